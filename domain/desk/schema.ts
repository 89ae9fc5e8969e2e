import * as z from 'zod/mini'
import { appointmentStatuses } from '../appointments/status.ts'
import { sessionTypes } from '../appointments/slots.ts'
import { professions } from '../practice/professions.ts'
import { room } from '../practice/rooms.ts'
import { rowsUpTo } from '../values/page-size.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { maxDeskRows } from './page-size.ts'

/** The calendar of the clinic as the front desk sees it: names, times and phone numbers. Nothing of health. */

const instant = z.iso.datetime({ offset: true, error: 'Send an instant in ISO 8601.' })

/** So many days of appointments are answered at once. */
const maxDeskDays = 31

/** A provider whom the desk books for. The profession is public; what a patient comes for is not said. */
export const deskProvider = z.object({
  id: uuid(),
  full_name: z.string(),
  profession: z.nullable(z.enum(professions)),
})
export type DeskProvider = z.output<typeof deskProvider>

/** One to choose for a visit. */
export const choosableProvider = z.extend(deskProvider, {
  /** Hours and prices are set: without them no time is free. */
  is_bookable: z.boolean(),
})
export type ChoosableProvider = z.output<typeof choosableProvider>

/** An appointment as the front desk sees it. */
export const deskAppointment = z.object({
  id: uuid(),
  appointment_time: z.iso.datetime({ offset: true }),
  duration_minutes: z.int(),
  session_type: z.enum(sessionTypes),
  status: z.enum(appointmentStatuses),
  /** Who must answer it while it is requested. */
  answered_by: z.enum(['patient', 'provider']),
  provider: z.nullable(deskProvider),
  /** Whether it is ahead and falls into an absence of its provider. */
  provider_away: z.boolean(),
  /** Of an in-person session; null where it has none yet. */
  room: z.nullable(room),
  /** Why the desk booked it over another visit or outside of free times; not why a provider did. */
  overbook_reason: z.optional(z.nullable(z.string())),
  patient: z.object({
    id: uuid(),
    full_name: z.string(),
    phone_number: z.nullable(z.string()),
    /** How they were called before, for 90 days after they changed their name. */
    was_called: z.optional(z.string()),
    /** True where no email reaches them: the clinic registered them, and they have no login yet. */
    has_no_login: z.optional(z.boolean()),
  }),
})
export type DeskAppointment = z.output<typeof deskAppointment>

/** From the first instant up to, not including, the second; the earliest first. Cancelled ones are in it when asked for. */
export const deskAppointmentsQuery = z
  .object({
    from: instant,
    to: instant,
    /** Starts of words of the patient's name, in any order. */
    search: z.optional(freeText(100)),
    provider_id: z.optional(uuid('Send the id of a provider.')),
    /** Only those of this patient. */
    patient_id: z.optional(uuid('Send the id of a patient.')),
    /** With those that were cancelled and did not move. */
    cancelled: z.optional(z.literal('shown', 'Send shown, or nothing.')),
    limit: rowsUpTo(maxDeskRows),
    /** The last appointment of the page before. */
    after: z.optional(uuid('Send the id of an appointment.')),
  })
  .check(
    z.refine(
      ({ from, to }) => {
        const span = Date.parse(to) - Date.parse(from)
        // An invalid instant was reported already.
        return !(span <= 0 || span > maxDeskDays * 24 * 60 * 60 * 1000)
      },
      {
        path: ['to'],
        error: `Send an instant after the first, at most ${maxDeskDays} days later.`,
      },
    ),
  )
export type DeskAppointmentsQuery = z.output<typeof deskAppointmentsQuery>
