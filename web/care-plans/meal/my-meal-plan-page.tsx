import '#web/care-plans/meal/nutrition.css'

import { useEffect } from 'react'
import { lazyPage } from '#web/app/route.ts'
import { MyPlan } from '#web/care-plans/shared/my-plan.tsx'
import { MarketBasket } from '#web/ui/drawings/market-basket.tsx'
import { MealsBeingCrafted } from './meals-being-crafted.tsx'
import { latestRequest, ownRequests } from './queries.ts'
import { planWords } from './texts.ts'

/** A plan with all that can be done with it, fetched while the request is. */
const written = lazyPage(
  'care-plans/meal/written-plan.tsx',
  async () => (await import('./written-plan.tsx')).WrittenPlan,
)

/** The latest request for a meal plan, or an earlier one: waiting, or answered with a plan. */
export function MyMealPlanPage() {
  useEffect(() => {
    // A failure is met again, and told, when it is needed.
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
