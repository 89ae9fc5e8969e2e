import { expect, it } from 'vitest'
import { dataCost, formatDuration, formatMegabytes } from './data-cost.ts'

it('names the cost of half an hour, and what was used so far', () => {
  expect(dataCost).toBe('About 14 MB for 30 minutes of voice, 60 MB with video.')
  expect([0, 3_249_999, 61_000_000].map(formatMegabytes)).toEqual(['0.0 MB', '3.2 MB', '61.0 MB'])
})

it('writes a duration in minutes and seconds, with hours from the first', () => {
  expect([-5, 999, 247_000, 3_729_000].map(formatDuration)).toEqual([
    '0:00',
    '0:00',
    '4:07',
    '1:02:09',
  ])
})
