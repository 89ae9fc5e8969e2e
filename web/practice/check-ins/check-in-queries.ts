import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CheckIn, NewCheckInAnswer, QueuedCheckIn } from '#domain/check-ins/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { showQueue } from '#web/practice/claims/show-queue.ts'
import { readOnce } from '#web/practice/queries.ts'

const queue = api<'checkInQueue'>(authenticatedFetch).provider['check-ins']
const patients = api<'checkIns'>(authenticatedFetch).provider.patients

/** The queue. Name and words of a claimed check-in are a logged read. */
export const checkInQueue = queryOptions({
  queryKey: ['practice', 'check-ins'],
  queryFn: async (): Promise<QueuedCheckIn[]> => (await queue.$get()).json(),
  ...readOnce,
  gcTime: 0,
})

/** What a patient shares; a logged read. */
export const checkInsOf = (id: string) =>
  queryOptions({
    queryKey: ['practice', 'check-ins', id],
    queryFn: async (): Promise<CheckIn[]> =>
      (await patients[':id']['check-ins'].$get({ param: { id } })).json(),
    ...readOnce,
    gcTime: 0,
  })

/** @throws ProblemError 409 where a colleague was first */
export const claimCheckIn = (client: QueryClient, id: string) =>
  showQueue(client, checkInQueue, queue[':id'].claim.$post({ param: { id } }))

/** Gives it back to the colleagues. */
export const releaseCheckIn = (client: QueryClient, id: string) =>
  showQueue(client, checkInQueue, queue[':id'].release.$post({ param: { id } }))

/** @throws ProblemError 409 where it was answered in other words */
export const answerCheckIn = (client: QueryClient, id: string, json: NewCheckInAnswer) =>
  showQueue(client, checkInQueue, queue[':id'].answer.$post({ param: { id }, json }))
