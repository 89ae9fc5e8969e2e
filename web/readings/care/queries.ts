import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { type Care, unknownCare } from '#domain/readings/care.ts'
import type { CareProfile, CareProfileChanges } from '#domain/readings/care-schema.ts'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/platform/signed-in/fetch-as-me.ts'

const { 'care-profile': profile } = api<'readings'>(fetchAsMe)

/** One's own care profile. */
export const ownCare = queryOptions({
  queryKey: ['care-profile'],
  queryFn: async (): Promise<CareProfile> => (await profile.$get()).json(),
})

/** What advice goes by; of a person whose profile is not here yet, nothing is known. */
export function useCare(): Care {
  return useQuery(ownCare).data ?? unknownCare
}

/** @throws ProblemError where it is rejected */
export async function changeCare(client: QueryClient, changes: CareProfileChanges): Promise<void> {
  const changed: CareProfile = await (await profile.$patch({ json: changes })).json()
  client.setQueryData(ownCare.queryKey, changed)
  // Reports go by the target.
  await client.invalidateQueries({ queryKey: ['blood-pressure-readings', 'report'] })
}
