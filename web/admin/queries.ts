import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { PendingCounts } from '#domain/admin/waiting.ts'
import type { DocumentLink } from '#domain/values/files.ts'
import type { RegistrationStatus } from '#domain/practice/facts.ts'
import type { NewDecision, RegistrationForAdmin } from '#domain/practice/registration.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { admin } = api<'admin'>(authenticatedFetch)
const elsewhere = api<'waiting'>(authenticatedFetch).admin
const all = admin['provider-registrations']
const one = all[':id']

/** Each read is logged, so it happens when an admin opens a page, and not automatically. */
export const readOnce = {
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
} as const

/** The pending registrations, the longest pending first; or those decided, the latest first. */
export const registrations = (status: RegistrationStatus) =>
  queryOptions({
    queryKey: ['admin', 'registrations', status],
    queryFn: async (): Promise<RegistrationForAdmin[]> =>
      (await all.$get({ query: { status } })).json(),
    ...readOnce,
  })

export const registrationById = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'registration', id],
    queryFn: async (): Promise<RegistrationForAdmin> => (await one.$get({ param: { id } })).json(),
    ...readOnce,
  })

/** An address that opens the document for a minute; each request for it is logged. */
export async function linkToDocument(id: string): Promise<DocumentLink> {
  return (await one['document-link'].$post({ param: { id } })).json()
}

/**
 * @throws ProblemError 409 when another admin has decided already, 422 for an expired certificate
 */
export async function decide(client: QueryClient, id: string, json: NewDecision) {
  const decided: RegistrationForAdmin = await (
    await one.decision.$post({ param: { id }, json })
  ).json()
  client.setQueryData(registrationById(id).queryKey, decided)
  await client.invalidateQueries({ queryKey: ['admin', 'registrations'] })
}

/** How much is pending on each page. */
export const pendingCounts = queryOptions({
  queryKey: ['admin', 'waiting'],
  queryFn: async (): Promise<PendingCounts> => (await elsewhere.waiting.$get()).json(),
  refetchInterval: 60_000,
})

/** Fetches all that admins see again. */
export const refreshAdmin = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ['admin'] })
