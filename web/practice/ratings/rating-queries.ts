import { queryOptions } from '@tanstack/react-query'
import type { ProviderRatings } from '#domain/appointments/rating-schema.ts'
import { api } from '#web/api.ts'
import { takeEarlyData } from '#web/platform/calls/early-data.ts'
import { fetchAsMe } from '#web/platform/signed-in/fetch-as-me.ts'

const { provider } = api<'ratings'>(fetchAsMe)

/** How patients found the provider's sessions, without who said it. */
export const providerRatings = queryOptions({
  queryKey: ['practice', 'ratings'],
  queryFn: async (): Promise<ProviderRatings> => (await provider.ratings.$get()).json(),
  initialData: () => takeEarlyData<ProviderRatings>('/api/provider/ratings'),
})
