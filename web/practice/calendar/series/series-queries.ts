import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  NewSeriesProposal,
  OwnSeriesHoursQuery,
  SeriesHour,
} from '#domain/appointments/series-schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { reloadAppointments } from '../appointment-queries.ts'

const { provider } = api<'practiceSeries'>(authenticatedFetch)

/** The hours of a series for a patient: free or not, and other free times of each day. Never from the cache. */
export const patientSeriesHours = ({ every_weeks, count, ...query }: OwnSeriesHoursQuery) =>
  queryOptions({
    queryKey: ['practice', 'series-hours', every_weeks, count, query],
    queryFn: async (): Promise<SeriesHour[]> =>
      (
        await provider['series-hours'].$get({
          query: { ...query, every_weeks: String(every_weeks), count: String(count) },
        })
      ).json(),
    staleTime: 0,
  })

/** Proposes all sessions of a series, or none; its id makes a second sending harmless. */
export async function proposeSeries(client: QueryClient, json: NewSeriesProposal): Promise<void> {
  try {
    await provider.series.$post({ json })
    void reloadAppointments(client)
  } finally {
    // A rejection means that others were quicker, and a lost answer may have been a proposal.
    void client.invalidateQueries({ queryKey: ['practice', 'series-hours'] })
  }
}
