import * as z from 'zod/mini'
import { planChange } from '#domain/membership/schema.ts'

/** What is typed of a plan: its price in kwacha, what it brings in lines. */
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
  features: z.string('Name one thing that it brings.').check(
    z.refine((typed) => linesOf(typed).length > 0, 'Name one thing that it brings.'),
    z.refine((typed) => linesOf(typed).length <= 12, 'Use at most 12 lines.'),
    z.refine(
      (typed) => linesOf(typed).every(({ length }) => length <= 120),
      'Use at most 120 characters a line.',
    ),
  ),
  is_offered: z.boolean(),
})

const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The same as the server takes it, in ngwee. */
export function toChange(
  { price, features, ...rest }: z.output<typeof planForm>,
  updated_at: string,
) {
  return { ...rest, price_ngwee: Math.round(price * 100), features: linesOf(features), updated_at }
}
