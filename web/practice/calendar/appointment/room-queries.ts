import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { RoomChoice } from '#domain/practice/rooms.ts'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/platform/signed-in/fetch-as-me.ts'
import { showChanged } from '../appointment-queries.ts'

const one = api<'rooms'>(fetchAsMe).provider.appointments[':id']

/** The rooms, and which are free then. Others give them away in the meantime: never from the cache. */
export const roomsFor = (id: string) =>
  queryOptions({
    queryKey: ['practice', 'rooms', id],
    queryFn: async (): Promise<RoomChoice[]> => (await one.rooms.$get({ param: { id } })).json(),
    staleTime: 0,
    gcTime: 0,
  })

/** @throws ProblemError 409 where another session is in the room then */
export async function assignRoom(client: QueryClient, id: string, room_id: string | null) {
  showChanged(client, await (await one.room.$put({ param: { id }, json: { room_id } })).json())
}
