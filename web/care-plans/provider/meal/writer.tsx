import type { TakenPlanRequest } from '#domain/care-plans/shared/queue.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { DraftWriter, type PlanEditor } from '../editor/draft-writer.tsx'
import {
  blankMealDraft,
  countMeals,
  type MealContent,
  type MealDraft,
  mealDraftOf,
  mealPlanIn,
  pathInMeals,
  placeInMeals,
  wholeWeek,
} from './draft.ts'
import { MealFields } from './fields.tsx'
import { MealView } from './view.tsx'

const editor: PlanEditor<MealDraft, MealContent> = {
  kind: 'meal',
  messageName: 'dietitian_message',
  draftOf: mealDraftOf,
  planIn: mealPlanIn,
  whole: (draft) => ({ ...draft, days: wholeWeek(draft.days) }),
  countIn: countMeals,
  pathIn: pathInMeals,
  placeIn: placeInMeals,
  schemas: loadOnce(async () => {
    const { newMealPlan, mealTemplate } = await import('../editor/plan-schemas.ts')
    return { plan: newMealPlan, template: mealTemplate }
  }),
  Fields: MealFields,
  View: MealView,
}

/** Writes a meal plan. */
export function MealWriter({ request }: { request: Extract<TakenPlanRequest, { kind: 'meal' }> }) {
  const { plan, answers } = request
  const start = () =>
    plan ? mealDraftOf(plan) : blankMealDraft(answers.dietary_profile.mealsPerDay)
  return <DraftWriter editor={editor} request={request} start={start} />
}
