import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { PatientCover } from '#domain/covers/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { covers } = api<'ownCovers'>(authenticatedFetch)

/** They leave the cache with the page, because several people may use one phone. */
export const patientCovers = queryOptions({
  queryKey: ['covers'],
  queryFn: async (): Promise<PatientCover[]> => (await covers.$get()).json(),
  gcTime: 0,
})

/** Takes an objection back. */
export async function allowCover(client: QueryClient, id: string) {
  await covers[':id'].objection.$delete({ param: { id } })
  await client.invalidateQueries(patientCovers)
}

export async function objectToCover(client: QueryClient, id: string) {
  await covers[':id'].objection.$post({ param: { id }, json: {} })
  await client.invalidateQueries(patientCovers)
}
