import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { InvoiceStatus } from '#domain/practice/billing/status.ts'
import type {
  BillingPeriod,
  BillingSummary,
  Invoice,
  InvoiceStep,
  SessionPrices,
} from '#domain/practice/billing/schema.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { readOnce } from '../queries.ts'
import { refreshPractice } from '#web/platform/signed-in/counts.ts'
import type { FileAnswer } from '#web/platform/save-file.ts'

const { provider } = api<'billing'>(authenticatedFetch)
/** The key of all that a provider reads of their books. */
export const everything = ['practice', 'billing'] as const

/** Prices, pending invoices, and the last twelve months. */
export const billing = queryOptions({
  queryKey: [...everything, 'summary'],
  queryFn: async (): Promise<BillingSummary> => (await provider.billing.$get()).json(),
  initialData: () => takePrefetchedData<BillingSummary>('/api/provider/billing'),
})

/** The number of invoices per page. */
export const step = 100
/** The maximum in one answer. */
export const max = 1000

/**
 * The latest invoices, all or of one status. Each with a name counts as a read of that patient's
 * record.
 */
export const invoices = (status: InvoiceStatus | undefined, limit: number) =>
  queryOptions({
    queryKey: [...everything, 'invoices', status ?? 'all', limit],
    queryFn: async (): Promise<Invoice[]> =>
      (
        await provider.invoices.$get({
          query: { limit: String(limit), ...(status ? { status } : {}) },
        })
      ).json(),
    initialData: () =>
      takePrefetchedData<Invoice[]>(`/api/provider/invoices?limit=${limit}&status=${status}`),
    ...readOnce,
  })

/** Fetches the books again after a change. */
export const reload = (client: QueryClient) =>
  Promise.all([client.invalidateQueries({ queryKey: everything }), refreshPractice(client)])

/** @throws ProblemError 409 when the status of the invoice has changed in the meantime */
export async function takeStep(client: QueryClient, id: string, json: InvoiceStep) {
  try {
    await provider.invoices[':id'].$patch({ param: { id }, json })
  } finally {
    await reload(client)
  }
}

export async function savePrices(client: QueryClient, json: SessionPrices) {
  await provider['session-prices'].$put({ json })
  await reload(client)
}

/** An invoice as PDF. */
export async function fetchInvoice(id: string): Promise<FileAnswer> {
  return await authenticatedFetch(`/api/provider/invoices/${id}/invoice.pdf`)
}

/** The invoices of a period as CSV. */
export async function fetchBooks({ from, to }: BillingPeriod): Promise<FileAnswer> {
  const query = new URLSearchParams({ from, to }).toString()
  return await authenticatedFetch(`/api/provider/invoices/csv?${query}`)
}
