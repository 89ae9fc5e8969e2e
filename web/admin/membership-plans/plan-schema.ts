import * as z from 'zod/mini'
import { planChange } from '#domain/membership/schema.ts'

/** What is typed of a plan: its price in kwacha. */
export const planForm = z.object({
  price: z.number('Enter a price in kwacha, for example 250 or 99.50.').check(
    z.gte(0, 'A price is not below zero.'),
    z.lte(100_000, 'The most is K100,000.'),
    z.refine(
      (kwacha) => Math.abs(kwacha * 100 - Math.round(kwacha * 100)) < 1e-6,
      'Use at most two decimals: there are 100 ngwee to the kwacha.',
    ),
  ),
  summary: planChange.shape.summary,
  is_offered: z.boolean(),
})

/** The same as the server expects it, in ngwee. */
export function toChange({ price, ...rest }: z.output<typeof planForm>, updated_at: string) {
  return { ...rest, price_ngwee: Math.round(price * 100), updated_at }
}
