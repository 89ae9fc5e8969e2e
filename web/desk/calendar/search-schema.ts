import * as z from 'zod/mini'
import { freeText } from '#domain/values/text.ts'

/** The schema of the search form. */
export const nameSearch = z.object({
  search: freeText(100).check(z.minLength(2, 'Enter at least two letters of a name.')),
})
