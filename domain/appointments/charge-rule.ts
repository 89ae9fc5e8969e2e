import * as z from 'zod/mini'
import { uuid } from '../values/uuid.ts'

/** How much of its price a visit costs that is missed or cancelled late, per cent. */
export const chargeRule = z.object({
  missed_percent: z.int(),
  late_percent: z.int(),
  late_hours: z.int(),
})

/** Of a visit of the caller, or of one that is booked now. */
export const chargeRuleQuery = z.object({
  appointment_id: z.optional(uuid('Send the id of an appointment.')),
})
