import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { NewCallOutcome, QueuedCallBack } from '#domain/call-backs/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { showQueue } from '#web/practice/claims/show-queue.ts'
import { readOnce } from '#web/practice/queries.ts'

const calls = api<'callBackQueue'>(authenticatedFetch).provider['call-backs']

/** The queue. Name and number of a claimed request are a logged read. */
export const callBackQueue = queryOptions({
  queryKey: ['practice', 'call-backs'],
  queryFn: async (): Promise<QueuedCallBack[]> => (await calls.$get()).json(),
  ...readOnce,
  gcTime: 0,
})

/** @throws ProblemError 409 where a colleague was first */
export const claimCall = (client: QueryClient, id: string) =>
  showQueue(client, callBackQueue, calls[':id'].claim.$post({ param: { id } }))

/** Gives it back to the colleagues. */
export const releaseCall = (client: QueryClient, id: string) =>
  showQueue(client, callBackQueue, calls[':id'].release.$post({ param: { id } }))

/** Records what came of a call. @throws ProblemError 409 where something else was recorded before */
export const recordCall = (client: QueryClient, id: string, json: NewCallOutcome) =>
  showQueue(client, callBackQueue, calls[':id'].outcome.$post({ param: { id }, json }))
