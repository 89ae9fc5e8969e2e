import * as z from 'zod/mini'
import { freeText } from '#domain/values/text.ts'

/** The schema of the form for a closed day. */
export const closedDayForm = z.object({
  day: z.iso.date('Enter a real day, for example 27 11 2026.'),
  name: freeText(60).check(z.minLength(1, 'Enter a name for the day.')),
})
