import { queryOptions } from '@tanstack/react-query'
import type { CareProfile } from '#domain/readings/care-schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { 'care-profile': profile } = api<'readings'>(authenticatedFetch)

/** One's own care profile: the one place of what several forms ask. Students and providers have none. */
export const ownCare = queryOptions({
  queryKey: ['care-profile'],
  queryFn: async (): Promise<CareProfile> => (await profile.$get()).json(),
})
