import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter, monthOf } from '#domain/values/lusaka.ts'
import { joined, leavesOf, treeWood } from './leaves.ts'

const aDay = fc.integer({ min: 0, max: 365 }).map((days) => dayAfter('2025-12-01', days))
const someDays = fc.array(aDay, { maxLength: 60 })

const days31 = Array.from({ length: 31 }, (_, index) => dayAfter('2026-10-01', index))

/** Points of all curves of the wood, close to each other. */
function pointsOf(wood: string): [number, number][] {
  return wood.split('M').flatMap((branch) => {
    const [x = 0, y = 0, ...curves] = (branch.match(/-?[\d.]+/g) ?? []).map(Number)
    let [fromX, fromY] = [x, y]
    return Array.from({ length: curves.length / 6 }, (_, curve) => {
      const [ax, ay, bx, by, cx, cy] = curves.slice(curve * 6) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ]
      const start = [fromX, fromY] as const
      fromX += cx
      fromY += cy
      return Array.from({ length: 101 }, (__, step): [number, number] => {
        const t = step / 100
        const at = (a: number, b: number, c: number) =>
          3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t * t * b + t ** 3 * c
        return [start[0] + at(ax, bx, cx), start[1] + at(ay, by, cy)]
      })
    }).flat()
  })
}

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
    const leaves = leavesOf('2026-10', days31)
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

  it('has each leaf on a branch, also where it is the only one', () => {
    const wood = pointsOf(treeWood)
    for (const { day, path } of leavesOf('2026-10', days31)) {
      const [x = 0, y = 0] = path.match(/-?[\d.]+/g)!.map(Number)
      const away = Math.min(...wood.map(([px, py]) => Math.hypot(px - x, py - y)))
      expect(away, day).toBeLessThan(1)
    }
  })
})
