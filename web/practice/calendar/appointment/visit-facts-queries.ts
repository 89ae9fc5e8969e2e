import { queryOptions } from '@tanstack/react-query'
import type { VisitFacts } from '#domain/appointments/visit-reason.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { readOnce } from '#web/practice/queries.ts'

const { provider } = api<'visitFacts'>(authenticatedFetch)

/** Each opening is recorded as a reading of the record: fetched once, and again with the lists. */
export const factsOf = (id: string) =>
  queryOptions({
    queryKey: ['practice', 'visit-facts', id],
    queryFn: async (): Promise<VisitFacts> =>
      (await provider.appointments[':id'].facts.$get({ param: { id } })).json(),
    ...readOnce,
  })
