import { Hono } from 'hono'
import { exercisePlanRequest, newExercisePlanRequest } from '#domain/care-plans/exercise/request.ts'
import type { RouteEnv } from '#server/platform/route.ts'
import { ownRequestRoutes } from '../shared/routes.ts'
import { askForExercisePlan, exerciseRequests } from './data.ts'
import { renderExercisePlan } from './rules.ts'

export const exerciseRoutes = new Hono<RouteEnv>().route(
  '/exercise-plan-requests',
  ownRequestRoutes({
    requests: exerciseRequests,
    schema: exercisePlanRequest,
    newSchema: newExercisePlanRequest,
    ask: askForExercisePlan,
    render: renderExercisePlan,
  }),
)
