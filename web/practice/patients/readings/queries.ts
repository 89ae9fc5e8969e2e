import { queryOptions } from '@tanstack/react-query'
import type {
  EnteredBloodPressure,
  EnteredGlucose,
  ReadingPermission,
} from '#domain/practice/clinic-readings.ts'
import type { NewBloodPressureReading, TypedGlucoseReading } from '#domain/readings/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const patient = api<'clinicReadings'>(authenticatedFetch).provider.patients[':patient_id']

/** Whether a patient lets the provider enter readings. Never from the cache: they may have withdrawn it. */
export const readingPermission = (patient_id: string) =>
  queryOptions({
    queryKey: ['practice', 'reading-permission', patient_id],
    queryFn: async (): Promise<ReadingPermission> =>
      (await patient['reading-permission'].$get({ param: { patient_id } })).json(),
    staleTime: 0,
    gcTime: 0,
  })

/** @throws ProblemError 403 where the patient does not agree (any more) */
export async function enterBloodPressure(
  patient_id: string,
  json: NewBloodPressureReading,
): Promise<EnteredBloodPressure> {
  const answer = await patient['blood-pressure-readings'].$post({ param: { patient_id }, json })
  return answer.json()
}

/** @throws ProblemError 403 where the patient does not agree (any more) */
export async function enterGlucose(
  patient_id: string,
  json: TypedGlucoseReading,
): Promise<EnteredGlucose> {
  const answer = await patient['glucose-readings'].$post({ param: { patient_id }, json })
  return answer.json()
}
