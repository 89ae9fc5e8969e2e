import * as z from 'zod/mini'
import { emailAddress } from '../values/email-address.ts'
import { nameChecks } from '../values/name-characters.ts'
import { freeText } from '../values/text.ts'

/** How a person takes over the record that the clinic made of them, and gets a login. */

/** Days in which a code of the clinic works. */
export const takeOverDays = 3
/** Minutes in which the code in the email works. */
export const emailCodeMinutes = 15

const reach = 'Enter the phone number or email address that the clinic has.'

/** What a person proves: that the clinic gave them the code, and what the clinic has of them. */
const proof = {
  code: freeText(40).check(z.minLength(1, 'Enter the code from the clinic.')),
  reach: freeText(255).check(z.minLength(1, reach)),
}

/** The login that they want. The answer is the same whether the address has an account or not. */
export const wantedLogin = z.strictObject({
  ...proof,
  email: emailAddress,
  password: z
    .string('Enter a password.')
    .check(z.minLength(1, 'Enter a password.'), z.maxLength(200, 'Use at most 72 characters.')),
  /** Of those under 18: the parent or guardian, who knows of the login and agrees. */
  guardian_name: z.optional(freeText(200).check(...nameChecks)),
  guardian_agrees: z.optional(z.boolean('Send true or false.')),
})
export type WantedLogin = z.output<typeof wantedLogin>

/** The code that was sent to the address. */
export const takeOver = z.strictObject({
  ...proof,
  email_code: freeText(20).check(z.minLength(1, 'Enter the code from the email.')),
})
export type TakeOver = z.output<typeof takeOver>

/** What a member of staff prints or reads out. It is answered once and stored nowhere. */
export const takeOverCode = z.object({
  code: z.string(),
  expires_at: z.iso.datetime({ offset: true }),
})
export type TakeOverCode = z.output<typeof takeOverCode>

/** The form for the code of the email. */
export const emailCodeForm = z.object({ email_code: takeOver.shape.email_code })
