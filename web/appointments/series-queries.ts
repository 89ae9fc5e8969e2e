import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { SessionCost } from '#domain/appointments/cost.ts'
import type { Appointment } from '#domain/appointments/schema.ts'
import type { NewSeries, SeriesHour, SeriesHoursQuery } from '#domain/appointments/series-schema.ts'
import type { SessionType } from '#domain/appointments/slots.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { appointments } = api<'appointments'>(authenticatedFetch)

/** The hours of a series: free or not, and other free times of each day. Never from the cache. */
export const seriesHours = ({ every_weeks, count, ...query }: SeriesHoursQuery) =>
  queryOptions({
    queryKey: ['appointments', 'series-hours', every_weeks, count, query],
    queryFn: async (): Promise<SeriesHour[]> =>
      (
        await appointments['series-hours'].$get({
          query: { ...query, every_weeks: String(every_weeks), count: String(count) },
        })
      ).json(),
    staleTime: 0,
  })

/** What each session of a series would cost, in the order of their times. */
export const seriesCosts = (query: {
  provider_id: string
  session_type: SessionType
  visit_type_id?: string
  times: string
}) =>
  queryOptions({
    queryKey: ['appointments', 'series-costs', query],
    queryFn: async (): Promise<SessionCost[]> =>
      (await appointments['series-costs'].$get({ query })).json(),
    enabled: query.times !== '',
    // While other times are chosen, the last price does not disappear.
    placeholderData: keepPreviousData,
  })

const refetchAll = (client: QueryClient) =>
  void client.invalidateQueries({ queryKey: ['appointments'] })

/** Requests all sessions of a series, or none; its id makes a second sending harmless. */
export async function bookSeries(client: QueryClient, json: NewSeries): Promise<Appointment[]> {
  try {
    return await (await appointments.series.$post({ json })).json()
  } finally {
    // A rejection means that others were quicker, and a lost answer may have been a booking.
    refetchAll(client)
  }
}

/** Cancels an appointment and all that follow in its series, or accepts all that are proposed. */
export async function changeFollowing(
  client: QueryClient,
  id: string,
  step: 'cancellation' | 'acceptance',
): Promise<void> {
  try {
    await appointments[':id'].following[step].$post({ param: { id } })
  } finally {
    refetchAll(client)
  }
}
