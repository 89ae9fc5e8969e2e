import { describe, expect, it } from 'vitest'
import {
  clockOf,
  type FocusTimer,
  isOver,
  minutesOf,
  nextPhase,
  pauseTimer,
  startTimer,
  timeLeft,
  timerAt,
  usualLengths,
  withClockSet,
} from './focus-timer.ts'

const minute = 60_000
const noon = Date.parse('2026-11-21T12:00:00+02:00')
const fresh = timerAt('focus', 0, usualLengths)

describe('a running timer', () => {
  it('counts by the clock, however long the phone slept', () => {
    const timer = startTimer(fresh, noon)
    expect(timeLeft(timer, noon)).toBe(25 * minute)
    expect(timeLeft(timer, noon + 10 * minute)).toBe(15 * minute)
    expect(isOver(timer, noon + 25 * minute - 1)).toBe(false)
    expect(isOver(timer, noon + 25 * minute)).toBe(true)
    expect(timeLeft(timer, noon + 8 * 60 * minute)).toBe(0)
  })

  it('stops while it is paused, and continues where it stopped', () => {
    const paused = pauseTimer(startTimer(fresh, noon), noon + 10 * minute)
    expect(timeLeft(paused, noon + 60 * minute)).toBe(15 * minute)
    expect(isOver(paused, noon + 60 * minute)).toBe(false)
    const again = startTimer(paused, noon + 60 * minute)
    expect(isOver(again, noon + 74 * minute)).toBe(false)
    expect(isOver(again, noon + 75 * minute)).toBe(true)
  })

  it('is not started twice, nor paused twice', () => {
    const timer = startTimer(fresh, noon)
    expect(startTimer(timer, noon + minute)).toBe(timer)
    const paused = pauseTimer(timer, noon + minute)
    expect(pauseTimer(paused, noon + 2 * minute)).toBe(paused)
  })

  it('never has more left than its length, also when the clock is set back', () => {
    const timer = startTimer(fresh, noon)
    expect(timeLeft(timer, noon - 60 * minute)).toBe(25 * minute)
  })
})

describe('what follows', () => {
  const walk = (timer: FocusTimer, count: number): string[] =>
    count === 0
      ? []
      : [
          `${timer.phase} ${minutesOf(timer)}`,
          ...walk(nextPhase(timer, usualLengths, true), count - 1),
        ]

  it('is a break, and after four rounds a long one, stopped until it is started', () => {
    expect(walk(fresh, 9)).toEqual([
      'focus 25',
      'break 5',
      'focus 25',
      'break 5',
      'focus 25',
      'break 5',
      'focus 25',
      'long_break 15',
      'focus 25',
    ])
    expect(nextPhase(startTimer(fresh, noon), usualLengths, true).ends_at).toBeNull()
  })

  it('does not count a round that was left early', () => {
    expect(nextPhase(fresh, usualLengths, false)).toMatchObject({ phase: 'break', rounds: 0 })
    const third = timerAt('focus', 3, usualLengths)
    expect(nextPhase(third, usualLengths, false)).toMatchObject({ phase: 'break', rounds: 3 })
    expect(nextPhase(third, usualLengths, true)).toMatchObject({ phase: 'long_break', rounds: 4 })
  })

  it('has the lengths that are set then', () => {
    const lengths = { focus: 50, break: 10, long_break: 30 }
    const next = nextPhase(fresh, lengths, true)
    expect(minutesOf(next)).toBe(10)
    expect(minutesOf(nextPhase(next, lengths, true))).toBe(50)
  })
})

it.each([
  [25 * minute, '25:00'],
  [25 * minute - 1, '25:00'],
  [59_000, '0:59'],
  [1, '0:01'],
  [0, '0:00'],
  [90 * minute, '90:00'],
])('%d ms are shown as %s', (left, shown) => {
  expect(clockOf(left)).toBe(shown)
})

it('has as much left as before where the clock of the device is set back or forward', () => {
  const started = startTimer(timerAt('focus', 0, usualLengths), 10_000_000)
  const hours = -3 * 60 * 60_000
  const moved = withClockSet(started, hours)
  expect(timeLeft(moved, 10_060_000 + hours)).toBe(24 * 60_000)
  expect(isOver(moved, 10_000_000 + hours + 25 * 60_000)).toBe(true)
  const stopped = timerAt('break', 1, usualLengths)
  expect(withClockSet(stopped, hours)).toEqual(stopped)
})
