import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Absence, NewAbsence } from '#domain/practice/absences.ts'
import { api } from '#web/api.ts'
import { takeEarlyData } from '#web/platform/calls/early-data.ts'
import { fetchAsMe } from '#web/platform/signed-in/fetch-as-me.ts'

const all = api<'absences'>(fetchAsMe).provider.absences

/** The provider's own, those that are not over. */
export const ownAbsences = queryOptions({
  queryKey: ['practice', 'absences'],
  queryFn: async (): Promise<Absence[]> => (await all.$get()).json(),
  initialData: () => takeEarlyData<Absence[]>('/api/provider/absences'),
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
