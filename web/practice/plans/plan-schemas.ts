/** The schemas of plans and templates, in one piece that is fetched when something is checked. */
export { newExercisePlan } from '#domain/exercise/plan.ts'
export { newMealPlan } from '#domain/nutrition/plan.ts'
export { exerciseTemplate, mealTemplate } from '#domain/practice/plan-templates.ts'
