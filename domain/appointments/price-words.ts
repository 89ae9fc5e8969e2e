import { inKwacha } from '../values/money.ts'

const noPrice = 'No price yet'

/** `Free` or `K250`. */
export const priceWord = (ngwee: number) => (ngwee === 0 ? 'Free' : inKwacha(ngwee))

/** `Free`, `K250 for a session`, or what follows where the provider has set no price. */
export function sentenceOfPrice(price: number | null): string {
  if (price === null) return `${noPrice}: the clinic tells you the price before the visit.`
  return price === 0 ? 'Free' : `${inKwacha(price)} for a session`
}

/** What a session costs with each of several providers, in few words. */
export function wordOfPrices(prices: readonly (number | null)[]): string {
  const known = prices.filter((price) => price !== null)
  if (known.length === 0) return noPrice
  const [least, most] = [Math.min(...known), Math.max(...known)]
  // A provider without a price may ask for another one.
  if (known.length < prices.length) return 'The price depends on the provider'
  return least === most ? priceWord(least) : `${priceWord(least)} to ${priceWord(most)}`
}
