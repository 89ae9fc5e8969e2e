import * as z from 'zod/mini'
import { ownPassword } from '../accounts/own-password.ts'
import { professions } from './professions.ts'
import { documentTypes } from '../values/files.ts'
import { registrationStatuses } from './facts.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'

/** What both sides know about a provider's registration and photo: fields and answers. */

export const professionMessage = 'Choose what you work as.'

const needed = (max: number, message: string) => freeText(max).check(z.minLength(1, message))

/** What a provider sends beside the document. The id, made by the browser, makes a retry harmless. */
export const newRegistration = z.object({
  id: z.optional(uuid('Send a UUID as id, or none.')),
  /** Profession to practise; without it, what the specialty on the profile suggests. */
  profession: z.optional(z.enum(professions, professionMessage)),
  registration_body: needed(200, 'Enter the body you are registered with.'),
  registration_number: needed(60, 'Enter your registration number.'),
  certificate_year: z.coerce
    .number('Enter the year of your practising certificate.')
    .check(
      z.refine(Number.isInteger, 'Enter the year as four digits.'),
      z.minimum(1950, 'Enter a year after 1950.'),
      z.maximum(2100, 'Enter a year before 2100.'),
    ),
  certificate_expires_on: z.iso.date('Enter a real date, for example 31 12 2027.'),
})
export type NewRegistration = z.output<typeof newRegistration>

/**
 * What is wrong between the fields of a certificate, by field; empty where nothing is.
 *
 * @param today the present day in Lusaka, `YYYY-MM-DD`
 */
export function findCertificateIssues(
  {
    certificate_year,
    certificate_expires_on,
  }: Pick<NewRegistration, 'certificate_year' | 'certificate_expires_on'>,
  today: string,
): Partial<Record<'certificate_year' | 'certificate_expires_on', string>> {
  const lastYear = Number(certificate_expires_on.slice(0, 4))
  if (certificate_expires_on < today)
    return { certificate_expires_on: 'This certificate has expired. Send the current one.' }
  if (certificate_year > Number(today.slice(0, 4)) + 1)
    return { certificate_year: 'This year is too far in the future.' }
  if (certificate_year > lastYear)
    return { certificate_expires_on: 'A certificate cannot run out before its own year.' }
  if (lastYear > certificate_year + 10)
    return { certificate_expires_on: 'A certificate runs out within ten years.' }
  return {}
}

const instant = z.iso.datetime({ offset: true })

/** A registration as its provider sees it, without the location of the document. */
export const registration = z.object({
  id: uuid(),
  /** Null for a registration that was sent before the form asked for the profession. */
  profession: z.nullable(z.enum(professions)),
  registration_body: z.string(),
  registration_number: z.string(),
  certificate_year: z.int(),
  certificate_expires_on: z.iso.date(),
  document_type: z.enum(documentTypes),
  /** False once the document was deleted, 90 days after the decision. */
  has_document: z.boolean(),
  status: z.enum(registrationStatuses),
  submitted_at: instant,
  decided_at: z.nullable(instant),
  /** Why it was rejected; null otherwise, unless the admin left a note. */
  reason: z.nullable(z.string()),
})
export type Registration = z.output<typeof registration>

/** The provider's registration status: `GET /api/provider/registration`. */
export const ownRegistration = z.object({
  /** `provider_status` of the profile. */
  status: z.enum(registrationStatuses),
  /** The last day of the certificate that was approved last; null where none was approved. */
  certificate_expires_on: z.nullable(z.iso.date()),
  /** Approved, with a certificate in force. */
  is_in_practice: z.boolean(),
  newest: z.nullable(registration),
})
export type OwnRegistration = z.output<typeof ownRegistration>

/** The same for an admin, who must know the applicant. */
export const registrationForAdmin = z.extend(registration, {
  provider: z.object({
    id: uuid(),
    full_name: z.string(),
    email: z.nullable(z.string()),
    specialty: z.nullable(z.string()),
    bio: z.nullable(z.string()),
    qualifications: z.array(z.string()),
    profile_picture_url: z.nullable(z.string()),
    /** The provider's status now. Where it is `approved`, a pending registration is a renewal. */
    provider_status: z.enum(registrationStatuses),
  }),
})
export type RegistrationForAdmin = z.output<typeof registrationForAdmin>

export const reasonMissingMessage = 'Say why, so that they can put it right.'

/** What an admin decides; a rejection needs a reason. */
export const newDecision = z
  .object({
    decision: z.enum(['approved', 'refused'], 'Approve or reject.'),
    reason: z.optional(freeText(1000)),
    /** The specialty that the approval grants, if it differs from the requested one. */
    profession: z.optional(z.enum(professions, 'Choose what they are approved as.')),
    /** Of the admin. */
    password: ownPassword,
  })
  .check(
    z.refine(({ decision, reason }) => decision === 'approved' || Boolean(reason), {
      path: ['reason'],
      message: reasonMissingMessage,
    }),
  )
export type NewDecision = z.output<typeof newDecision>

/** The answer to a new photo. */
export const newPhoto = z.object({ profile_picture_url: z.string() })
