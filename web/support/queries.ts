import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { NewQuestion, NewQuestionMessage, OwnQuestions } from '#domain/support/schema.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const calls = api<'support'>(authenticatedFetch)['support-questions']

/** The user's questions, and by when one is answered that is sent now: an answer may come at any time. */
export const ownQuestions = queryOptions({
  queryKey: ['support-questions'],
  queryFn: async (): Promise<OwnQuestions> => (await calls.$get()).json(),
  initialData: () => takePrefetchedData<OwnQuestions>('/api/support-questions'),
  refetchInterval: 60_000,
})

async function show(client: QueryClient, answer: Promise<{ json(): Promise<OwnQuestions> }>) {
  client.setQueryData(ownQuestions.queryKey, await (await answer).json())
}

/** @throws ProblemError 403 without a plan that includes it, 409 where too many wait */
export const askQuestion = (client: QueryClient, json: NewQuestion) =>
  show(client, calls.$post({ json }))

/** @throws ProblemError 409 where it was closed too long ago */
export const writeMore = (client: QueryClient, id: string, json: NewQuestionMessage) =>
  show(client, calls[':id'].messages.$post({ param: { id }, json }))

export const closeQuestion = (client: QueryClient, id: string) =>
  show(client, calls[':id'].closing.$post({ param: { id } }))

/** Notes that the answer was seen. */
export const noteSeen = (client: QueryClient, id: string) =>
  show(client, calls[':id'].reading.$post({ param: { id } }))
