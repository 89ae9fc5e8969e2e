import { queryOptions } from '@tanstack/react-query'
import type { ProviderRatings } from '#domain/appointments/rating-schema.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { provider } = api<'ratings'>(authenticatedFetch)

/** How patients found the provider's sessions, without who said it. */
export const providerRatings = queryOptions({
  queryKey: ['practice', 'ratings'],
  queryFn: async (): Promise<ProviderRatings> => (await provider.ratings.$get()).json(),
  initialData: () => takePrefetchedData<ProviderRatings>('/api/provider/ratings'),
})
