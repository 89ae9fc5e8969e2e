import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ExercisePlanRequest, NewExercisePlanRequest } from '#domain/exercise/request.ts'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'

const { 'exercise-plan-requests': requests } = api<'exercise'>(fetchAsMe)

/** One's latest request with its plan; null where nothing was asked for yet. */
export const latestRequest = queryOptions({
  queryKey: ['exercise-plan-requests', 'latest'],
  queryFn: async (): Promise<ExercisePlanRequest | null> => (await requests.latest.$get()).json(),
})

/** Sends a request; its id makes a second sending harmless. */
export async function sendRequest(
  client: QueryClient,
  json: NewExercisePlanRequest,
): Promise<void> {
  const sent = await (await requests.$post({ json })).json()
  client.setQueryData(latestRequest.queryKey, sent)
}
