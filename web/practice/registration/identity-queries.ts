import { queryOptions } from '@tanstack/react-query'
import type { IdentityChange } from '#domain/practice/identity-change.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { provider } = api<'practice'>(authenticatedFetch)

/**
 * The newest change of the caller's name, specialty and qualifications; null where there was none.
 */
export const ownIdentityChange = queryOptions({
  queryKey: ['practice', 'identity-change'],
  queryFn: async (): Promise<IdentityChange | null> =>
    (await provider['identity-change'].$get()).json(),
})
