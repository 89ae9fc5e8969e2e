import { queryOptions } from '@tanstack/react-query'
import type { EntryVersion } from '#domain/diary/entry-changes.ts'
import type { NewWeight, WeightCorrection, WeightEntry } from '#domain/weights/schema.ts'
import { api } from '#web/api.ts'
import type { FileAnswer } from '#web/platform/save-file.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import type { LoggedKind } from '#web/readings/queries.ts'

const { weights } = api<'weights'>(authenticatedFetch)
const { 'entry-versions': versions } = api<'diary'>(authenticatedFetch)
const { 'weight-report': reports } = api<'weightReport'>(authenticatedFetch)

export const weightEntries: LoggedKind<WeightEntry, NewWeight, WeightCorrection> = {
  key: 'weights',
  list: async (query) => (await weights.$get({ query })).json(),
  send: async (json) => (await weights.$post({ json })).json(),
  correct: async (id, json) => (await weights[':id'].$patch({ param: { id }, json })).json(),
  remove: (id) => weights[':id'].$delete({ param: { id } }),
  restore: (id) => weights[':id'].removal.$delete({ param: { id } }),
}

/** As many entries as the page shows: one a day for a year. */
export const maxShown = 370

/** The user's weights, newest first: the whole year, of which the chart is drawn. */
export const ownWeights = queryOptions({
  queryKey: [weightEntries.key, 'few'],
  queryFn: () => weightEntries.list({ limit: String(maxShown) }),
})

/** What an entry was before each of its changes, newest first; nothing to fetch where it was not corrected. */
export const versionsOf = ({ id, corrected_at }: Pick<WeightEntry, 'id' | 'corrected_at'>) =>
  queryOptions({
    queryKey: ['weight-versions', id, corrected_at],
    queryFn: async (): Promise<EntryVersion[]> =>
      (await versions[':id'].$get({ param: { id } })).json(),
    enabled: corrected_at !== undefined,
  })

/** The weights of a period as a file; both days are `YYYY-MM-DD`. */
export const fetchFile = (
  kind: 'pdf' | 'csv',
  query: { from: string; to: string },
): Promise<FileAnswer> => reports[kind].$get({ query })
