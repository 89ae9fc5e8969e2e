import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  InvoiceDetails,
  NewCreditNote,
  NewRecordedPayment,
} from '#domain/practice/billing/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { readOnce } from '../queries.ts'
import { everything, reload } from './billing-queries.ts'

/** What follows on one invoice, fetched when the provider opens one. */
const recorded = api<'recordedPayments'>(authenticatedFetch).provider.invoices[':id']

/** One invoice with its payments and credit notes; a read of that patient's record. */
export const invoiceDetails = (id: string) =>
  queryOptions({
    queryKey: [...everything, 'invoice', id],
    queryFn: async (): Promise<InvoiceDetails> => (await recorded.$get({ param: { id } })).json(),
    ...readOnce,
  })

/** @throws ProblemError 409 when the invoice has changed in the meantime, 422 when less is open */
export async function recordPayment(client: QueryClient, id: string, json: NewRecordedPayment) {
  try {
    await recorded.payments.$post({ param: { id }, json })
  } finally {
    await reload(client)
  }
}

export async function reversePayment(
  client: QueryClient,
  param: { id: string; payment_id: string },
  reason: string,
) {
  try {
    await recorded.payments[':payment_id'].reverse.$post({ param, json: { reason } })
  } finally {
    await reload(client)
  }
}

export async function creditInvoice(client: QueryClient, id: string, json: NewCreditNote) {
  try {
    await recorded['credit-notes'].$post({ param: { id }, json })
  } finally {
    await reload(client)
  }
}
