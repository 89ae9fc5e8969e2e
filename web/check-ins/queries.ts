import { queryOptions } from '@tanstack/react-query'
import type { NewCheckIn, OwnCheckIns } from '#domain/check-ins/schema.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const calls = api<'checkIns'>(authenticatedFetch)['check-ins']

/** The user's check-ins, and the month that is to be answered. */
export const ownCheckIns = queryOptions({
  queryKey: ['check-ins'],
  queryFn: async (): Promise<OwnCheckIns> => (await calls.$get()).json(),
  initialData: () => takePrefetchedData<OwnCheckIns>('/api/check-ins'),
})

/** @throws ProblemError 403 without a plan that includes it, 409 where this month’s is sent */
export const sendCheckIn = async (json: NewCheckIn): Promise<OwnCheckIns> =>
  (await calls.$post({ json })).json()
