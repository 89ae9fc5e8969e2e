import type { Content } from 'pdfmake/interfaces.js'
import { describeCharge } from '#domain/practice/billing/charges.ts'
import { asksForMoney, coveredOf, openOf, stateOf } from '#domain/practice/billing/invoice-state.ts'
import { receiptNumberOf } from '#domain/practice/billing/receipt-number.ts'
import type { PaymentMeans } from '#domain/practice/billing/status.ts'
import { brand } from '#domain/values/brand.ts'
import { invoiceWords } from '../../clinic-settings/own-brand.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { inKwacha } from '#domain/values/money.ts'
import { todayInLusaka, writtenDay } from '#server/platform/clock.ts'
import { printable } from '#server/platform/pdf/printable.ts'
import { heading, note, type PdfDocument, table } from '#server/platform/pdf/pdf-document.ts'
import type { Billed } from './billed/data.ts'
import type { StoredInvoice } from './invoice-problems.ts'
import { fileName } from '#server/platform/files/file-name.ts'

/** @param name of who is on it: the patient for a provider, the provider for a patient */
export const invoiceName = ({ number, issued_at }: StoredInvoice, name: string | undefined) =>
  fileName(['invoice', number, name, dayOf(issued_at!)], 'pdf')

export const invoiceReceiptName = ({
  number,
  provider_name,
  payment,
}: Omit<PaidInvoice, 'billed'>) =>
  fileName(['receipt-invoice', number, String(payment.nth), provider_name, payment.paid_on], 'pdf')

const dayOf = (at: Date) => lusakaClock(at).day

const titles = {
  open: 'To be paid',
  'part paid': 'Part paid',
  overdue: 'Overdue',
  paid: 'Paid',
  'nothing to pay': 'Nothing to pay',
  void: 'Void: this invoice does not count',
} as const

interface PrintedInvoice {
  invoice: StoredInvoice
  /** Absent once the account of the patient is erased. */
  billed?: Billed | undefined
  provider_name: string
  payments: readonly {
    /** Which payment of the invoice it is, from 1. */
    nth: number
    amount_ngwee: number
    paid_on: string
    paid_by: PaymentMeans
    is_online: boolean
    reversed_at: Date | null
  }[]
  credit_notes: readonly { number: string; amount_ngwee: number; reason: string; issued_at: Date }[]
}

/** The clinic as a tax invoice names it: name, address, phone, email and TPIN. */
const issuer = (): Content[] =>
  [
    [brand.name, ...brand.address].join(', '),
    `${brand.phone}, ${brand.email}`,
    ...(invoiceWords.tpin ? [`TPIN ${invoiceWords.tpin}`] : []),
  ].map((line) => ({ text: printable(line, 500) }))

/** Whom it is for, by what an insurer asks for and the clinic holds. */
const describeBilled = ({ full_name, nrc, nhima_number, address }: Billed): Content[] =>
  [
    `To ${printable(full_name)}`,
    ...(nrc ? [`NRC ${nrc}`] : []),
    ...(nhima_number ? [`NHIMA number ${nhima_number}`] : []),
    ...(address ? [printable(address, 500)] : []),
  ].map((text) => ({ text }))

/** An invoice on paper. It says "session" and nothing of what the session was about. */
export function renderInvoice(printed: PrintedInvoice): PdfDocument {
  const { invoice, billed, provider_name, payments, credit_notes } = printed
  const { number, session_time, session_type, amount_ngwee, due_on } = invoice
  const title = `Invoice ${number}`
  const amount = amount_ngwee === null ? '–' : inKwacha(amount_ngwee)
  const state = stateOf(invoice, todayInLusaka())
  const lines: Content[] = [
    ...issuer(),
    { text: `From ${printable(provider_name)}`, margin: [0, 8, 0, 0] },
    ...(billed ? describeBilled(billed) : []),
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
        [
          [
            [writtenDay(dayOf(session_time)), describeCharge(invoice)].filter(Boolean).join('\n'),
            session_type,
            amount,
          ],
          [{ text: 'Total', bold: true }, '', { text: amount, bold: true }],
          ...describeShares(invoice),
        ],
      ),
      ...describeBooks(invoice, payments, credit_notes),
      heading(titles[state]),
      note(settled(printed)),
    ],
    footer: [
      `${title} · ${brand.name}`,
      ...(invoiceWords.tpin ? [`TPIN ${invoiceWords.tpin}`] : []),
    ].join(' · '),
  }
}

