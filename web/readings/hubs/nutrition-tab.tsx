import { useQuery } from '@tanstack/react-query'
import type { CarbohydrateLog } from '#domain/diary/carbohydrates.ts'
import { CarbohydratePanel } from '#web/diary/carbohydrate-panel.tsx'
import { PlannedMeals } from '#web/diary/planned-meals.tsx'
import { useToday } from '#web/diary/use-today.ts'
import { mealRequests } from '#web/care-plans/meal/queries.ts'
import { Nutrition } from '#web/readings/hubs/diabetes-tabs.tsx'
import { formatDay } from '#web/platform/values/dates.ts'

/** The tab Nutrition: the log of carbohydrates with today by the person's plan, and the links to a plan. */
export function NutritionTab() {
  return (
    <div className="grid gap-12">
      <CarbohydratePanel beside={(log) => <TodayByPlan log={log} />} />
      <Nutrition />
    </div>
  )
}

/** Nothing where there is no plan, or where it does not come: the log is what matters here. */
function TodayByPlan({ log }: { log: CarbohydrateLog }) {
  const { data } = useQuery(mealRequests.latest)
  const today = useToday(log.today)
  const [weekday] = formatDay(today).split(' ')
  const planned = data?.plan?.weekly_schedule.find(({ day }) => day === weekday)
  return planned ? <PlannedMeals log={log} today={today} meals={planned.meals} /> : null
}
