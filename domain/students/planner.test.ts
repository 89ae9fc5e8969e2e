import { expect, it } from 'vitest'
import { byTime } from './planner.ts'

it('lists tasks by day, then by time, and those without either as they were written', () => {
  const at = (day: string | null, starts_at: string | null, created_at: string) => ({
    day,
    starts_at,
    created_at,
  })
  const sorted = [
    at('2026-11-16', '08:00', '1'),
    at('2026-11-16', '14:00', '0'),
    at('2026-11-16', null, '0'),
    at('2026-11-16', null, '2'),
    at('2026-11-17', null, '0'),
    at(null, null, '0'),
  ]
  expect(sorted.toReversed().sort(byTime)).toEqual(sorted)
})
