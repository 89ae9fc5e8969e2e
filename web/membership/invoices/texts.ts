import type { InvoiceState } from '#domain/practice/billing/invoice-state.ts'
import type { PaymentMeans } from '#domain/practice/billing/status.ts'

export const invoicesFailed = 'Error fetching invoices'
export const noDocument = 'Could not make the document'

export const stateLabels: Record<InvoiceState, string> = {
  open: 'To be paid',
  'part paid': 'Part paid',
  overdue: 'Overdue',
  paid: 'Paid',
  'nothing to pay': 'Nothing to pay',
  void: 'Void',
}

export const stateTones: Record<InvoiceState, string> = {
  open: 'font-bold',
  'part paid': 'font-bold',
  overdue: 'font-bold text-danger',
  paid: 'font-bold text-ok',
  'nothing to pay': 'text-muted',
  void: 'text-muted',
}

export const meansLabels: Record<PaymentMeans, string> = {
  cash: 'Cash',
  'mobile money': 'Mobile money',
  bank: 'Bank',
  insurance: 'Insurance',
  card: 'Card',
}
