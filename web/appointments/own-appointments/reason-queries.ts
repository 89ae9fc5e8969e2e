import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { NewVisitReason } from '#domain/appointments/visit-reason.ts'
import { api } from '#web/api.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { appointments } = api<'visitReasons'>(authenticatedFetch)

/** What the user has said of a visit; null where nothing. It leaves the cache when it is closed: phones are shared. */
export const visitReasonOf = (id: string) =>
  queryOptions({
    queryKey: ['visit-reason', id],
    queryFn: async (): Promise<{ reason: string | null; note: string | null } | null> => {
      try {
        return await (await appointments[':id']['visit-reason'].$get({ param: { id } })).json()
      } catch (failure) {
        if (failure instanceof ProblemError && failure.status === 404) return null
        throw failure
      }
    },
    gcTime: 0,
  })

export async function keepReason(client: QueryClient, id: string, typed: NewVisitReason) {
  const { reason, note } = typed
  const json = { ...(reason ? { reason } : {}), ...(note ? { note } : {}) }
  await appointments[':id']['visit-reason'].$put({ param: { id }, json })
  client.setQueryData(visitReasonOf(id).queryKey, { reason: reason || null, note: note || null })
}

export async function deleteReason(client: QueryClient, id: string) {
  await appointments[':id']['visit-reason'].$delete({ param: { id } })
  client.setQueryData(visitReasonOf(id).queryKey, null)
}
