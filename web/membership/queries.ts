import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { NewPayment, Payment, PlanChoice, PlanRun } from '#domain/membership/schema.ts'
import { isOpen } from '#domain/membership/course.ts'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'
import { catalogue } from '#web/app/signed-in/plans.ts'

const {
  payments,
  'plan-runs': runs,
  'plan-choices': choices,
  'payment-options': options,
} = api<'membership'>(fetchAsMe)

/** Milliseconds between two looks at a payment whose PIN is waited for. */
const lookAgain = 2000

/** Whether payments are taken here, and whether they move money. */
export const paymentOptions = queryOptions({
  queryKey: ['payment-options'],
  queryFn: async () => (await options.$get()).json(),
})

/** One's payments, newest first; looked at again and again while one is under way. */
export const ownPayments = queryOptions({
  queryKey: ['payments'],
  queryFn: async (): Promise<Payment[]> => (await payments.$get({ query: { limit: '20' } })).json(),
  refetchInterval: ({ state }) =>
    state.data?.some(({ status }) => isOpen(status)) ? lookAgain : false,
})

/** The plans that one has paid from today on, in their order. */
export const planRuns = queryOptions({
  queryKey: ['plan-runs'],
  queryFn: async (): Promise<PlanRun[]> => (await runs.$get()).json(),
})

/** What paying for a plan would do to what is paid already; asked anew each time. */
export const planChoice = (key: string) =>
  queryOptions({
    queryKey: ['plan-choices', key],
    queryFn: async (): Promise<PlanChoice> =>
      (await choices[':key'].$get({ param: { key } })).json(),
    staleTime: 0,
    gcTime: 0,
  })

/** Asks to pay; the id makes a second sending harmless. */
export async function askToPay(client: QueryClient, json: NewPayment): Promise<void> {
  try {
    await payments.$post({ json })
  } finally {
    // A refusal tells that a price or a payment has changed; a lost answer may have been a payment.
    await Promise.all([client.invalidateQueries(ownPayments), client.invalidateQueries(catalogue)])
  }
}

/** Cancels a payment that waits for its PIN. @returns it as it is now, perhaps paid already */
export async function cancelPayment(client: QueryClient, id: string): Promise<Payment> {
  try {
    return await (await payments[':id'].cancel.$post({ param: { id } })).json()
  } finally {
    await client.invalidateQueries(ownPayments)
  }
}

/** Asks for the money of a payment back. */
export async function askBack(client: QueryClient, id: string, reason: string): Promise<void> {
  try {
    await payments[':id'].refund.$post({ param: { id }, json: { reason } })
  } finally {
    await client.invalidateQueries(ownPayments)
  }
}

/** The receipt of a payment, as PDF. */
export async function fetchReceipt(id: string): Promise<Blob> {
  return (await payments[':id']['receipt.pdf'].$get({ param: { id } })).blob()
}
