import { queryOptions } from '@tanstack/react-query'
import type { OwnBenefits } from '#domain/membership/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { benefits } = api<'benefits'>(authenticatedFetch)

/** What the plans of the user include, and what is left of it; a booking anywhere changes it. */
export const ownBenefits = queryOptions({
  queryKey: ['benefits'],
  queryFn: async (): Promise<OwnBenefits> => (await benefits.$get()).json(),
  staleTime: 0,
})
