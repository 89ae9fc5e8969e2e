import * as z from 'zod/mini'
import { freeText } from '#domain/values/text.ts'
import type { Weekday } from '#domain/values/weekdays.ts'
import { uuid } from '../../values/uuid.ts'

/** What meal and exercise plans share. */

/** A text that must not be empty. */
export const requiredText = (max: number, message: string) =>
  freeText(max).check(z.minLength(1, message))

export const atMost = (count: number, what: string) =>
  z.maxLength(count, `Keep to ${count} ${what}.`)

/** The days of a plan, each at most once. */
export const weekOf = <Day extends z.ZodMiniType<{ day: Weekday }>>(day: Day) =>
  z.array(day).check(
    z.minLength(1, 'Plan at least one day.'),
    atMost(7, 'days'),
    z.refine(
      (days) => new Set(days.map((one) => one.day)).size === days.length,
      'Plan each day once.',
    ),
  )

/** What is sent with a plan, and is no part of its content. */
export const sentWithPlan = {
  /** Made by the client, so that a retry writes once. */
  id: z.optional(uuid('Send a UUID.')),
  /** The newest version that the writer has seen, 0 for none: a newer one stops the sending. */
  follows_version: z.optional(z.int('Send a version.').check(z.minimum(0, 'Send a version.'))),
  /** Why it is right, where its person asked to lose weight and must not; stored beside the plan. */
  weight_loss_reason: z.optional(
    freeText(500).check(z.minLength(1, 'Say why this plan is right for this person.')),
  ),
}

/** Why a version of a plan was right for its person although it was stopped first: for writers, not for the person. */
export const planReason = z.object({
  version: z.int(),
  /** Null where that account has been erased since. */
  author: z.nullable(z.string()),
  created_at: z.iso.datetime({ offset: true }),
  weight_loss_reason: z.nullable(z.string()),
  painful_reason: z.nullable(z.string()),
})
export type PlanReason = z.output<typeof planReason>

/** What is stored of each version of a plan, besides its content. */
export const storedPlan = {
  id: uuid(),
  version: z.int(),
  /** Null where that account has been erased since. */
  author: z.nullable(
    z.object({ full_name: z.string(), profile_picture_url: z.nullable(z.string()) }),
  ),
  /** Where it is downloaded, signed in. */
  plan_pdf_url: z.string(),
  created_at: z.iso.datetime({ offset: true }),
}
