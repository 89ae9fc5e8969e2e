import * as z from 'zod/mini'
import { freeText } from '#domain/values/text.ts'
import { weekdays } from '#domain/values/weekdays.ts'

/** The small forms of the editor, in one chunk that is fetched when one is filled in. */

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

/** The days to which one is copied. */
export const toDays = z.object({
  days: z.array(z.enum(weekdays)).check(z.minLength(1, 'Choose at least one day.')),
})
