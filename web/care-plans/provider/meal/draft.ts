import type { MealPlan } from '#domain/care-plans/meal/plan.ts'
import { type Weekday, weekdays } from '#domain/values/weekdays.ts'
import { asKwacha, linesOf, ngweeOf, numberOf, orNull, type Row, row } from '../editor/rows.ts'

/** A meal plan as typed: every value is text, valid or not. */
export interface MealDraft {
  kind: 'meal'
  message: string
  /** Monday to Sunday, each with the same meals in the same order: the grid's columns and rows. */
  days: readonly MealDay[]
  recipes: readonly RecipeRow[]
  shopping: readonly ShoppingRow[]
}
export type MealDay = Row & { day: Weekday; meals: readonly MealRow[] }
export type MealRow = Row & Record<'meal' | 'dish' | 'portion' | 'recipe', string>
export type RecipeRow = Row &
  Record<'title' | 'serves' | 'minutes' | 'ingredients' | 'steps', string>
export type ShoppingRow = Row & Record<'item' | 'quantity' | 'group' | 'price', string>

/** The content of a plan, as it is stored, sent, or saved as a template. */
export type MealContent = Pick<
  MealPlan,
  'dietitian_message' | 'weekly_schedule' | 'recipes' | 'shopping_list'
>

const names: Readonly<Record<string, readonly string[]>> = {
  '2': ['Breakfast', 'Supper'],
  '3': ['Breakfast', 'Lunch', 'Supper'],
  '4': ['Breakfast', 'Lunch', 'Snack', 'Supper'],
  '5+': ['Breakfast', 'Snack', 'Lunch', 'Snack', 'Supper'],
}
/** The names of meals. */
export const mealNames = ['Breakfast', 'Lunch', 'Snack', 'Supper'] as const

export const newMeal = (meal = ''): MealRow => row({ meal, dish: '', portion: '', recipe: '' })
export const newRecipe = (): RecipeRow =>
  row({ title: '', serves: '', minutes: '', ingredients: '', steps: '' })
export const newShopping = (): ShoppingRow => row({ item: '', quantity: '', group: '', price: '' })

/** An empty plan: a week with as many meals a day as the patient eats. */
export function blankMealDraft(mealsPerDay: string): MealDraft {
  const meals = (names[mealsPerDay] ?? mealNames).map(newMeal)
  return {
    kind: 'meal',
    message: '',
    days: wholeWeek([row({ day: weekdays[0], meals })]),
    recipes: [],
    shopping: [],
  }
}

/**
 * All seven days with the same meals in the same order. Meals of one name are one row of the grid; a
 * second snack is a row of its own.
 */
export function wholeWeek(days: readonly MealDay[]): readonly MealDay[] {
  const rows: { id: string; name: string }[] = []
  for (const { meals } of days) {
    let at = 0
    for (const { id, meal } of identified(meals)) {
      const found = rows.findIndex((one) => one.id === id)
      if (found < 0) rows.splice(at, 0, { id, name: meal.meal })
      at = found < 0 ? at + 1 : found + 1
    }
  }
  return weekdays.map((day) => {
    const planned = days.find((one) => one.day === day)
    const own = identified(planned?.meals ?? [])
    const meals = rows.map(
      ({ id, name }) => own.find((one) => one.id === id)?.meal ?? newMeal(name),
    )
    return planned ? { ...planned, meals } : row({ day, meals })
  })
}

function identified(meals: readonly MealRow[]) {
  const counts = new Map<string, number>()
  return meals.map((meal) => {
    const name = meal.meal.trim().toLowerCase()
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return { id: `${count} ${name}`, meal }
  })
}

/** The name of a row of the grid, also where nothing is typed. */
export const mealName = ({ meal }: Pick<MealRow, 'meal'>, index: number) =>
  meal.trim() || `Meal ${index + 1}`

/** Nothing is planned there: it is not sent. */
export const isBlankMeal = ({ dish, portion, recipe }: MealRow) =>
  !(dish.trim() || portion.trim() || recipe)

