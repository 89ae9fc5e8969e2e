import type {
  ExercisePlanRequest,
  NewExercisePlanRequest,
} from '#domain/care-plans/exercise/request.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { requestQueries } from '../shared/queries.ts'

export const exerciseRequests = requestQueries<ExercisePlanRequest, NewExercisePlanRequest>(
  'exercise-plan-requests',
  api<'exercise'>(authenticatedFetch)['exercise-plan-requests'],
)
