import { describe, expect, it } from 'vitest'
import { daysToChoose, takenAt } from './taken.ts'

/** Noon in Lusaka. */
const noon = Date.parse('2026-11-28T10:00:20Z')

describe('the time of a reading', () => {
  it('of 06:30 typed at noon is 06:30 in Lusaka', () => {
    expect(takenAt('2026-11-28', '06:30', noon)).toEqual({ at: '2026-11-28T04:30:00.000Z' })
  })

  it('is never still to come', () => {
    expect(takenAt('2026-11-28', '12:00', noon).problem).toBeUndefined()
    expect(takenAt('2026-11-28', '12:01', noon).problem).toMatch(/still to come/)
  })

  it('is one of 30 days, today first', () => {
    const days = daysToChoose(noon)
    expect(days).toHaveLength(30)
    expect(days[0]).toEqual({ value: '2026-11-28', label: 'Today, Saturday 28 November' })
    expect(days.at(-1)).toEqual({ value: '2026-10-30', label: 'Friday 30 October' })
  })
})
