import * as z from 'zod/mini'
import { sessionTypes } from '../appointments/slots.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { identity } from './identity.ts'

/** Whom an absence of a provider affects, and what was done about each appointment. */

const instant = z.iso.datetime({ offset: true })

export const absenceMarks = ['called', 'notified'] as const
export type AbsenceMark = (typeof absenceMarks)[number]

/** Where an appointment that falls into an absence is now. */
const affectedStates = ['open', 'moved', 'cancelled'] as const

export const affectedVisit = z.object({
  /** Of the appointment as it was booked. */
  id: uuid(),
  appointment_time: instant,
  duration_minutes: z.int(),
  session_type: z.enum(sessionTypes),
  state: z.enum(affectedStates),
  /** Where it is now; null unless it moved. */
  moved_to: z.nullable(instant),
  /** When it was moved or cancelled; null while it is open. */
  ended_at: z.nullable(instant),
  /** Who moved or cancelled it; null where it is open, and where the system did. */
  ended_by: z.nullable(z.string()),
  /** Whether the patient did that, who needs no call then. */
  by_patient: z.boolean(),
  /** When an email about it was sent to an address of the patient. */
  emailed_at: z.nullable(instant),
  marks: z.array(z.object({ mark: z.enum(absenceMarks), at: instant, by: z.nullable(z.string()) })),
  patient: z.object({
    id: uuid(),
    full_name: z.string(),
    phone_number: z.nullable(z.string()),
    ...identity,
  }),
})
export type AffectedVisit = z.output<typeof affectedVisit>

/**
 * Whether staff still have to do something: it is neither moved nor cancelled, or the patient does not know of that.
 */
export function isLeft({
  state,
  by_patient,
  emailed_at,
  marks,
}: Pick<AffectedVisit, 'state' | 'by_patient'> & {
  emailed_at: unknown
  marks: readonly unknown[]
}): boolean {
  if (state === 'open') return true
  return !by_patient && emailed_at === null && marks.length === 0
}

/** Why everything in an absence is cancelled, for the provider and admins; the patients do not read it. */
export const cancelReason = freeText(500).check(
  z.minLength(1, 'Say why. The patients do not read it.'),
)

export const absenceCancellation = z.strictObject({ reason: cancelReason })

/** How many appointments were cancelled. */
export const absenceCancelled = z.object({ cancelled: z.int() })

export const byMark = z.object({
  id: uuid('Send the id of an appointment.'),
  mark: z.enum(absenceMarks, 'Send called or notified.'),
})
