import { maskPhone } from '#domain/phone/show-phone.ts'
import { brand } from '#domain/values/brand.ts'
import { inKwacha } from '#domain/values/money.ts'
import { shortInLusaka, writtenDay } from '#server/platform/clock.ts'
import { heading, type PdfDocument, table } from '#server/platform/pdf/pdf-document.ts'
import { printable } from '#server/platform/pdf/printable.ts'

interface Paid {
  purpose: 'plan' | 'invoice'
  refund_status: string
  receipt_number: number | null
  plan_name: string
  amount_ngwee: number
  phone: string
  network: string
  succeeded_at: Date | null
  paid_from: string | null
  paid_until: string | null
}

/** "000012" */
export const receiptNumber = ({ receipt_number }: Pick<Paid, 'receipt_number'>) =>
  String(receipt_number).padStart(6, '0')

/**
 * The receipt of a payment that has arrived, as a page to print.
 *
 * @param payer the name of the account
 */
export function renderReceipt(paid: Paid, payer: string): PdfDocument {
  const { day, time } = shortInLusaka(paid.succeeded_at!)
  const { paid_from, paid_until } = paid
  const rows = [
    ['Receipt', receiptNumber(paid)],
    ['Paid by', printable(payer)],
    ['Paid on', `${day}, ${time} (Lusaka time)`],
    ['For', paid.purpose === 'plan' ? `${paid.plan_name}, one month` : paid.plan_name],
    ...(paid_from ? [['From', writtenDay(paid_from)]] : []),
    ...(paid_until ? [['Until', writtenDay(paid_until)]] : []),
    // Money that pays nothing goes back.
    ...(paid_until === null && paid.refund_status === 'refunded'
      ? [['Refund', 'Refunded to the number that paid']]
      : []),
    ['Number', `${paid.network}, ${maskPhone(paid.phone)}`],
    ['Amount', inKwacha(paid.amount_ngwee)],
  ]
  return {
    title: 'Receipt',
    lines: [...brand.address, brand.email].map((line) => ({ text: line })),
    content: [heading('Paid'), table([90, '*'], ['', ''], rows)],
    footer: `${brand.name}, ${brand.email}`,
  }
}
