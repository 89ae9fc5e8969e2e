import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { NewMark, NewWords, OwnPersonalPlans } from '#domain/personal-plans/schema.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const calls = api<'personalPlans'>(authenticatedFetch)['personal-plans']

/** The user's care plans, the current one first. */
export const ownPersonalPlans = queryOptions({
  queryKey: ['personal-plans'],
  queryFn: async (): Promise<OwnPersonalPlans> => (await calls.$get()).json(),
  initialData: () => takePrefetchedData<OwnPersonalPlans>('/api/personal-plans'),
})

/** The plan that is not ended. */
export const currentOf = ({ plans }: OwnPersonalPlans) =>
  plans.find(({ ended_at }) => ended_at === null)

/** @throws ProblemError 403 without consent, 404 where the step is of no current plan */
export async function markStep(client: QueryClient, id: string, json: NewMark): Promise<void> {
  const mark = await (await calls[':id'].marks.$post({ param: { id }, json })).json()
  client.setQueryData(
    ownPersonalPlans.queryKey,
    (own) => own && { ...own, marks: [mark, ...own.marks.filter((one) => one.id !== mark.id)] },
  )
}

export async function unmarkStep(client: QueryClient, id: string): Promise<void> {
  await calls.marks[':id'].$delete({ param: { id } })
  client.setQueryData(
    ownPersonalPlans.queryKey,
    (own) => own && { ...own, marks: own.marks.filter((one) => one.id !== id) },
  )
}

/** @throws ProblemError 403 without consent, 404 where the step is of no current plan */
export const sayWords = async (id: string, json: NewWords): Promise<OwnPersonalPlans> =>
  (await calls[':id'].words.$post({ param: { id }, json })).json()

/** Shows the plan to all providers who treat the user, or no longer. */
export async function sharePlan(
  client: QueryClient,
  id: string,
  is_shared: boolean,
): Promise<void> {
  const answer = await calls[':id'].sharing.$put({ param: { id }, json: { is_shared } })
  client.setQueryData(ownPersonalPlans.queryKey, await answer.json())
}

/** Where the newest version is downloaded as PDF, signed in. */
export const pdfOf = (id: string) => `/api/personal-plans/${id}/plan.pdf`
