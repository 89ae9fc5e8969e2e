import { describe, expect, it } from 'vitest'
import { instantAt } from '#domain/values/lusaka.ts'
import { byWhen, dueWords, openTime } from './due-words.ts'

// A Friday.
const now = instantAt('2026-11-27', '16:00')

describe('by when an answer is promised', () => {
  it.each([
    ['2026-11-27', '16:45', 'by 16:45 today'],
    ['2026-11-28', '09:00', 'by 09:00 tomorrow'],
    ['2026-11-30', '09:00', 'by 09:00 on Monday'],
    ['2026-12-07', '09:00', 'by 09:00 on Monday 7 December'],
    ['2027-01-04', '09:00', 'by 09:00 on 4 January 2027'],
  ])('is said as people say it: %s %s', (day, time, words) => {
    expect(byWhen(instantAt(day, time), now)).toBe(words)
  })

  it('is said in minutes to those who answer, and how late it is', () => {
    expect(dueWords(instantAt('2026-11-27', '16:35'), now)).toBe('due in 35 min')
    expect(dueWords(instantAt('2026-11-30', '09:00'), now)).toBe('due by 09:00 on Monday')
    expect(dueWords(now, now)).toBe('due now')
    expect(dueWords(instantAt('2026-11-27', '15:48'), now)).toBe('late by 12 min')
  })
})

it('writes minutes as hours where there are any', () => {
  expect([null, 0, 35, 60, 125].map(openTime)).toEqual(['–', '0 min', '35 min', '1 h', '2 h 5 min'])
})
