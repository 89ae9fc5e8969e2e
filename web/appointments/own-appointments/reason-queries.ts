import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { NewVisitReason } from '#domain/appointments/visit-reason.ts'
import { api } from '#web/api.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { appointments } = api<'visitReasons'>(authenticatedFetch)

interface Said {
  reason: string | null
  note: string | null
}

/** What the user has said of a visit; null where nothing. It leaves the cache when it is closed: phones are shared. */
export const visitReasonOf = (id: string) =>
  queryOptions({
    queryKey: ['visit-reason', id],
    queryFn: async (): Promise<Said | null> => {
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
  // An empty field says nothing.
  const [reason, note] = [typed.reason || undefined, typed.note || undefined]
  const json = { ...(reason ? { reason } : {}), ...(note ? { note } : {}) }
  await appointments[':id']['visit-reason'].$put({ param: { id }, json })
  const said: Said = { reason: reason ?? null, note: note ?? null }
  client.setQueryData<Said | null>(visitReasonOf(id).queryKey, said)
}

export async function deleteReason(client: QueryClient, id: string) {
  await appointments[':id']['visit-reason'].$delete({ param: { id } })
  client.setQueryData<Said | null>(visitReasonOf(id).queryKey, null)
}
