import type { MealPlan } from '#domain/care-plans/meal/plan.ts'

export type Recipe = MealPlan['recipes'][number]

/** How to make a dish: servings, duration, ingredients, steps. */
export function RecipeSteps({ recipe }: { recipe: Recipe }) {
  const { serves, minutes, ingredients, steps } = recipe
  const facts = [serves && `Serves ${serves}`, minutes && `${minutes} minutes`].filter(Boolean)
  return (
    <div className="recipe wrap-anywhere">
      {facts.length > 0 ? <p className="text-muted">{facts.join(' · ')}</p> : null}
      <ul>
        {ingredients.map((ingredient, index) => (
          <li key={index}>{ingredient}</li>
        ))}
      </ul>
      <ol>
        {steps.map((step, index) => (
          <li key={index}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
