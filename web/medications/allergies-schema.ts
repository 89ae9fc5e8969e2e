import * as z from 'zod/mini'
import { freeText } from '#domain/values/text.ts'

/** Limits as in the profile. */
export const allergiesForm = z.object({
  known_allergies_conditions: z.nullable(freeText(2000)),
})
