import type { InvoiceState } from '#domain/practice/billing/invoice-state.ts'
import type { PaymentMeans } from '#domain/practice/billing/status.ts'

export const errorTitles = {
  invoices: 'Error fetching the invoices',
  receipt: 'Could not make the receipt',
  form: 'The form could not be opened',
  till: 'Error fetching your till',
  cancel: 'Could not cancel the payment',
  check: 'Could not ask the network',
} as const

export const meansLabels: Record<PaymentMeans, string> = {
  cash: 'Cash',
  card: 'Card',
  bank: 'Bank transfer',
  'mobile money': 'Mobile money',
  insurance: 'Insurance',
}

export const stateLabels: Record<InvoiceState, string> = {
  open: 'To be paid',
  'part paid': 'Part paid',
  overdue: 'Overdue',
  paid: 'Paid',
  'nothing to pay': 'Nothing to pay',
  void: 'Void',
}

/** Why a payment of today is not reversed by who took it. */
export const tillCounted =
  'A payment is reversed while your till is open. Open the till again with a reason, or ask an admin to reverse it.'
