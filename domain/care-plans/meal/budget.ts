import { inKwacha } from '#domain/values/money.ts'
import type { MealAnswers } from './request.ts'

/**
 * What a person can spend on food, in one row (docs/specification.md, "Plan requests"): "K350 weekly".
 */
export function budgetText({
  budget_amount,
  budget_frequency,
}: Pick<MealAnswers['budget_logistics'], 'budget_amount' | 'budget_frequency'>): string {
  return `${inKwacha(Math.round(budget_amount * 100))} ${budget_frequency}`
}

/**
 * What a shopping list comes to, in ngwee, and how many of its things have no price; null where none
 * has one.
 */
export function sumOf(list: readonly { price_ngwee?: number | null | undefined }[]) {
  const prices = list.flatMap(({ price_ngwee }) => price_ngwee ?? [])
  if (prices.length === 0) return null
  return {
    ngwee: prices.reduce((sum, price) => sum + price, 0),
    without_price: list.length - prices.length,
  }
}
