import { Suspense, useEffect, useState } from 'react'
import type { Food } from '#domain/care-plans/meal/foods.ts'
import { lazyPage, loadOnce } from '#web/platform/lazy.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { asKwacha } from '../editor/rows.ts'
import type { PlanFieldsProps } from '../editor/draft-writer.tsx'
import { mealName, newShopping, type MealDay, type MealDraft, type MealRow } from './draft.ts'
import { withFood } from './food-search.ts'
import { RecipeFields } from './recipe-fields.tsx'
import { ShoppingFields } from './shopping-fields.tsx'
import { MealWeek } from './week.tsx'
import type { TakenPlanRequest } from '#domain/care-plans/shared/queue.ts'
import type { ReasonsOf } from '#domain/care-plans/meal/fit.ts'

const loadWarnings = loadOnce(() => import('./warnings.ts'))

const none: ReasonsOf = () => []

/**
 * The warnings about a dish, for the person of a request. Where their words could not be fetched there
 * are none: the check before sending looks again, and so does the server.
 */
function useWarnings(request: TakenPlanRequest): ReasonsOf {
  const [warningsOf, setWarnings] = useState(() => none)
  useEffect(() => {
    let isWanted = true
    loadWarnings().then(
      ({ warningsFor }) => {
        if (isWanted && request.kind === 'meal') setWarnings(() => warningsFor(request))
      },
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [request])
  return warningsOf
}

const { Page: FoodPanel } = lazyPage(async () => (await import('./food-panel.tsx')).FoodPanel)

/** Message, week, recipes and shopping list of a meal plan, to be filled in. */
export function MealFields({ request, draft, onChange }: PlanFieldsProps<MealDraft>) {
  /** The meal to which foods are added. */
  const [chosen, setChosen] = useState<{ day: number; row: number }>()
  const warningsOf = useWarnings(request)
  const change = (more: Partial<MealDraft>) => onChange({ ...draft, ...more })
  const { days, recipes, shopping } = draft
  const day = chosen && days[chosen.day]
  const meal = chosen && day?.meals[chosen.row]
  const changeMeal = (at: { day: number; row: number }, next: MealRow) =>
    change({ days: withMeal(days, at, next) })

  return (
    <>
      <TextAreaField
        name="dietitian_message"
        label="Your message"
        hint="The person reads this first: what matters most in their plan, and why."
        rows={4}
        value={draft.message}
        onChange={(event) => change({ message: event.target.value })}
      />
      <MealWeek
        days={days}
        recipes={recipes}
        warningsOf={warningsOf}
        onChange={(next) => change({ days: next })}
        onMeal={changeMeal}
        onLibrary={setChosen}
      />
      <RecipeFields
        recipes={recipes}
        onChange={(next, renamed) =>
          change({ recipes: next, ...(renamed ? { days: days.map(withRecipe(renamed)) } : {}) })
        }
      />
      <ShoppingFields shopping={shopping} onChange={(next) => change({ shopping: next })} />
      <Dialog
        open={meal !== undefined}
        onClose={() => setChosen(undefined)}
        title={meal ? `Foods for ${day?.day}, ${mealName(meal, chosen.row)}` : ''}
      >
        <Suspense fallback={<Skeleton lines={6} text="Loading foods..." />}>
          {meal ? (
            <FoodPanel
              bought={shopping.map(({ item }) => item)}
              eaten={meal.dish}
              onEat={(food: Food) => changeMeal(chosen, withFood(meal, food))}
              onBuy={(food: Food) => change({ shopping: [...shopping, toBuy(food)] })}
            />
          ) : null}
        </Suspense>
      </Dialog>
    </>
  )
}

/** The week with one meal changed. */
const withMeal = (days: readonly MealDay[], at: { day: number; row: number }, next: MealRow) =>
  days.map((one, index) =>
    index === at.day ? { ...one, meals: one.meals.with(at.row, next) } : one,
  )

const toBuy = ({ name, food_group, price_ngwee, price_per }: Food) => ({
  ...newShopping(),
  item: name,
  quantity: price_per ?? '',
  group: food_group,
  price: asKwacha(price_ngwee),
})

/** A day whose meals follow a recipe that has another title now. */
const withRecipe =
  ({ from, to }: { from: string; to: string }) =>
  (day: MealDay): MealDay => ({
    ...day,
    meals: day.meals.map((meal) => (meal.recipe === from ? { ...meal, recipe: to } : meal)),
  })
