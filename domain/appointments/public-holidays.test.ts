import { describe, expect, it } from 'vitest'
import { publicHolidays, weekdayOf } from './public-holidays.ts'

describe('the public holidays of Zambia', () => {
  it('of 2026 are those of the Act and of the notices since', () => {
    expect(publicHolidays(2026).map(({ day, name }) => `${day.slice(5)} ${name}`)).toEqual([
      '01-01 New Year’s Day',
      '03-08 Women’s Day',
      '03-09 Women’s Day',
      '03-12 Youth Day',
      '04-03 Good Friday',
      '04-04 Holy Saturday',
      '04-06 Easter Monday',
      '04-28 Kenneth Kaunda Day',
      '05-01 Labour Day',
      '05-25 Africa Freedom Day',
      '07-06 Heroes’ Day',
      '07-07 Unity Day',
      '08-03 Farmers’ Day',
      '10-18 National Prayer Day',
      '10-19 National Prayer Day',
      '10-24 Independence Day',
      '12-25 Christmas Day',
    ])
  })

  it.each([
    [1818, '03-23'],
    [2000, '04-24'],
    [2024, '04-01'],
    [2025, '04-21'],
    [2027, '03-29'],
    [2038, '04-26'],
    [2285, '03-23'],
  ])('have Easter Monday of %i on %s', (year, day) => {
    const monday = publicHolidays(year).find(({ name }) => name === 'Easter Monday')
    expect(monday?.day).toBe(`${year}-${day}`)
  })

  it('are on Monday, too, where they fall on a Sunday, in each of 300 years', () => {
    for (let year = 1900; year < 2200; year++) {
      const days = publicHolidays(year)
      expect(new Set(days.map(({ day }) => day)).size).toBe(days.length)
      const named = (name: string) => days.filter((one) => one.name === name).map(({ day }) => day)
      for (const [name, day] of [
        ['Christmas Day', `${year}-12-25`],
        ['Independence Day', `${year}-10-24`],
        ['Youth Day', `${year}-03-12`],
      ] as const)
        expect(named(name)).toHaveLength(weekdayOf(day) === 7 ? 2 : 1)
      expect(named('Heroes’ Day').map(weekdayOf)).toEqual([1])
      expect(named('Unity Day').map(weekdayOf)).toEqual([2])
      expect(named('Farmers’ Day').map(weekdayOf)).toEqual([1])
      expect(named('Good Friday').map(weekdayOf)).toEqual([5])
    }
  })
})
