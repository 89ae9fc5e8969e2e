import * as z from 'zod/mini'
import { appointmentStatuses } from '../appointments/status.ts'
import { genders } from '../values/gender.ts'
import { ownPassword } from '../accounts/own-password.ts'
import { uuid } from '../values/uuid.ts'

const instant = z.iso.datetime({ offset: true })
const day = z.iso.date('Enter a day.')

const days = { first_day: day, last_day: day }
const inOrder = z.refine<{ first_day: string; last_day: string }>(
  ({ first_day, last_day }) =>
    first_day <= last_day && Date.parse(last_day) - Date.parse(first_day) <= 92 * 86_400_000,
  { path: ['last_day'], error: 'Choose a last day on or after the first, at most 92 days later.' },
)

/** The form of a provider who will be away. */
export const coverForm = z
  .object({ colleague_id: uuid('Choose a colleague.'), ...days })
  .check(inOrder)

export const newCover = z
  .strictObject({
    id: uuid('Send an id for the cover.'),
    colleague_id: uuid('Choose a colleague.'),
    ...days,
  })
  .check(inOrder)
export type NewCover = z.output<typeof newCover>

/** As an admin enters it for a provider. */
export const newCoverByAdmin = z
  .strictObject({
    id: uuid('Send an id for the cover.'),
    absent_id: uuid('Choose a provider.'),
    colleague_id: uuid('Choose a colleague.'),
    ...days,
    /** Of the admin. */
    password: ownPassword,
  })
  .check(inOrder)

/** A cover that the caller is in. */
export const ownCover = z.object({
  id: uuid(),
  side: z.enum(['absent', 'colleague']),
  absent_name: z.nullable(z.string()),
  colleague_name: z.nullable(z.string()),
  first_day: z.iso.date(),
  last_day: z.iso.date(),
  is_accepted: z.boolean(),
})
export type OwnCover = z.output<typeof ownCover>

/** A patient whom the caller covers today. */
export const coveredPatient = z.object({
  cover_id: uuid(),
  absent_name: z.string(),
  last_day: z.iso.date(),
  id: uuid(),
  full_name: z.string(),
  date_of_birth: z.nullable(z.iso.date()),
  next_visit: z.nullable(instant),
  /** Whether their record is open: from the day after the email to them, or at once with a visit ahead. */
  is_open: z.boolean(),
})
export type CoveredPatient = z.output<typeof coveredPatient>

/** What the caller reads of a patient whom they cover today. */
export const coveredRecord = z.object({
  ...z.omit(coveredPatient, { next_visit: true, is_open: true }).shape,
  gender: z.nullable(z.enum(genders)),
  phone_number: z.nullable(z.string()),
  /** With the provider who is away, the newest first, with the notes that the patient reads too. */
  visits: z.array(
    z.object({
      id: uuid(),
      appointment_time: z.string(),
      status: z.enum(appointmentStatuses),
      session_type: z.string(),
      shared_notes: z.nullable(z.string()),
    }),
  ),
  /** Null where the patient does not share readings. */
  blood_pressure: z.nullable(
    z.array(
      z.object({
        id: uuid(),
        systolic: z.int(),
        diastolic: z.int(),
        pulse: z.nullable(z.int()),
        created_at: z.string(),
      }),
    ),
  ),
  glucose: z.nullable(
    z.array(
      z.object({
        id: uuid(),
        entered_value: z.number(),
        entered_unit: z.string(),
        meter_shows: z.nullable(z.string()),
        created_at: z.string(),
      }),
    ),
  ),
  /** Null where the patient does not share screenings with the caller's profession. */
  screenings: z.nullable(
    z.array(
      z.object({
        id: uuid(),
        results: z.record(z.string(), z.nullable(z.number())),
        item_9: z.nullable(z.int()),
        created_at: z.string(),
      }),
    ),
  ),
})
export type CoveredRecord = z.output<typeof coveredRecord>

/** A cover for a provider of the caller, a patient. */
export const patientCover = z.object({
  id: uuid(),
  absent_name: z.string(),
  colleague_name: z.string(),
  first_day: z.iso.date(),
  last_day: z.iso.date(),
  has_objected: z.boolean(),
})
export type PatientCover = z.output<typeof patientCover>
