import { queryOptions } from '@tanstack/react-query'
import type { NewExercisePlanRequest } from '#domain/care-plans/exercise/request.ts'
import type { NewMealPlanRequest } from '#domain/care-plans/meal/request.ts'
import type { PlanPermission } from '#domain/care-plans/shared/at-clinic.ts'
import type { PlanRequestRow } from '#domain/care-plans/shared/queue.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const patient = api<'clinicPlans'>(authenticatedFetch).provider.patients[':patient_id']

/** What a patient agreed to, and what is known for the questions. Never from the cache: they may have withdrawn it. */
export const planPermission = (patient_id: string) =>
  queryOptions({
    queryKey: ['practice', 'plan-permission', patient_id],
    queryFn: async (): Promise<PlanPermission> =>
      (await patient['plan-permission'].$get({ param: { patient_id } })).json(),
    staleTime: 0,
    gcTime: 0,
    // Each time is a reading of their record, and the questions keep what they began with.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** The same once more writes nothing twice. @throws ProblemError 403 where the patient does not agree (any more) */
export const startMealPlan = async (
  patient_id: string,
  json: NewMealPlanRequest,
): Promise<PlanRequestRow> =>
  (await patient['meal-plan-requests'].$post({ param: { patient_id }, json })).json()

/** The same once more writes nothing twice. @throws ProblemError 403 where the patient does not agree (any more) */
export const startExercisePlan = async (
  patient_id: string,
  json: NewExercisePlanRequest,
): Promise<PlanRequestRow> =>
  (await patient['exercise-plan-requests'].$post({ param: { patient_id }, json })).json()
