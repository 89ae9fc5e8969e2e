import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ChangedRoom, KeptRoom, NewRoom } from '#domain/practice/rooms.ts'
import { api } from '#web/api.ts'
import { takeEarlyData } from '#web/platform/calls/early-data.ts'
import { fetchAsMe } from '#web/platform/signed-in/fetch-as-me.ts'

const all = api<'keptRooms'>(fetchAsMe).admin.rooms

export const keptRooms = queryOptions({
  queryKey: ['admin', 'rooms'],
  queryFn: async (): Promise<KeptRoom[]> => (await all.$get()).json(),
  initialData: () => takeEarlyData<KeptRoom[]>('/api/admin/rooms'),
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
