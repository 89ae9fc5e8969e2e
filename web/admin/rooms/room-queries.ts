import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ChangedRoom, KeptRoom, NewRoom } from '#domain/practice/rooms.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const all = api<'keptRooms'>(authenticatedFetch).admin.rooms

export const keptRooms = queryOptions({
  queryKey: ['admin', 'rooms'],
  queryFn: async (): Promise<KeptRoom[]> => (await all.$get()).json(),
  initialData: () => takePrefetchedData<KeptRoom[]>('/api/admin/rooms'),
})

/** Whether a change succeeds or fails, the list is fetched again: another admin may have been faster. */
async function change(client: QueryClient, work: Promise<unknown>) {
  try {
    await work
  } finally {
    await client.invalidateQueries(keptRooms)
  }
}

export const addRoom = (client: QueryClient, json: NewRoom) => change(client, all.$post({ json }))

/** @throws ProblemError 409 where it is to be retired and upcoming appointments are in it */
export const changeRoom = (client: QueryClient, id: string, json: ChangedRoom) =>
  change(client, all[':id'].$put({ param: { id }, json }))
