import * as z from 'zod/mini'
import { uuid } from '../values/uuid.ts'

/** What waits for longer than it may. Admins see who must act, and not for whom: nothing here is about a patient. */
export const lateSteps = ['call', 'agreement', 'answer', 'visit', 'check_in'] as const
export type LateStep = (typeof lateSteps)[number]

/** A provider who must act, and how to reach them. */
const actor = z.object({
  id: uuid(),
  full_name: z.string(),
  phone_number: z.nullable(z.string()),
})

export const lateTask = z.object({
  id: uuid(),
  /**
   * A call or the answer to a check-in that was promised; or what an urgent referral waits for: the patient’s
   * agreement, an answer, or a visit.
   */
  step: z.enum(lateSteps),
  since: z.iso.datetime({ offset: true }),
  /** Who must act; none for a call or check-in that no therapist has taken, and where those accounts were erased. */
  actors: z.array(actor),
  /** When an admin last had an email sent; once a day at most. */
  reminded_at: z.nullable(z.iso.datetime({ offset: true })),
})
export type LateTask = z.output<typeof lateTask>
