import '#web/care-plans/meal/nutrition.css'

import type { MealPlanRequest } from '#domain/care-plans/meal/request.ts'
import { BeingCrafted } from '#web/care-plans/shared/being-crafted.tsx'
import { Expected } from '#web/care-plans/shared/expected.tsx'
import { MyPlan } from '#web/care-plans/shared/my-plan.tsx'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { MealPlan } from './meal-plan.tsx'
import { mealRequests } from './queries.ts'
import { planTexts } from './texts.ts'
import { LateDrawing } from '#web/ui/drawings/late-drawing.tsx'

const fetchKettle = async () => (await import('#web/ui/drawings/kettle.tsx')).Kettle
const fetchMarketBasket = async () =>
  (await import('#web/ui/drawings/market-basket.tsx')).MarketBasket

/** The latest request for a meal plan, or an earlier one: pending, or answered with a plan. */
export function MyMealPlanPage() {
  return (
    <MyPlan
      words={planTexts}
      requests={mealRequests}
      goalOf={({ primary_goal }) => primary_goal}
      drawing={<LateDrawing fetchDrawing={fetchMarketBasket} width={220} box={[260, 210]} />}
      crafted={(request) => (
        <BeingCrafted
          words={planTexts}
          drawing={<LateDrawing fetchDrawing={fetchKettle} width={200} box={[220, 230]} />}
          facts={factsOf(request)}
          writing="They write a week of meals, recipes and a shopping list for your budget."
        />
      )}
      Written={MealPlan}
    />
  )
}

function factsOf({ created_at, budget, primary_goal, ...answers }: MealPlanRequest) {
  const { diet, other_diet } = answers.dietary_profile
  const { people } = answers.budget_logistics
  return [
    ['Budget', budget],
    ['Sent', formatDateTime(created_at)],
    ['Usually here by', <Expected key="expected" sent={created_at} />],
    ['Goal', primary_goal],
    ['You eat', other_diet || diet],
    ['Eating from it', people === 1 ? 'Only you' : `${people} people`],
  ] as const
}
