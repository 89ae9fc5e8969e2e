import * as z from 'zod/mini'
import { identity, type Identity } from './identity.ts'
import { rowsUpTo } from '../values/page-size.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'

/** A session within so many days makes a patient Active (docs/specification.md, "Patient list"). */
export const activeDays = 30

/** Rows of one page. */
const maxRows = 300

export const patientsQuery = z.object({
  /** Part of a name, words of it in any order, or digits of the phone number; all patients without one. */
  search: z.optional(freeText(200)),
  /** Only the Active, or only the New (docs/specification.md, "Patient list"). */
  only: z.optional(z.enum(['active', 'new'], 'Choose active or new.')),
  limit: rowsUpTo(maxRows),
  /** The last patient of the page before. */
  after: z.optional(uuid('Send the id of a patient.')),
})
export type PatientsQuery = z.output<typeof patientsQuery>

/** A patient in their provider's list: docs/specification.md, "Patient list". */
export const patientRow = z.object({
  id: uuid(),
  full_name: z.string(),
  email: z.nullable(z.string()),
  /** True where no email reaches them: the clinic registered them, and they have no login yet. */
  has_no_login: z.optional(z.boolean()),
  ...identity,
  /** Of all that were not cancelled, latest first. */
  appointment_times: z.array(z.iso.datetime({ offset: true })),
  last_session: z.nullable(z.iso.datetime({ offset: true })),
  next_appointment: z.nullable(z.iso.datetime({ offset: true })),
  status: z.enum(['Active', 'Inactive']),
})
export type PatientRow = z.output<typeof patientRow>

/**
 * The columns that are derived from the times of a patient's appointments, at a moment.
 *
 * @param missed those of the times at which one of the two did not come: they are no sessions
 */
export function derivePatient(
  times: readonly string[],
  now: Date,
  missed: readonly string[] = [],
): Omit<PatientRow, 'id' | 'full_name' | 'email' | 'has_no_login' | keyof Identity> {
  const sorted = times.toSorted((one, other) => other.localeCompare(one))
  const isPast = (time: string) => new Date(time) <= now
  const last_session = sorted.find((time) => isPast(time) && !missed.includes(time)) ?? null
  const age = last_session === null ? Infinity : now.getTime() - Date.parse(last_session)
  return {
    appointment_times: sorted,
    last_session,
    next_appointment: sorted.findLast((time) => !isPast(time)) ?? null,
    status: age <= activeDays * 24 * 60 * 60 * 1000 ? 'Active' : 'Inactive',
  }
}
