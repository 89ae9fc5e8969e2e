import '#web/care-plans/meal/nutrition.css'

import { useEffect } from 'react'
import { lazyPage } from '#web/app/route.ts'
import { MyPlan } from '#web/care-plans/shared/my-plan.tsx'
import { MarketBasket } from '#web/ui/drawings/market-basket.tsx'
import { MealsBeingCrafted } from './meals-being-crafted.tsx'
import { latestRequest, ownRequests } from './queries.ts'
import { planWords } from './texts.ts'

/** A plan with all its actions, fetched together with the request. */
const written = lazyPage(async () => (await import('./written-plan.tsx')).WrittenPlan)

/** The latest request for a meal plan, or an earlier one: pending, or answered with a plan. */
export function MyMealPlanPage() {
  useEffect(() => {
    // A failure occurs again, and is shown, when the part is needed.
    void written.load().catch(() => undefined)
  }, [])
  return (
    <MyPlan
      words={planWords}
      latest={latestRequest}
      own={ownRequests}
      goalOf={({ primary_goal }) => primary_goal}
      drawing={<MarketBasket width={220} />}
      crafted={(request) => <MealsBeingCrafted request={request} />}
      written={(request) => <written.Page request={request} />}
    />
  )
}
