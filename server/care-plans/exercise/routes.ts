import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { exercisePlanRequest, newExercisePlanRequest } from '#domain/care-plans/exercise/request.ts'
import { ownRequestRoutes } from '../shared/routes.ts'
import { askForExercisePlan, exerciseRequests } from './data.ts'
import { renderExercisePlan } from './exercise-plan-pdf.ts'

export const exerciseRoutes = apiRoutes().route(
  '/exercise-plan-requests',
  ownRequestRoutes({
    requests: exerciseRequests,
    schema: exercisePlanRequest,
    newSchema: newExercisePlanRequest,
    ask: askForExercisePlan,
    render: renderExercisePlan,
  }),
)
