import { priceWord } from './price-words.ts'
import type { SessionCost } from './cost.ts'

/** `K350`, `Free`, `Included in your plan: 1 of 2 sessions in 30 days`, or that there is no price. */
export function describeCost({ price_ngwee, included }: SessionCost): string {
  if (!included) return price_ngwee === null ? 'No price yet' : priceWord(price_ngwee)
  const { number, of } = included
  return of === 1
    ? 'Included in your plan'
    : `Included in your plan: ${number} of ${of} sessions in 30 days`
}
