import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { FailedRefund, RefundStep } from '#domain/membership/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { 'failed-refunds': failed } = api<'failedRefunds'>(authenticatedFetch).admin

/** Money that could not be sent back, the longest waiting first. */
export const failedRefunds = queryOptions({
  queryKey: ['admin', 'failed-refunds'],
  queryFn: async (): Promise<FailedRefund[]> =>
    (await failed.$get({ query: { limit: '100' } })).json(),
})

/** @throws ProblemError 409 where another admin was faster */
export async function takeRefundStep(client: QueryClient, refund_id: string, json: RefundStep) {
  try {
    await failed[':id'].step.$post({ param: { id: refund_id }, json })
  } finally {
    await client.invalidateQueries(failedRefunds)
    await client.invalidateQueries({ queryKey: ['admin', 'refunds'] })
  }
}
