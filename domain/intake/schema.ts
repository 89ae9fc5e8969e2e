import * as z from 'zod/mini'
import { dateOfBirth } from '../accounts/profile.ts'
import { phoneNumber } from '../phone/phone-schema.ts'
import { keptOfflineSeconds } from '../values/kept-offline.ts'
import { freeText, isKeepable, notKeepable, typedText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { nameChecks } from '../values/name-characters.ts'

/** The required questions, each with its own message for a missing answer. */
const needed = (max: number, message: string) =>
  typedText(message).check(
    z.minLength(1, message),
    z.maxLength(max, `Write at most ${max} characters.`),
    z.refine(isKeepable, notKeepable),
  )

const neededPhone = (message: string) => phoneNumber.check(z.minLength(1, message))

/**
 * The fields of the intake form by their names in docs/specification.md, "Field names"; those that
 * may stay empty are null. The limits are the table's own.
 */
const fields = {
  fullName: needed(200, 'Enter your full name.').check(...nameChecks),
  dateOfBirth,
  phone: neededPhone('Enter your phone number.'),
  address: needed(500, 'Enter your address.'),
  emergencyContact: needed(200, 'Enter the name of your emergency contact.').check(...nameChecks),
  emergencyPhone: neededPhone('Enter the phone number of your emergency contact.'),
  medicalHistory: z.nullish(freeText(2000)),
  currentMedications: z.nullish(freeText(2000)),
  allergies: z.nullish(freeText(2000)),
  reasonForVisit: needed(2000, 'Enter the reason for your visit.'),
  insuranceProvider: z.nullish(freeText(200)),
  insuranceNumber: z.nullish(freeText(60)),
}

/** A form as a person sends it; `id` is made by their device so that a retry never writes twice. */
export const newIntakeForm = z.strictObject({
  id: z.optional(uuid('Must be a UUID.')),
  ...fields,
  /** How long ago it was written, where it waited on a phone: what is known since replaces what it says. */
  seconds_ago: z.optional(
    z.number('Send a number of seconds.').check(z.minimum(0), z.maximum(keptOfflineSeconds)),
  ),
})
export type NewIntakeForm = z.output<typeof newIntakeForm>

const optionalAnswer = z.nullable(z.string())

/** A form as it is stored and returned; the newest of a person is the one that counts. */
export const intakeForm = z.object({
  id: uuid(),
  user_id: uuid(),
  fullName: z.string(),
  dateOfBirth: z.iso.date(),
  phone: z.string(),
  address: z.string(),
  emergencyContact: z.string(),
  emergencyPhone: z.string(),
  medicalHistory: optionalAnswer,
  currentMedications: optionalAnswer,
  allergies: optionalAnswer,
  reasonForVisit: z.string(),
  insuranceProvider: optionalAnswer,
  insuranceNumber: optionalAnswer,
  submittedAt: z.iso.datetime({ offset: true }),
})
export type IntakeForm = z.output<typeof intakeForm>
