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
  till: 'Returned from a till',
  clinic: 'Returned from other cash of the clinic',
  card: 'Returned to the card',
  bank: 'Returned by bank transfer',
  mobile: 'Returned by mobile money, by hand',
  none: 'Nothing goes back',
}
