import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { SessionOutcome } from '#domain/appointments/status.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { startOfDay } from '#web/platform/values/dates.ts'
import { readOnce } from '#web/practice/queries.ts'
import { fetchPage, reloadAppointments } from '../calendar/appointment-queries.ts'
import { changeStatuses } from '../calendar/list/list-queries.ts'

const { provider } = api<'unmarked'>(authenticatedFetch)
/** As far back as the server counts them as tasks. */
const taskDays = 90
/** So many are marked here; the list has the others. */
export const shown = 5

/** Confirmed sessions that ended before a day; under the key of all appointments, so that each change counts. */
export const unmarkedBefore = (day: string) =>
  queryOptions({
    queryKey: ['practice', 'appointments', 'unmarked', day],
    queryFn: () => {
      const to = startOfDay(day)
      const from = to - taskDays * 86_400_000
      return fetchPage({ from, to, status: 'confirmed', order: 'earliest' }, shown + 1, undefined)
    },
    ...readOnce,
  })

/** Says what became of a session that is over. @returns its status then */
export async function markSession(
  client: QueryClient,
  id: string,
  said: Exclude<SessionOutcome, 'provider_no_show'> | 'cancelled',
) {
  if (said === 'cancelled') {
    await provider.appointments[':id']['not-held'].$post({ param: { id } })
    await reloadAppointments(client)
    return 'cancelled'
  }
  await changeStatuses(client, { ids: [id], status: 'completed', outcome: said })
  return 'completed'
}
