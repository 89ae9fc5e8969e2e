import * as z from 'zod/mini'
import { lusakaClock } from '../values/lusaka.ts'
import { uuid } from '../values/uuid.ts'
import { providerCard } from './provider-card.ts'
import { sessionTypes } from './slots.ts'
import { topics } from './topics.ts'

/** The list of a day that is full: who waits for a time of it. */

/** So many offers of a day's list one person gets on one day, whatever list the others are of. */
export const maxOffersADay = 3
/** So many days one person can wait for at once. */
export const maxDayWaits = 10

/** Whether a free time may be offered at this hour: 06:00 to 21:00 in Lusaka. */
export function isOfferHour(now: Date): boolean {
  const { time } = lusakaClock(now)
  return time >= '06:00' && time < '21:00'
}

/** The day, and what is to be booked: as in a booking, without a time. */
export const newDayWait = z.object({
  id: z.optional(uuid('Send a UUID.')),
  day: z.iso.date('Send a day as YYYY-MM-DD.'),
  session_type: z.enum(sessionTypes, 'Choose Virtual, Phone or In-person.'),
  /** Without it, the oldest visit type that can be booked in this way. */
  visit_type_id: z.optional(uuid('Send the id of a visit type.')),
  /** Without one, anyone of the profession for the topic. */
  provider_id: z.optional(uuid('Send the id of a provider.')),
  about: z.optional(z.enum(topics, 'Choose mind, food, exercise or unsure.')),
})
export type NewDayWait = z.output<typeof newDayWait>

/** A patient's place on the list of a day, with what is offered at this moment. */
export const dayWait = z.object({
  id: uuid(),
  /** `YYYY-MM-DD` */
  day: z.string(),
  about: z.enum(topics),
  session_type: z.enum(sessionTypes),
  visit_type_id: uuid(),
  /** The length of the visit. */
  duration_minutes: z.int(),
  /** Null for anyone of the profession. */
  provider: z.nullable(providerCard),
  created_at: z.iso.datetime({ offset: true }),
  offer: z.nullable(
    z.object({
      id: uuid(),
      appointment_time: z.iso.datetime({ offset: true }),
      expires_at: z.iso.datetime({ offset: true }),
      provider: z.nullable(providerCard),
    }),
  ),
})
export type DayWait = z.output<typeof dayWait>

/** How many upcoming appointments a patient has, and the most that one person can book. */
export const openCount = z.object({ open: z.int(), most: z.int() })
