import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asksForMoney, openOf, stateOf } from './invoice-state.ts'

const issued = {
  status: 'issued',
  amount_ngwee: 25_000,
  paid_ngwee: 0,
  credited_ngwee: 0,
  due_on: '2026-03-16',
} as const

describe('the state of an issued invoice', () => {
  it.each([
    [issued, '2026-03-16', 'open'],
    [issued, '2026-03-17', 'overdue'],
    [{ ...issued, paid_ngwee: 1 }, '2026-03-16', 'part paid'],
    [{ ...issued, paid_ngwee: 1 }, '2026-03-17', 'overdue'],
    [{ ...issued, credited_ngwee: 5000 }, '2026-03-01', 'open'],
    [{ ...issued, paid_ngwee: 20_000, credited_ngwee: 5000, status: 'paid' }, '2026-04-01', 'paid'],
    [{ ...issued, amount_ngwee: 0 }, '2026-04-01', 'paid'],
    [{ ...issued, status: 'waived' }, '2026-04-01', 'nothing to pay'],
    [{ ...issued, status: 'void' }, '2026-04-01', 'void'],
  ] as const)('of %j on %s is %s', (invoice, today, state) => {
    expect(stateOf(invoice, today)).toBe(state)
  })

  it('asks for money exactly while something of it is open', () => {
    const sums = fc.record({
      amount_ngwee: fc.nat(3),
      paid_ngwee: fc.nat(3),
      credited_ngwee: fc.nat(3),
    })
    fc.assert(
      fc.property(sums, fc.constantFrom('2026-01-01', '2026-12-31'), (figures, today) => {
        const invoice = { ...issued, ...figures }
        expect(asksForMoney(stateOf(invoice, today))).toBe(openOf(invoice) > 0)
      }),
    )
  })
})
