import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Availability, SavedAvailability } from '#domain/practice/availability.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { provider } = api<'availability'>(authenticatedFetch)

/** When the provider can be booked. A refetch must not overwrite what is being typed. */
export const ownAvailability = queryOptions({
  queryKey: ['practice', 'availability'],
  queryFn: async (): Promise<Availability> => (await provider.availability.$get()).json(),
  initialData: () => takePrefetchedData<Availability>('/api/provider/availability'),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

/** Saves the whole availability, and returns how many upcoming appointments are outside of it. */
export async function saveAvailability(
  client: QueryClient,
  json: Availability,
): Promise<SavedAvailability> {
  const saved: SavedAvailability = await (await provider.availability.$put({ json })).json()
  const { outside: _, ...hours } = saved
  client.setQueryData(ownAvailability.queryKey, hours)
  return saved
}
