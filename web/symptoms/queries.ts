import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { EntryVersion } from '#domain/diary/entry-changes.ts'
import type { NewSymptomEntry, SymptomCorrection, SymptomEntry } from '#domain/symptoms/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { symptoms } = api<'symptoms'>(authenticatedFetch)
const { 'entry-versions': versions } = api<'diary'>(authenticatedFetch)

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

/** Takes a removal back, within a day. */
export async function restoreSymptom(client: QueryClient, id: string) {
  await symptoms[':id'].removal.$delete({ param: { id } })
  await client.invalidateQueries(ownSymptoms)
}

export const correctSymptom = async (id: string, json: SymptomCorrection) =>
  (await symptoms[':id'].$patch({ param: { id }, json })).json()

/** What an entry was before each of its changes, newest first; nothing to fetch where it was not corrected. */
export const versionsOf = ({ id, corrected_at }: Pick<SymptomEntry, 'id' | 'corrected_at'>) =>
  queryOptions({
    queryKey: ['symptom-versions', id, corrected_at],
    queryFn: async (): Promise<EntryVersion[]> =>
      (await versions[':id'].$get({ param: { id } })).json(),
    enabled: Boolean(corrected_at),
  })
