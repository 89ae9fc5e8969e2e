import type { ReturnWay } from '#domain/desk/returns.ts'
/** How a payment was made, as the books say it. */
export const means = {
  cash: 'Cash',
  card: 'Card',
  bank: 'Bank transfer',
  'mobile money': 'Mobile money',
  insurance: 'Insurance',
} as const

/** How money of a reversed payment went back. */
export const backWays: Record<ReturnWay, string> = {
  till: 'Given back from a till',
  clinic: 'Given back from other cash of the clinic',
  card: 'Given back to the card',
  bank: 'Given back by bank transfer',
  mobile: 'Given back by mobile money, by hand',
  none: 'Nothing goes back',
}
