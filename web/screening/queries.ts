import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ScreeningRemovedAtClinic } from '#domain/practice/clinic-screenings.ts'
import type {
  NewScreeningResult,
  NewSingleResult,
  ScreeningResult,
} from '#domain/screening/schema.ts'
import { copyIdOf } from '#domain/values/copy-id.ts'
import { api } from '#web/api.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { ownNextStep } from './next-step/next-step-queries.ts'

const screening = api<'screening'>(authenticatedFetch)

/** More than a person takes in a year, and one page of the API. */
const limit = '60'

/** One's own screenings, newest first. */
export const ownScreenings = queryOptions({
  queryKey: ['screening-results'],
  queryFn: async (): Promise<ScreeningResult[]> =>
    (await screening['screening-results'].$get({ query: { limit } })).json(),
  initialData: () => takePrefetchedData<ScreeningResult[]>(`/api/screening-results?limit=${limit}`),
})

async function postScreening(json: NewScreeningResult): Promise<ScreeningResult> {
  // One instrument alone answers a provider's request.
  const isSingle = Object.keys(json.answers).length === 1
  return (
    isSingle
      ? await screening['single-results'].$post({ json: json as NewSingleResult })
      : await screening['screening-results'].$post({ json })
  ).json()
}

/**
 * Keeps a screening; its id makes a second sending harmless. A duplicated tab has the same id: where both
 * were finished with other answers, the later one is kept under an id of its own.
 *
 * @throws ProblemError when the server rejects it, TypeError when it cannot be reached
 */
export async function sendScreening(
  client: QueryClient,
  json: NewScreeningResult,
): Promise<ScreeningResult> {
  const saved = await postScreening(json).catch((failure: unknown) => {
    const { id, seconds_ago: _, ...content } = json
    if (id === undefined || !(failure instanceof ProblemError && failure.code === 'conflict'))
      throw failure
    return postScreening({ ...json, id: copyIdOf(id, JSON.stringify(content)) })
  })
  client.setQueryData(ownScreenings.queryKey, (rows) =>
    rows ? [saved, ...rows.filter(({ id }) => id !== saved.id)] : undefined,
  )
  void client.invalidateQueries(ownNextStep)
  return saved
}

/** Removes an own screening. It can be taken back for a day. */
export const removeScreening = (id: string) =>
  screening['screening-results'][':id'].$delete({ param: { id } })

export const restoreScreening = (id: string) =>
  screening['screening-results'][':id'].removal.$delete({ param: { id } })

/** Own screenings that a provider has removed. */
export const removedAtClinic = queryOptions({
  queryKey: ['screening-results', 'removed-at-clinic'],
  queryFn: async (): Promise<ScreeningRemovedAtClinic[]> =>
    (await screening['screening-results']['removed-at-clinic'].$get()).json(),
})
