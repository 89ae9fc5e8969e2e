import { queryOptions } from '@tanstack/react-query'
import type { ServiceHistory } from '#domain/admin/service-history.ts'
import type { ServicePeriod } from '#domain/admin/service-figures.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const service = api<'service'>(authenticatedFetch).admin.service

/** Asked again each minute, in which the servers note the next figures. */
export const serviceHistory = (period: ServicePeriod) =>
  queryOptions({
    queryKey: ['admin', 'service', period],
    queryFn: async (): Promise<ServiceHistory> =>
      (await service.$get({ query: { period } })).json(),
    initialData: () => takePrefetchedData<ServiceHistory>(`/api/admin/service?period=${period}`),
    refetchInterval: 60_000,
  })
