import { queryOptions, useQuery } from '@tanstack/react-query'
import type { DayNews, SelfCareDays } from '#domain/dashboard/schema.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { countKeys } from '#web/platform/signed-in/counts.ts'

const { day, 'self-care-days': selfCareDays } = api<'dashboard'>(authenticatedFetch)

/** What came lately for the caller, and the doses of today. */
export function useDay() {
  return useQuery({
    queryKey: countKeys.day,
    queryFn: async (): Promise<DayNews> => (await day.$get()).json(),
    initialData: () => takePrefetchedData<DayNews>('/api/day'),
  })
}

/** The days with self-care. Each page that shows them fetches them again: entries add days. */
export const ownSelfCareDays = queryOptions({
  queryKey: [...countKeys.day, 'self-care'],
  queryFn: async (): Promise<SelfCareDays> => (await selfCareDays.$get()).json(),
  staleTime: 0,
})
