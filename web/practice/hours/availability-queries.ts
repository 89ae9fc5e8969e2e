import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { PublicCalendar } from '#domain/appointments/clinic-calendar-schema.ts'
import type {
  Availability,
  NewAvailability,
  SavedAvailability,
} from '#domain/practice/availability.ts'
import type { ProviderSetup } from '#domain/practice/setup.ts'
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

const { 'clinic-calendar': calendar } = api<'calendar'>(authenticatedFetch)

/** What the provider has set before patients can book them. */
export const ownSetup = queryOptions({
  queryKey: ['practice', 'setup'],
  queryFn: async (): Promise<ProviderSetup> =>
    (await api<'setup'>(authenticatedFetch).provider.setup.$get()).json(),
})

/** When the clinic is open: the hours of a provider are within it. */
export const clinicCalendar = queryOptions({
  queryKey: ['practice', 'clinic-calendar'],
  queryFn: async (): Promise<PublicCalendar> => (await calendar.$get()).json(),
  staleTime: 5 * 60_000,
})

/**
 * Saves the hours, and returns how many upcoming appointments are outside of them. Days away are absences, which
 * the front desk changes too: they are not sent.
 */
export async function saveAvailability(
  client: QueryClient,
  { days_away: _away, ...json }: NewAvailability,
): Promise<SavedAvailability> {
  const saved: SavedAvailability = await (await provider.availability.$put({ json })).json()
  const { outside: _, ...hours } = saved
  client.setQueryData(ownAvailability.queryKey, hours)
  void client.invalidateQueries(ownSetup)
  return saved
}
