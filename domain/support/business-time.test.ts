import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultCalendar } from '../appointments/clinic-calendar.ts'
import { instantAt, lusakaClock } from '../values/lusaka.ts'
import { afterOpenMinutes, isOpenAt, openMinutesBetween, openTimes } from './business-time.ts'

const block = (weekday: number, starts_at: string, ends_at: string) => ({
  weekday,
  starts_at,
  ends_at,
})
const everyDay = (...blocks: [string, string][]) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => blocks.map(([from, to]) => block(weekday, from, to)))
const team = { work_days: [1, 2, 3, 4, 5], work_from: 8, work_to: 17 }
const always = { work_days: [1, 2, 3, 4, 5, 6, 7], work_from: 0, work_to: 24 }
/** From 08:00 to 17:00 on working days, without a break. */
const whole = openTimes({ ...defaultCalendar, opening: everyDay(['00:00', '24:00']) }, team)
const withBreak = openTimes(
  { ...defaultCalendar, opening: everyDay(['08:00', '12:30'], ['13:30', '17:00']) },
  team,
)
const roundTheClock = openTimes(
  {
    ...defaultCalendar,
    closes_on_holidays: false,
    opening: everyDay(['00:00', '12:00'], ['12:00', '24:00']),
  },
  always,
)

const due = (day: string, time: string, openOn = whole, minutes = 120) => {
  const at = lusakaClock(afterOpenMinutes(instantAt(day, time), minutes, openOn))
  return `${at.day} ${at.time}`
}

describe('two hours of opening hours', () => {
  it('pass on the same day while it is open', () => {
    // A Tuesday.
    expect(due('2026-11-24', '08:15')).toBe('2026-11-24 10:15')
    expect(due('2026-11-24', '15:00')).toBe('2026-11-24 17:00')
  })

  it('go on at the next opening: over a night, before the opening, and over a weekend', () => {
    expect(due('2026-11-24', '16:00')).toBe('2026-11-25 09:00')
    expect(due('2026-11-24', '17:00')).toBe('2026-11-25 10:00')
    expect(due('2026-11-24', '03:00')).toBe('2026-11-24 10:00')
    expect(due('2026-11-24', '23:59')).toBe('2026-11-25 10:00')
    expect(due('2026-11-25', '00:00')).toBe('2026-11-25 10:00')
    expect(due('2026-11-27', '16:30')).toBe('2026-11-30 09:30')
    expect(due('2026-11-28', '10:00')).toBe('2026-11-30 10:00')
  })

  it('leave out a break at noon', () => {
    expect(due('2026-11-24', '11:00', withBreak)).toBe('2026-11-24 14:00')
    expect(due('2026-11-24', '12:45', withBreak)).toBe('2026-11-24 15:30')
    expect(due('2026-11-24', '10:30', withBreak)).toBe('2026-11-24 12:30')
  })

  it('leave out closed days, public holidays and the end of a year', () => {
    const closed_days = [{ day: '2026-11-25', is_closed: true, name: 'Stocktaking' }]
    const openOn = openTimes(
      { ...defaultCalendar, opening: everyDay(['00:00', '24:00']), closed_days },
      team,
    )
    expect(due('2026-11-24', '16:00', openOn)).toBe('2026-11-26 09:00')
    // New Year of 2027 is a Friday.
    expect(due('2026-12-31', '16:00')).toBe('2027-01-04 09:00')
    // A holiday that is open is a working day.
    const open = openTimes(
      {
        ...defaultCalendar,
        opening: everyDay(['00:00', '24:00']),
        closed_days: [{ day: '2027-01-01', is_closed: false, name: 'Open' }],
      },
      team,
    )
    expect(due('2026-12-31', '16:00', open)).toBe('2027-01-01 09:00')
  })

  it('are two hours where it never closes, also over midnight', () => {
    expect(due('2026-12-31', '23:00', roundTheClock)).toBe('2027-01-01 01:00')
    expect(isOpenAt(instantAt('2026-12-25', '03:00'), roundTheClock)).toBe(true)
  })

  it('go by the hours of the team where clinic and team have none in common', () => {
    const openOn = openTimes({ ...defaultCalendar, opening: [block(7, '09:00', '12:00')] }, team)
    expect(due('2026-11-24', '16:00', openOn)).toBe('2026-11-25 09:00')
  })

  it('end after months where it never opens', () => {
    const openOn = openTimes(defaultCalendar, { ...team, work_days: [] })
    expect(due('2026-11-24', '09:00', openOn)).toBe('2027-03-24 09:00')
    expect(openMinutesBetween(instantAt('2026-11-24'), instantAt('2026-12-24'), openOn)).toBe(0)
  })
})

it('is open from the minute of opening, and no longer at that of closing', () => {
  const open = (time: string) => isOpenAt(instantAt('2026-11-24', time), withBreak)
  expect(['07:59', '08:00', '12:29', '12:30', '13:30', '16:59', '17:00'].map(open)).toEqual([
    false,
    true,
    true,
    false,
    true,
    true,
    false,
  ])
})

it('counts as many open minutes until an instant as it went on for, never fewer minutes than went by', () => {
  const start = instantAt('2026-11-20').getTime()
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 * 24 * 60 }),
      fc.integer({ min: 1, max: 2000 }),
      fc.constantFrom(whole, withBreak, roundTheClock),
      (offset, minutes, openOn) => {
        const at = new Date(start + offset * 60_000)
        const end = afterOpenMinutes(at, minutes, openOn)
        expect(openMinutesBetween(at, end, openOn)).toBe(minutes)
        expect(end.getTime() - at.getTime()).toBeGreaterThanOrEqual(minutes * 60_000)
        const before = new Date(end.getTime() - 60_000)
        expect(openMinutesBetween(at, before, openOn)).toBe(minutes - 1)
      },
    ),
  )
})
