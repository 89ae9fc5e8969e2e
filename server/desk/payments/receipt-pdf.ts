import type { PaymentMeans } from '#domain/practice/billing/status.ts'
import { receiptNumberOf } from '#domain/practice/billing/receipt-number.ts'
import { brand } from '#domain/values/brand.ts'
import { inKwacha } from '#domain/values/money.ts'
import { invoiceWords } from '#server/clinic-settings/own-brand.ts'
import { shortInLusaka, writtenDay } from '#server/platform/clock.ts'
import { fileName } from '#server/platform/files/file-name.ts'
import { heading, type PdfDocument, table } from '#server/platform/pdf/pdf-document.ts'
import { printable } from '#server/platform/pdf/printable.ts'

interface TakenPayment {
  number: string
  /** Which payment of its invoice it is, from 1. */
  nth: number
  provider_name: string
  patient_name: string
  amount_ngwee: number
  paid_on: string
  paid_by: PaymentMeans
  reference: string | null
  /** Null where it was not taken at the desk, or that account is erased. */
  taken_by_name: string | null
  /** Of a payment by mobile money through this service. */
  receipt_number: number | null
  created_at: Date
  /** Null while it counts. */
  reversed_at: Date | null
  left_ngwee: number
}

export const deskReceiptName = ({ number, nth, paid_on }: TakenPayment) =>
  fileName(['receipt-invoice', number, String(nth), paid_on], 'pdf')

/** The receipt that the front desk prints. It names who paid, for an employer or insurer, and no session: it may be left on a counter. */
export function renderDeskReceipt(taken: TakenPayment): PdfDocument {
  const { number, nth, provider_name, patient_name, amount_ngwee, paid_on, paid_by, reference } =
    taken
  const { taken_by_name, receipt_number, created_at, reversed_at, left_ngwee } = taken
  const written = (at: Date) => {
    const { day, time } = shortInLusaka(at)
    return `${day}, ${time} (Lusaka time)`
  }
  const rows = [
    ['Receipt', receiptNumberOf(number, nth)],
    ...(receipt_number === null
      ? []
      : [['Mobile money', `Receipt ${String(receipt_number).padStart(6, '0')}`]]),
    ['For', `Invoice ${number}`],
    ['Patient', printable(patient_name)],
    ['From', printable(provider_name)],
    ['Paid on', writtenDay(paid_on)],
    ['Paid by', paid_by],
    ...(reference === null ? [] : [['Reference', printable(reference)]]),
    ['Amount', inKwacha(amount_ngwee)],
    ...(reversed_at ? [] : [['Left to pay', inKwacha(left_ngwee)]]),
    ...(taken_by_name === null ? [] : [['Taken by', printable(taken_by_name)]]),
    ['Recorded', written(created_at)],
    ...(reversed_at ? [['Reversed', written(reversed_at)]] : []),
  ]
  return {
    title: 'Receipt',
    lines: [
      ...brand.address,
      brand.email,
      ...(invoiceWords.tpin ? [`TPIN ${invoiceWords.tpin}`] : []),
    ].map((line) => ({ text: line })),
    content: [
      heading(reversed_at ? 'Reversed: this payment does not count' : 'Paid'),
      table([90, '*'], ['', ''], rows),
    ],
    footer: `${brand.name}, ${brand.email}`,
  }
}
