import { queryOptions } from '@tanstack/react-query'
import type { EscalatedAlert } from '#domain/safety/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { readOnce } from '#web/admin/queries.ts'

const { admin } = api<'waiting'>(authenticatedFetch)

/** The alerts that no provider has handled in time, the oldest first. */
export const escalatedAlerts = queryOptions({
  queryKey: ['admin', 'safety-alerts'],
  queryFn: async (): Promise<EscalatedAlert[]> => (await admin['safety-alerts'].$get()).json(),
  ...readOnce,
})
