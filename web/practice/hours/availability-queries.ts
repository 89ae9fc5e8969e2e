import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Availability, SavedAvailability } from '#domain/practice/availability.ts'
import { api } from '#web/api.ts'
import { takeEarlyData } from '#web/platform/calls/early-data.ts'
import { fetchAsMe } from '#web/platform/signed-in/fetch-as-me.ts'

const { provider } = api<'availability'>(fetchAsMe)

/** When the provider can be booked. A refetch must not overwrite what is being typed. */
export const ownAvailability = queryOptions({
  queryKey: ['practice', 'availability'],
  queryFn: async (): Promise<Availability> => (await provider.availability.$get()).json(),
  initialData: () => takeEarlyData<Availability>('/api/provider/availability'),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

/** Saves the whole of it, and returns how many upcoming appointments are outside of it. */
export async function saveAvailability(
  client: QueryClient,
  json: Availability,
): Promise<SavedAvailability> {
  const saved: SavedAvailability = await (await provider.availability.$put({ json })).json()
  const { outside: _, ...hours } = saved
  client.setQueryData(ownAvailability.queryKey, hours)
  return saved
}
