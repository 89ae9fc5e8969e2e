import { expect, it } from 'vitest'
import { budgetText, sumOf } from './budget.ts'

it.each([
  [350, 'weekly', 'K350 weekly'],
  [1250.5, 'monthly', 'K1,250.50 monthly'],
  [1, 'weekly', 'K1 weekly'],
  [1_000_000, 'monthly', 'K1,000,000 monthly'],
  [1.15, 'weekly', 'K1.15 weekly'],
] as const)('says a budget of %d %s in one line', (budget_amount, budget_frequency, line) => {
  expect(budgetText({ budget_amount, budget_frequency })).toBe(line)
})

it('sums a shopping list, and says how much of it has no price', () => {
  expect(sumOf([{ price_ngwee: 1250 }, { price_ngwee: null }, {}, { price_ngwee: 0 }])).toEqual({
    ngwee: 1250,
    without_price: 2,
  })
  expect(sumOf([{ price_ngwee: null }])).toBeNull()
  expect(sumOf([])).toBeNull()
})
