import { queryOptions } from '@tanstack/react-query'
import type {
  RecordedScreening,
  ScreeningAlert,
  ScreeningPermission,
} from '#domain/practice/clinic-screenings.ts'
import type { NewClinicScreening } from '#domain/screening/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const patient = api<'clinicScreenings'>(authenticatedFetch).provider.patients[':patient_id']

/** What a patient agreed to. Never from the cache: they may have withdrawn it. */
export const screeningPermission = (patient_id: string) =>
  queryOptions({
    queryKey: ['practice', 'screening-permission', patient_id],
    queryFn: async (): Promise<ScreeningPermission> =>
      (await patient['screening-permission'].$get({ param: { patient_id } })).json(),
    staleTime: 0,
    gcTime: 0,
  })

/** The same once more writes nothing twice. @throws ProblemError 403 where the patient does not agree (any more) */
export const recordScreening = async (
  patient_id: string,
  json: NewClinicScreening,
): Promise<RecordedScreening> =>
  (await patient.screenings.$post({ param: { patient_id }, json })).json()

/** Raises the alert of what was recorded before, once the patient has agreed. @throws ProblemError 403 */
export const notifyOfScreening = async (patient_id: string, id: string): Promise<ScreeningAlert> =>
  (await patient.screenings[':id'].alert.$post({ param: { patient_id, id } })).json()

export const removeClinicScreening = (patient_id: string, id: string, reason: string) =>
  patient.screenings[':id'].removal.$post({ param: { patient_id, id }, json: { reason } })

/** Takes the provider's own removal back, within a day. */
export const restoreClinicScreening = (patient_id: string, id: string) =>
  patient.screenings[':id'].removal.$delete({ param: { patient_id, id } })
