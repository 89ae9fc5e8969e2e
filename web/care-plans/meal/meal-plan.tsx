import type { MealPlanRequest } from '#domain/care-plans/meal/request.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { WrittenPlan } from '#web/care-plans/shared/written-plan.tsx'
import { Accordion } from '#web/ui/accordion.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { mealRequests } from './queries.ts'
import { RecipeSteps } from './recipe-steps.tsx'
import { planTexts } from './texts.ts'
import { WeekOfMeals } from './week-of-meals.tsx'
import { LateDrawing } from '#web/ui/drawings/late-drawing.tsx'

const fetchMarketBasket = async () =>
  (await import('#web/ui/drawings/market-basket.tsx')).MarketBasket

/** Below the week. */
const fetchShoppingList = async () => (await import('./shopping-list.tsx')).ShoppingList

/** The plan as its dietitian wrote it: the message, the week, the recipes, the shopping list. */
export function MealPlan({ request }: { request: MealPlanRequest }) {
  const { plan } = request
  if (!plan) return null
  const { dietitian_message, recipes, shopping_list } = plan
  return (
    <div className="meal-plan">
      <WrittenPlan
        words={planTexts}
        request={request}
        requests={mealRequests}
        plan={plan}
        drawing={<LateDrawing fetchDrawing={fetchMarketBasket} width={180} box={[260, 210]} />}
        message={dietitian_message}
      >
        <div className="meal-columns">
          <div>
            <Section title="Your week">
              <WeekOfMeals days={plan.weekly_schedule} recipes={recipes} />
            </Section>
            {recipes.length > 0 ? (
              <Section title="Recipes">
                <Accordion
                  items={recipes.map((recipe) => ({
                    title: recipe.title,
                    content: <RecipeSteps recipe={recipe} />,
                  }))}
                />
              </Section>
            ) : null}
          </div>
          {shopping_list.length > 0 ? (
            <Lazy
              load={fetchShoppingList}
              props={{ list: shopping_list }}
              fallback={<SkeletonBlock />}
            />
          ) : null}
        </div>
      </WrittenPlan>
    </div>
  )
}
