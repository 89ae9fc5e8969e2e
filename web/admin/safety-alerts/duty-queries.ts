import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { NewSafetyDuties, SafetyDuties } from '#domain/safety/duties.ts'
import { api } from '#web/api.ts'
import { pendingCounts, readOnce } from '#web/admin/queries.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { admin } = api<'waiting'>(authenticatedFetch)

/** Who answers alerts that reach no one else. */
export const safetyDuties = queryOptions({
  queryKey: ['admin', 'safety-duties'],
  queryFn: async (): Promise<SafetyDuties> => (await admin['safety-duties'].$get()).json(),
  ...readOnce,
})

/** @throws ProblemError 422 where one of them is no provider in practice any more */
export async function setSafetyDuties(client: QueryClient, json: NewSafetyDuties) {
  const named = await (await admin['safety-duties'].$put({ json })).json()
  client.setQueryData(safetyDuties.queryKey, named)
  await client.invalidateQueries(pendingCounts)
}
