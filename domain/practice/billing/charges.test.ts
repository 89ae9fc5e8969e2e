import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  describeCharge,
  freeUntil,
  partOf,
  sentenceOfLate,
  sentenceOfMissed,
  sentenceOfMoved,
  usualChargeRule,
} from './charges.ts'
import { maxNgwee } from './amount.ts'
import { creditNoteNumberOf, numberOf } from './numbers.ts'

const missed = {
  charged_for: 'missed',
  charged_percent: 50,
  visit_price_ngwee: 35_000,
  notice_minutes: null,
  amount_ngwee: 17_500,
} as const
const late = { ...missed, charged_for: 'late', notice_minutes: 185 } as const

describe('the part of a price', () => {
  it('is whole ngwee, at most half a ngwee from the exact part, and a half goes up', () => {
    const price = fc.integer({ min: 0, max: maxNgwee })
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 100 }), (ngwee, percent) => {
        const part = partOf(ngwee, percent)
        // In hundredths of a ngwee, exact.
        const exact = BigInt(ngwee) * BigInt(percent)
        const distance = BigInt(part) * 100n - exact
        expect(distance > -50n && distance <= 50n).toBe(true)
        expect(part).toBeLessThanOrEqual(ngwee)
      }),
      { examples: [[1, 50] as [number, number], [maxNgwee, 100], [0, 0]] },
    )
  })
})

describe('what a visit costs that was not held', () => {
  it.each([
    [missed, 'Did not come: 50 % of K350'],
    [{ ...missed, charged_percent: 100, amount_ngwee: 35_000 }, 'Did not come: full price'],
    [late, 'Cancelled 3 hours before: 50 % of K350'],
    [
      { ...late, charged_percent: 100, amount_ngwee: 35_000 },
      'Cancelled 3 hours before: full price',
    ],
    [{ ...late, notice_minutes: 60 }, 'Cancelled 1 hour before: 50 % of K350'],
    [{ ...late, notice_minutes: 59 }, 'Cancelled less than an hour before: 50 % of K350'],
    [{ ...missed, visit_price_ngwee: null, amount_ngwee: null }, 'Did not come: 50 % of the price'],
    // The provider has asked for another amount.
    [{ ...missed, amount_ngwee: 10_000 }, 'Did not come'],
    [{ ...missed, visit_price_ngwee: null }, 'Did not come'],
    [{ ...missed, charged_for: null, charged_percent: null }, undefined],
  ])('%j is “%s”', (charge, words) => {
    expect(describeCharge(charge)).toBe(words)
  })

  it.each([
    [0, 24, undefined],
    [50, 24, 'If you cancel less than 24 hours before, the clinic charges half of the price.'],
    [100, 1, 'If you cancel less than 1 hour before, the clinic charges the full price.'],
    [30, 48, 'If you cancel less than 48 hours before, the clinic charges 30 % of the price.'],
  ])('%i per cent within %i hours is said so', (late_percent, late_hours, words) => {
    expect(sentenceOfLate({ ...usualChargeRule, late_percent, late_hours })).toBe(words)
  })

  it('is said of a visit that is missed, only where it is not free of charge', () => {
    expect(sentenceOfMissed(usualChargeRule)).toBe(
      'If you do not come, the clinic charges the full price.',
    )
    expect(sentenceOfMissed({ ...usualChargeRule, missed_percent: 0 })).toBeUndefined()
  })

  it('costs nothing to move late, and the same where the new time is cancelled', () => {
    expect(sentenceOfMoved(usualChargeRule)).toBeUndefined()
    expect(sentenceOfMoved({ ...usualChargeRule, late_percent: 50 })).toBe(
      'To move this visit is free of charge. If you then cancel the new time, the clinic charges half of the price, as for this one.',
    )
  })

  it('can be cancelled free of charge until the hours before it', () => {
    expect(freeUntil('2026-12-03T08:00:00.000Z', usualChargeRule)).toBe(
      Date.parse('2026-12-02T08:00:00.000Z'),
    )
  })
})

it('numbers say whose series they are of', () => {
  expect(numberOf('provider', 2026, 7)).toBe('2026-0007')
  expect(numberOf('clinic', 2026, 12_345)).toBe('C-2026-12345')
  expect(creditNoteNumberOf('clinic', 2026, 1)).toBe('CN-C-2026-0001')
})
