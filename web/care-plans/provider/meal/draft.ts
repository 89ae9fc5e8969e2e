import type { MealPlan } from '#domain/care-plans/meal/plan.ts'
import { type Weekday, weekdays } from '#domain/values/weekdays.ts'
import { asKwacha, linesOf, ngweeOf, numberOf, orNull, type Row, row } from '../editor/draft.ts'

/** A meal plan as typed: every value is text, valid or not. */
export interface MealDraft {
  kind: 'meal'
  message: string
  days: readonly (Row & { day: Weekday; meals: readonly MealRow[] })[]
  recipes: readonly RecipeRow[]
  shopping: readonly ShoppingRow[]
}
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

/** An empty plan: a Monday with as many meals as the patient eats. */
export function blankMealDraft(mealsPerDay: string): MealDraft {
  const meals = (names[mealsPerDay] ?? mealNames).map(newMeal)
  return {
    kind: 'meal',
    message: '',
    days: [row({ day: weekdays[0], meals })],
    recipes: [],
    shopping: [],
  }
}

/** An existing plan, ready to be changed. */
export function mealDraftOf(plan: MealContent): MealDraft {
  return {
    kind: 'meal',
    message: plan.dietitian_message,
    days: plan.weekly_schedule.map(({ day, meals }) =>
      row({
        day,
        meals: meals.map(({ meal, dish, portion, recipe }) =>
          row({ meal, dish, portion: portion ?? '', recipe: recipe ?? '' }),
        ),
      }),
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

/** The request body, before validation: the same lists in the same order. */
export function mealPlanIn({ message, days, recipes, shopping }: MealDraft) {
  return {
    dietitian_message: message,
    weekly_schedule: days.map(({ day, meals }) => ({
      day,
      meals: meals.map(({ meal, dish, portion, recipe }) => ({
        meal,
        dish,
        portion: orNull(portion),
        recipe: orNull(recipe),
      })),
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

/** The place of an issue in the plan, as text; the path is the schema's. */
export function placeInMeals(draft: MealDraft, [list, first, , second]: readonly PropertyKey[]) {
  const at = Number(first)
  if (list === 'weekly_schedule') {
    const day = draft.days[at]?.day
    return day && (second === undefined ? day : `${day}, meal ${Number(second) + 1}`)
  }
  if (list === 'recipes') return `Recipe ${at + 1}`
  if (list === 'shopping_list') return `Shopping list, row ${at + 1}`
  return undefined
}

/** The sum of the shopping list as far as there are prices, in ngwee. */
export function sumOfShopping(shopping: readonly ShoppingRow[]): number {
  return shopping.reduce((sum, { price }) => sum + (ngweeOf(price) || 0), 0)
}
