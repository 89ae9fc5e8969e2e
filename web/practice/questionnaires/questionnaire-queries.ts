import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { NewRequest, PatientQuestionnaires } from '#domain/questionnaires/schema.ts'
import type { RemovedScreening } from '#domain/screening/removed.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { reloadPatientPage } from '#web/practice/patient/patient-page-queries.ts'
import { readOnce } from '#web/practice/queries.ts'

const { provider } = api<'questionnaires'>(authenticatedFetch)
const screening = api<'screening'>(authenticatedFetch)

/** What a patient was asked and shares. Never from the cache: the patient may have withdrawn it. */
export const questionnairesOf = (patient_id: string) =>
  queryOptions({
    queryKey: ['practice', 'questionnaires', patient_id],
    queryFn: async (): Promise<PatientQuestionnaires> =>
      (
        await provider.patients[':patient_id'].questionnaires.$get({ param: { patient_id } })
      ).json(),
    ...readOnce,
    gcTime: 0,
  })

/** Asks a patient; the id makes a retry harmless. @throws ProblemError 409 where one is open */
export async function askPatient(client: QueryClient, patient_id: string, json: NewRequest) {
  await provider.patients[':patient_id']['questionnaire-requests'].$post({
    param: { patient_id },
    json,
  })
  await reload(client, patient_id)
}

/** What was asked is on two pages. */
const reload = (client: QueryClient, patient_id: string) =>
  Promise.all([client.invalidateQueries(questionnairesOf(patient_id)), reloadPatientPage(client)])

/** Withdraws an open request. @throws ProblemError 409 where it is not open any more */
export async function withdrawRequest(client: QueryClient, patient_id: string, id: string) {
  await provider['questionnaire-requests'][':id'].$patch({
    param: { id },
    json: { status: 'withdrawn' },
  })
  await reload(client, patient_id)
}

/** When a patient removed screenings that this provider has seen. */
export const removedScreeningsOf = (patient_id: string) =>
  queryOptions({
    queryKey: ['practice', 'removed-screenings', patient_id],
    queryFn: async (): Promise<RemovedScreening[]> =>
      (
        await screening.provider.patients[':patient_id']['removed-screenings'].$get({
          param: { patient_id },
        })
      ).json(),
    ...readOnce,
    gcTime: 0,
  })
