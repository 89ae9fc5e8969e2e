import { Hono } from 'hono'
import { mealPlanRequest, newMealPlanRequest } from '#domain/care-plans/meal/request.ts'
import type { RouteEnv } from '#server/platform/route.ts'
import { ownRequestRoutes } from '../shared/routes.ts'
import { askForMealPlan, mealRequests } from './data.ts'
import { renderMealPlan } from './rules.ts'

export const nutritionRoutes = new Hono<RouteEnv>().route(
  '/meal-plan-requests',
  ownRequestRoutes({
    requests: mealRequests,
    schema: mealPlanRequest,
    newSchema: newMealPlanRequest,
    ask: askForMealPlan,
    render: renderMealPlan,
  }),
)
