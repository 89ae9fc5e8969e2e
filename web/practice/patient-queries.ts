import { queryOptions } from '@tanstack/react-query'
import type { PatientRow } from '#domain/practice/patients.ts'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'
import { readOnce } from './queries.ts'

const { provider } = api<'patients'>(fetchAsMe)

/** As many as one call answers; who has more is found by name. */
export const mostPatients = 300

/** The patients whose name holds these letters; all of them for none. */
export const patientsNamed = (search: string) =>
  queryOptions({
    queryKey: ['practice', 'patients', search],
    queryFn: async (): Promise<PatientRow[]> =>
      (
        await provider.patients.$get({
          query: { limit: String(mostPatients), ...(search ? { search } : {}) },
        })
      ).json(),
    ...readOnce,
  })

/** What a patient shares, as a PDF. Each making of it is a reading of their record. */
export async function fetchReport(patient_id: string): Promise<Blob> {
  return (await fetchAsMe(`/api/provider/patients/${patient_id}/report.pdf`)).blob()
}
