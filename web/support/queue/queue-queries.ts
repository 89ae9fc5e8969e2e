import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  NewQuestionAnswer,
  QuestionCount,
  QuestionHandover,
  QuestionQueue,
} from '#domain/support/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { showQueue } from '#web/practice/claims/show-queue.ts'
import { readOnce } from '#web/practice/queries.ts'

const calls = api<'supportQueue'>(authenticatedFetch).clinic['support-questions']

/** The queue. Name and words of a claimed question are a logged read. */
export const supportQueue = queryOptions({
  queryKey: ['support-queue'],
  queryFn: async (): Promise<QuestionQueue> => (await calls.$get()).json(),
  ...readOnce,
  gcTime: 0,
})

/** How many wait: no name is read. */
export const questionsToAnswer = queryOptions({
  queryKey: ['support-queue', 'count'],
  queryFn: async (): Promise<QuestionCount> => (await calls.count.$get()).json(),
})

/** @throws ProblemError 409 where a colleague was first, or the user has another */
export const claimQuestion = (client: QueryClient, id: string) =>
  showQueue(client, supportQueue, calls[':id'].claim.$post({ param: { id } }))

/** Gives it back to the colleagues. */
export const releaseQuestion = (client: QueryClient, id: string) =>
  showQueue(client, supportQueue, calls[':id'].release.$post({ param: { id } }))

/** @throws ProblemError 409 where it was answered in other words */
export const answerQuestion = (client: QueryClient, id: string, json: NewQuestionAnswer) =>
  showQueue(client, supportQueue, calls[':id'].answer.$post({ param: { id }, json }))

/** Gives it to the providers of a profession. */
export const handOver = (client: QueryClient, id: string, to: QuestionHandover['to']) =>
  showQueue(client, supportQueue, calls[':id'].handover.$post({ param: { id }, json: { to } }))
