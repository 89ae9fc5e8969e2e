import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { AdminDeskPayment, NewAdminReversal } from '#domain/desk/payments.ts'
import { readOnce } from '#web/admin/queries.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const payments = api<'adminDeskPayments'>(authenticatedFetch).admin['desk-payments']

/** What the front desk recorded for a day (`YYYY-MM-DD`). Each reading is recorded. */
export const deskPaymentsOf = (day: string) =>
  queryOptions({
    queryKey: ['admin', 'desk-payments', day],
    queryFn: async (): Promise<AdminDeskPayment[]> =>
      (await payments.$get({ query: { day } })).json(),
    ...readOnce,
  })

/** @throws ProblemError 409 where it is reversed already, or its month is closed */
export async function reverseDeskPayment(client: QueryClient, id: string, json: NewAdminReversal) {
  try {
    await payments[':id'].reversal.$post({ param: { id }, json })
  } finally {
    await Promise.all([
      client.invalidateQueries({ queryKey: ['admin', 'desk-payments'] }),
      client.invalidateQueries({ queryKey: ['admin', 'tills'] }),
    ])
  }
}
