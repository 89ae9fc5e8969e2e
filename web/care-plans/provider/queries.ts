import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { RequestStatus } from '#domain/care-plans/shared/request.ts'
import type { NewPlan, PlanRequestRow, TakenPlanRequest } from '#domain/care-plans/shared/queue.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { waiting } from '#web/platform/signed-in/counts.ts'
import { readOnce } from '#web/practice/queries.ts'

const requests = api<'planRequests'>(authenticatedFetch).provider['plan-requests']

/** The pending requests, or those that the provider has answered. */
export const planRequests = (status: RequestStatus) =>
  queryOptions({
    queryKey: ['provider-plans', 'plan-requests', status],
    queryFn: async (): Promise<PlanRequestRow[]> =>
      (await requests.$get({ query: { status } })).json(),
    ...readOnce,
    // Other providers claim from the same queue.
    staleTime: 0,
  })

/** One request that the provider has claimed, whole. */
export const planRequest = (id: string) =>
  queryOptions({
    queryKey: ['provider-plans', 'plan-request', id],
    queryFn: async (): Promise<TakenPlanRequest> =>
      (await requests[':id'].$get({ param: { id } })).json() as Promise<TakenPlanRequest>,
    ...readOnce,
  })

/** @throws ProblemError 409 where another provider was first */
export async function takeRequest(client: QueryClient, id: string) {
  try {
    await requests[':id'].take.$post({ param: { id } })
  } finally {
    await lookAgain(client)
  }
}

/** @throws ProblemError 409 where its plan is sent already */
export async function releaseRequest(client: QueryClient, id: string) {
  await requests[':id'].release.$post({ param: { id } })
  await lookAgain(client)
}

/** Sends a plan, which completes its request. The same again writes nothing. */
export async function sendPlan(client: QueryClient, id: string, json: NewPlan) {
  const answered = (await (
    await requests[':id'].plan.$put({ param: { id }, json })
  ).json()) as TakenPlanRequest
  client.setQueryData(planRequest(id).queryKey, answered)
  await lookAgain(client)
}

/** Fetches the queue and the counts again. */
export async function lookAgain(client: QueryClient) {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['provider-plans', 'plan-requests'] }),
    client.invalidateQueries(waiting),
  ])
}
