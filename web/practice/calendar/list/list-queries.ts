import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { NewStatusChanges, StatusChange } from '#domain/practice/status-changes.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { readOnce } from '#web/practice/queries.ts'
import {
  everyPage,
  fetchPage,
  reloadAppointments,
  type WantedAppointments,
} from '../appointment-queries.ts'

const statusChanges = api<'statusChanges'>(authenticatedFetch)

/** How many a list shows at a time; as many are confirmed or completed together. */
const pageSize = 50

/** The provider's appointments, a page at a time: 50 at first, and as many more for each `fetchNextPage`. */
export const appointmentPages = (wanted: WantedAppointments) =>
  infiniteQueryOptions({
    queryKey: [...everyPage, wanted],
    queryFn: ({ pageParam: after }) => fetchPage(wanted, pageSize, after),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    ...readOnce,
  })

/**
 * Confirms, declines or completes several appointments. Those that cannot be changed are left as they
 * are, and the answer says why.
 */
export async function changeStatuses(
  client: QueryClient,
  { ids, ...to }: NewStatusChanges,
): Promise<StatusChange[]> {
  const done: StatusChange[] = []
  for (let at = 0; at < ids.length; at += pageSize) {
    const json = { ids: ids.slice(at, at + pageSize), ...to }
    const answer = await statusChanges.provider['status-changes'].$post({ json })
    done.push(...(await answer.json()).results)
  }
  await reloadAppointments(client)
  return done
}
