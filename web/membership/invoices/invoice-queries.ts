import { queryOptions } from '@tanstack/react-query'
import type { OwnInvoice, OwnInvoiceDetails } from '#domain/practice/billing/schema.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import type { FileAnswer } from '#web/platform/save-file.ts'

const { invoices } = api<'ownInvoices'>(authenticatedFetch)

/** The number of invoices per page, and the maximum in one answer. */
export const step = 50
export const max = 1000

/** The caller's invoices, the latest session first. */
export const ownInvoices = (limit: number) =>
  queryOptions({
    queryKey: ['invoices', 'list', limit],
    queryFn: async (): Promise<OwnInvoice[]> =>
      (await invoices.$get({ query: { limit: String(limit) } })).json(),
    initialData: () => takePrefetchedData<OwnInvoice[]>(`/api/invoices?limit=${limit}`),
  })

/** One invoice of the caller, with what was paid. */
export const ownInvoice = (id: string) =>
  queryOptions({
    queryKey: ['invoices', 'one', id],
    queryFn: async (): Promise<OwnInvoiceDetails> =>
      (await invoices[':id'].$get({ param: { id } })).json(),
  })

/** An invoice as PDF. */
export async function fetchInvoice(id: string): Promise<FileAnswer> {
  return await invoices[':id']['invoice.pdf'].$get({ param: { id } })
}

/** The receipt of one payment of an invoice, as PDF. */
export async function fetchReceipt(id: string, payment_id: string): Promise<FileAnswer> {
  const param = { id, payment_id }
  return await invoices[':id'].payments[':payment_id']['receipt.pdf'].$get({ param })
}
