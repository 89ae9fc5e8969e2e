import { describe, expect, it } from 'vitest'
import { closedOn, defaultCalendar, hasUsualStarts, startsOn } from './clinic-calendar.ts'
import { slotMinutes, slotTimes } from './slots.ts'

const tuesday = '2027-01-05'

describe('the calendar of a new installation', () => {
  it('has the six slots of the specification on every day that is no holiday', () => {
    for (const day of [tuesday, '2027-01-09', '2027-01-10'])
      expect(startsOn(defaultCalendar, day, slotMinutes)).toEqual([...slotTimes])
  })

  it.each([
    ['2026-12-25', 'Christmas Day'],
    ['2027-01-01', 'New Year’s Day'],
    ['2027-10-25', 'Independence Day'],
  ])('is closed on %s, %s', (day, name) => {
    expect(closedOn(defaultCalendar, day)).toBe(name)
    expect(startsOn(defaultCalendar, day, slotMinutes)).toEqual([])
  })
})

it('has the usual starts only where each day of the week has them', () => {
  expect(hasUsualStarts(defaultCalendar)).toBe(true)
  const noSundays = defaultCalendar.opening.filter(({ weekday }) => weekday < 7)
  expect(hasUsualStarts({ slot_minutes: 60, opening: noSundays })).toBe(false)
  expect(hasUsualStarts({ ...defaultCalendar, slot_minutes: 30 })).toBe(false)
})

it.each(['0001-01-01', '1899-12-25', '2200-12-25', '9999-12-25'])(
  'knows no holiday on %s, outside of the years of its rule',
  (day) => {
    expect(closedOn(defaultCalendar, day)).toBeUndefined()
    expect(startsOn(defaultCalendar, day, slotMinutes)).toHaveLength(6)
  },
)

describe('the calendar of a clinic', () => {
  const clinic = {
    slot_minutes: 20,
    closes_on_holidays: true,
    opening: [
      { weekday: 2, starts_at: '08:10', ends_at: '09:30' },
      { weekday: 2, starts_at: '13:00', ends_at: '13:45' },
    ],
    closed_days: [
      { day: '2027-01-12', is_closed: true, name: 'Stock-taking' },
      { day: '2026-12-25', is_closed: false, name: 'Christmas Day' },
      { day: '2029-12-25', is_closed: false, name: 'Christmas Day' },
    ],
  }

  it('counts its grid from each opening, and a visit is over before it closes', () => {
    expect(startsOn(clinic, tuesday, 20)).toEqual([
      '08:10',
      '08:30',
      '08:50',
      '09:10',
      '13:00',
      '13:20',
    ])
    expect(startsOn(clinic, tuesday, 45)).toEqual(['08:10', '08:30', '13:00'])
    expect(startsOn(clinic, tuesday, 180)).toEqual([])
    expect(startsOn(clinic, '2027-01-06', 20)).toEqual([])
  })

  it('closes a day by name, and opens a holiday', () => {
    expect(closedOn(clinic, '2027-01-12')).toBe('Stock-taking')
    expect(startsOn(clinic, '2027-01-12', 20)).toEqual([])
    expect(closedOn(clinic, '2026-12-25')).toBeUndefined()
    // A Tuesday.
    expect(startsOn(clinic, '2029-12-25', 20)).toHaveLength(6)
    expect(closedOn({ ...clinic, closes_on_holidays: false }, '2027-01-01')).toBeUndefined()
  })

  it('has room for twelve visits of half an hour, and more of a quarter', () => {
    const day = { ...clinic, opening: [{ weekday: 2, starts_at: '08:00', ends_at: '17:00' }] }
    expect(startsOn({ ...day, slot_minutes: 30 }, tuesday, 30)).toHaveLength(18)
    expect(startsOn({ ...day, slot_minutes: 15 }, tuesday, 15)).toHaveLength(36)
  })
})
