import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Care } from '#domain/readings/care.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'

const { 'care-profile': profile } = api<'readings'>(authenticatedFetch)

const ownPregnancy = queryOptions({
  queryKey: ['care-plans', 'pregnancy'],
  queryFn: async () => (await (await profile.$get()).json()).pregnancy,
})

/** What the care profile says of a pregnancy; undefined for students, who have none, and until it is known. */
export function usePregnancy(): Care['pregnancy'] | undefined {
  const isStudent = useProfile().data?.is_student ?? true
  return useQuery({ ...ownPregnancy, enabled: !isStudent }).data
}
