import type { ZodMiniType } from 'zod/mini'
import { seenIn } from '#web/care-plans/shared/known-answers.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { readTyped } from '#web/platform/forms/form-data.ts'
import { askedIn, goalIn } from './questions.ts'
import { loadOnce } from '#web/platform/lazy.tsx'

/** Fetched at the first touch of a step. */
const schemas = loadOnce(() => import('#domain/care-plans/meal/request.ts'))

/** The schema of step 1 to 4. */
export const schemaOfStep = (step: number, typed: Typed) => async (): Promise<ZodMiniType> => {
  const { goalStep, detailsOf, dietaryStepFor, budgetLogistics } = await schemas()
  const goal = { primary_goal: goalIn(typed) ?? '', goal_details: typed }
  return [goalStep, detailsOf(goalIn(typed))!, dietaryStepFor(goal), budgetLogistics][step - 1]!
}

/** The schema of the last step. */
export const finalSchema = async () => (await schemas()).finalStep

const parts = ['primary_goal', 'goal_details', 'dietary_profile', 'budget_logistics']

/** All that was typed as it is sent, or the number of the first step with an invalid answer. */
export async function requestIn(typed: Typed) {
  const domain = await schemas()
  const asked = Object.fromEntries(
    [1, 2, 3, 4].flatMap((step) =>
      askedIn(step, typed).map(({ name, initially }) => [
        name,
        typed[name] ?? (initially === undefined ? [] : [initially]),
      ]),
    ),
  )
  const details = domain.detailsOf(goalIn(typed))
  const checked = domain.newMealPlanRequest.safeParse({
    primary_goal: goalIn(typed),
    goal_details: details ? readTyped(details, asked) : {},
    dietary_profile: readTyped(domain.dietaryProfile, asked),
    budget_logistics: readTyped(domain.budgetLogistics, asked),
    ...readTyped(domain.finalStep, typed),
    agreement: true,
    care_seen_at: seenIn(typed),
  })
  if (checked.success) return checked.data
  return { wrongStep: parts.indexOf(String(checked.error.issues[0]?.path[0])) + 1 || 5 }
}
