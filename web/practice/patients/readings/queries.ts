import { queryOptions } from '@tanstack/react-query'
import type {
  EnteredBloodPressure,
  EnteredGlucose,
  ReadingPermission,
} from '#domain/practice/clinic-readings.ts'
import type {
  ChangedBloodPressure,
  ChangedGlucose,
  ClinicReadings,
  ClinicRemoval,
  TypedClinicBloodPressure,
  TypedClinicGlucose,
} from '#domain/practice/clinic-reading-changes.ts'
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

/** What was entered at a clinic and the provider may change. Never from the cache, as the permission. */
export const clinicReadings = (patient_id: string) =>
  queryOptions({
    queryKey: ['practice', 'clinic-readings', patient_id],
    queryFn: async (): Promise<ClinicReadings> =>
      (await patient['clinic-readings'].$get({ param: { patient_id } })).json(),
    staleTime: 0,
    gcTime: 0,
  })

/** What every correction says besides the values. */
interface Correction {
  change_id: string
  corrected_at: string | null
}

/** One kind of reading as a provider changes it. */
export interface ClinicKind<Typed, Changed> {
  correct(patient_id: string, id: string, correction: Typed & Correction): Promise<Changed>
  remove(patient_id: string, id: string, removal: ClinicRemoval): Promise<unknown>
  /** Takes the provider's own removal back, within a day. */
  restore(patient_id: string, id: string): Promise<unknown>
}

const pressure = patient['blood-pressure-readings'][':id']
const level = patient['glucose-readings'][':id']

export const clinicPressures: ClinicKind<TypedClinicBloodPressure, ChangedBloodPressure> = {
  correct: async (patient_id, id, json) =>
    (await pressure.$patch({ param: { patient_id, id }, json })).json(),
  remove: (patient_id, id, json) => pressure.removal.$post({ param: { patient_id, id }, json }),
  restore: (patient_id, id) => pressure.removal.$delete({ param: { patient_id, id } }),
}

export const clinicLevels: ClinicKind<TypedClinicGlucose, ChangedGlucose> = {
  correct: async (patient_id, id, json) =>
    (await level.$patch({ param: { patient_id, id }, json })).json(),
  remove: (patient_id, id, json) => level.removal.$post({ param: { patient_id, id }, json }),
  restore: (patient_id, id) => level.removal.$delete({ param: { patient_id, id } }),
}
