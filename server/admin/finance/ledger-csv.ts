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

const kwacha = (ngwee: number) => (ngwee / 100).toFixed(2)

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
  kind === 'invoice' ? kwacha(amount_ngwee) : kind === 'credit note' ? kwacha(-amount_ngwee) : null,
  kind === 'payment' ? kwacha(amount_ngwee) : kind === 'reversal' ? kwacha(-amount_ngwee) : null,
]
