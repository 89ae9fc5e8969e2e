import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { NewSymptomEntry, SymptomEntry } from '#domain/symptoms/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { symptoms } = api<'symptoms'>(authenticatedFetch)

/** As many entries as the page shows. */
export const maxShown = 300

/** The user's logged symptoms by their time, newest first. */
export const ownSymptoms = queryOptions({
  queryKey: ['symptoms'],
  queryFn: async (): Promise<SymptomEntry[]> =>
    (await symptoms.$get({ query: { limit: String(maxShown) } })).json(),
})

/** @param json with an id, so that a retry writes it once */
export const recordSymptom = async (json: NewSymptomEntry) =>
  (await symptoms.$post({ json })).json()

export async function removeSymptom(client: QueryClient, id: string) {
  await symptoms[':id'].$delete({ param: { id } })
  client.setQueryData(ownSymptoms.queryKey, (entries) => entries?.filter((one) => one.id !== id))
}

/** Logs an entry again that was deleted, as it was: within 30 days of it, as any other. */
export async function restoreSymptom(client: QueryClient, entry: SymptomEntry) {
  const { id, symptom, own_words, severity, felt_at, notes } = entry
  await recordSymptom({ id, symptom, own_words, severity, felt_at, notes })
  await client.invalidateQueries(ownSymptoms)
}
