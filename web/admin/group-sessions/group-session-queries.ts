import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  ChangedGroupSession,
  NewGroupSession,
  PlannedGroupSession,
} from '#domain/students/groups.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const sessions = api<'groupSessions'>(authenticatedFetch).admin['group-sessions']

/**
 * The first 200 sessions by time, the latest first: those furthest in the future, then the most
 * recent past.
 */
export const plannedSessions = queryOptions({
  queryKey: ['admin', 'group-sessions'],
  queryFn: async (): Promise<PlannedGroupSession[]> =>
    (await sessions.$get({ query: { limit: '200' } })).json(),
})

export async function planSession(client: QueryClient, json: NewGroupSession) {
  await sessions.$post({ json })
  await client.invalidateQueries(plannedSessions)
}

/**
 * @throws ProblemError 409 once it has started or is cancelled, 422 where more have registered than
 * may come
 */
export async function changeSession(client: QueryClient, id: string, json: ChangedGroupSession) {
  await sessions[':id'].$put({ param: { id }, json })
  await client.invalidateQueries(plannedSessions)
}

/** @throws ProblemError 409 once it has started */
export async function cancelGroupSession(client: QueryClient, id: string) {
  await sessions[':id'].cancellation.$post({ param: { id } })
  await client.invalidateQueries(plannedSessions)
}
