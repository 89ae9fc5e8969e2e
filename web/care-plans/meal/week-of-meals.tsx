import type { MealPlan } from '#domain/care-plans/meal/plan.ts'
import { weekdays } from '#domain/values/weekdays.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { formatDay } from '#web/platform/values/dates.ts'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { type Recipe, RecipeSteps } from './recipe-steps.tsx'

type Day = MealPlan['weekly_schedule'][number]

interface WeekOfMealsProps {
  days: readonly Day[]
  recipes: readonly Recipe[]
}

/** The days of the plan as tabs, starting with today. */
export function WeekOfMeals({ days, recipes }: WeekOfMealsProps) {
  const today = formatDay(useNow()).split(' ')[0]
  const daysUntil = ({ day }: Day) =>
    (weekdays.indexOf(day) - weekdays.findIndex((one) => one === today) + weekdays.length) %
    weekdays.length
  return (
    <Tabs
      label="Days of the week"
      tabs={days
        .toSorted((one, other) => daysUntil(one) - daysUntil(other))
        .map((day) => ({
          id: day.day,
          label:
            day.day === today ? (
              'Today'
            ) : (
              <>
                <span aria-hidden="true">{day.day.slice(0, 3)}</span>
                <VisuallyHidden>{day.day}</VisuallyHidden>
              </>
            ),
          content: <Meals day={day} recipes={recipes} />,
        }))}
    />
  )
}

function Meals({ day, recipes }: { day: Day; recipes: readonly Recipe[] }) {
  return (
    <>
      <h3>{day.day}</h3>
      <ul>
        {day.meals.map((meal, index) => {
          const recipe = recipes.find(({ title }) => title === meal.recipe)
          return (
            <li key={index} className="meal-of-day wrap-anywhere">
              <p className="meal-name">{meal.meal}</p>
              <div className="grid gap-1">
                <p className="font-bold">{meal.dish}</p>
                {meal.portion ? <p className="text-muted">{meal.portion}</p> : null}
                {recipe ? (
                  <Accordion
                    items={[
                      {
                        title: `How to make it: ${recipe.title}`,
                        content: <RecipeSteps recipe={recipe} />,
                      },
                    ]}
                  />
                ) : meal.recipe ? (
                  <p>Recipe: {meal.recipe}</p>
                ) : null}
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
