import type { NewMealPlan } from '#domain/care-plans/meal/plan.ts'

/** What the five steps ask, answered in full. */
export const mealAnswers = {
  primary_goal: 'Manage Weight',
  goal_details: { target: 'Lose', speed: 'Gradually & Sustainably' },
  dietary_profile: {
    diet: 'No restrictions',
    allergies: 'Groundnuts',
    dislikes: 'Okra',
    mealsPerDay: '3',
  },
  budget_logistics: {
    budget_frequency: 'weekly',
    budget_amount: 350,
    mealPrepTime: '30-60 mins/day',
    people: 4,
  },
  final_details: 'We cook on a brazier.',
  agreement: true,
} as const

/** A plan as a dietitian writes it. */
export const mealPlanOf = (words: Partial<NewMealPlan> = {}) => ({
  dietitian_message: 'Dear Mutale,\n\nstart with breakfast.',
  weekly_schedule: [
    {
      day: 'Monday' as const,
      meals: [
        { meal: 'Breakfast', dish: 'Maize porridge with groundnuts', portion: '1 cup' },
        { meal: 'Lunch', dish: 'Nshima with rape', portion: '2 fists', recipe: 'Rape and tomato' },
      ],
    },
    { day: 'Tuesday' as const, meals: [{ meal: 'Lunch', dish: 'Kapenta with cabbage' }] },
  ],
  recipes: [
    {
      title: 'Rape and tomato',
      serves: 4,
      minutes: 20,
      ingredients: ['2 bundles of rape', '3 tomatoes'],
      steps: ['Wash and cut the rape.', 'Fry the tomatoes, add the rape.'],
    },
  ],
  shopping_list: [
    { item: 'Rape', quantity: '4 bundles', group: 'Greens', price_ngwee: 2000 },
    { item: 'Kapenta', quantity: '1 heap', group: 'Fish', price_ngwee: 120050 },
    { item: 'Salt' },
  ],
  ...words,
})
