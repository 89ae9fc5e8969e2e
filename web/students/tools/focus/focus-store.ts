import {
  type FocusTimer,
  lengthBounds,
  type Lengths,
  type Phase,
  timerAt,
  usualLengths,
} from '#domain/students/focus-timer.ts'

/**
 * The signals at the end of a phase in addition to the text; each is off until the user chooses it.
 */
export interface Signals {
  sound: boolean
  vibration: boolean
}

export interface FocusSettings {
  lengths: Lengths
  signals: Signals
}

export interface FinishedRound {
  id: string
  minutes: number
}

/** What a tab remembers of its timer, so that a reload loses nothing. */
export interface FocusRun {
  timer: FocusTimer
  /** Finished, and not written at the server yet. */
  unsent: readonly FinishedRound[]
}

/** By person, in the tab's own store alone; logging out forgets it. */
const runKey = (user_id: string) => `ubumi.focus.${user_id}`
/** On this device until logout, like everything this site writes. */
const settingsKey = 'ubumi.focus-settings'

function read<Stored>(store: Storage, key: string): Partial<Stored> {
  try {
    return (JSON.parse(store.getItem(key) ?? 'null') as Partial<Stored> | null) ?? {}
  } catch {
    return {}
  }
}

/** Where the store is full or shut off, the page goes on, and only a reload loses it. */
function write(store: Storage, key: string, stored: object) {
  try {
    store.setItem(key, JSON.stringify(stored))
  } catch {
    store.removeItem(key)
  }
}

const phases: readonly Phase[] = ['focus', 'break', 'long_break']
const isLength = (phase: Phase, minutes: unknown) => {
  const { min, max } = lengthBounds[phase]
  return Number.isInteger(minutes) && Number(minutes) >= min && Number(minutes) <= max
}

export function readSettings(): FocusSettings {
  const { lengths, signals } = read<FocusSettings>(localStorage, settingsKey)
  return {
    lengths:
      lengths && phases.every((phase) => isLength(phase, lengths[phase])) ? lengths : usualLengths,
    signals: { sound: signals?.sound === true, vibration: signals?.vibration === true },
  }
}

export function keepSettings(settings: FocusSettings) {
  write(localStorage, settingsKey, settings)
}

export function readRun(user_id: string, lengths: Lengths): FocusRun {
  const { timer, unsent } = read<FocusRun>(sessionStorage, runKey(user_id))
  const isTimer = timer && phases.includes(timer.phase) && timer.length > 0 && timer.left >= 0
  return {
    timer: isTimer ? timer : timerAt('focus', 0, lengths),
    unsent: Array.isArray(unsent) ? unsent : [],
  }
}

export function keepRun(user_id: string, run: FocusRun) {
  write(sessionStorage, runKey(user_id), run)
}
