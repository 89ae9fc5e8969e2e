import { writeCsv } from '#server/platform/files/csv.ts'
import { Problem } from '#server/platform/problem.ts'

/** More than a clinic has in a month: an accountant must never get a part without knowing. */
export const maxLedgerRows = 50_000

/** @throws Problem 422 where a month has more rows than one file */
export function requireWholeLedger(count: number): void {
  if (count <= maxLedgerRows) return
  const message = 'This month has too many rows for one file.'
  throw new Problem(422, 'invalid', message, { fields: { month: message } })
}

/** A row of the books. */
export interface LedgerRow {
  /** `YYYY-MM-DD`, in Lusaka. */
  day: string
  provider_name: string
  kind: 'invoice' | 'payment' | 'reversal' | 'credit note'
  number: string
  /** The number of a credit note. */
  note: string | null
  paid_by: string | null
  amount_ngwee: number
}

const kwacha = (ngwee: number) => (ngwee / 100).toFixed(2)

/** The books of a month for spreadsheets. What is taken back is negative in the columns of its kind. */
export function writeLedger(rows: readonly LedgerRow[]): string {
  return writeCsv(
    [
      'Day',
      'Provider',
      'Kind',
      'Invoice',
      'Credit note',
      'Paid by',
      'Invoiced (ZMW)',
      'Income (ZMW)',
    ],
    rows.map(({ day, provider_name, kind, number, note, paid_by, amount_ngwee }) => [
      day,
      provider_name,
      kind,
      number,
      note,
      paid_by,
      kind === 'invoice'
        ? kwacha(amount_ngwee)
        : kind === 'credit note'
          ? kwacha(-amount_ngwee)
          : null,
      kind === 'payment'
        ? kwacha(amount_ngwee)
        : kind === 'reversal'
          ? kwacha(-amount_ngwee)
          : null,
    ]),
  )
}
