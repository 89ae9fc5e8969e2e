import { queryOptions, useQuery } from '@tanstack/react-query'

import type { Membership } from '#domain/accounts/profile.ts'
import { api } from '#web/api.ts'
import { takeEarlyData } from '#web/platform/calls/early-data.ts'
import { fetchAsMe } from '#web/platform/signed-in/fetch-as-me.ts'
import { useFailureToast } from '#web/ui/overlays/failure-toast.ts'

const accounts = api<'profile'>(fetchAsMe)

/** For a membership that could not be fetched (docs/specification.md, "Notices"). */
export const membershipFailed = 'Error fetching membership'

export const ownMembership = queryOptions({
  queryKey: ['membership'],
  queryFn: async (): Promise<Membership | null> => (await accounts.membership.$get()).json(),
  initialData: () => takeEarlyData<Membership | null>('/api/membership'),
})

/** The caller's membership; null where there is none. A failure shows a notice as well. */
export function useMembership() {
  const query = useQuery(ownMembership)
  const { error } = query
  useFailureToast(membershipFailed, error)
  return query
}
