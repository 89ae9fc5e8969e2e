import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { isOpen } from '#domain/membership/payment-status.ts'
import type { NewInvoicePayment, Payment } from '#domain/membership/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { lookAgain } from '../queries.ts'

const { invoices } = api<'invoicePayments'>(authenticatedFetch)

/** The caller's payments of an invoice by mobile money, newest first; polled while one is under way. */
export const attemptsFor = (id: string) =>
  queryOptions({
    queryKey: ['payments', 'invoice', id],
    queryFn: async (): Promise<Payment[]> =>
      (await invoices[':id'].payments.$get({ param: { id } })).json(),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => isOpen(status)) ? lookAgain : false,
  })

/** Requests a payment of an invoice; the id makes a second sending harmless. */
export async function startInvoicePayment(
  client: QueryClient,
  id: string,
  json: NewInvoicePayment,
): Promise<void> {
  try {
    await invoices[':id'].payments.$post({ param: { id }, json })
  } finally {
    // A rejection means that the amount or a payment has changed; a lost answer may have been a payment.
    await Promise.all([
      client.invalidateQueries({ queryKey: ['payments'] }),
      client.invalidateQueries({ queryKey: ['invoices'] }),
    ])
  }
}
