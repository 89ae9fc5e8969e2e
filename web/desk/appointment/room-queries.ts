import type { QueryClient } from '@tanstack/react-query'
import type { OfferedRooms } from '#web/appointments/rooms/room-choice.tsx'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { everyList } from '../queries.ts'

const one = api<'deskRooms'>(authenticatedFetch).desk.appointments[':id']

/** The rooms, and which are free then. */
export const roomsFor = (id: string): OfferedRooms => ({
  queryKey: ['desk', 'rooms', id],
  fetch: async () => (await one.rooms.$get({ param: { id } })).json(),
})

/** @throws ProblemError 409 where another session is in the room then */
export async function assignRoom(client: QueryClient, id: string, room_id: string | null) {
  try {
    await one.room.$put({ param: { id }, json: { room_id } })
  } finally {
    await client.invalidateQueries({ queryKey: everyList })
  }
}
