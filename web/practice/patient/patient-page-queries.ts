import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { readOnce } from '#web/practice/queries.ts'

const { provider } = api<'patientPage'>(authenticatedFetch)

const everyPatient = ['practice', 'patient-page'] as const

/** One patient. Never from the cache: the patient may have withdrawn something, and each opening counts as a read. */
export const patientPageOf = (patient_id: string) =>
  queryOptions({
    queryKey: [...everyPatient, patient_id],
    queryFn: async (): Promise<PatientPage> =>
      (await provider.patients[':patient_id'].page.$get({ param: { patient_id } })).json(),
    ...readOnce,
    gcTime: 0,
  })

/** Fetches the page of a patient again, where one is on screen: something of it has changed. */
export async function reloadPatientPage(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: everyPatient })
}
