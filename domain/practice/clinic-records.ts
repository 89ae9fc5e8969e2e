import * as z from 'zod/mini'
import { phoneNumber } from '../phone/phone-schema.ts'
import { emailAddress } from '../values/email-address.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { nameChecks } from '../values/name-characters.ts'

/** New records of one provider in a day. A busy clinic adds fewer; a mistake or an attack more. */
export const maxAddedPerDay = 40
/** Records of one provider that no one has taken over. */
export const maxUnclaimed = 500
/** Days in which a code works. */
export const codeDays = 3

const instant = z.iso.datetime({ offset: true })
/** Asks for a way to reach a walk-in patient. */
export const reach = 'Enter a phone number or an email address.'

const empty = z.pipe(
  z.literal(''),
  z.transform(() => undefined),
)
/** A field that a form sends empty. */
const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.union([empty, schema]))

const email = maybe(emailAddress)
const phone = phoneNumber.check(z.minLength(1, 'Enter a phone number.'))

const parts = {
  full_name: freeText(200).check(z.minLength(1, 'Enter the full name.'), ...nameChecks),
  email,
  phone_number: maybe(phone),
  notes: maybe(freeText(2000)),
}

interface Reach {
  email?: string | undefined
  phone_number?: string | undefined
}
export const canBeReached = ({ email, phone_number }: Reach) =>
  email !== undefined || phone_number !== undefined

/** A walk-in patient as a provider adds them; `id` is made by their device so that a retry adds no second one. */
export const newClinicRecord = z
  .strictObject({ id: z.optional(uuid('Must be a UUID.')), ...parts })
  .check(z.refine(canBeReached, { path: ['phone_number'], error: reach }))
export type NewClinicRecord = z.output<typeof newClinicRecord>

/** The fields of the form for a record. */
export const clinicRecordForm = z
  .object(parts)
  .check(z.refine(canBeReached, { path: ['phone_number'], error: reach }))

/** A record that no one has taken over yet, as its provider sees it. */
export const clinicRecord = z.object({
  id: uuid(),
  full_name: z.string(),
  email: z.nullable(z.string()),
  phone_number: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  created_at: instant,
  /** When the invitation ends, unless the person takes the record over. */
  expires_at: instant,
  /** Null where no code was made; a code of the past does not work any more. */
  code_expires_at: z.nullable(instant),
})
export type ClinicRecord = z.output<typeof clinicRecord>

/** How a person is invited: by email, or with a code that the front desk reads out or prints. */
export const invitationWay = z.object({ by: z.enum(['email', 'code'], 'Choose email or code.') })

/** A record with what was just done. The code is answered once and stored nowhere. */
export const invitedRecord = z.object({ record: clinicRecord, code: z.nullable(z.string()) })
export type InvitedRecord = z.output<typeof invitedRecord>

/** What a person proves with a code: that they were at the clinic, and that the number is theirs. */
export const invitationCode = z.object({
  code: freeText(40).check(z.minLength(1, 'Enter the code from the clinic.')),
  phone_number: phone,
})
export type InvitationCode = z.output<typeof invitationCode>

/** A clinic's record as the person sees it before they decide: too little to be of use to anyone else. */
export const invitation = z.object({
  id: uuid(),
  /** The first name and an initial. */
  name_hint: z.string(),
  visited_at: instant,
  provider: z.object({ full_name: z.string(), specialty: z.nullable(z.string()) }),
})
export type Invitation = z.output<typeof invitation>

/** The person's decision. Code and number are sent again where the record was found by them. */
export const invitationAnswer = z.strictObject({
  id: uuid('Send the id of an invitation.'),
  answer: z.enum(['claim', 'erase'], 'Choose claim or erase.'),
  proof: z.optional(invitationCode),
})
export type InvitationAnswer = z.output<typeof invitationAnswer>

const noLink = 'Open the link in the email again.'
/** What is behind the # of the link that erases a record without an account. */
export const erasureLink = z.strictObject({
  token: z.string(noLink).check(z.minLength(1, noLink), z.maxLength(100, noLink)),
})
