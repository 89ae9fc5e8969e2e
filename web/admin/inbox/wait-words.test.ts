import { expect, it } from 'vitest'
import { describeWait } from './wait-words.ts'

const now = new Date('2026-05-12T10:00:00Z')
const minutes = (count: number) => new Date(now.getTime() - count * 60_000)

it.each([
  [-5, 'less than a minute'],
  [0.5, 'less than a minute'],
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [24 * 60 - 1, '23 hours'],
  [24 * 60, '1 day'],
  [13 * 24 * 60, '13 days'],
  [14 * 24 * 60, '2 weeks'],
  [400 * 24 * 60, '57 weeks'],
])('says of %d minutes: %s', (count, words) => {
  expect(describeWait(minutes(count), now)).toBe(words)
})
