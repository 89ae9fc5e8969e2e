import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  ChangedGroupSession,
  NewGroupSession,
  PlannedGroupSession,
} from '#domain/students/groups.ts'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'

const sessions = api<'groupSessions'>(fetchAsMe).admin['group-sessions']

/** The 200 sessions that lie furthest ahead, or the least far behind; the latest first. */
export const plannedSessions = queryOptions({
  queryKey: ['admin', 'group-sessions'],
  queryFn: async (): Promise<PlannedGroupSession[]> =>
    (await sessions.$get({ query: { limit: '200' } })).json(),
})

export async function planSession(client: QueryClient, json: NewGroupSession) {
  await sessions.$post({ json })
  await client.invalidateQueries(plannedSessions)
}

/** @throws ProblemError 409 once it has begun or is called off, 422 where more have registered than may come */
export async function changeSession(client: QueryClient, id: string, json: ChangedGroupSession) {
  await sessions[':id'].$put({ param: { id }, json })
  await client.invalidateQueries(plannedSessions)
}

/** @throws ProblemError 409 once it has begun */
export async function callOff(client: QueryClient, id: string) {
  await sessions[':id'].cancellation.$post({ param: { id } })
  await client.invalidateQueries(plannedSessions)
}
