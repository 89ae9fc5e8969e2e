import { queryOptions } from '@tanstack/react-query'

import type { OwnRegistration } from '#domain/practice/registration.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { provider } = api<'registration'>(authenticatedFetch)

/** The status of a provider's registration. */
export const ownRegistration = queryOptions({
  queryKey: ['registration'],
  queryFn: async (): Promise<OwnRegistration> => (await provider.registration.$get()).json(),
  initialData: () => takePrefetchedData<OwnRegistration>('/api/provider/registration'),
  staleTime: 60_000,
})
