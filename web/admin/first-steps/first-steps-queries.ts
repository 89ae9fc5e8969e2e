import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { FirstSteps } from '#domain/admin/first-steps.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const steps = api<'firstSteps'>(authenticatedFetch).admin['first-steps']

/** What a new installation needs, with what the server knows of it now. */
export const firstSteps = queryOptions({
  queryKey: ['admin', 'first-steps'],
  queryFn: async (): Promise<FirstSteps> => (await steps.$get()).json(),
})

/** Leaves them out of the start page of all admins, or shows them there again. */
export async function setStepsHidden(client: QueryClient, is_hidden: boolean) {
  client.setQueryData(firstSteps.queryKey, await (await steps.$put({ json: { is_hidden } })).json())
}
