import { expect, it } from 'vitest'
import { doubtAbout } from './doubt.ts'

const now = Date.parse('2026-11-30T06:00:00Z')
const daysAgo = (days: number) => now - days * 86_400_000
const about = (weight_kg: number, last?: number, days = 7) =>
  doubtAbout(
    { weight_kg, at: now },
    last === undefined ? undefined : { weight_kg: last, at: daysAgo(days) },
  )

it.each([
  ['two digits that changed places', 86.5, 68.4, 68.5],
  ['a digit too many', 168.5, 68.4, 68.5],
  ['a dot at another place', 6.85, 68.4, 68.5],
  ['no number that is near', 95, 68.4, undefined],
  ['a missing digit', 8.4, 68.4, undefined],
])('asks about %s', (_what, typed, last, meant) => {
  expect(about(typed, last)).toEqual({ last, meant })
})

it('asks nothing within 10 % of the last weight', () => {
  for (const typed of [61.6, 68.4, 75.2]) expect(about(typed, 68.4)).toBeUndefined()
  for (const typed of [61.5, 75.3]) expect(about(typed, 68.4)).toBeDefined()
})

it('compares with weights of the last 30 days alone, and asks else about what few adults have', () => {
  expect(about(95, 68.4, 30)).toBeDefined()
  expect(about(95, 68.4, 31)).toBeUndefined()
  expect(about(95)).toBeUndefined()
  for (const typed of [20, 201]) expect(about(typed)).toEqual({ last: undefined, meant: undefined })
})
