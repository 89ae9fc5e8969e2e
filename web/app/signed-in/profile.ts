import { useQuery } from '@tanstack/react-query'

import type { Visitor } from '#web/app/guard.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'
import { useSession } from '#web/app/session.ts'

/** One's own `user_profiles` row. Dates are `YYYY-MM-DD`. */
export interface Profile extends Visitor {
  id: string
  full_name: string | null
  email: string
  phone_number: string | null
  gender: string | null
  provider_status: 'pending' | 'approved' | 'refused' | null
}

/** The profile of the signed-in person; asks for nothing while there is none. */
export function useProfile() {
  const id = useSession()?.user.id
  return useQuery({
    queryKey: ['profile', id],
    queryFn: async () => (await (await fetchAsMe('/api/profile')).json()) as Profile,
    enabled: id !== undefined,
    staleTime: 5 * 60_000,
  })
}
