import { describe, expect, it } from 'vitest'
import { addMonths, dayAfterKey, weeksOf } from './month.ts'

describe('the weeks of a month', () => {
  it('run from Sunday to Saturday and contain every day of it once', () => {
    for (let month = 0; month < 48; month += 1) {
      const first = new Date(Date.UTC(2026, month, 1)).toISOString().slice(0, 7)
      const days = weeksOf(first).flat()
      expect(days.length % 7).toBe(0)
      expect(days.map((day) => new Date(day).getUTCDay())).toEqual(days.map((_, at) => at % 7))
      const own = days.filter((day) => day.startsWith(first))
      expect(own.length).toBe(new Date(Date.UTC(2026, month + 1, 0)).getUTCDate())
      expect(new Set(days).size).toBe(days.length)
    }
  })

  it('are four where February starts on a Sunday, and six where the month needs them', () => {
    expect(weeksOf('2026-02')).toHaveLength(4)
    expect(weeksOf('2026-08')).toHaveLength(6)
  })
})

describe('moving through the calendar', () => {
  it('stays within a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
  })

  it('moves by the keys of a grid', () => {
    const from = '2026-11-21' // a Saturday
    expect(dayAfterKey('ArrowRight', from)).toBe('2026-11-22')
    expect(dayAfterKey('ArrowUp', from)).toBe('2026-11-14')
    expect(dayAfterKey('Home', from)).toBe('2026-11-15')
    expect(dayAfterKey('End', from)).toBe(from)
    expect(dayAfterKey('PageDown', from)).toBe('2026-12-21')
    expect(dayAfterKey('a', from)).toBeUndefined()
  })
})
