import type { MealPlanRequest, NewMealPlanRequest } from '#domain/care-plans/meal/request.ts'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/platform/signed-in/fetch-as-me.ts'
import { requestQueries } from '../shared/queries.ts'

export const mealRequests = requestQueries<MealPlanRequest, NewMealPlanRequest>(
  'meal-plan-requests',
  api<'nutrition'>(fetchAsMe)['meal-plan-requests'],
)
