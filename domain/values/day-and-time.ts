import * as z from 'zod/mini'

/** A day and a time of the 24-hour clock, in two fields of a form. */
export const dayAndTime = z.object({
  day: z.iso.date('Enter the day, for example 27 11 2026.'),
  time: z
    .string()
    .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter the time, for example 06:30 or 18:30.')),
})
