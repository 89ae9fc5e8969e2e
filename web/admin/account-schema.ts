import * as z from 'zod/mini'
import { accountSearch } from '#domain/admin/accounts.ts'

/** What the search form must hold. */
export const accountQuestion = z.object({
  q: accountSearch.check(z.minLength(1, 'Enter a name, an email or a phone number.')),
})
