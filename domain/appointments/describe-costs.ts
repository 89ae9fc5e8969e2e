import { inKwacha } from '../values/money.ts'
import type { SessionCost } from './cost.ts'
import { describeCost } from './describe-cost.ts'

/** What several sessions cost: `Included in your plan: 2 of 8. The other 6: K350 each, K2,100 in total`. */
export function describeCosts(costs: readonly SessionCost[]): string {
  const [first] = costs
  if (!first) return 'No price yet'
  if (costs.length === 1) return describeCost(first)
  const prices = costs.filter((one) => !one.included).map((one) => one.price_ngwee)
  const included = costs.length - prices.length
  if (included === 0) return describePrices(prices)
  if (prices.length === 0) return `All ${included} sessions are included in your plan`
  return `Included in your plan: ${included} of ${costs.length}. The other ${prices.length}: ${describePrices(prices)}`
}

/** Prices in ngwee, null for a session without one: `K350 each, K1,400 in total`. */
function describePrices(prices: readonly (number | null)[]): string {
  const known = prices.filter((price) => price !== null)
  if (known.length === 0) return 'No price yet'
  if (prices.length === 1) return inKwacha(known[0]!)
  const each = [...new Set(known)].map(inKwacha).join(' or ')
  if (known.length < prices.length) return `${each} each, some have no price yet`
  return `${each} each, ${inKwacha(known.reduce((sum, price) => sum + price, 0))} in total`
}
