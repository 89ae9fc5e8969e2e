import * as z from 'zod/mini'
import { agreedHow, overbookReason } from '../appointments/agreement.ts'
import { newProposal } from '../appointments/schema.ts'
import { emailAddress } from '../values/email-address.ts'
import { nameWords } from '../values/names.ts'
import { plainPhone } from '../phone/read-phone.ts'
import { freeText } from '../values/text.ts'
import { maxReason } from '../admin/limits.ts'
import { uuid } from '../values/uuid.ts'

/** The requests of the front desk: searching patients, booking, moving and cancelling. */

/** A Zambian number has nine digits of its own; fewer are of too many people. */
const fewestDigits = 9

const isWholeNumber = (typed: string) => plainPhone(typed).length >= fewestDigits

/** A patient is found by name and by what only they would give: there is no list of patients. */
export const patientQuestion = z.object({
  name: freeText(100).check(
    z.refine(
      (typed) => nameWords(typed).some((word) => word.length >= 2),
      'Enter the name of the patient.',
    ),
  ),
  /** The whole email address or phone number. */
  reach: freeText(255).check(
    z.refine(
      (typed) => isWholeNumber(typed) || emailAddress.safeParse(typed).success,
      'Enter the whole phone number or email address.',
    ),
  ),
})
export type PatientQuestion = z.output<typeof patientQuestion>

/** A patient whom the desk found. */
export const foundPatient = z.object({
  id: uuid(),
  full_name: z.string(),
  phone_number: z.nullable(z.string()),
  /** The year of birth, only where several are found: they have name and number in common. */
  born_in: z.nullable(z.int()),
})
export type FoundPatient = z.output<typeof foundPatient>

/** A time of a provider that the desk books for a patient who has agreed to it, or else proposes. */
export const newDeskBooking = z.extend(newProposal, {
  id: uuid('Send a UUID.'),
  provider_id: uuid('Choose a provider.'),
})
export type NewDeskBooking = z.output<typeof newDeskBooking>

/** Another time for one appointment. `id` is of the new one: sent again, it moves nothing twice. */
export const newDeskMove = z.object({
  id: uuid('Send a UUID.'),
  times: z
    .array(
      z.iso.datetime({ offset: true, error: 'Send an instant in ISO 8601.' }),
      'Send a list with one time.',
    )
    .check(z.length(1, 'Choose one time.')),
  agreed_how: agreedHow,
  overbook_reason: overbookReason,
})
export type NewDeskMove = z.output<typeof newDeskMove>

/** Why it is cancelled, for the provider; the patient does not read it. */
export const deskCancellation = z.strictObject({
  reason: freeText(maxReason).check(z.minLength(1, 'Say why.')),
  /** Who asked for it; the clinic where nothing is said. */
  asked_by: z.optional(z.enum(['patient', 'clinic'], 'Choose the patient or the clinic.')),
})
export type DeskCancellation = z.output<typeof deskCancellation>
