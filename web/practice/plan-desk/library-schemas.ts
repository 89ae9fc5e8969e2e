import * as z from 'zod/mini'
import { freeText } from '#domain/values/text.ts'

export const templateName = z.object({
  name: freeText(120).check(z.minLength(1, 'Give the template a name.')),
})

/** A price as it is typed, in kwacha, and its quantity. */
export const typedPrice = z.object({
  kwacha: z.nullable(
    z
      .number('Enter the price in kwacha.')
      .check(
        z.minimum(0, 'A price cannot be below K0.'),
        z.maximum(1_000_000, 'Enter a price of at most K1,000,000.'),
      ),
  ),
  price_per: z.nullable(freeText(60)),
})
