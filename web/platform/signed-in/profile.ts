import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'

import type { Profile } from '#domain/accounts/profile.ts'
import type { CareProfile } from '#domain/readings/care-schema.ts'
import { api } from '#web/api.ts'
import { useSession } from '#web/platform/calls/session.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const profiles = api<'profile'>(authenticatedFetch)
const { 'care-profile': careProfile } = api<'readings'>(authenticatedFetch)

/** The first part of the key of a profile. */
export const profileKey = ['profile']

/** The profile of the signed-in user; fetches nothing while no one is signed in. */
export function useProfile() {
  const id = useSession()?.user.id
  return useQuery({
    queryKey: [...profileKey, id],
    queryFn: async (): Promise<Profile> => (await profiles.profile.$get()).json(),
    initialData: () => takePrefetchedData<Profile>('/api/profile'),
    enabled: id !== undefined,
    staleTime: 5 * 60_000,
  })
}

/** Shows a profile that the server has just answered, without another call. */
export function showProfile(client: QueryClient, own: Profile) {
  client.setQueryData([...profileKey, own.id], own)
}

export const refreshProfile = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: profileKey })

/** One's own care profile: the one place of what several forms ask. Students and providers have none. */
export const ownCare = queryOptions({
  queryKey: ['care-profile'],
  queryFn: async (): Promise<CareProfile> => (await careProfile.$get()).json(),
})
