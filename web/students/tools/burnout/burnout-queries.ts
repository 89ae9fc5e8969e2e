import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { BurnoutCheck, NewBurnoutCheck } from '#domain/students/burnout-schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { 'burnout-checks': checks } = api<'burnout'>(authenticatedFetch)

/** One's own checks, newest first: as many as a trend can show. */
export const burnoutChecks = queryOptions({
  queryKey: ['burnout-checks'],
  queryFn: async (): Promise<BurnoutCheck[]> =>
    (await checks.$get({ query: { limit: '60' } })).json(),
})

/** @param json with an id, so that a retry writes it once */
export async function saveCheck(client: QueryClient, json: NewBurnoutCheck) {
  const saved = await (await checks.$post({ json })).json()
  client.setQueryData(
    burnoutChecks.queryKey,
    (rows) => rows && [saved, ...rows.filter(({ id }) => id !== saved.id)],
  )
}
