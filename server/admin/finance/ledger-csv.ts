import { kwachaDigits } from '#domain/values/money.ts'
import type { Cell } from '#server/platform/files/csv.ts'

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

/** The columns of the books for spreadsheets. What is taken back is negative in the columns of its kind. */
export const ledgerHead = [
  'Day',
  'Provider',
  'Kind',
  'Invoice',
  'Credit note',
  'Paid by',
  'Invoiced (ZMW)',
  'Income (ZMW)',
]

export const ledgerCells = ({
  day,
  provider_name,
  kind,
  number,
  note,
  paid_by,
  amount_ngwee,
}: LedgerRow): Cell[] => [
  day,
  provider_name,
  kind,
  number,
  note,
  paid_by,
  kind === 'invoice'
    ? kwachaDigits(amount_ngwee)
    : kind === 'credit note'
      ? kwachaDigits(-amount_ngwee)
      : null,
  kind === 'payment'
    ? kwachaDigits(amount_ngwee)
    : kind === 'reversal'
      ? kwachaDigits(-amount_ngwee)
      : null,
]
