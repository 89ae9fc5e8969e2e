import { expect, it } from 'vitest'
import { periodWords } from './absence-words.ts'

it.each([
  ['2026-12-23T22:00:00Z', '2026-12-24T22:00:00Z', '24 December 2026'],
  ['2026-12-23T22:00:00Z', '2026-12-27T22:00:00Z', '24 December 2026 to 27 December 2026'],
  [
    '2026-12-24T08:00:00Z',
    '2026-12-24T12:30:00Z',
    '24 December 2026, 10:00 to 24 December 2026, 14:30',
  ],
])('an absence from %s to %s is %s in Lusaka', (starts_at, ends_at, words) => {
  expect(periodWords({ starts_at, ends_at })).toBe(words)
})
