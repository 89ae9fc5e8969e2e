import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { AttentionCount, AttentionList } from '#domain/practice/attention/schema.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { readOnce } from '#web/practice/queries.ts'

const { provider } = api<'attention'>(authenticatedFetch)

/** How many a list shows at a time: each name is a reading of that person's record. */
const pageSize = 10

/**
 * The provider's patients who need attention. A later visit fetches them again: a patient may have
 * withdrawn what they shared.
 */
export const attentionPages = infiniteQueryOptions({
  queryKey: ['practice', 'attention'],
  queryFn: async ({ pageParam: after }): Promise<AttentionList> => {
    const query = { limit: String(pageSize), ...(after ? { after } : {}) }
    return (await provider.attention.$get({ query })).json()
  },
  initialPageParam: undefined as string | undefined,
  initialData: earlyList,
  getNextPageParam: ({ patients }) =>
    patients.length < pageSize ? undefined : patients.at(-1)?.id,
  ...readOnce,
  // Long enough for the effects of the first page, which come after its paint: without an observer until
  // then, what came with the HTML would be dropped and requested again.
  gcTime: 5000,
})

function earlyList() {
  const list = takePrefetchedData<AttentionList>(`/api/provider/attention?limit=${pageSize}`)
  return list && { pages: [list], pageParams: [undefined] }
}

export const attentionCounts = queryOptions({
  queryKey: ['practice', 'attention-count'],
  queryFn: async (): Promise<AttentionCount> => (await provider.attention.count.$get()).json(),
})
