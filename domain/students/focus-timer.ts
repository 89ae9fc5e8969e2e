/**
 * The focus timer: a stretch of work, a short break, and a long break after every fourth stretch.
 * It counts by wall clock, with the time as an argument, so that a phone that slept is right when it
 * wakes. Nothing begins by itself: a phone forgotten in a pocket counts one stretch, not a night.
 */
export type Phase = 'focus' | 'break' | 'long_break'

export const phaseLabels: Record<Phase, string> = {
  focus: 'Focus',
  break: 'Break',
  long_break: 'Long break',
}

/** Minutes. */
export type Lengths = Record<Phase, number>

export const usualLengths: Lengths = { focus: 25, break: 5, long_break: 15 }

/** Whole minutes within which each length may be set; the table's check allows no other `focus`. */
export const lengthBounds: Record<Phase, { min: number; max: number }> = {
  focus: { min: 5, max: 90 },
  break: { min: 1, max: 30 },
  long_break: { min: 5, max: 60 },
}

export const roundsBeforeLongBreak = 4

const minute = 60_000

export interface FocusTimer {
  phase: Phase
  /** Stretches finished since the last long break, 0 to 4. */
  rounds: number
  /**
   * The length of the current phase in milliseconds. A change of the settings does not affect a
   * running phase.
   */
  length: number
  /** The instant at which the phase ends; null while the timer is stopped. */
  ends_at: number | null
  /** The rest of a stopped phase, in milliseconds. */
  left: number
}

/** A stopped timer at the start of a phase. */
export function timerAt(phase: Phase, rounds: number, lengths: Lengths): FocusTimer {
  const length = lengths[phase] * minute
  return { phase, rounds, length, ends_at: null, left: length }
}

/** Milliseconds left of the phase; 0 once it is over. Never more than its length, whatever the clock does. */
export function timeLeft({ ends_at, left, length }: FocusTimer, now: number): number {
  return ends_at === null ? left : Math.min(length, Math.max(0, ends_at - now))
}

export function startTimer(timer: FocusTimer, now: number): FocusTimer {
  return timer.ends_at === null ? { ...timer, ends_at: now + timer.left } : timer
}

export function pauseTimer(timer: FocusTimer, now: number): FocusTimer {
  return timer.ends_at === null ? timer : { ...timer, left: timeLeft(timer, now), ends_at: null }
}

/**
 * The timer after the clock of the device was set by this many milliseconds, back where negative: what is
 * left stays.
 */
export function withClockSet(timer: FocusTimer, by: number): FocusTimer {
  return timer.ends_at === null ? timer : { ...timer, ends_at: timer.ends_at + by }
}

export function isOver(timer: FocusTimer, now: number): boolean {
  return timer.ends_at !== null && timeLeft(timer, now) === 0
}

/** The next phase, stopped. Work that ends early is not a finished round; its break comes all the same. */
export function nextPhase(timer: FocusTimer, lengths: Lengths, isFinished: boolean): FocusTimer {
  if (timer.phase === 'long_break') return timerAt('focus', 0, lengths)
  if (timer.phase === 'break') return timerAt('focus', timer.rounds, lengths)
  const rounds = timer.rounds + (isFinished ? 1 : 0)
  const isLong = isFinished && rounds >= roundsBeforeLongBreak
  return timerAt(isLong ? 'long_break' : 'break', rounds, lengths)
}

/** Whole minutes of work in a finished round, as they are stored. */
export function minutesOf({ length }: FocusTimer): number {
  return Math.round(length / minute)
}

/** `24:59`: minutes and seconds, a begun second counting whole. */
export function clockOf(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
