import * as z from 'zod/mini'
import { freeText } from '#domain/values/text.ts'
import { weekdays } from '#domain/values/weekdays.ts'
import { atMost, requiredText, sentWithPlan, storedPlan, weekOf } from '../shared/plan.ts'

/** A meal plan as a dietitian writes it: a message, a week of meals, recipes, a shopping list. */

export const plannedMeal = z.object({
  /** "Breakfast", "Lunch" … in the dietitian's words. */
  meal: requiredText(60, 'Name the meal, for example Breakfast.'),
  dish: requiredText(300, 'Say what is eaten.'),
  /** "2 fist-sized lumps of nshima, a palm of kapenta". */
  portion: z.nullish(freeText(300)),
  /** Title of a recipe of this plan. */
  recipe: z.nullish(freeText(120)),
})

export const plannedDay = z.object({
  day: z.enum(weekdays, 'Choose a day of the week.'),
  meals: z
    .array(plannedMeal)
    .check(z.minLength(1, 'Plan at least one meal.'), atMost(12, 'meals a day')),
})

export const recipe = z.object({
  title: requiredText(120, 'Give the recipe a title.'),
  serves: z.nullish(z.int('Enter a whole number.').check(z.minimum(1), z.maximum(50))),
  minutes: z.nullish(z.int('Enter a whole number.').check(z.minimum(1), z.maximum(1440))),
  ingredients: z
    .array(requiredText(200, 'Remove empty ingredients.'))
    .check(z.minLength(1, 'List at least one ingredient.'), atMost(30, 'ingredients')),
  steps: z
    .array(requiredText(500, 'Remove empty steps.'))
    .check(z.minLength(1, 'Describe at least one step.'), atMost(20, 'steps')),
})

export const shoppingItem = z.object({
  item: requiredText(120, 'Name what to buy.'),
  quantity: z.nullish(freeText(80)),
  /** Its group in the market or kitchen: "Greens", "Maize and grains". */
  group: z.nullish(freeText(60)),
  /** An estimated price, for the list's sum; null where it is unknown. */
  price_ngwee: z.nullish(z.int('Enter a price.').check(z.minimum(0), z.maximum(100_000_000))),
})

/** What a dietitian sends to answer a request. */
export const newMealPlan = z.object({
  ...sentWithPlan,
  dietitian_message: requiredText(4000, 'Write a message to the person.'),
  weekly_schedule: weekOf(plannedDay),
  recipes: z._default(z.array(recipe).check(atMost(15, 'recipes')), []),
  shopping_list: z._default(z.array(shoppingItem).check(atMost(150, 'things to buy')), []),
  /** That the dietitian has looked at each dish in which we found an allergen; not stored. */
  allergens_checked: z.optional(z.boolean('Send true or false.')),
})
export type NewMealPlan = z.output<typeof newMealPlan>

/** A plan as it is stored: nothing of it changes; a modification writes the next version. */
export const mealPlan = z.object({
  ...storedPlan,
  dietitian_message: z.string(),
  weekly_schedule: z.array(plannedDay),
  recipes: z.array(recipe),
  shopping_list: z.array(shoppingItem),
})
export type MealPlan = z.output<typeof mealPlan>
