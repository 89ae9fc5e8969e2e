import { includesCarePlan } from '#domain/membership/benefits.ts'
import { plans } from '#domain/membership/plans.ts'
import { missingIn } from '#domain/personal-plans/completeness.ts'
import type { Goal, PlanContent } from '#domain/personal-plans/goals.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { Problem } from '#server/platform/problem.ts'
import { requireFound } from '#server/platform/require-found.ts'

const invalid = (fields: Record<string, string>) =>
  new Problem(422, 'invalid', Object.values(fields)[0]!, { fields })

const named = new Intl.ListFormat('en-GB').format(
  plans.filter(({ key }) => includesCarePlan([key])).map(({ name }) => name),
)

const notIncluded = () =>
  new Problem(
    403,
    'plan_needed',
    `A care plan is part of ${named}, which this patient does not have today.`,
  )

const hidden = () =>
  new Problem(
    409,
    'hidden_plan',
    'They have a care plan already that they do not show to you. Ask them to show it to all providers who treat them, on its page.',
  )

const withdrawn = () =>
  new Problem(
    409,
    'consent_withdrawn',
    'They have withdrawn the consent to keep health data. Ask them before you write a plan.',
  )

const stale = () =>
  new Problem(
    409,
    'stale_draft',
    'This draft was changed in another window. Nothing is lost: compare both, then save again.',
  )

const published = () =>
  new Problem(409, 'draft_published', 'This draft is published. Load the page again.')

/** @throws Problem 403 where no plan may begin, 409 where one is hidden */
export function requirePlanToWrite(current: {
  is_shown: boolean
  is_hidden: boolean
  may_begin: boolean
}): void {
  if (current.is_hidden) throw hidden()
  if (!current.is_shown && !current.may_begin) throw notIncluded()
}

/** Of `personal_plans.save_draft`; null where the draft or the patient is not the caller’s. */
export type SaveResult =
  | 'created'
  | 'saved'
  | 'same'
  | 'stale'
  | 'published'
  | 'other'
  | 'withdrawn'
  | null

/** @throws Problem 404, 409 where another window was first or the consent was withdrawn */
export function requireSaved(
  result: SaveResult,
): asserts result is Exclude<SaveResult, 'stale' | 'published' | 'other' | 'withdrawn' | null> {
  requireFound(result)
  if (result === 'stale') throw stale()
  if (result === 'published') throw published()
  if (result === 'withdrawn') throw withdrawn()
  if (result === 'other')
    throw new Problem(
      409,
      'other_draft',
      'You have a draft for this patient already. Load the page again, and go on with it.',
    )
}

/** Of `personal_plans.remove_draft`. */
export type RemoveResult = 'removed' | 'gone' | 'stale' | 'published'

/** @throws Problem 409 where another window was first */
export function requireRemoved(
  result: RemoveResult,
): asserts result is Exclude<RemoveResult, 'stale' | 'published'> {
  if (result === 'stale') throw stale()
  if (result === 'published') throw published()
}

/** Of `personal_plans.publish`; null where the draft or the patient is not the caller’s. */
export type PublishResult =
  | 'published'
  | 'again'
  | 'stale'
  | 'newer'
  | 'hidden'
  | 'withdrawn'
  | 'not_included'
  | null

/** @throws Problem 404, 403, 409 */
export function requirePublished(result: PublishResult): asserts result is 'published' | 'again' {
  requireFound(result)
  if (result === 'stale') throw stale()
  if (result === 'hidden') throw hidden()
  if (result === 'withdrawn') throw withdrawn()
  if (result === 'not_included') throw notIncluded()
  if (result === 'newer')
    throw new Problem(
      409,
      'newer_version',
      'The plan has changed since then. Nothing is lost: read what is new, then publish again.',
    )
}

/** @throws Problem 422 that names each field that is missing */
export function requireComplete(content: PlanContent, today: string): void {
  const missing = missingIn(content, today)
  if (Object.keys(missing).length > 0) throw invalid(missing)
}

/** Of `personal_plans.end_plan`; without a row where the caller does not see the plan. */
export interface Ended {
  result: 'ended' | 'again' | 'ended_before'
  person_id: string
}

/** @throws Problem 404, 409 where it has ended already */
export function requireEnded(ended: Ended | undefined): asserts ended {
  requireFound(ended)
  if (ended.result === 'ended_before')
    throw new Problem(409, 'ended', 'This plan has ended already. Load the page again.')
}

/** @throws Problem 404 where the current plan has no such step */
export function requireStep(goals: readonly Goal[], step_id: string): void {
  requireFound(goals.some(({ steps }) => steps.some(({ id }) => id === step_id)))
}

/** A step is marked on its day, or up to a week later. */
const markedWithin = 7

/** @throws Problem 422 where the day is ahead or too long ago */
export function requireMarkable(day: string, today: string): void {
  if (day > today || day < dayAfter(today, -markedWithin))
    throw invalid({ day: 'Mark a step on its day, or up to seven days later.' })
}
