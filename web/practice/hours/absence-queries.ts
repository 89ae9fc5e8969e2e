import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Absence, NewAbsence } from '#domain/practice/absences.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const all = api<'absences'>(authenticatedFetch).provider.absences

/** The provider's own, those that are not over. */
export const ownAbsences = queryOptions({
  queryKey: ['practice', 'absences'],
  queryFn: async (): Promise<Absence[]> => (await all.$get()).json(),
  initialData: () => takePrefetchedData<Absence[]>('/api/provider/absences'),
})

async function change(client: QueryClient, work: Promise<unknown>) {
  try {
    await work
  } finally {
    await client.invalidateQueries(ownAbsences)
    void client.invalidateQueries({ queryKey: ['practice', 'slots'] })
  }
}

export const enterAbsence = (client: QueryClient, json: NewAbsence) =>
  change(client, all.$post({ json }))

export const removeAbsence = (client: QueryClient, id: string) =>
  change(client, all[':id'].$delete({ param: { id } }))
