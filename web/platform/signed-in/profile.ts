import { useQuery } from '@tanstack/react-query'

import type { Profile } from '#domain/profile.ts'
import { api } from '#web/api.ts'
import { useSession } from '#web/platform/session.ts'
import { fetchAsMe } from '#web/platform/signed-in/fetch-as-me.ts'

const profiles = api<'profile'>(fetchAsMe)

/** The profile of the signed-in user; fetches nothing while no one is signed in. */
export function useProfile() {
  const id = useSession()?.user.id
  return useQuery({
    queryKey: ['profile', id],
    queryFn: async (): Promise<Profile> => (await profiles.profile.$get()).json(),
    enabled: id !== undefined,
    staleTime: 5 * 60_000,
  })
}
