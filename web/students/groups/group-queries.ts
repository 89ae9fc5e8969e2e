import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { GroupRegistration, GroupSession } from '#domain/students/groups.ts'
import { isOffered } from '#domain/values/brand.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { 'group-sessions': sessions, 'group-registrations': places } =
  api<'groups'>(authenticatedFetch)

/** The three sessions that come next (docs/specification.md, "Group sessions"). */
export const upcomingSessions = queryOptions({
  queryKey: ['group-sessions'],
  queryFn: async (): Promise<GroupSession[]> =>
    isOffered('groups') ? (await sessions.$get({ query: { limit: '3' } })).json() : [],
  initialData: () => takePrefetchedData<GroupSession[]>('/api/group-sessions?limit=3'),
})

/** One's own places in sessions that are not over. */
export const ownPlaces = queryOptions({
  queryKey: ['group-registrations'],
  queryFn: async (): Promise<GroupRegistration[]> =>
    (await places.$get({ query: { limit: '100' } })).json(),
  initialData: () => takePrefetchedData<GroupRegistration[]>('/api/group-registrations?limit=100'),
})

/** @throws ProblemError 409 when the group is full, has begun or was cancelled; the list then shows it */
export async function register(client: QueryClient, id: string): Promise<GroupRegistration> {
  try {
    const place: GroupRegistration = await (
      await sessions[':id'].registration.$post({ param: { id } })
    ).json()
    client.setQueryData(ownPlaces.queryKey, (all) => [
      ...(all ?? []).filter(({ session_id }) => session_id !== id),
      place,
    ])
    return place
  } finally {
    void client.invalidateQueries(upcomingSessions)
  }
}

/** @throws ProblemError 409 when the group has begun */
export async function leave(client: QueryClient, id: string): Promise<void> {
  await sessions[':id'].registration.$delete({ param: { id } })
  client.setQueryData(ownPlaces.queryKey, (all) =>
    all?.filter(({ session_id }) => session_id !== id),
  )
  void client.invalidateQueries(upcomingSessions)
}
