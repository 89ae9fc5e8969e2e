import * as z from 'zod/mini'
import { professions } from './professions.ts'
import { registrationStatuses } from './facts.ts'
import { reasonMissingMessage } from './registration.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'

const instant = z.iso.datetime({ offset: true })

/** What patients read of who a provider is. An admin approves each change; the old values stay until then. */
const identity = {
  full_name: z.string(),
  specialty: z.nullable(z.string()),
  qualifications: z.array(z.string()),
}

/** The newest change that a provider asked for; it has all three, also those that stay. */
export const identityChange = z.object({
  id: uuid(),
  ...identity,
  status: z.enum(registrationStatuses),
  submitted_at: instant,
  decided_at: z.nullable(instant),
  /** Why it was rejected. */
  reason: z.nullable(z.string()),
})
export type IdentityChange = z.output<typeof identityChange>

/** A pending change, with what patients see today. */
export const identityChangeForAdmin = z.object({
  id: uuid(),
  provider_id: uuid(),
  email: z.nullable(z.string()),
  profession: z.nullable(z.enum(professions)),
  submitted_at: instant,
  ...identity,
  new_full_name: z.string(),
  new_specialty: z.nullable(z.string()),
  new_qualifications: z.array(z.string()),
})
export type IdentityChangeForAdmin = z.output<typeof identityChangeForAdmin>

/** What an admin decides; a rejection needs a reason. */
export const newIdentityDecision = z
  .object({
    decision: z.enum(['approved', 'refused'], 'Approve or reject.'),
    reason: z.optional(freeText(1000)),
  })
  .check(
    z.refine(({ decision, reason }) => decision === 'approved' || Boolean(reason), {
      path: ['reason'],
      message: reasonMissingMessage,
    }),
  )
export type NewIdentityDecision = z.output<typeof newIdentityDecision>
