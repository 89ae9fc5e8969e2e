import { queryOptions } from '@tanstack/react-query'
import type { PatientRow } from '#domain/practice/patients.ts'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/platform/signed-in/fetch-as-me.ts'
import { readOnce } from '#web/practice/queries.ts'

const { provider } = api<'patients'>(fetchAsMe)

/** The maximum in one answer; a provider with more patients searches by name. */
export const maxPatients = 300

/** The patients whose name contains these letters; all of them for none. */
export const patientsNamed = (search: string) =>
  queryOptions({
    queryKey: ['practice', 'patients', search],
    queryFn: async (): Promise<PatientRow[]> =>
      (
        await provider.patients.$get({
          query: { limit: String(maxPatients), ...(search ? { search } : {}) },
        })
      ).json(),
    ...readOnce,
  })

/** What a patient shares, as a PDF. Each call counts as a read of their record. */
export async function fetchReport(patient_id: string): Promise<Blob> {
  return (await fetchAsMe(`/api/provider/patients/${patient_id}/report.pdf`)).blob()
}
