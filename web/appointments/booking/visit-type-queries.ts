import { queryOptions } from '@tanstack/react-query'
import type { VisitType } from '#domain/appointments/visit-types.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const types = api<'bookableTypes'>(authenticatedFetch).clinic['visit-types']

/** What staff may book with a provider, the oldest first; without an id, with themselves. */
export const bookableTypes = (provider_id?: string) =>
  queryOptions({
    queryKey: ['appointments', 'bookable-types', provider_id],
    queryFn: async (): Promise<VisitType[]> =>
      (await types.$get({ query: provider_id ? { provider_id } : {} })).json(),
  })
