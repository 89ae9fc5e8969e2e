import * as z from 'zod/mini'

/** How many rows a caller asks for: `max` at most, and `max` where they do not say. */
export const rowsUpTo = (max: number) =>
  z._default(
    z.coerce
      .number('Must be a number.')
      .check(
        z.int('Must be a whole number.'),
        z.minimum(1, 'Must be at least 1.'),
        z.maximum(max, `Must be at most ${max}.`),
      ),
    max,
  )
