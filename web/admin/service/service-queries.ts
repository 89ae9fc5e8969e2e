import { queryOptions } from '@tanstack/react-query'
import type { ServiceHistory } from '#domain/admin/service-history.ts'
import type { ServicePeriod } from '#domain/admin/service-figures.ts'
import { api } from '#web/api.ts'
import { takeEarlyData } from '#web/platform/calls/early-data.ts'
import { fetchAsMe } from '#web/platform/signed-in/fetch-as-me.ts'

const service = api<'service'>(fetchAsMe).admin.service

/** Asked again each minute, in which the servers note the next figures. */
export const serviceHistory = (period: ServicePeriod) =>
  queryOptions({
    queryKey: ['admin', 'service', period],
    queryFn: async (): Promise<ServiceHistory> =>
      (await service.$get({ query: { period } })).json(),
    initialData: () => takeEarlyData<ServiceHistory>(`/api/admin/service?period=${period}`),
    refetchInterval: 60_000,
  })
