import type { TakenPlanRequest } from '#domain/care-plans/shared/queue.ts'
import { blankMealDraft, type MealDraft, mealDraftOf, mealPlanIn, placeInMeals } from './draft.ts'
import { MealFields } from './fields.tsx'
import { MealView } from './view.tsx'
import { PlanWriter } from '../editor/plan-writer.tsx'
import { useDraft } from '../editor/use-draft.ts'

type Request = Extract<TakenPlanRequest, { kind: 'meal' }>

/** Writes a meal plan. */
export function MealWriter({ request }: { request: Request }) {
  const { plan, answers } = request
  const { draft, isTyped, change, forget } = useDraft<MealDraft>(request.id, 'meal', () =>
    plan ? mealDraftOf(plan) : blankMealDraft(answers.dietary_profile.mealsPerDay),
  )
  return (
    <PlanWriter
      request={request}
      isTyped={isTyped}
      forget={forget}
      typed={() => mealPlanIn(draft)}
      placeOf={(path) => placeInMeals(draft, path)}
      schemas={async () => {
        const { newMealPlan, mealTemplate } = await import('../editor/plan-schemas.ts')
        return { plan: newMealPlan, template: mealTemplate }
      }}
      show={(one) => ('dietitian_message' in one ? <MealView plan={one} /> : null)}
      startFrom={(content) => {
        if ('dietitian_message' in content)
          change(
            mealDraftOf({
              ...content,
              dietitian_message: content.dietitian_message || draft.message,
            }),
          )
      }}
    >
      <MealFields draft={draft} onChange={change} />
    </PlanWriter>
  )
}
