import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Attendance, ProviderMark } from '#domain/appointments/attendance-schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { provider } = api<'attendances'>(authenticatedFetch)

const everyDay = ['practice', 'attendances'] as const

/** Where the provider's visits of a day are. It names no patient, so it is asked for again with each change. */
export const attendancesOf = (date: string) =>
  queryOptions({
    queryKey: [...everyDay, date],
    queryFn: async (): Promise<Attendance[]> =>
      (await provider.attendances.$get({ query: { date } })).json(),
    staleTime: 0,
  })

export const refreshAttendances = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: everyDay })

/** @throws ProblemError 409 where the visit has changed, or is not of today */
export async function markAttendance(
  client: QueryClient,
  id: string,
  state: ProviderMark['state'],
) {
  try {
    await provider.appointments[':id'].attendance.$put({ param: { id }, json: { state } })
  } finally {
    // Who is with their provider can be completed before the booked end.
    await Promise.all([
      refreshAttendances(client),
      client.invalidateQueries({ queryKey: ['practice', 'appointments'] }),
    ])
  }
}
