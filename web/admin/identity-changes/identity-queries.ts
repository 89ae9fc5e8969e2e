import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  IdentityChangeForAdmin,
  NewIdentityDecision,
} from '#domain/practice/identity-change.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { readOnce, refreshAdmin } from '#web/admin/queries.ts'

const { admin } = api<'admin'>(authenticatedFetch)
const all = admin['identity-changes']

/** The pending changes of providers' identities, the longest pending first. */
export const identityChanges = queryOptions({
  queryKey: ['admin', 'identity-changes'],
  queryFn: async (): Promise<IdentityChangeForAdmin[]> => (await all.$get()).json(),
  ...readOnce,
})

/** @throws ProblemError 409 when it is decided already, 404 when the provider has changed it since */
export async function decideIdentity(client: QueryClient, id: string, json: NewIdentityDecision) {
  try {
    await all[':id'].decision.$post({ param: { id }, json })
  } finally {
    await refreshAdmin(client)
  }
}