/** What an insurer is asked for, and what is left for the patient. */
function describeShares({ amount_ngwee, claim }: StoredInvoice): Content[][] {
  if (!claim || amount_ngwee === null) return []
  const share = ['billed', 'written off'].includes(claim.state)
    ? claim.paid_ngwee
    : claim.amount_ngwee
  return [
    [`Share of ${printable(claim.insurer_name)}`, '', inKwacha(share)],
    ['Share of the patient', '', inKwacha(amount_ngwee - share)],
  ]
}

/**
 * Every credit note and payment with its day, then what is still to be paid. A reversed payment is there
 * too, as the patient may have its receipt; it counts for nothing.
 */
function describeBooks(
  invoice: StoredInvoice,
  payments: PrintedInvoice['payments'],
  credit_notes: PrintedInvoice['credit_notes'],
): Content[] {
  if (payments.length + credit_notes.length === 0) return []
  return [
    table(
      [100, '*', 90],
      ['Day', 'What', 'Amount'],
      [
        ...credit_notes.map(({ number, amount_ngwee, reason, issued_at }) => [
          writtenDay(dayOf(issued_at)),
          `Credit note ${number}: ${printable(reason, 200)}`,
          inKwacha(-amount_ngwee),
        ]),
        ...payments.map(({ nth, amount_ngwee, paid_on, paid_by, is_online, reversed_at }) => [
          writtenDay(paid_on),
          reversed_at
            ? `Receipt ${receiptNumberOf(invoice.number!, nth)} ${is_online ? 'refunded' : 'reversed'} on ${writtenDay(dayOf(reversed_at))}: ${inKwacha(amount_ngwee)}, by ${paid_by}`
            : `Paid by ${paid_by}, receipt ${receiptNumberOf(invoice.number!, nth)}`,
          inKwacha(reversed_at ? 0 : -amount_ngwee),
        ]),
        ...(coveredOf(invoice) > 0
          ? [
              [
                '',
                `To be paid by ${printable(invoice.claim!.insurer_name)}`,
                inKwacha(-coveredOf(invoice)),
              ],
            ]
          : []),
        ['', { text: 'Still to pay', bold: true }, inKwacha(stillToPay(invoice))],
      ],
    ),
  ]
}

/** Nothing is asked for of a void or waived invoice. */
const stillToPay = (invoice: StoredInvoice) => (invoice.status === 'issued' ? openOf(invoice) : 0)

function settled({ invoice, payments, credit_notes }: PrintedInvoice): string {
  const { status, paid_on, paid_by, waived_because } = invoice
  if (status === 'waived')
    return waived_because === 'membership' ? 'Covered by the membership.' : 'Waived by courtesy.'
  if (status === 'issued' && invoice.claim && openOf(invoice) <= 0)
    return `The patient has nothing to pay: ${printable(invoice.claim.insurer_name)} is asked for it.`
  if (status === 'issued')
    return `How to pay: ${printable(invoiceWords.payment_text ?? 'to the provider named above.', 500)}`
  if (status !== 'paid') return ''
  // The invoice itself knows the last payment alone.
  const isPaidAtOnce = payments.filter(isKept).length <= 1 && credit_notes.length === 0
  return `Paid on ${writtenDay(paid_on!)}${isPaidAtOnce ? `, by ${paid_by}` : ''}.`
}

const isKept = ({ reversed_at }: { reversed_at: Date | null }) => reversed_at === null

interface PaidInvoice {
  billed: Billed
  number: string | null
  provider_name: string
  payment: {
    nth: number
    amount_ngwee: number
    paid_on: string
    paid_by: PaymentMeans
    /** Null where the provider recorded it. */
    receipt_number: number | null
  }
}

/** The receipt of a payment of an invoice. It names no session. */
export function renderInvoiceReceipt({
  billed,
  number,
  provider_name,
  payment,
}: PaidInvoice): PdfDocument {
  const { nth, amount_ngwee, paid_on, paid_by, receipt_number } = payment
  const rows = [
    ...(number === null ? [] : [['Receipt', receiptNumberOf(number, nth)]]),
    ...(receipt_number === null
      ? []
      : [['Mobile money', `Receipt ${String(receipt_number).padStart(6, '0')}`]]),
    ['For', `Invoice ${number}`],
    ['From', printable(provider_name)],
    ['To', printable(billed.full_name)],
    ...(billed.nrc ? [['NRC', billed.nrc]] : []),
    ...(billed.nhima_number ? [['NHIMA number', billed.nhima_number]] : []),
    ['Paid on', writtenDay(paid_on)],
    ['Paid by', paid_by],
    ['Amount', inKwacha(amount_ngwee)],
  ]
  return {
    title: 'Receipt',
    lines: issuer(),
    content: [heading('Paid'), table([90, '*'], ['', ''], rows)],
    footer: `${brand.name}, ${brand.email}`,
  }
}
