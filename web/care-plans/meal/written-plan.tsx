import { useQueryClient } from '@tanstack/react-query'
import type { MealPlanRequest } from '#domain/care-plans/meal/request.ts'
import { AskForChange, BeingChanged } from '#web/care-plans/shared/ask-for-change.tsx'
import { PlanMessage } from '#web/care-plans/shared/plan-message.tsx'
import { Accordion } from '#web/ui/accordion.tsx'
import { MarketBasket } from '#web/ui/drawings/market-basket.tsx'
import { Section } from '#web/ui/page.tsx'
import { askForChange } from './queries.ts'
import { RecipeSteps } from './recipe-steps.tsx'
import { ShoppingList } from './shopping-list.tsx'
import { planWords } from './texts.ts'
import { WeekOfMeals } from './week-of-meals.tsx'

/** The plan as its dietitian wrote it: the message, the week, the recipes, the shopping list. */
export function WrittenPlan({ request }: { request: MealPlanRequest }) {
  const client = useQueryClient()
  const { plan, status, changes } = request
  if (!plan) return null
  const { dietitian_message, recipes, shopping_list } = plan
  return (
    <div className="meal-plan">
      {status === 'pending' ? <BeingChanged asked={changes.at(-1)} /> : null}
      <PlanMessage plan={plan} words={planWords} drawing={<MarketBasket width={180} />}>
        {dietitian_message}
      </PlanMessage>
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
        {shopping_list.length > 0 ? <ShoppingList list={shopping_list} /> : null}
      </div>
      {status === 'completed' ? (
        <AskForChange
          words={planWords}
          ask={(change) => askForChange(client, request.id, change)}
        />
      ) : null}
    </div>
  )
}
