import { expect, it } from 'vitest'
import { instantAt, lusakaClock } from '../values/lusaka.ts'
import { answerDue } from './due.ts'

const hours = { work_days: [1, 2, 3, 4, 5], work_from: 8, work_to: 17 }
const due = (day: string, time: string, closed: readonly string[] = [], more = hours) => {
  const at = lusakaClock(answerDue(instantAt(day, time), (one) => closed.includes(one), more))
  return `${at.day} ${at.time}`
}

it('is the end of the second working day after the day on which it is sent', () => {
  // A Tuesday.
  expect(due('2026-11-24', '00:00')).toBe('2026-11-26 17:00')
  expect(due('2026-11-24', '23:59')).toBe('2026-11-26 17:00')
  expect(due('2026-11-27', '09:00')).toBe('2026-12-01 17:00')
  expect(due('2026-11-28', '09:00')).toBe('2026-12-01 17:00')
})

it('skips days on which the clinic is closed', () => {
  expect(due('2026-11-24', '09:00', ['2026-11-25'])).toBe('2026-11-27 17:00')
})

it('keeps the hours of the team, also one that never works', () => {
  expect(due('2026-11-27', '09:00', [], { ...hours, work_days: [6, 7], work_to: 24 })).toBe(
    '2026-11-30 00:00',
  )
  expect(due('2026-11-24', '09:00', [], { ...hours, work_days: [] })).toBe('2027-03-24 17:00')
})
