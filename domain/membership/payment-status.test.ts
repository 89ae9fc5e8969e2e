import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  nextStatus,
  afterWaiting,
  canRequestRefund,
  type ReportedStatus,
  isOpen,
  paidUntil,
  type PaymentStatus,
} from './payment-status.ts'

type Step = ReportedStatus | 'time'
const steps = fc.array(fc.constantFrom<Step>('pending', 'succeeded', 'failed', 'unknown', 'time'), {
  maxLength: 30,
})
const walk = (path: readonly Step[]) =>
  path.reduce<PaymentStatus[]>(
    (seen, step) => [
      ...seen,
      step === 'time' ? afterWaiting(seen.at(-1)!, 0, 1) : nextStatus(seen.at(-1)!, step),
    ],
    ['created'],
  )

describe('the course of a payment', () => {
  it('succeeds exactly where success was ever reported, in whatever order', () => {
    fc.assert(
      fc.property(steps, (path) => {
        expect(walk(path).at(-1) === 'succeeded').toBe(path.includes('succeeded'))
      }),
    )
  })

  it('succeeds once, and nothing takes it back', () => {
    fc.assert(
      fc.property(steps, (path) => {
        const seen = walk(path)
        const first = seen.indexOf('succeeded')
        if (first >= 0) expect(new Set(seen.slice(first))).toEqual(new Set(['succeeded']))
      }),
    )
  })

  it('never opens again once it has ended', () => {
    fc.assert(
      fc.property(steps, (path) => {
        const seen = walk(path)
        const end = seen.findIndex((status) => !isOpen(status))
        if (end >= 0) expect(seen.slice(end).some(isOpen)).toBe(false)
      }),
    )
  })

  it('has the same status however often it is reported', () => {
    fc.assert(
      fc.property(steps, (path) => {
        expect(walk(path.flatMap((step) => [step, step])).at(-1)).toBe(walk(path).at(-1))
      }),
    )
  })

  it('stays open until its time is over, and not a millisecond longer', () => {
    expect(afterWaiting('pending', 1000, 999)).toBe('pending')
    expect(afterWaiting('pending', 1000, 1000)).toBe('expired')
    expect(afterWaiting('created', 1000, 1000)).toBe('expired')
    for (const status of ['succeeded', 'failed', 'expired'] as const)
      expect(afterWaiting(status, 1000, 2000)).toBe(status)
  })

  it('is asked back within seven days', () => {
    const week = 7 * 24 * 60 * 60 * 1000
    expect(canRequestRefund(0, week - 1)).toBe(true)
    expect(canRequestRefund(0, week)).toBe(false)
  })
})

describe('a month that is paid', () => {
  it.each([
    ['2026-11-21', null, '2026-12-21'],
    ['2026-12-31', null, '2027-01-31'],
    ['2027-01-31', null, '2027-02-28'],
    ['2028-01-30', null, '2028-02-29'],
    // Paid again before it ends: nothing is lost.
    ['2026-11-21', '2026-11-30', '2026-12-31'],
    ['2026-11-21', '2026-12-21', '2027-01-21'],
    ['2027-01-31', '2027-02-28', '2027-03-31'],
    ['2027-01-15', '2027-01-27', '2027-02-27'],
    ['2027-01-15', '2027-01-28', '2027-02-28'],
    ['2027-01-15', '2027-01-30', '2027-02-28'],
    ['2028-01-15', '2028-01-30', '2028-02-29'],
    ['2026-11-21', '2026-11-21', '2026-12-21'],
    // Paid again after it ended: nothing is given.
    ['2026-11-21', '2026-10-05', '2026-12-21'],
  ])('from %s, paid until %s, lasts until %s', (today, paid, until) => {
    expect(paidUntil(today, paid)).toBe(until)
  })

  it('is 1 to 31 March, then 1 to 30 April, for who buys five on 31 January', () => {
    const ends: string[] = []
    for (let bought = 0; bought < 5; bought += 1)
      ends.push(paidUntil('2027-01-31', ends.at(-1) ?? null))
    expect(ends).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30'])
  })

  it('is never shorter than its month, on whichever day it begins and however many follow', () => {
    const dayMs = 86_400_000
    const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10)
    for (let begin = Date.parse('2026-12-01'); begin < Date.parse('2029-01-01'); begin += dayMs) {
      const today = iso(begin)
      let paid = paidUntil(today, null)
      for (let following = 0; following < 3; following += 1) {
        const first = new Date(Date.parse(paid) + dayMs)
        const until = paidUntil(today, paid)
        const days = (Date.parse(until) - first.getTime()) / dayMs + 1
        const [year, month] = [first.getUTCFullYear(), first.getUTCMonth()]
        const daysOf = (at: number) => new Date(Date.UTC(year, at + 1, 0)).getUTCDate()
        // As many days as the month that it begins in, or all of a shorter one that follows.
        const ends = `${paid} to ${until}`
        expect(days, ends).toBeGreaterThanOrEqual(Math.min(daysOf(month), daysOf(month + 1)))
        expect(days, ends).toBeLessThanOrEqual(31)
        paid = until
      }
    }
  })
})
