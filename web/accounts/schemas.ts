import * as z from 'zod/mini'

import { newPassword } from '#domain/accounts/accounts.ts'
import { emailAddress } from '#domain/values/email-address.ts'
import { plainDigits } from '#domain/values/invisible.ts'

/** The schemas of the forms of this feature. Fetched at the first touch of a field: see `Form`. */

/** A code without what is typed or pasted between its characters: gaps, dashes, marks that cannot be seen. */
const bareCode = (text: string) =>
  plainDigits(text.normalize('NFKC')).replaceAll(/[\s\p{P}\p{Cf}]/gu, '')

/** Six digits as users type them, with or without a gap. */
const sixDigits = z
  .string()
  .check(z.overwrite(bareCode), z.regex(/^\d{6}$/, 'Enter the six digits.'))

export const loginForm = z.object({
  email: emailAddress,
  password: z.string().check(z.minLength(1, 'Enter your password.')),
  stays: z.boolean(),
})
export type LoginForm = z.output<typeof loginForm>

export const emailForm = z.object({ email: emailAddress })
export type EmailForm = z.output<typeof emailForm>

export const codeForm = z.object({ code: sixDigits })
export type CodeForm = z.output<typeof codeForm>

/** A recovery code as users type it: any case, with or without gaps. */
export const recoveryCodeForm = z.object({
  code: z
    .string()
    .check(
      z.overwrite(bareCode),
      z.regex(/^[0-9a-z]{16}$/i, 'Enter the 16 letters and digits of one code.'),
    ),
})
export type RecoveryCodeForm = z.output<typeof recoveryCodeForm>

export const emailAndCodeForm = z.object({ email: emailAddress, code: sixDigits })
export type EmailAndCodeForm = z.output<typeof emailAndCodeForm>

export const emailCodeAndPasswordForm = z.object({
  email: emailAddress,
  code: sixDigits,
  password: newPassword,
})

export const passwordForm = z.object({ password: newPassword })
export type PasswordForm = z.output<typeof passwordForm>

const current_password = z.string().check(z.minLength(1, 'Enter your current password.'))

export const passwordChangeForm = z.object({ current_password, password: newPassword })
export type PasswordChangeForm = z.output<typeof passwordChangeForm>

export const passwordChangeAndCodeForm = z.object({
  current_password,
  password: newPassword,
  code: sixDigits,
})

export const consentForm = z.object({
  has_agreed: z.literal(true, 'Tick the box if you agree. Without it, no health entry is kept.'),
})
