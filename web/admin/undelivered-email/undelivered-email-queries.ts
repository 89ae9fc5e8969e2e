import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { UndeliveredEmail } from '#domain/admin/undelivered-email.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { readOnce } from '#web/admin/queries.ts'

const all = api<'undeliveredEmail'>(authenticatedFetch).admin['undelivered-email']

/** The newest 100; each read is logged. */
export const undeliveredEmails = queryOptions({
  queryKey: ['admin', 'undelivered-email'],
  queryFn: async (): Promise<UndeliveredEmail[]> =>
    (await all.$get({ query: { limit: '100' } })).json(),
  ...readOnce,
})

/** @throws ProblemError 404 when it was delivered since, 409 when it has expired or is being sent now */
export async function resendEmail(client: QueryClient, id: string) {
  try {
    await all[':id'].resend.$post({ param: { id } })
  } finally {
    await client.invalidateQueries(undeliveredEmails)
  }
}
