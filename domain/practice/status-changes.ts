import * as z from 'zod/mini'
import { outcomes } from '../appointments/status.ts'
import { uuid } from '../values/uuid.ts'

/** At most so many appointments are confirmed, declined or completed in one call: a page of them. */
export const maxChanged = 50

/** Appointments that a provider confirms, declines or completes together. */
export const newStatusChanges = z.strictObject({
  ids: z
    .array(uuid('Send the ids of appointments.'), 'Choose at least one appointment.')
    .check(
      z.minLength(1, 'Choose at least one appointment.'),
      z.maxLength(maxChanged, `Choose at most ${maxChanged} appointments.`),
    ),
  status: z.enum(
    ['confirmed', 'cancelled', 'completed'],
    'Choose confirmed, cancelled or completed.',
  ),
  /** Of completed ones; `held` without it. */
  outcome: z.optional(z.enum(outcomes, 'Choose whether it was held, or who did not come.')),
})
export type NewStatusChanges = z.output<typeof newStatusChanges>

/** The result for one appointment; it does not affect the results of the others. */
export const statusChange = z.object({
  id: uuid(),
  outcome: z.enum(['done', 'conflict', 'not_found']),
  /** Why it was not changed; null where it was. */
  message: z.nullable(z.string()),
})
export type StatusChange = z.output<typeof statusChange>

/** In the order of the ids, each id once. */
export const statusChanges = z.object({ results: z.array(statusChange) })
