import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { mealPlanRequest, newMealPlanRequest } from '#domain/care-plans/meal/request.ts'
import { ownRequestRoutes } from '../shared/routes.ts'
import { askForMealPlan, mealRequests } from './data.ts'
import { renderMealPlan } from './meal-plan-pdf.ts'

export const nutritionRoutes = apiRoutes().route(
  '/meal-plan-requests',
  ownRequestRoutes({
    requests: mealRequests,
    schema: mealPlanRequest,
    newSchema: newMealPlanRequest,
    ask: askForMealPlan,
    render: renderMealPlan,
  }),
)
