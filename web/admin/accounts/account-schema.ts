import * as z from 'zod/mini'
import { accountSearch } from '#domain/admin/accounts.ts'

/** The schema of the search form. */
export const accountQuestion = z.object({
  q: accountSearch.check(z.minLength(1, 'Enter a name, an email or a phone number.')),
})
