import {
  type FocusTimer,
  lengthBounds,
  type Lengths,
  type Phase,
  timerAt,
  usualLengths,
} from '#domain/students/focus-timer.ts'
import { signedInId } from '#web/platform/calls/session.ts'
import { tabDraft } from '#web/platform/drafts/draft.ts'
import { deviceStore } from '#web/platform/browser/stores.ts'

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
  /**
   * The id of the stretch of work that was begun. A duplicated tab copies it, so that the server counts the
   * stretch once.
   */
  round?: string | undefined
  /** Finished, and not written at the server yet. */
  unsent: readonly FinishedRound[]
}

/** A running timer is neither typed nor sent, and a reload must not stop it. */
const storedRun = tabDraft<Partial<FocusRun>>('focus')
/** Of the signed-in user, on this device until logout, like everything this site writes. */
const settingsKeyNow = () => `ubumi.focus-settings.${signedInId()}`

const phases: readonly Phase[] = ['focus', 'break', 'long_break']
const isLength = (phase: Phase, minutes: unknown) => {
  const { min, max } = lengthBounds[phase]
  return Number.isInteger(minutes) && Number(minutes) >= min && Number(minutes) <= max
}

export function readSettings(): FocusSettings {
  const { lengths, signals } = storedSettings()
  return {
    lengths:
      lengths && phases.every((phase) => isLength(phase, lengths[phase])) ? lengths : usualLengths,
    signals: { sound: signals?.sound === true, vibration: signals?.vibration === true },
  }
}

export function keepSettings(settings: FocusSettings) {
  try {
    deviceStore().setItem(settingsKeyNow(), JSON.stringify(settings))
  } catch {
    // The storage is full or disabled: the usual settings return with the next page.
  }
}

function storedSettings(): Partial<FocusSettings> {
  try {
    return (
      (JSON.parse(deviceStore().getItem(settingsKeyNow()) ?? '{}') as FocusSettings | null) ?? {}
    )
  } catch {
    return {}
  }
}

export function readRun(lengths: Lengths): FocusRun {
  const { timer, round, unsent } = storedRun.read() ?? {}
  const isTimer = timer && phases.includes(timer.phase) && timer.length > 0 && timer.left >= 0
  return {
    timer: isTimer ? timer : timerAt('focus', 0, lengths),
    round: isTimer && typeof round === 'string' ? round : undefined,
    unsent: Array.isArray(unsent) ? unsent : [],
  }
}

export const keepRun = (run: FocusRun) => void storedRun.keep(run)
