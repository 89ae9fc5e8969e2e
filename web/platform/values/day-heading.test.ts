import { expect, it } from 'vitest'
import { formatDayHeading } from './day-heading.ts'

it('names a day as people do, by the calendar in Lusaka', () => {
  const now = '2026-11-24T22:30:00Z'
  expect(formatDayHeading('2026-11-25', now)).toBe('Today')
  expect(formatDayHeading('2026-11-24', now)).toBe('Yesterday')
  expect(formatDayHeading('2026-11-23', now)).toBe('Monday 23 November 2026')
})