/** An existing plan, ready to be changed. */
export function mealDraftOf(plan: MealContent): MealDraft {
  return {
    kind: 'meal',
    message: plan.dietitian_message,
    days: wholeWeek(
      plan.weekly_schedule.map(({ day, meals }) =>
        row({
          day,
          meals: meals.map(({ meal, dish, portion, recipe }) =>
            row({ meal, dish, portion: portion ?? '', recipe: recipe ?? '' }),
          ),
        }),
      ),
    ),
    recipes: plan.recipes.map(({ title, serves, minutes, ingredients, steps }) =>
      row({
        title,
        serves: String(serves ?? ''),
        minutes: String(minutes ?? ''),
        ingredients: ingredients.join('\n'),
        steps: steps.join('\n'),
      }),
    ),
    shopping: plan.shopping_list.map(({ item, quantity, group, price_ngwee }) =>
      row({ item, quantity: quantity ?? '', group: group ?? '', price: asKwacha(price_ngwee) }),
    ),
  }
}

/** The days and meals that are planned, by their places in the grid. */
const plannedIn = ({ days }: MealDraft) =>
  days
    .map(({ meals }, day) => ({
      day,
      meals: meals.flatMap((meal, index) => (isBlankMeal(meal) ? [] : [index])),
    }))
    .filter(({ meals }) => meals.length > 0)

/** The request body, before validation: what is planned, in the same order. */
export function mealPlanIn(draft: MealDraft) {
  const { message, days, recipes, shopping } = draft
  return {
    dietitian_message: message,
    weekly_schedule: plannedIn(draft).map(({ day, meals }) => ({
      day: days[day]!.day,
      meals: meals.map((index) => {
        const meal = days[day]!.meals[index]!
        return {
          meal: mealName(meal, index),
          dish: meal.dish,
          portion: orNull(meal.portion),
          recipe: orNull(meal.recipe),
        }
      }),
    })),
    recipes: recipes.map(({ title, serves, minutes, ingredients, steps }) => ({
      title,
      serves: numberOf(serves),
      minutes: numberOf(minutes),
      ingredients: linesOf(ingredients),
      steps: linesOf(steps),
    })),
    shopping_list: shopping.map(({ item, quantity, group, price }) => ({
      item,
      quantity: orNull(quantity),
      group: orNull(group),
      price_ngwee: ngweeOf(price),
    })),
  }
}

/** The path of an issue in the grid; the given one is the schema's, without what is empty. */
export function pathInMeals(
  draft: MealDraft,
  path: readonly PropertyKey[],
): readonly PropertyKey[] {
  const [list, first, meals, second, ...rest] = path
  const planned = list === 'weekly_schedule' ? plannedIn(draft)[Number(first)] : undefined
  if (list === undefined || !planned) return path
  if (meals === undefined || second === undefined) return [list, planned.day]
  return [list, planned.day, meals, planned.meals[Number(second)] ?? 0, ...rest]
}

/** The place of an issue in the plan, as text. */
export function placeInMeals(draft: MealDraft, [list, first, , second]: readonly PropertyKey[]) {
  const at = Number(first)
  if (list === 'weekly_schedule') {
    const day = draft.days[at]
    const meal = day?.meals[Number(second)]
    return day && (meal ? `${day.day}, ${mealName(meal, Number(second))}` : day.day)
  }
  if (list === 'recipes') return `Recipe ${at + 1}`
  if (list === 'shopping_list') return `Shopping list, row ${at + 1}`
  return undefined
}

/** How many meals of the grid say what is eaten, and how many there are. */
export function countMeals({ days }: MealDraft) {
  const all = days.flatMap(({ meals }) => meals)
  const filled = all.filter(({ dish }) => dish.trim()).length
  return `${filled} of ${all.length} meals`
}

/** The sum of the shopping list as far as there are prices, in ngwee. */
export function sumOfShopping(shopping: readonly ShoppingRow[]): number {
  return shopping.reduce((sum, { price }) => sum + (ngweeOf(price) || 0), 0)
}
