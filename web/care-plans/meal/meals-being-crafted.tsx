import type { MealPlanRequest } from '#domain/care-plans/meal/request.ts'
import { turnaround } from '#domain/care-plans/shared/turnaround.ts'
import { BeingCrafted } from '#web/care-plans/shared/being-crafted.tsx'
import { Expected } from '#web/care-plans/shared/expected.tsx'
import { formatDateTime } from '#web/platform/dates.ts'
import { Kettle } from '#web/ui/drawings/kettle.tsx'
import { planWords } from './texts.ts'

/**
 * The request is pending with the dietitians, and no plan is written yet (specification section 4).
 */
export function MealsBeingCrafted({ request }: { request: MealPlanRequest }) {
  const { created_at, budget, primary_goal, dietary_profile } = request
  const { people } = request.budget_logistics
  return (
    <BeingCrafted
      kicker={planWords.title}
      title="Your meal plan is being crafted"
      lead={
        <>
          A dietitian reads your answers and writes it by hand. That takes{' '}
          <span className="whitespace-nowrap">{turnaround}</span>.
        </>
      }
      drawing={<Kettle width={200} />}
      facts={[
        ['Budget', budget],
        ['Sent', formatDateTime(created_at)],
        ['Usually here by', <Expected key="expected" sent={created_at} />],
        ['Goal', primary_goal],
        ['You eat', dietary_profile.other_diet || dietary_profile.diet],
        ['Eating from it', people === 1 ? 'Only you' : `${people} people`],
      ]}
      steps={[
        'A dietitian takes your request. Only they read what you wrote.',
        'They write a week of meals, recipes and a shopping list for your budget.',
        'You find the plan on this page. Then you can still ask for changes.',
      ]}
    />
  )
}
