import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { PlanChange, RefundCase, RefundDecision } from '#domain/membership/schema.ts'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'
import { catalogue } from '#web/app/signed-in/plans.ts'

const { plans, 'plan-order': order } = api<'adminPlans'>(fetchAsMe).admin
const { refunds } = api<'refunds'>(fetchAsMe).admin

/** @throws ProblemError 409 where a colleague has changed it meanwhile */
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

/** Payments whose money was asked back: the longest waiting first, then those decided. */
export const refundCases = queryOptions({
  queryKey: ['admin', 'refunds'],
  queryFn: async (): Promise<RefundCase[]> =>
    (await refunds.$get({ query: { limit: '100' } })).json(),
})

/** @throws ProblemError 409 where a colleague was faster */
export async function decideRefund(client: QueryClient, id: string, decision: RefundDecision) {
  try {
    await refunds[':id'].decision.$post({ param: { id }, json: { decision } })
  } finally {
    await client.invalidateQueries(refundCases)
  }
}
