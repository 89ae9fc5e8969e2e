import * as z from 'zod/mini'
import { typedText } from '../values/text.ts'
import { genders } from '../values/gender.ts'
import { professions } from '../practice/professions.ts'
import { phoneNumber, phoneNumberOr, sentPhone } from '../phone/phone-schema.ts'
import { uuid } from '../values/uuid.ts'
import { nameChecks } from '../values/name-characters.ts'

/** Trimmed text of a field that may be empty. The limits are the table's own. */
const text = (max: number) =>
  typedText('Enter text.').check(
    z.maxLength(max, `Use at most ${max.toLocaleString('en-GB')} characters.`),
  )

const needed = (max: number, message: string) => text(max).check(z.minLength(1, message))

const phoneMessage = 'Enter a phone number, for example 0977 123 456.'

export const dateOfBirth = z.iso
  .date('Enter a real date, for example 1994-03-27.')
  .check(z.refine((value) => value >= '1900-01-01', 'Enter a year after 1900.'))

/** Whether a date of birth could be true. Both are `YYYY-MM-DD`; `today` is the day in Lusaka. */
export function isBornBy(date_of_birth: string, today: string): boolean {
  return date_of_birth <= today
}

/** Of an emergency contact. */
export const contactName = needed(200, 'Enter the name of your emergency contact.').check(
  ...nameChecks,
)
const contactPhone = z.minLength(1, 'Enter the phone number of your emergency contact.')

/**
 * The rule of each thing that a person may change about themselves: docs/specification.md, "Profile",
 * without what the system decides. A phone number that cannot be dialled is rejected by `requireDialable`, which knows
 * the one on record: an older one may stay.
 */
export const changeable = {
  full_name: needed(200, 'Enter your full name.').check(...nameChecks),
  phone_number: z.nullable(sentPhone),
  gender: z.nullable(z.enum(genders, 'Choose male or female.')),
  date_of_birth: z.nullable(dateOfBirth),
  /** Of those under 18 (`domain/values/age.ts`); with a name comes that they agree. */
  guardian_name: z.nullable(text(200).check(...nameChecks)),
  guardian_agrees: z.boolean('Send true or false.'),
  /** The server rejects a way past the clinic: its words would be in the script of each page. */
  bio: z.nullable(text(2000)),
  specialty: z.nullable(text(200)),
  qualifications: z
    .array(needed(200, 'Remove empty qualifications.'), 'Send a list of qualifications.')
    .check(z.maxLength(30, 'List at most 30 qualifications.')),
  study_area: z.nullable(text(200)),
  year_of_study: z.nullable(text(60)),
  emergency_contact: z.nullable(
    z.object({ name: contactName, phone: sentPhone.check(contactPhone) }),
  ),
  known_allergies_conditions: z.nullable(text(2000)),
}

/** The fields of the profile that its owner may change; a request may contain some of them. */
export const profileChanges = z.partial(z.object(changeable))
export type ProfileChanges = z.output<typeof profileChanges>

/** The emergency contact by itself, as its form names the fields. @param known the number that the form began with */
export const emergencyContactForm = (known: string) =>
  z.object({
    contact_name: contactName,
    contact_phone: phoneNumberOr(known).check(contactPhone),
  })

/**
 * What a client edits about themselves on their day: "Edit Demographics".
 *
 * @param known the number that the form began with
 */
export const demographics = (known: string) =>
  z.object({
    phone_number: z.nullable(phoneNumberOr(known)),
    gender: changeable.gender,
    date_of_birth: changeable.date_of_birth,
    guardian_name: z.optional(changeable.guardian_name),
    guardian_agrees: z.optional(changeable.guardian_agrees),
  })
export type Demographics = z.output<ReturnType<typeof demographics>>

/** The number for a phone session, where none is on record. */
export const phoneForm = z.object({
  phone_number: phoneNumber.check(z.minLength(1, phoneMessage)),
})
export type PhoneForm = z.output<typeof phoneForm>

/**
 * Qualifications as they are typed: one on each line; in a single line, with commas between them. One
 * that is known keeps its commas.
 */
export function qualificationsOf(typed: string, known: readonly string[]): string[] {
  const filled = (parts: string[]) => parts.map((part) => part.trim()).filter(Boolean)
  const lines = filled(typed.split('\n'))
  const [only] = lines
  if (lines.length !== 1 || known.includes(only!)) return lines
  return filled(only!.split(','))
}

/** The form of a client for their own name. */
export const nameForm = z.object({ full_name: changeable.full_name })

/**
 * What patients read of a provider, as one types it.
 *
 * @param known the qualifications that the form began with
 */
export const cardChanges = (known: readonly string[]) =>
  z.object({
    full_name: changeable.full_name,
    specialty: changeable.specialty,
    bio: changeable.bio,
    qualifications: z.pipe(
      z.pipe(
        z.string(),
        z.transform((typed) => qualificationsOf(typed, known)),
      ),
      changeable.qualifications,
    ),
  })
export type CardChanges = z.output<ReturnType<typeof cardChanges>>

export const verificationStatuses = ['unverified', 'pending', 'rejected', 'verified'] as const
export const roles = ['client', 'provider', 'admin', 'front_desk'] as const
export const providerStatuses = ['pending', 'approved', 'refused'] as const

const photoFolder = '/files/photos/'
/** Where a photo is served, by the name of its file. */
export const photoUrlOf = (name: string) => photoFolder + name

/** The file behind `profile_picture_url`; undefined where there is none, or one from elsewhere. */
export function photoNameOf(profile_picture_url: string | null): string | undefined {
  return profile_picture_url?.startsWith(photoFolder)
    ? profile_picture_url.slice(photoFolder.length)
    : undefined
}

/** A person's own profile, as they see it. */
export const profile = z.object({
  id: uuid(),
  full_name: z.string(),
  email: z.nullable(z.string()),
  phone_number: z.nullable(z.string()),
  gender: z.nullable(z.enum(genders)),
  date_of_birth: z.nullable(z.iso.date()),
  bio: z.nullable(z.string()),
  specialty: z.nullable(z.string()),
  qualifications: z.array(z.string()),
  profile_picture_url: z.nullable(z.string()),
  is_student: z.boolean(),
  institution_name: z.nullable(z.string()),
  student_id: z.nullable(z.string()),
  study_area: z.nullable(z.string()),
  year_of_study: z.nullable(z.string()),
  emergency_contact: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  known_allergies_conditions: z.nullable(z.string()),
  verification_status: z.enum(verificationStatuses),
  verification_document_path: z.nullable(z.string()),
  role: z.enum(roles),
  provider_status: z.nullable(z.enum(providerStatuses)),
  /** What an admin let a provider into practice as. */
  profession: z.nullable(z.enum(professions)),
  /** The parent or guardian of a person under 18; null where none was given. */
  guardian_name: z.nullable(z.string()),
  /** Last day of a student's status. */
  student_until: z.nullable(z.iso.date()),
})
export type Profile = z.output<typeof profile>

export const membership = z.object({
  plan_name: z.string(),
  status: z.enum(['active', 'pending', 'expired', 'cancelled']),
  end_date: z.nullable(z.iso.date()),
})
export type Membership = z.output<typeof membership>
