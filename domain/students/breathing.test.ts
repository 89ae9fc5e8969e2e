import { expect, it } from 'vitest'
import { breathAt } from './breathing.ts'

it('breathes in, holds, out and holds, four seconds each, four times, and is over after 64', () => {
  const steps = Array.from({ length: 16 }, (_, index) => breathAt(index * 4000))
  expect(steps.map((step) => step?.key)).toEqual(
    Array.from({ length: 4 }, () => ['in', 'full', 'out', 'empty']).flat(),
  )
  expect(steps.map((step) => step?.round)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4])
  expect([0, 999, 1000, 3999, 4000].map((at) => breathAt(at)?.count)).toEqual([1, 1, 2, 4, 1])
  expect(breathAt(63_999)).toMatchObject({ round: 4, key: 'empty', count: 4 })
  expect(breathAt(64_000)).toBeUndefined()
  expect(breathAt(-5)).toMatchObject({ round: 1, key: 'in', count: 1 })
})
