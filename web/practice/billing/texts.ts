import type { InvoiceStatus, PaymentMeans, WaiverReason } from '#domain/practice/billing/course.ts'

/** What this part of the room says when something did not come. */
export const failures = {
  billing: 'Error fetching your books',
  invoices: 'Error fetching your invoices',
  form: 'The form could not be opened',
  pdf: 'The invoice was not made',
  csv: 'The file was not made',
} as const

export const notices = {
  prices: { title: 'Success', text: 'Your prices are saved.' },
  issued: { title: 'Invoice issued', text: 'Your patient can read it.' },
  paid: { title: 'Payment noted', text: 'The invoice is paid.' },
  waived: { title: 'Invoice closed', text: 'Nothing is to be paid.' },
  void: { title: 'Invoice closed', text: 'It does not count any more.' },
} as const

export const statusWords: Record<InvoiceStatus, string> = {
  draft: 'Draft',
  issued: 'To be paid',
  paid: 'Paid',
  waived: 'Nothing to pay',
  void: 'Void',
}

export const meansWords: Record<PaymentMeans, string> = {
  cash: 'Cash',
  'mobile money': 'Mobile money',
  bank: 'Bank',
}

export const reasonWords: Record<WaiverReason, string> = {
  membership: 'Covered by membership',
  courtesy: 'A courtesy',
}

/** Whoever has erased their account has no name any more. */
export const nameless = 'Name erased'
