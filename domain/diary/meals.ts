export const meals = ['Breakfast', 'Lunch', 'Supper', 'Snack'] as const
export type Meal = (typeof meals)[number]

/** The meal of the diary that a meal of a plan is, by the plan's own words. */
export function mealOf(planned: string): Meal {
  if (/breakfast|morning/i.test(planned) && !/snack/i.test(planned)) return 'Breakfast'
  if (/lunch|midday|noon/i.test(planned) && !/snack/i.test(planned)) return 'Lunch'
  return /supper|dinner|evening/i.test(planned) && !/snack/i.test(planned) ? 'Supper' : 'Snack'
}
