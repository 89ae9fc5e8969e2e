import * as z from 'zod/mini'
import { dateOfBirth } from '../accounts/profile.ts'
import { phoneNumber } from '../phone/phone-schema.ts'
import { emailAddress } from '../values/email-address.ts'
import { genders } from '../values/gender.ts'
import { nameChecks } from '../values/name-characters.ts'
import { readDecimal } from '../values/decimal.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { nhimaNumber, nrc } from './identifiers.ts'
import { likenessReasons } from './likeness.ts'

/** Requests and answers about patients whom the clinic registers, with or without a login. */

const instant = z.iso.datetime({ offset: true })

/** A field that a form sends empty is not given. */
const maybe = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => undefined),
      ),
      schema,
    ]),
  )

const text = (max: number) => freeText(max).check(z.minLength(1, 'Enter text.'))

const yearMessage = 'Enter the year of birth with four digits, for example 1984.'
/** A year, as a form types it or a program sends it. */
const year = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()], yearMessage),
    z.transform((typed) => {
      const read = typeof typed === 'number' ? typed : readDecimal(typed, 0)
      // What is no whole number is no year either, and gets the words of one.
      return read !== undefined && Number.isInteger(read) ? read : 0
    }),
  ),
  z.int().check(z.gte(1900, yearMessage), z.lte(2200, yearMessage)),
)

const parts = {
  full_name: freeText(200).check(z.minLength(1, 'Enter the full name.'), ...nameChecks),
  gender: z.enum(genders, 'Choose male or female.'),
  date_of_birth: maybe(dateOfBirth),
  /** Where the day is unknown. */
  born_in: maybe(year),
  phone_number: maybe(phoneNumber),
  /** Whose the number is, where it is not their own: "sister". */
  phone_of: maybe(text(60)),
  /** They can be reached at no number, not even at a relative's. */
  has_no_phone: z.optional(z.boolean('Send true or false.')),
  email: maybe(emailAddress),
  nrc: maybe(nrc),
  nhima_number: maybe(nhimaNumber),
  next_of_kin_name: maybe(text(200).check(...nameChecks)),
  next_of_kin_phone: maybe(phoneNumber),
  next_of_kin_relation: maybe(text(60)),
  language: maybe(text(60)),
  address: maybe(text(500)),
}

interface Typed {
  date_of_birth?: string | undefined
  born_in?: number | undefined
  phone_number?: string | undefined
  has_no_phone?: boolean | undefined
  next_of_kin_name?: string | undefined
  next_of_kin_phone?: string | undefined
}

const hasBirth = z.refine<Pick<Typed, 'date_of_birth' | 'born_in'>>(
  (typed) => typed.date_of_birth !== undefined || typed.born_in !== undefined,
  {
    path: ['date_of_birth'],
    error: 'Enter the date of birth. If they do not know the day, enter the year below.',
  },
)

/** What the fields must hold together. */
const whole = [
  hasBirth,
  z.refine<Typed>(
    ({ date_of_birth, born_in }) =>
      date_of_birth === undefined ||
      born_in === undefined ||
      Number(date_of_birth.slice(0, 4)) === born_in,
    {
      path: ['born_in'],
      error: 'This is not the year of the date of birth. Leave one of them empty.',
    },
  ),
  z.refine<Typed>((typed) => typed.phone_number !== undefined || typed.has_no_phone === true, {
    path: ['phone_number'],
    error: 'Enter a phone number. A relative’s will do. If there is none, tick the box below.',
  }),
  z.refine<Typed>(
    (typed) => typed.next_of_kin_phone === undefined || typed.next_of_kin_name !== undefined,
    { path: ['next_of_kin_name'], error: 'Enter the name of the next of kin.' },
  ),
] as const

/** Of a provider, who sees the person now: their notes on the visit. */
const notes = maybe(freeText(2000))

/** The fields of the form. */
export const registrationForm = z.object({ ...parts, notes }).check(...whole)
export type RegistrationForm = z.output<typeof registrationForm>

/**
 * A person whom staff register; `id` is made by their device, so that a retry registers no one twice.
 * `is_another_person` says that the likely matches were looked at, and that it is none of them.
 */
export const newRegistration = z
  .strictObject({
    id: uuid('Send a UUID.'),
    ...parts,
    is_another_person: z.optional(z.boolean('Send true or false.')),
    notes,
  })
  .check(...whole)
export type NewRegistration = z.output<typeof newRegistration>

/** By what a person is compared with those whom the clinic knows: never by a name alone. */
export const matchQuestion = z
  .strictObject({
    full_name: parts.full_name,
    gender: z.optional(parts.gender),
    date_of_birth: parts.date_of_birth,
    born_in: parts.born_in,
    phone_number: parts.phone_number,
    nrc: parts.nrc,
    nhima_number: parts.nhima_number,
  })
  .check(hasBirth)
export type MatchQuestion = z.output<typeof matchQuestion>

/** The fields of the form that corrects them. */
export const correctionForm = z.object(parts).check(...whole)

/** All of it again, as it is now. `version` is what was seen: 409 `stale_registration` where another is stored. */
export const registrationChanges = z
  .strictObject({ ...parts, version: z.optional(freeText(40)) })
  .check(...whole)
export type RegistrationChanges = z.output<typeof registrationChanges>

/** A registered patient, as staff see them: who they are and how to reach them, nothing of health. */
export const registeredPatient = z.object({
  id: uuid(),
  full_name: z.string(),
  gender: z.nullable(z.enum(genders)),
  date_of_birth: z.nullable(z.iso.date()),
  born_in: z.nullable(z.int()),
  phone_number: z.nullable(z.string()),
  phone_of: z.nullable(z.string()),
  email: z.nullable(z.string()),
  nrc: z.nullable(z.string()),
  nhima_number: z.nullable(z.string()),
  next_of_kin_name: z.nullable(z.string()),
  next_of_kin_phone: z.nullable(z.string()),
  next_of_kin_relation: z.nullable(z.string()),
  language: z.nullable(z.string()),
  address: z.nullable(z.string()),
  registered_at: instant,
  /** Another one after each change, for who changes it next. */
  version: z.string(),
  /** Whether emails reach them: once they have taken their record over. */
  gets_email: z.boolean(),
  /** What they agreed to at the clinic. Empty once they have a login: then it is theirs, and not for the counter. */
  consents: z.array(z.string()),
})
export type RegisteredPatient = z.output<typeof registeredPatient>

/**
 * Someone who may be the person at the counter. A provider reads birth and number only of those whom they treat or
 * have registered.
 */
export const patientMatch = z.object({
  id: uuid(),
  full_name: z.string(),
  date_of_birth: z.nullable(z.iso.date()),
  born_in: z.nullable(z.int()),
  phone_number: z.nullable(z.string()),
  phone_of: z.nullable(z.string()),
  /** Whether the clinic has registered them; others have an account and came with it. */
  is_registered: z.boolean(),
  gets_email: z.boolean(),
  why: z.array(z.enum(likenessReasons)),
})
export type PatientMatch = z.output<typeof patientMatch>
