import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter } from '../values/lusaka.ts'
import { firstMonth, monthOf, monthsOfCare } from './months.ts'
import { joined, leavesOf } from './tree.ts'

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

describe('the months of care', () => {
  it('hold every day once, newest month first, and this month also when it is empty', () => {
    fc.assert(
      fc.property(someDays, (days) => {
        const months = monthsOfCare(days, '2026-11-21')
        expect(months.flatMap((one) => one.days).toSorted()).toEqual([...new Set(days)].toSorted())
        const names = months.map(({ month }) => month)
        expect(names).toEqual(names.toSorted().toReversed())
        expect(names).toContain('2026-11')
      }),
    )
  })

  it.each([
    ['2026-12-31', '2026-01'],
    ['2026-11-01', '2025-12'],
    ['2026-01-15', '2025-02'],
  ])('on %s start in %s', (today, first) => expect(firstMonth(today)).toBe(first))
})
