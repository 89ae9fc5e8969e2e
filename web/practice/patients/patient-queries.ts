import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { PatientRow } from '#domain/practice/patients.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { readOnce } from '#web/practice/queries.ts'
import type { FileAnswer } from '#web/platform/save-file.ts'

const { provider } = api<'patients'>(authenticatedFetch)

/** How many a list shows at a time. */
const pageSize = 50

export interface WantedPatients {
  /** Empty for all. */
  search: string
  only?: 'active' | 'new' | undefined
}

const everyPatient = ['practice', 'patients'] as const

/** After a patient was registered. */
export const refreshPatients = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: everyPatient })

/** The provider's patients by name: 50 at first, and as many more for each `fetchNextPage`. */
export const patientPages = ({ search, only }: WantedPatients) =>
  infiniteQueryOptions({
    queryKey: [...everyPatient, search, only ?? 'all'],
    queryFn: async ({ pageParam: after }): Promise<PatientRow[]> => {
      const query = {
        limit: String(pageSize),
        ...(search ? { search } : {}),
        ...(only ? { only } : {}),
        ...(after ? { after } : {}),
      }
      return (await provider.patients.$get({ query })).json()
    },
    initialPageParam: undefined as string | undefined,
    initialData: () => (search || only ? undefined : earlyPatients()),
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    ...readOnce,
  })

function earlyPatients() {
  const rows = takePrefetchedData<PatientRow[]>(`/api/provider/patients?limit=${pageSize}`)
  return rows && { pages: [rows], pageParams: [undefined] }
}

/** What a patient shares, as a PDF. Each call counts as a read of their record. */
export async function fetchReport(patient_id: string): Promise<FileAnswer> {
  return await authenticatedFetch(`/api/provider/patients/${patient_id}/report.pdf`)
}
