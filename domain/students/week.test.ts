import { describe, expect, it } from 'vitest'
import { daysOfWeek, weekOf, weeksAfter } from './week.ts'

describe('a week', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-21', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    // Around the ends of years, also of a leap year.
    ['2026-01-01', '2025-12-29'],
    ['2027-01-03', '2026-12-28'],
    ['2028-02-29', '2028-02-28'],
    ['2024-12-31', '2024-12-30'],
  ])('of %s begins on the Monday %s', (day, monday) => {
    expect(weekOf(day)).toBe(monday)
  })

  it('has seven days, over the end of a year too', () => {
    expect(daysOfWeek('2026-12-28')).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ])
  })

  it('is followed by another, and follows one', () => {
    expect(weeksAfter('2026-12-28', 1)).toBe('2027-01-04')
    expect(weeksAfter('2027-01-04', -1)).toBe('2026-12-28')
    expect(weeksAfter('2024-02-26', 1)).toBe('2024-03-04')
  })
})
