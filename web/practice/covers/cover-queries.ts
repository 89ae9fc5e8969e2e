import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CoveredPatient, CoveredRecord, NewCover, OwnCover } from '#domain/covers/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { readOnce } from '#web/practice/queries.ts'

const { provider } = api<'covers'>(authenticatedFetch)

/** Of the provider, and by them, that are not over. */
export const ownCovers = queryOptions({
  queryKey: ['practice', 'covers'],
  queryFn: async (): Promise<OwnCover[]> => (await provider.covers.$get()).json(),
})

/** Whom the provider covers today; each fetch counts as a read of records. */
export const coveredPatients = queryOptions({
  queryKey: ['practice', 'covered-patients'],
  queryFn: async (): Promise<CoveredPatient[]> =>
    (await provider['covered-patients'].$get()).json(),
  ...readOnce,
})

/** What one of them shares. Never from the cache: each opening counts as a read. */
export const coveredRecord = (patient_id: string) =>
  queryOptions({
    queryKey: ['practice', 'covered-patients', patient_id],
    queryFn: async (): Promise<CoveredRecord> =>
      (await provider['covered-patients'][':patient_id'].$get({ param: { patient_id } })).json(),
    ...readOnce,
    gcTime: 0,
  })

const reload = async (client: QueryClient) => {
  await Promise.all([
    client.invalidateQueries(ownCovers),
    client.invalidateQueries({ queryKey: coveredPatients.queryKey }),
  ])
}

export async function enterCover(client: QueryClient, json: NewCover) {
  await provider.covers.$post({ json })
  await reload(client)
}

export async function acceptCover(client: QueryClient, id: string) {
  await provider.covers[':id'].acceptance.$post({ param: { id }, json: {} })
  await reload(client)
}

/** Declines or ends it. */
export async function endCover(client: QueryClient, id: string) {
  await provider.covers[':id'].end.$post({ param: { id }, json: {} })
  await reload(client)
}
