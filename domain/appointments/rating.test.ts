import { describe, expect, it } from 'vitest'
import { canChangeRating, canRate, describeRating } from './rating.ts'

const now = new Date('2026-11-26T10:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()

describe('a rating', () => {
  it('can be given to a held session for 60 days, and changed for 7', () => {
    const may = (days: number, outcome: 'held' | 'patient_no_show' | null = 'held') =>
      canRate({ outcome, appointment_time: daysAgo(days) }, now)
    expect([may(0.1), may(59.9), may(60)]).toEqual([true, true, false])
    expect([may(1, null), may(1, 'patient_no_show')]).toEqual([false, false])
    const mayChange = (days: number) => canChangeRating({ created_at: daysAgo(days) }, now)
    expect([mayChange(0), mayChange(6.9), mayChange(7)]).toEqual([true, true, false])
  })

  it('is written with one decimal', () => {
    expect(describeRating({ mean: 4.6, count: 10 })).toBe('4.6 of 5, 10 ratings')
    expect(describeRating({ mean: 5, count: 5 })).toBe('5.0 of 5, 5 ratings')
  })
})
