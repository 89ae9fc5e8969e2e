import { queryOptions } from '@tanstack/react-query'
import type { OwnDischarge } from '#domain/discharges/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { discharges } = api<'discharges'>(authenticatedFetch)

/** It leaves the cache with the page, because several people may use one phone. */
export const ownDischarges = queryOptions({
  queryKey: ['discharges'],
  queryFn: async (): Promise<OwnDischarge[]> => (await discharges.$get()).json(),
  gcTime: 0,
})
