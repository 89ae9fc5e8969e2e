import * as z from 'zod/mini'
import { ownPassword } from '#domain/accounts/own-password.ts'

/** What an admin types before records are gone for good: how many, and their password. */
export const erasedCount = (count: number) =>
  z.object({
    count: z.string().check(
      z.refine((typed) => typed.trim() === String(count), {
        error: `Type ${count}: so many are listed above.`,
      }),
    ),
    password: ownPassword,
  })
