import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { NewMove } from '#domain/appointments/moves.ts'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { maxInSeries } from '#domain/appointments/series.ts'
import { refreshSlotsToMove } from '#web/appointments/moving/slot-queries.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { readOnce } from '#web/practice/queries.ts'
import { fetchPage, reloadAppointments } from '../appointment-queries.ts'

const { provider } = api<'practiceMoves'>(authenticatedFetch)

/** No session of a series is further ahead, in milliseconds. */
const ahead = 365 * 24 * 60 * 60 * 1000

/** Upcoming appointments of the same series that come after one. */
export const followingOf = ({ id, appointment_time, series_id }: ProviderAppointment) =>
  queryOptions({
    queryKey: ['practice', 'following', id],
    queryFn: async (): Promise<ProviderAppointment[]> => {
      const from = Date.parse(appointment_time)
      const wanted = { from, to: from + ahead, ...(series_id ? { series_id } : {}) }
      const page = await fetchPage(wanted, maxInSeries, undefined)
      return page.filter(
        (one) => one.id !== id && (one.status === 'requested' || one.status === 'confirmed'),
      )
    },
    enabled: series_id !== null,
    ...readOnce,
  })

/** Proposes another time in place of an appointment, or of it and all that follow. */
export async function moveSession(client: QueryClient, id: string, json: NewMove): Promise<void> {
  try {
    await provider.appointments[':id'].move.$post({ param: { id }, json })
  } finally {
    // A rejection means that something has changed, and a lost answer may have been a move.
    await reloadAppointments(client)
    refreshSlotsToMove(client)
  }
}
