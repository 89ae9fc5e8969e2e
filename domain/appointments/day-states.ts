import * as z from 'zod/mini'
import { availabilityQuery } from './schema.ts'

/** The days from `date` on whose states are wanted. */
export const daysQuery = z.extend(z.omit(availabilityQuery, { moves: true }), {
  count: z._default(
    z.coerce.number('Must be a number.').check(z.int(), z.minimum(1), z.maximum(7)),
    7,
  ),
})

/** Whether a time of a day can be booked, all are taken, or the clinic or the wanted provider is closed. */
export const dayState = z.object({
  /** `YYYY-MM-DD` */
  day: z.string(),
  state: z.enum(['free', 'full', 'closed']),
})
export type DayState = z.output<typeof dayState>
