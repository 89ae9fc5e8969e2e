import { queryOptions } from '@tanstack/react-query'
import type { ReadingVersion } from '#domain/readings/changes.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import type { AnyReading } from '../queries.ts'

const { 'reading-versions': versions } = api<'readings'>(authenticatedFetch)

/** What a reading was before each of its changes, newest first; nothing to fetch where it was not corrected. */
export const versionsOf = ({ id, corrected_at }: AnyReading) =>
  queryOptions({
    queryKey: ['reading-versions', id, corrected_at],
    queryFn: async (): Promise<ReadingVersion[]> =>
      (await versions[':id'].$get({ param: { id } })).json(),
    enabled: corrected_at !== undefined,
  })
