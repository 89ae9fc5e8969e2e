import { describe, expect, it } from 'vitest'
import { type Acknowledgement, isAside, longestAside } from './acknowledgement.ts'

const seen = '2026-11-30T08:00:00.000Z'
const noted: Acknowledgement = { reasons: { item_9: seen }, return_on: '2026-12-14' }

describe('a reason that a provider has noted', () => {
  it('is put aside until its day', () => {
    expect(isAside({ reason: 'item_9', newest: seen }, [noted], '2026-12-13')).toBe(true)
    expect(isAside({ reason: 'item_9', newest: seen }, [noted], '2026-12-14')).toBe(false)
  })

  it('is not put aside once there is something newer, nor is another reason', () => {
    const newer = '2026-12-01T08:00:00.000Z'
    expect(isAside({ reason: 'item_9', newest: newer }, [noted], '2026-12-02')).toBe(false)
    expect(isAside({ reason: 'worse', newest: seen }, [noted], '2026-12-02')).toBe(false)
  })

  it('stays aside by an earlier note when a later one is about another reason', () => {
    const other: Acknowledgement = { reasons: { worse: seen }, return_on: '2027-01-10' }
    for (const reason of ['item_9', 'worse'] as const)
      expect(isAside({ reason, newest: seen }, [other, noted], '2026-12-02')).toBe(true)
  })
})

it('an urgent reason is put aside for two weeks at most, and the others with it', () => {
  expect(longestAside(['missed_sessions', 'no_improvement', 'worse'])).toBe(60)
  for (const urgent of ['item_9', 'emergency_reading'] as const)
    expect(longestAside(['worse', urgent])).toBe(14)
})
