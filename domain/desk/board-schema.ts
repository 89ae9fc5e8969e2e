import * as z from 'zod/mini'
import { attendance } from '../appointments/attendance-schema.ts'
import { sessionTypes } from '../appointments/slots.ts'
import { appointmentStatuses } from '../appointments/status.ts'
import { uuid } from '../values/uuid.ts'
import { deskProvider } from './schema.ts'

/** A day of the clinic for the front desk, by providers and times: no patient is named, so it is no reading. */

const instant = z.iso.datetime({ offset: true })

/** `HH:MM` in Lusaka. */
const time = z.string()

export const boardVisit = z.extend(attendance, {
  provider_id: z.nullable(uuid()),
  appointment_time: instant,
  duration_minutes: z.int(),
  session_type: z.enum(sessionTypes),
  status: z.enum(appointmentStatuses),
})
export type BoardVisit = z.output<typeof boardVisit>

export const boardProvider = z.extend(deskProvider, {
  /** When the shortest visit of their profession can begin. */
  free: z.array(time),
  /** When they are away on this day, from an instant to another. */
  away: z.array(z.object({ starts_at: instant, ends_at: instant })),
})
export type BoardProvider = z.output<typeof boardProvider>

export const board = z.object({
  /** `YYYY-MM-DD` in Lusaka. */
  day: z.string(),
  /** Why the clinic is closed on this day; null where it is open. */
  closed: z.nullable(z.string()),
  slot_minutes: z.int(),
  /** When the clinic is open on such a day of the week, in order. */
  opening: z.array(z.object({ starts_at: time, ends_at: time })),
  /** Those in practice, by name. */
  providers: z.array(boardProvider),
  /** The earliest first; those that moved to another time are not in it. */
  visits: z.array(boardVisit),
})
export type Board = z.output<typeof board>
