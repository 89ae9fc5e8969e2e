import type { MealPlanRequest, NewMealPlanRequest } from '#domain/care-plans/meal/request.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { requestQueries } from '../shared/queries.ts'

export const mealRequests = requestQueries<MealPlanRequest, NewMealPlanRequest>(
  'meal-plan-requests',
  api<'nutrition'>(authenticatedFetch)['meal-plan-requests'],
)
