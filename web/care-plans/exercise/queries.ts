import type {
  ExercisePlanRequest,
  NewExercisePlanRequest,
} from '#domain/care-plans/exercise/request.ts'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/platform/signed-in/fetch-as-me.ts'
import { requestQueries } from '../shared/queries.ts'

export const exerciseRequests = requestQueries<ExercisePlanRequest, NewExercisePlanRequest>(
  'exercise-plan-requests',
  api<'exercise'>(fetchAsMe)['exercise-plan-requests'],
)
