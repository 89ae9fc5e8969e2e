import * as z from 'zod/mini'
import { weekdays } from '#domain/values/weekdays.ts'

export const toDays = z.object({
  days: z.array(z.enum(weekdays)).check(z.minLength(1, 'Choose at least one day.')),
})
