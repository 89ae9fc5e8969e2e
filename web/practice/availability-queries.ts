import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Availability, SavedAvailability } from '#domain/practice/availability.ts'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'

const { provider } = api<'availability'>(fetchAsMe)

/** When the provider can be booked. What is being typed is not overtaken by another reading. */
export const ownAvailability = queryOptions({
  queryKey: ['practice', 'availability'],
  queryFn: async (): Promise<Availability> => (await provider.availability.$get()).json(),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

/** Keeps the whole of it, and answers how many appointments ahead lie outside. */
export async function saveAvailability(
  client: QueryClient,
  json: Availability,
): Promise<SavedAvailability> {
  const saved: SavedAvailability = await (await provider.availability.$put({ json })).json()
  const { outside: _, ...hours } = saved
  client.setQueryData(ownAvailability.queryKey, hours)
  return saved
}
