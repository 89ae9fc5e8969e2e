import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter, monthOf } from '#domain/values/lusaka.ts'
import { joined, leavesOf } from './leaves.ts'

const aDay = fc.integer({ min: 0, max: 365 }).map((days) => dayAfter('2025-12-01', days))
const someDays = fc.array(aDay, { maxLength: 60 })

describe('the tree of a month', () => {
  it('has one leaf for each day, and loses and moves none as days are added', () => {
    fc.assert(
      fc.property(someDays, someDays, aDay, (before, added, day) => {
        const month = monthOf(day)
        const first = leavesOf(month, before)
        const both = leavesOf(month, [...before, ...added])
        expect(both).toEqual(expect.arrayContaining(first))
        const own = [...before, ...added].filter((one) => monthOf(one) === month)
        expect(both).toHaveLength(new Set(own).size)
      }),
    )
  })

  it('has another place for each of 31 days, all within its box', () => {
    const days = Array.from({ length: 31 }, (_, index) => dayAfter('2026-10-01', index))
    const leaves = leavesOf('2026-10', days)
    expect(new Set(leaves.map(({ path }) => path)).size).toBe(31)
    expect(leaves.filter(({ isCopper }) => isCopper)).toHaveLength(10)
    for (const { path } of leaves) {
      const [x, y] = path.match(/-?[\d.]+/g)!.map(Number)
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(160)
      expect(y).toBeGreaterThan(10)
      expect(y).toBeLessThan(80)
    }
    expect(joined(leaves)).not.toMatch(/NaN|undefined/)
  })
})
