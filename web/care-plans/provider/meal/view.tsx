import type { NewMealPlan } from '#domain/care-plans/meal/plan.ts'
import { formatMoney } from '#web/platform/values/money.ts'

type Sheet = Pick<
  NewMealPlan,
  'dietitian_message' | 'weekly_schedule' | 'recipes' | 'shopping_list'
>

/** A meal plan as the patient reads it: message, week, recipes, shopping list. */
export function MealView({ plan }: { plan: Sheet }) {
  const groups = [...new Set(plan.shopping_list.map(({ group }) => group || 'Everything else'))]
  const sum = plan.shopping_list.reduce((all, { price_ngwee }) => all + (price_ngwee ?? 0), 0)
  return (
    <div className="surface desk-sheet">
      <p className="wrap-anywhere whitespace-pre-line">{plan.dietitian_message}</p>
      {plan.weekly_schedule.map(({ day, meals }) => (
        <div key={day}>
          <h3>{day}</h3>
          <dl>
            {meals.map(({ meal, dish, portion, recipe }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a read-only list
              <div key={index}>
                <dt>{meal}</dt>
                <dd>
                  {dish}
                  {portion ? <span className="text-muted">{`: ${portion}`}</span> : null}
                  {recipe ? <span className="block">{`Recipe: ${recipe}`}</span> : null}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {plan.recipes.map(({ title, serves, minutes, ingredients, steps }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a read-only list
        <div key={index}>
          <h3>{title}</h3>
          <p className="text-muted">
            {[serves && `for ${serves}`, minutes && `${minutes} minutes`]
              .filter(Boolean)
              .join(', ')}
          </p>
          <ul className="list-disc ps-6">
            {ingredients.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <ol className="mt-2 list-decimal ps-6">
            {steps.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ol>
        </div>
      ))}
      {groups.length > 0 ? (
        <div>
          <h3>Shopping list</h3>
          {groups.map((group) => (
            <div key={group} className="mb-2">
              <h4>{group}</h4>
              <ul>
                {plan.shopping_list
                  .filter((one) => (one.group || 'Everything else') === group)
                  .map(({ item, quantity, price_ngwee }) => (
                    <li key={`${item} ${quantity}`} className="flex max-w-none gap-4">
                      <span className="flex-1">{quantity ? `${item}, ${quantity}` : item}</span>
                      {typeof price_ngwee === 'number' ? (
                        <span translate="no">{formatMoney(price_ngwee)}</span>
                      ) : null}
                    </li>
                  ))}
              </ul>
            </div>
          ))}
          {sum > 0 ? (
            <p>
              In all about <strong translate="no">{formatMoney(sum)}</strong>.
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
