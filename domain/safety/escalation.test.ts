import { describe, expect, it } from 'vitest'
import { closedOn, defaultCalendar } from '../appointments/clinic-calendar.ts'
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

describe('a day on which the clinic is closed', () => {
  const closedDays = {
    ...defaultCalendar,
    closed_days: [{ day: '2026-12-28', is_closed: true, name: 'Stocktaking' }],
  }
  const isClosed = (day: string) => closedOn(closedDays, day) !== undefined

  it.each([
    ['2026-12-24', '17:16', '2026-12-29'],
    ['2026-12-25', '07:00', '2026-12-29'],
    ['2026-12-25', '10:00', '2026-12-29'],
    ['2027-03-25', '17:00', '2027-03-30'],
    ['2026-12-31', '12:00', '2027-01-04'],
  ])('after %s %s, no one is said to read before %s', (day, time, opening) => {
    expect(nextOpeningDay(at(day, time), isClosed)).toBe(opening)
  })

  it('is outside working hours for words, and not for reminders', () => {
    expect(isOutOfHours(at('2026-12-25', '10:00'), isClosed)).toBe(true)
    expect(isOutOfHours(at('2026-12-28', '10:00'), isClosed)).toBe(true)
    expect(isOutOfHours(at('2026-12-29', '10:00'), isClosed)).toBe(false)
    expect(isOutOfHours(at('2026-12-25', '10:00'))).toBe(false)
  })

  it('still names a day where the clinic is closed for months', () => {
    expect(nextOpeningDay(at('2026-11-27', '17:00'), () => true)).toBe('2026-11-30')
  })
})
