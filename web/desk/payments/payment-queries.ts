import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  DeskInvoice,
  DeskInvoices,
  DeskPrompt,
  NewDeskPayment,
  NewDeskPrompt,
  NewDeskReversal,
} from '#domain/desk/payments.ts'
import { isOpen } from '#domain/membership/payment-status.ts'
import { api } from '#web/api.ts'
import type { FileAnswer } from '#web/platform/save-file.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { readOnce } from '../queries.ts'
import { ownTills } from '../tills/till-queries.ts'

const { desk } = api<'deskPayments'>(authenticatedFetch)
const mobile = api<'deskPrompts'>(authenticatedFetch).desk

/** What was issued to a patient; each reading is recorded. */
export const invoicesOf = (id: string) =>
  queryOptions({
    queryKey: ['desk', 'invoices', id],
    queryFn: async (): Promise<DeskInvoices> =>
      (await desk.patients[':id'].invoices.$get({ param: { id } })).json(),
    ...readOnce,
  })

/** Whether a phone can be asked to pay, and which networks are closed. */
export const deskOptions = queryOptions({
  queryKey: ['desk', 'payment-options'],
  queryFn: async () => (await mobile['payment-options'].$get()).json(),
})

/** A payment that a phone was asked for; polled while it waits for the PIN. */
export const promptOf = (first: DeskPrompt) =>
  queryOptions({
    queryKey: ['desk', 'prompt', first.id],
    queryFn: async (): Promise<DeskPrompt> =>
      (await mobile.prompts[':id'].$get({ param: { id: first.id } })).json(),
    initialData: first,
    refetchInterval: ({ state }) => (state.data && isOpen(state.data.status) ? 2000 : false),
  })

/** Records a payment; the id makes a second sending harmless. */
export async function takePayment(
  client: QueryClient,
  { patient_id, invoice_id }: { patient_id: string; invoice_id: string },
  json: NewDeskPayment,
): Promise<DeskInvoice> {
  try {
    return await (
      await desk.invoices[':id'].payments.$post({ param: { id: invoice_id }, json })
    ).json()
  } finally {
    // A rejection means that the invoice has changed; a lost answer may have been a payment.
    await Promise.all([
      client.invalidateQueries(invoicesOf(patient_id)),
      client.invalidateQueries(ownTills),
    ])
  }
}

/** Reverses a payment; the same reason sent again changes nothing. */
export async function reversePayment(
  client: QueryClient,
  {
    patient_id,
    invoice_id,
    payment_id,
  }: Record<'patient_id' | 'invoice_id' | 'payment_id', string>,
  json: NewDeskReversal,
) {
  try {
    await desk.invoices[':id'].payments[':payment_id'].reversal.$post({
      param: { id: invoice_id, payment_id },
      json,
    })
  } finally {
    await Promise.all([
      client.invalidateQueries(invoicesOf(patient_id)),
      client.invalidateQueries(ownTills),
    ])
  }
}

/** Asks a phone for its PIN; the id makes a second sending harmless. */
export const startPrompt = async (id: string, json: NewDeskPrompt): Promise<DeskPrompt> =>
  (await mobile.invoices[':id'].prompts.$post({ param: { id }, json })).json()

export async function cancelPrompt(client: QueryClient, first: DeskPrompt) {
  const param = { id: first.id }
  const prompt = await (await mobile.prompts[':id'].cancel.$post({ param })).json()
  client.setQueryData(promptOf(first).queryKey, prompt)
}

/** The receipt of a payment, as PDF. */
export async function fetchReceipt(id: string, payment_id: string): Promise<FileAnswer> {
  const param = { id, payment_id }
  return await desk.invoices[':id'].payments[':payment_id']['receipt.pdf'].$get({ param })
}
