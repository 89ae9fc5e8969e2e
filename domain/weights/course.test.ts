import { describe, expect, it } from 'vitest'
import { lossOf, rangeInWords, weeklyMeans, within } from './course.ts'

const now = Date.parse('2026-11-30T12:00:00Z')
const weighed = (weight_kg: number, daysAgo: number) => ({
  weight_kg,
  created_at: new Date(now - daysAgo * 86_400_000).toISOString(),
})

it('says between what the weights of a period lie, and nothing about it', () => {
  const entries = [weighed(67.2, 1), weighed(69, 40), weighed(75, 100)]
  expect(rangeInWords(within(entries, 91, now), '3 months')).toBe(
    'Between 67.2 and 69.0 kg in the last 3 months.',
  )
  expect(rangeInWords([weighed(67.2, 1)], 'year')).toBe('67.2 kg in the last year.')
  expect(rangeInWords([], 'year')).toBe('No weight in the last year.')
})

it('averages the weeks of Lusaka, which begin on Monday', () => {
  const at = (created_at: string, weight_kg: number) => ({ created_at, weight_kg })
  expect(
    weeklyMeans([
      // Monday in Lusaka already.
      at('2026-11-22T22:30:00Z', 70),
      at('2026-11-22T21:00:00Z', 60),
      at('2026-11-25T06:00:00Z', 69),
    ]),
  ).toEqual([
    { day: '2026-11-19', value: 60 },
    { day: '2026-11-26', value: 69.5 },
  ])
})

describe('a loss to talk about', () => {
  it('is 5 % or more within 6 months, from the highest weight', () => {
    const entries = [weighed(76, 2), weighed(80, 60), weighed(78, 120)]
    expect(lossOf(entries, now)).toEqual({ from: entries[1], to: entries[0] })
    expect(lossOf([weighed(76.1, 2), weighed(80, 60)], now)).toBeUndefined()
  })

  it.each([
    ['a gain', [weighed(80, 2), weighed(70, 60)]],
    ['a weight of more than 6 months before', [weighed(70, 2), weighed(80, 186)]],
    ['two weights of the same days', [weighed(70, 2), weighed(80, 10)]],
    ['a newest weight that is old', [weighed(70, 31), weighed(80, 90)]],
    ['a single weight', [weighed(70, 2)]],
    ['nothing', []],
  ])('is not %s', (_what, entries) => {
    expect(lossOf(entries, now)).toBeUndefined()
  })
})
