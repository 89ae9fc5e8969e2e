/** How a payment was made, as the books say it. */
export const means = {
  cash: 'Cash',
  card: 'Card',
  bank: 'Bank transfer',
  'mobile money': 'Mobile money',
  insurance: 'Insurance',
} as const
