import { describe, expect, it } from 'vitest'
import { describeCosts } from './describe-costs.ts'

const paid = (price_ngwee: number | null = 35_000) => ({ price_ngwee, included: null })
const included = { price_ngwee: 35_000, included: { number: 1, of: 2 } }

describe('what several sessions cost', () => {
  it.each([
    [[], 'No price yet'],
    [[paid()], 'K350'],
    [[included], 'Included in your plan: 1 of 2 sessions in 30 days'],
    [[paid(), paid(), paid()], 'K350 each, K1,050 in total'],
    [[paid(null), paid(null)], 'No price yet'],
    [[paid(), paid(40_000)], 'K350 or K400 each, K750 in total'],
    [[paid(), paid(null)], 'K350 each, some have no price yet'],
    [[included, included], 'All 2 sessions are included in your plan'],
    [
      [included, paid(), paid()],
      'Included in your plan: 1 of 3. The other 2: K350 each, K700 in total',
    ],
    [[included, paid()], 'Included in your plan: 1 of 2. The other 1: K350'],
  ])('%j is said as %s', (costs, words) => {
    expect(describeCosts(costs)).toBe(words)
  })
})
