import * as z from 'zod/mini'
import { newDayWait } from '../appointments/day-waits.ts'
import { sessionTypes } from '../appointments/slots.ts'
import { professions } from '../practice/professions.ts'
import { uuid } from '../values/uuid.ts'

/** Who waits for a time of a full day, as the front desk sees it. Nothing of health. */
export const deskDayWait = z.object({
  id: uuid(),
  /** Null for anyone of the profession. */
  provider_name: z.nullable(z.string()),
  profession: z.enum(professions),
  session_type: z.enum(sessionTypes),
  visit_type: z.string(),
  duration_minutes: z.int(),
  by_desk: z.boolean(),
  created_at: z.iso.datetime({ offset: true }),
  /** The time that is held for them at this moment. */
  offered_time: z.nullable(z.iso.datetime({ offset: true })),
  expires_at: z.nullable(z.iso.datetime({ offset: true })),
  patient: z.object({
    id: uuid(),
    full_name: z.string(),
    phone_number: z.nullable(z.string()),
    /** True where nothing can be offered by email: the desk calls. */
    has_no_login: z.boolean(),
  }),
})
export type DeskDayWait = z.output<typeof deskDayWait>

export const deskDayWaitsQuery = z.object({ day: z.iso.date('Send a day as YYYY-MM-DD.') })

export const newDeskDayWait = z.extend(newDayWait, {
  id: uuid('Send a UUID.'),
  patient_id: uuid('Choose a patient.'),
})
export type NewDeskDayWait = z.output<typeof newDeskDayWait>
