import { describe, expect, it } from 'vitest'
import { isOutOfHours, minutesSinceMorning, nextOpeningDay } from './escalation.ts'

/** Times in Lusaka, which is two hours ahead of UTC. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+02:00`)

describe('the day on which working hours next begin', () => {
  it.each([
    ['2026-11-27', '07:59', '2026-11-27'],
    ['2026-11-27', '08:00', '2026-11-30'],
    ['2026-11-27', '17:16', '2026-11-30'],
    ['2026-11-29', '23:59', '2026-11-30'],
    ['2026-11-30', '12:00', '2026-12-01'],
  ])('after %s %s is %s', (day, time, opening) => {
    expect(nextOpeningDay(at(day, time))).toBe(opening)
  })
})

it.each([
  ['08:00', 0],
  ['09:30', 90],
  ['07:59', 24 * 60 - 1],
  ['00:00', 16 * 60],
])('at %s the last morning began %i minutes ago, on any day', (time, minutes) => {
  for (const day of ['2026-11-27', '2026-11-28'])
    expect(minutesSinceMorning(at(day, time))).toBe(minutes)
})

it.each([
  ['2026-11-27', '16:59', false],
  ['2026-11-27', '17:00', true],
  ['2026-11-28', '10:00', true],
])('%s %s is outside working hours: %s', (day, time, isOut) => {
  expect(isOutOfHours(at(day, time))).toBe(isOut)
})
