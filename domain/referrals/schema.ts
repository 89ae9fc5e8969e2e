import * as z from 'zod/mini'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { referralStatuses } from './referral-state.ts'
import { agreements, urgencies } from './urgencies.ts'

const instant = z.iso.datetime({ offset: true })

const letter = {
  urgency: z.enum(urgencies, 'Say how soon.'),
  question: freeText(2000).check(z.minLength(1, 'Write what you ask for.')),
  /** What the sender chooses to write. */
  findings: freeText(8000),
}

/** The form: a colleague by id, or another place by name. */
export const referralForm = z.object({
  /** The id of a colleague; empty for another place. */
  recipient_id: z.string(),
  outside: freeText(200),
  ...letter,
  agreed: z.enum(agreements, 'Say how they agree.'),
})

export const newReferral = z.strictObject({
  id: uuid('Send an id for the referral.'),
  /** A colleague in practice; null for another place. */
  recipient_id: z.nullable(uuid('Choose a colleague.')),
  /** Another place, which gets the letter on paper; null for a colleague. */
  outside: z.nullable(freeText(200).check(z.minLength(1, 'Write which place.'))),
  ...letter,
  /** How the patient agreed; `in the app` asks them there. */
  agreed: z.enum(agreements, 'Say how they agree.'),
})
export type NewReferral = z.output<typeof newReferral>

export const declineForm = z.strictObject({
  reason: freeText(500).check(z.minLength(1, 'Say why. The sender reads it, and the patient can.')),
})

/** A referral as its patient, its sender and, once it is sent, the colleague read it. */
export const referral = z.object({
  id: uuid(),
  patient_id: uuid(),
  patient_name: z.string(),
  date_of_birth: z.nullable(z.iso.date()),
  /** Null once the provider has left. */
  sender_name: z.nullable(z.string()),
  sender_specialty: z.nullable(z.string()),
  recipient_name: z.nullable(z.string()),
  outside: z.nullable(z.string()),
  ...letter,
  status: z.enum(referralStatuses),
  agreed_how: z.nullable(z.enum(agreements)),
  created_at: instant,
  sent_at: z.nullable(instant),
  decline_reason: z.nullable(z.string()),
  /** Whether an urgent one waits for more than two working days: for the patient, the colleague or a visit. */
  is_late: z.boolean(),
})
export type Referral = z.output<typeof referral>

/** Those of a provider: sent by them, and to them. */
export const providerReferral = z.object({
  ...referral.shape,
  side: z.enum(['sender', 'recipient']),
})
export type ProviderReferral = z.output<typeof providerReferral>

/** A colleague to whom a patient can be referred. */
export const colleague = z.object({
  id: uuid(),
  full_name: z.string(),
  specialty: z.nullable(z.string()),
})
export type Colleague = z.output<typeof colleague>
