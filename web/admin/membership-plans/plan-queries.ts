import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { PlanChange, RefundCase, RefundDecision } from '#domain/membership/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { catalogue } from '#web/platform/signed-in/plans.ts'

const { plans, 'plan-order': order } = api<'adminPlans'>(authenticatedFetch).admin
const { refunds } = api<'refunds'>(authenticatedFetch).admin

/** @throws ProblemError 409 where another admin has changed it since */
export async function changePlan(client: QueryClient, key: string, json: PlanChange) {
  try {
    await plans[':key'].$put({ param: { key }, json })
  } finally {
    await client.invalidateQueries(catalogue)
  }
}

export async function orderPlans(client: QueryClient, keys: string[]) {
  await order.$put({ json: { keys } })
  await client.invalidateQueries(catalogue)
}

/** Payments with a refund request: the longest pending first, then those decided. */
export const refundCases = queryOptions({
  queryKey: ['admin', 'refunds'],
  queryFn: async (): Promise<RefundCase[]> =>
    (await refunds.$get({ query: { limit: '100' } })).json(),
})

/** @throws ProblemError 409 where another admin was faster */
export async function decideRefund(client: QueryClient, id: string, decision: RefundDecision) {
  try {
    await refunds[':id'].decision.$post({ param: { id }, json: { decision } })
  } finally {
    await client.invalidateQueries(refundCases)
  }
}
