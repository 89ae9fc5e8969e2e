import * as z from 'zod/mini'
import { ownPassword } from '../accounts/own-password.ts'
import { practiceFacts } from '../practice/facts.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { type IdentityCheck, identityChecks } from './identity-checks.ts'
import { maxReason } from './limits.ts'

/** Accounts as an admin sees them: who, since when, and whether they may come in. Nothing of health. */

const day = z.iso.date()
const roles = ['client', 'student', 'provider', 'admin', 'front_desk'] as const

const listed = {
  id: uuid(),
  full_name: z.string(),
  email: z.nullable(z.string()),
  role: z.enum(roles),
  is_suspended: z.boolean(),
  /** Days in Lusaka. */
  created_on: day,
  last_sign_in_on: z.nullable(day),
}
export const listedAccount = z.object(listed)
export type ListedAccount = z.output<typeof listedAccount>

/** One account, with what follows from shutting it out. */
export const openedAccount = z.object({
  ...listed,
  /** The active suspension; null without one, or where the operator of the server set it. */
  suspension: z.nullable(
    z.object({
      reason: z.string(),
      suspended_at: z.iso.datetime({ offset: true }),
      suspended_by: z.nullable(z.string()),
    }),
  ),
  is_confirmed: z.boolean(),
  /** Number of upcoming appointments, as a patient or as a provider. */
  appointments_ahead: z.int(),
  /** Whether a second factor is on. */
  has_second_factor: z.boolean(),
  /** Of a provider: what decides whether they may work with patients. Null for others. */
  practice: z.nullable(practiceFacts),
  /** Whether it is the admin's own. */
  is_own: z.boolean(),
})
export type OpenedAccount = z.output<typeof openedAccount>

export const accountStates = ['any', 'suspended'] as const
export type AccountState = (typeof accountStates)[number]

/** Words of a name, or the start of an address or a phone number; without one, suspended accounts. */
export const accountSearch = freeText(100).check(
  z.refine(
    (text) => text === '' || Array.from(text).length >= 2,
    'Enter at least 2 letters or digits.',
  ),
)

/** What a call sends that needs nothing but the password of the admin. */
export const passwordAlone = z.strictObject({ password: ownPassword })
export type PasswordAlone = z.output<typeof passwordAlone>

const missing = 'Say why.'
export const newSuspension = z.strictObject({
  reason: freeText(maxReason).check(z.minLength(1, missing)),
  /** Cancels upcoming appointments; the other side gets an email. */
  call_off: z.boolean('Say whether their appointments are cancelled.'),
  password: ownPassword,
})
export type NewSuspension = z.output<typeof newSuspension>

const factorReset = {
  identity_check: z.enum(
    Object.keys(identityChecks) as [IdentityCheck, ...IdentityCheck[]],
    'Choose how you checked who they are.',
  ),
  note: freeText(maxReason).check(z.minLength(1, 'Write what you checked.')),
  password: ownPassword,
}
/** What an admin fills in. */
export const factorResetForm = z.strictObject(factorReset)
export const newFactorReset = z.strictObject({
  /** Made by the caller: a retry resets once. */
  id: uuid('Send an id for this reset.'),
  ...factorReset,
})
export type NewFactorReset = z.output<typeof newFactorReset>
