import * as z from 'zod/mini'
import { uuid } from '../values/uuid.ts'

/** How much of its price a visit costs that is missed or cancelled late, per cent. */
export const chargeRule = z.object({
  missed_percent: z.int(),
  late_percent: z.int(),
  late_hours: z.int(),
  /** Whether its patient has moved the visit so late that to cancel the time it has now costs the same. */
  is_moved_late: z.boolean(),
})

export type ChargeRuleOfVisit = z.output<typeof chargeRule>

/** Of a visit of the caller, or of one that is booked now. */
export const chargeRuleQuery = z.object({
  appointment_id: z.optional(uuid('Send the id of an appointment.')),
})
