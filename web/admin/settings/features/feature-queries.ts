import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  FeatureChange,
  FeatureSettings,
  NewFeatureSettings,
} from '#domain/admin/clinic-features.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const calls = api<'clinicFeatures'>(authenticatedFetch).admin['clinic-features']

export const features = queryOptions({
  queryKey: ['admin', 'clinic-features'],
  queryFn: async (): Promise<FeatureSettings> => (await calls.$get()).json(),
})

export const featureChanges = queryOptions({
  queryKey: ['admin', 'clinic-features', 'changes'],
  queryFn: async (): Promise<FeatureChange[]> => (await calls.changes.$get()).json(),
})

/** @throws ProblemError 409 where another admin was faster */
export async function changeFeatures(client: QueryClient, json: NewFeatureSettings) {
  try {
    client.setQueryData(features.queryKey, await (await calls.$put({ json })).json())
  } finally {
    // Also where another admin was faster: the history shows what they changed.
    await client.invalidateQueries(featureChanges)
  }
}
