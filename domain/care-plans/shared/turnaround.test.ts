import { expect, it } from 'vitest'
import { usuallyBy } from './turnaround.ts'

it.each([
  ['a Monday', '2026-11-16T08:00:00Z', '2026-11-19'],
  ['a Wednesday, over the weekend', '2026-11-18T08:00:00Z', '2026-11-23'],
  ['a Saturday', '2026-11-21T08:00:00Z', '2026-11-25'],
  ['a Sunday that is Monday already in Lusaka', '2026-11-22T22:30:00Z', '2026-11-26'],
  ['an instant with an offset', '2026-11-16T23:30:00+02:00', '2026-11-19'],
])('counts three business days in Lusaka from %s', (_, sent, day) => {
  expect(usuallyBy(sent)).toBe(day)
})
