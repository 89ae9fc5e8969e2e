import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  BillingRules,
  BillingRulesChange,
  NewBillingRules,
} from '#domain/admin/billing-rules.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const calls = api<'billingRules'>(authenticatedFetch).admin['billing-rules']

export const billingRules = queryOptions({
  queryKey: ['admin', 'billing-rules'],
  queryFn: async (): Promise<BillingRules> => (await calls.$get()).json(),
})

export const ruleChanges = queryOptions({
  queryKey: ['admin', 'billing-rules', 'changes'],
  queryFn: async (): Promise<BillingRulesChange[]> => (await calls.changes.$get()).json(),
})

/** @throws ProblemError 409 where another admin was faster, 422 by field */
export async function changeBillingRules(client: QueryClient, json: NewBillingRules) {
  try {
    const changed = await (await calls.$put({ json })).json()
    client.setQueryData(billingRules.queryKey, changed)
  } finally {
    // Also where another admin was faster: the history shows what they changed.
    await client.invalidateQueries(ruleChanges)
  }
}
