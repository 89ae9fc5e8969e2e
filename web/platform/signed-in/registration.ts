import { queryOptions } from '@tanstack/react-query'

import type { OwnRegistration } from '#domain/practice/registration.ts'
import { api } from '#web/api.ts'
import { takeEarlyData } from '#web/platform/calls/early-data.ts'
import { fetchAsMe } from '#web/platform/signed-in/fetch-as-me.ts'

const { provider } = api<'registration'>(fetchAsMe)

/** The status of a provider's registration. */
export const ownRegistration = queryOptions({
  queryKey: ['registration'],
  queryFn: async (): Promise<OwnRegistration> => (await provider.registration.$get()).json(),
  initialData: () => takeEarlyData<OwnRegistration>('/api/provider/registration'),
  staleTime: 60_000,
})
