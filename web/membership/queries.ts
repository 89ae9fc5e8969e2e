import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { NewPayment, Payment, PlanChoice, PlanRun } from '#domain/membership/schema.ts'
import { isOpen } from '#domain/membership/payment-status.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { catalogue, ownAddOns } from '#web/platform/signed-in/plans.ts'
import { ownMembership } from './membership-queries.ts'
import type { FileAnswer } from '#web/platform/save-file.ts'

const {
  payments,
  'plan-runs': runs,
  'plan-choices': choices,
  'payment-options': options,
} = api<'membership'>(authenticatedFetch)

/** Milliseconds between two polls of a payment with a pending PIN. */
export const lookAgain = 2000

const fetchOptions = async () => (await options.$get()).json()

/** Whether the service accepts payments, and whether they move money. */
export const paymentOptions = queryOptions({
  queryKey: ['payment-options'],
  queryFn: fetchOptions,
  initialData: () =>
    takePrefetchedData<Awaited<ReturnType<typeof fetchOptions>>>('/api/payment-options'),
})

/** The caller's payments, newest first; polled while one is under way. */
export const ownPayments = queryOptions({
  queryKey: ['payments'],
  queryFn: async (): Promise<Payment[]> => (await payments.$get({ query: { limit: '20' } })).json(),
  initialData: () => takePrefetchedData<Payment[]>('/api/payments?limit=20'),
  refetchInterval: ({ state }) =>
    state.data?.some(({ status }) => isOpen(status)) ? lookAgain : false,
})

/** The plans that the caller has paid from today on, in their order. */
export const planRuns = queryOptions({
  queryKey: ['plan-runs'],
  queryFn: async (): Promise<PlanRun[]> => (await runs.$get()).json(),
})

/** The effect of paying for a plan on earlier payments; fetched again each time. */
export const planChoice = (key: string) =>
  queryOptions({
    queryKey: ['plan-choices', key],
    queryFn: async (): Promise<PlanChoice> =>
      (await choices[':key'].$get({ param: { key } })).json(),
    staleTime: 0,
    gcTime: 0,
  })

/** Requests a payment; the id makes a second sending harmless. */
export async function startPayment(client: QueryClient, json: NewPayment): Promise<void> {
  try {
    await payments.$post({ json })
  } finally {
    // A rejection means that a price or a payment has changed; a lost answer may have been a
    // payment.
    await Promise.all([client.invalidateQueries(ownPayments), client.invalidateQueries(catalogue)])
  }
}

/** Cancels a payment with a pending PIN. @returns it as it is now, perhaps paid already */
export async function cancelPayment(client: QueryClient, id: string): Promise<Payment> {
  try {
    return await (await payments[':id'].cancel.$post({ param: { id } })).json()
  } finally {
    await client.invalidateQueries(ownPayments)
  }
}

/** Requests a refund of a payment. */
export async function requestRefund(
  client: QueryClient,
  id: string,
  reason: string,
): Promise<void> {
  try {
    await payments[':id'].refund.$post({ param: { id }, json: { reason } })
  } finally {
    await client.invalidateQueries(ownPayments)
  }
}

/** The receipt of a payment, as PDF. */
export async function fetchReceipt(id: string): Promise<FileAnswer> {
  return await payments[':id']['receipt.pdf'].$get({ param: { id } })
}

/** Fetches again what a finished payment changes: the paid month is shown in other places as well. */
export function refreshPaid(client: QueryClient) {
  void client.invalidateQueries(ownMembership)
  void client.invalidateQueries(ownAddOns)
  void client.invalidateQueries(planRuns)
  void client.invalidateQueries({ queryKey: ['benefits'] })
  void client.invalidateQueries({ queryKey: ['invoices'] })
}
