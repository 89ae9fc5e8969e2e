import * as z from 'zod/mini'
import { guardianName } from '#domain/accounts/accounts.ts'
import { ageMessages } from '#domain/accounts/age-issues.ts'

/** Who consents to the account of a user from 13 to 17. */
export const guardianForm = z.object({
  guardian_name: guardianName,
  guardian_agrees: z.literal(true, ageMessages.guardianAgrees),
})
