import { actionPlanParts } from '#domain/diary/action-plan-parts.ts'
import type { NewActionPlan } from '#domain/diary/action-plan.ts'
import { Problem } from '#server/platform/problem.ts'

type Parts = Omit<NewActionPlan, 'version'>

/**
 * The stored plan, where a plan that could not be written says the same: it is a retry.
 *
 * @param stored undefined where the person has none
 * @throws Problem 409 where the plan has been changed since its writer saw it
 */
export function requireSamePlan<Stored extends Parts>(
  stored: Stored | undefined,
  sent: Parts,
): Stored {
  const isSame = stored && actionPlanParts.every(({ name }) => stored[name] === sent[name])
  if (isSame) return stored
  throw new Problem(
    409,
    'changed_meanwhile',
    'Your plan was changed in another tab or on another phone. What you typed is still here.',
  )
}
