import type { Content } from 'pdfmake/interfaces.js'
import { asksForMoney, openOf, stateOf } from '#domain/practice/billing/invoice-state.ts'
import type { PaymentMeans } from '#domain/practice/billing/status.ts'
import { brand } from '#domain/values/brand.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { inKwacha } from '#domain/values/money.ts'
import { todayInLusaka, writtenDay } from '#server/platform/clock.ts'
import { printable } from '#server/platform/pdf/printable.ts'
import { heading, note, type PdfDocument, table } from '#server/platform/pdf/pdf-document.ts'
import type { StoredInvoice } from './invoice-problems.ts'

/** @param name neutral: others may see the folder of downloads */
export const pdfHeaders = (name: 'invoice' | 'receipt') => ({
  'Content-Type': 'application/pdf',
  'Content-Disposition': `attachment; filename="${name}.pdf"`,
})

const dayOf = (at: Date) => lusakaClock(at).day

const titles = {
  open: 'To be paid',
  'part paid': 'Part paid',
  overdue: 'Overdue',
  paid: 'Paid',
  'nothing to pay': 'Nothing to pay',
  void: 'Void: this invoice does not count',
} as const

/**
 * An invoice on paper. It says "session" and nothing of what the session was about; the patient's name
 * is there where the invoice brings one, which it does for the provider alone.
 */
export function renderInvoice(invoice: StoredInvoice, provider_name: string): PdfDocument {
  const { number, patient, session_time, session_type, amount_ngwee, due_on } = invoice
  const title = `Invoice ${number}`
  const amount = amount_ngwee === null ? '–' : inKwacha(amount_ngwee)
  const state = stateOf(invoice, todayInLusaka())
  const lines: Content[] = [
    { text: `From ${printable(provider_name)}` },
    ...(patient ? [{ text: `To ${printable(patient.full_name)}` }] : []),
    note(`Issued on ${writtenDay(dayOf(invoice.issued_at!))}`),
    ...(due_on && asksForMoney(state) ? [{ text: `Please pay by ${writtenDay(due_on)}` }] : []),
  ]
  return {
    title,
    lines,
    content: [
      table(
        ['*', 120, 90],
        ['Session', 'Type', 'Amount'],
        [[writtenDay(dayOf(session_time)), session_type, amount], ...sumRows(invoice)],
      ),
      heading(titles[state]),
      note(settled(invoice)),
    ],
    footer: `${title} · ${brand.name}`,
  }
}

/** What was paid and credited, and what is left, where it differs from the amount. */
function sumRows(invoice: StoredInvoice): Content[][] {
  const { paid_ngwee, credited_ngwee } = invoice
  if (invoice.status !== 'issued' || paid_ngwee + credited_ngwee === 0) return []
  const row = (text: string, ngwee: number): Content[] => [text, '', inKwacha(ngwee)]
  return [
    ...(credited_ngwee > 0 ? [row('Credited', -credited_ngwee)] : []),
    ...(paid_ngwee > 0 ? [row('Received', -paid_ngwee)] : []),
    row('Still to pay', openOf(invoice)),
  ]
}

function settled({ status, paid_on, paid_by, waived_because }: StoredInvoice): string {
  if (status === 'paid') return `Paid on ${writtenDay(paid_on!)}, by ${paid_by}.`
  if (status === 'waived')
    return waived_because === 'membership' ? 'Covered by the membership.' : 'Waived by courtesy.'
  return status === 'issued' ? 'Payable to the provider named above.' : ''
}

interface PaidInvoice {
  number: string | null
  provider_name: string
  payment: {
    amount_ngwee: number
    paid_on: string
    paid_by: PaymentMeans
    /** Null where the provider recorded it. */
    receipt_number: number | null
  }
}

/** The receipt of a payment of an invoice. It names no patient and no session. */
export function renderInvoiceReceipt({ number, provider_name, payment }: PaidInvoice): PdfDocument {
  const { amount_ngwee, paid_on, paid_by, receipt_number } = payment
  const rows = [
    ...(receipt_number === null ? [] : [['Receipt', String(receipt_number).padStart(6, '0')]]),
    ['For', `Invoice ${number}`],
    ['From', printable(provider_name)],
    ['Paid on', writtenDay(paid_on)],
    ['Paid by', paid_by],
    ['Amount', inKwacha(amount_ngwee)],
  ]
  return {
    title: 'Receipt',
    lines: [...brand.address, brand.email].map((line) => ({ text: line })),
    content: [heading('Paid'), table(['auto', '*'], ['', ''], rows)],
    footer: `${brand.name}, ${brand.email}`,
  }
}
