import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { NewAttentionNote } from '#domain/practice/attention/acknowledgement-schema.ts'
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

/** More than a provider puts aside at a time, and one page of the API. */
const asideLimit = '50'

export const attentionAside = queryOptions({
  queryKey: ['practice', 'attention', 'aside'],
  queryFn: async (): Promise<AttentionList> =>
    (await provider.attention.$get({ query: { limit: asideLimit, state: 'aside' } })).json(),
  ...readOnce,
})

const refresh = (client: QueryClient) =>
  Promise.all(
    [attentionPages.queryKey, attentionCounts.queryKey].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )

/** Notes what was done, and puts the reasons aside. @throws ProblemError 422, 404, 409 */
export async function noteAttention(client: QueryClient, json: NewAttentionNote) {
  await provider.attention.acknowledgements.$post({ json })
  await refresh(client)
}

/** Shows a patient in the list again. */
export async function bringBack(client: QueryClient, patient_id: string) {
  await provider.attention[':patient_id'].aside.$delete({ param: { patient_id } })
  await refresh(client)
}
