import type { InvoiceStatus, PaymentMeans, WaiverReason } from '#domain/practice/billing/status.ts'

/** The messages of this part when something failed to load. */
export const errorTitles = {
  billing: 'Error fetching your books',
  invoices: 'Error fetching your invoices',
  form: 'The form could not be opened',
  pdf: 'Could not make the invoice',
  csv: 'Could not make the file',
} as const

export const toasts = {
  prices: { title: 'Success', text: 'Your prices are saved.' },
  issued: { title: 'Invoice issued', text: 'Your patient can read it.' },
  paid: { title: 'Payment recorded', text: 'Your patient can see it.' },
  waived: { title: 'Invoice closed', text: 'Nothing is to be paid.' },
  void: { title: 'Invoice closed', text: 'It does not count any more.' },
} as const

export const statusLabels: Record<InvoiceStatus, string> = {
  draft: 'Draft',
  issued: 'To be paid',
  paid: 'Paid',
  waived: 'Nothing to pay',
  void: 'Void',
}

export const meansLabels: Record<PaymentMeans, string> = {
  cash: 'Cash',
  'mobile money': 'Mobile money',
  bank: 'Bank',
  insurance: 'Insurance',
  card: 'Card',
}

export const reasonLabels: Record<WaiverReason, string> = {
  membership: 'Covered by membership',
  courtesy: 'A courtesy',
}

/** The name of a patient who has erased their account. */
export const nameless = 'Name erased'
