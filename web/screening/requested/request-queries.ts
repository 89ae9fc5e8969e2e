import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { OwnRequest } from '#domain/questionnaires/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { refreshDay } from '#web/platform/signed-in/counts.ts'

const requests = api<'questionnaires'>(authenticatedFetch)['questionnaire-requests']

/** More than anyone is asked in a year, and one page of the API. */
const limit = '100'

/** What providers ask, or asked, the caller to answer, newest first. */
export const ownRequests = queryOptions({
  queryKey: ['questionnaire-requests'],
  queryFn: async (): Promise<OwnRequest[]> => (await requests.$get({ query: { limit } })).json(),
})

/**
 * Shares a result with the provider who asked, or with null shares none.
 *
 * @throws ProblemError 409 where the request was withdrawn or its time is over
 */
export async function decide(client: QueryClient, id: string, result_id: string | null) {
  const decided: OwnRequest = await (
    await requests[':id'].$patch({ param: { id }, json: { result_id } })
  ).json()
  client.setQueryData(ownRequests.queryKey, (rows) =>
    rows?.map((row) => (row.id === id ? decided : row)),
  )
  await refreshDay(client)
}
