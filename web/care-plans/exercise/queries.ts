import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  ExercisePlanRequest,
  NewExercisePlanRequest,
} from '#domain/care-plans/exercise/request.ts'
import type { NewPlanChange } from '#domain/care-plans/shared/request.ts'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/platform/signed-in/fetch-as-me.ts'

const { 'exercise-plan-requests': requests } = api<'exercise'>(fetchAsMe)

const key = 'exercise-plan-requests'

/** The caller's latest request with its plan; null without a request. */
export const latestRequest = queryOptions({
  queryKey: [key, 'latest'],
  queryFn: async (): Promise<ExercisePlanRequest | null> => (await requests.latest.$get()).json(),
})

/** The caller's requests, newest first. */
export const ownRequests = queryOptions({
  queryKey: [key, 'own'],
  queryFn: async (): Promise<ExercisePlanRequest[]> =>
    (await requests.$get({ query: { limit: '20' } })).json(),
})

/** Sends a request; its id makes a second sending harmless. */
export async function sendRequest(
  client: QueryClient,
  json: NewExercisePlanRequest,
): Promise<void> {
  const sent = await (await requests.$post({ json })).json()
  client.setQueryData(latestRequest.queryKey, sent)
  void client.invalidateQueries(ownRequests)
}

/** Returns a plan with a note of what should be different. */
export async function askForChange(
  client: QueryClient,
  id: string,
  json: NewPlanChange,
): Promise<void> {
  try {
    await requests[':id'].changes.$post({ param: { id }, json })
  } finally {
    // A rejection means that the plan has changed since; a lost answer may have been a change.
    await client.invalidateQueries({ queryKey: [key] })
  }
}
