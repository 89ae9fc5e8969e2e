import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coveredOf, openOf, stateOf } from '../practice/billing/invoice-state.ts'
import {
  claimStates,
  claimSteps,
  hasRest,
  mayFollow,
  pendingClaims,
  shareOf,
} from './claim-state.ts'

describe('the course of a claim', () => {
  it('ends, whatever is decided, but for an answer that is taken back', () => {
    const withoutReturn = (state: (typeof claimStates)[number]) =>
      claimSteps[state].filter((next) => next !== 'sent' || state === 'collected')
    const steps = fc.array(fc.nat(), { minLength: 10, maxLength: 10 })
    fc.assert(
      fc.property(steps, (choices) => {
        let state: (typeof claimStates)[number] = 'collected'
        for (const choice of choices) {
          const next = withoutReturn(state)
          if (next.length === 0) break
          state = next[choice % next.length]!
        }
        expect(state).toBe('withdrawn')
      }),
    )
  })

  it('decides on a rest only before it is decided, and not while the insurer is asked', () => {
    expect(claimStates.filter(hasRest)).toEqual(['collected', 'part paid', 'rejected'])
    expect(claimStates.filter((state) => mayFollow(state, 'written off'))).toEqual(
      claimStates.filter(hasRest),
    )
    expect(claimSteps.sent).not.toContain('withdrawn')
  })
})

describe('the share of an insurer', () => {
  it.each([
    [25_000, { amount_ngwee: 8000, percent: null }, 8000],
    [5000, { amount_ngwee: 8000, percent: null }, 5000],
    [25_000, { amount_ngwee: null, percent: 40 }, 10_000],
    [101, { amount_ngwee: null, percent: 50 }, 51],
    [25_000, { amount_ngwee: null, percent: 100 }, 25_000],
    [0, { amount_ngwee: 8000, percent: null }, 0],
  ])('of %d by %j is %d', (price, share, ngwee) => {
    expect(shareOf(price, share)).toBe(ngwee)
  })

  it('and that of the patient are the invoice, until the rest is decided', () => {
    const price = fc.integer({ min: 1, max: 10_000_000 })
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 100 }), (amount_ngwee, percent) => {
        const share = shareOf(amount_ngwee, { amount_ngwee: null, percent })
        for (const state of claimStates) {
          const claim = { state, amount_ngwee: share, paid_ngwee: 0 }
          const invoice = { amount_ngwee, paid_ngwee: 0, credited_ngwee: 0, claim }
          expect(coveredOf(invoice)).toBe(pendingClaims.includes(state) ? share : 0)
          expect(openOf(invoice) + coveredOf(invoice)).toBe(amount_ngwee)
        }
      }),
    )
  })

  it('that is all of an invoice leaves nothing to pay', () => {
    const claim = { state: 'collected', amount_ngwee: 5000, paid_ngwee: 0 } as const
    const invoice = { amount_ngwee: 5000, paid_ngwee: 0, credited_ngwee: 0, claim }
    const issued = { ...invoice, status: 'issued', due_on: '2026-03-16' } as const
    expect(stateOf(issued, '2026-04-01')).toBe('nothing to pay')
    const billed = { ...issued, claim: { ...claim, state: 'billed' } } as const
    expect(stateOf(billed, '2026-03-16')).toBe('open')
    expect(stateOf(billed, '2026-03-17')).toBe('overdue')
  })
})
