import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Decision } from '#domain/next-steps/offer.ts'
import type { OwnNextStep } from '#domain/next-steps/schema.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { refreshDay } from '#web/platform/signed-in/counts.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const steps = api<'nextSteps'>(authenticatedFetch)

/** What the caller's newest screening suggests; null where that is nothing. */
export const ownNextStep = queryOptions({
  queryKey: ['next-step'],
  queryFn: async (): Promise<OwnNextStep | null> => (await steps['next-step'].$get()).json(),
  initialData: () => takePrefetchedData<OwnNextStep | null>('/api/next-step'),
})

/**
 * Answers an offer; sent again it changes nothing.
 *
 * @throws ProblemError 409 where the step was replaced, or answered otherwise
 */
export async function decideStep(
  client: QueryClient,
  { result_id, status }: OwnNextStep,
  decision: Decision['decision'],
): Promise<void> {
  const offer = status === 'suggested_again' ? 2 : 1
  const decided: OwnNextStep | null = await (
    await steps['next-steps'][':result_id'].$patch({
      param: { result_id },
      json: { decision, offer },
    })
  ).json()
  client.setQueryData(ownNextStep.queryKey, decided)
  await refreshDay(client)
}
