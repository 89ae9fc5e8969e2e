import * as z from 'zod/mini'
import { sessionTypes } from '../appointments/slots.ts'
import { uuid } from '../values/uuid.ts'

/** The visit that the desk is about to book. */
export const visitCostQuery = z.object({
  provider_id: uuid('Choose a provider.'),
  visit_type_id: z.optional(uuid('Choose a visit type.')),
  appointment_time: z.iso.datetime({ offset: true, error: 'Send an instant in ISO 8601.' }),
})
export type VisitCostQuery = z.output<typeof visitCostQuery>

/** What a visit costs in each way in which it can take place. Amounts are ngwee. */
export const visitCosts = z.object({
  ways: z.array(
    z.object({
      session_type: z.enum(sessionTypes),
      /** Null where no price is set. */
      price_ngwee: z.nullable(z.int()),
      /** What the insurer of the patient pays of it, as its shares are now. */
      share_ngwee: z.int(),
      /** Whether the plan of the patient includes the visit. */
      is_included: z.boolean(),
    }),
  ),
  /** Null where no insurer of the patient is known. */
  insurer_name: z.nullable(z.string()),
})
export type VisitCosts = z.output<typeof visitCosts>
