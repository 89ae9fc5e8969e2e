import * as z from 'zod/mini'
import { freeText } from '#domain/values/text.ts'
import { uuid } from '../../values/uuid.ts'

/** What requests for meal and exercise plans share: their status, and changes of the plan. */

export const requestStatuses = ['pending', 'completed'] as const
export type RequestStatus = (typeof requestStatuses)[number]

const instant = z.iso.datetime({ offset: true })

/** A person's request to change a plan. */
export const planChange = z.object({ id: uuid(), note: z.string(), created_at: instant })
export type PlanChange = z.output<typeof planChange>

export const newPlanChange = z.object({
  id: z.optional(uuid('Send a UUID.')),
  note: freeText(2000).check(z.minLength(1, 'Say what should be different.')),
})
export type NewPlanChange = z.output<typeof newPlanChange>

/** What is stored of each request, besides its answers. */
export const requestProgress = {
  id: uuid(),
  status: z.enum(requestStatuses),
  created_at: instant,
  /** Null while the person waits for the plan or for a change of it. */
  completed_at: z.nullable(instant),
  /** Oldest first. */
  changes: z.array(planChange),
}

/**
 * When the answer about pregnancy was given that the questionnaire showed; null where it showed none. An answer
 * against a newer one, which the person has not seen there, is asked about first.
 */
export const careSeenAt = z.nullish(instant)

/** The same as its owner sees it. */
export const storedRequest = {
  ...requestProgress,
  user_id: uuid(),
  /** A provider asked the questions and typed the answers. */
  at_clinic: z.boolean(),
  /** Null where the person answered alone, and once the provider's account is erased. */
  recorded_by_name: z.nullable(z.string()),
  /** Asked at the clinic, and the consent to that is withdrawn: no provider reads it. */
  is_stopped: z.boolean(),
}
