import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { NewExplanation, PaymentDifferences } from '#domain/admin/payment-differences.ts'
import { pendingCounts } from '#web/admin/queries.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const differences = api<'paymentDifferences'>(authenticatedFetch).admin['payment-differences']

/** Where the mobile-money service and our books differ. */
export const paymentDifferences = queryOptions({
  queryKey: ['admin', 'payment-differences'],
  queryFn: async (): Promise<PaymentDifferences> => (await differences.$get()).json(),
})

/** @throws ProblemError 409 where another admin was faster */
export async function explain(client: QueryClient, id: string, json: NewExplanation) {
  try {
    const answer = await differences[':id'].explanation.$post({ param: { id }, json })
    client.setQueryData(paymentDifferences.queryKey, await answer.json())
    await client.invalidateQueries(pendingCounts)
  } catch (error) {
    void client.invalidateQueries(paymentDifferences)
    throw error
  }
}
