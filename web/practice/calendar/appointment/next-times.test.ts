import { expect, it } from 'vitest'
import { nextTimes } from './next-times.ts'

const held = '2026-11-26T07:00:00.000Z'

it('offers the same weekday and time one and two weeks later', () => {
  expect(nextTimes(held, Date.parse('2026-11-26T08:00:00Z'))).toEqual([
    '2026-12-03T07:00:00.000Z',
    '2026-12-10T07:00:00.000Z',
  ])
})

it('offers no time that is past', () => {
  expect(nextTimes(held, Date.parse('2026-12-03T07:00:00Z'))).toEqual(['2026-12-10T07:00:00.000Z'])
  expect(nextTimes(held, Date.parse('2027-01-01T07:00:00Z'))).toEqual([])
})

it('offers none after a session at a time that is no slot any more', () => {
  expect(nextTimes('2026-11-26T07:30:00.000Z', Date.parse('2026-11-26T09:00:00Z'))).toEqual([])
})
