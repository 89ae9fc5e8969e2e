/** The schemas of plans and templates, in one chunk that is fetched when something is checked. */
export { newExercisePlan } from '#domain/care-plans/exercise/plan.ts'
export { newMealPlan } from '#domain/care-plans/meal/plan.ts'
export { exerciseTemplate, mealTemplate } from '#domain/care-plans/shared/templates.ts'
