import { kwachaDigits } from '#domain/values/money.ts'
import type { IncomeGroup, IncomeRow } from '#domain/admin/income.ts'
import { incomeWords } from '#domain/admin/income-words.ts'
import type { Cell } from '#server/platform/files/csv.ts'

/** A sum of money that came or went back. */
export interface IncomeEntry {
  /** `YYYY-MM-DD`, in Lusaka. */
  day: string
  kind: 'payment' | 'reversal' | 'refund'
  purpose: 'visit' | 'membership' | 'add-on'
  means: string
  is_online: boolean
  /** Of the invoice, or of the receipt. */
  number: string | null
  /** Negative where it went back. */
  amount_ngwee: number
  /** Null where the aggregator has not said it, or none moved the money. */
  fee_ngwee: number | null
  provider_name: string | null
  visit_type: string | null
  plan_name: string | null
}

const titles: Record<IncomeGroup, string> = {
  day: 'Day',
  month: 'Month',
  provider: 'Provider',
  'visit-type': 'Visit type',
  means: 'Means',
  purpose: 'What for',
  plan: 'Plan',
}

export const incomeHead = (by: IncomeGroup) => [
  titles[by],
  'Received (ZMW)',
  'Refunded or reversed (ZMW)',
  'Income (ZMW)',
  'Fees (ZMW)',
  'Fees not known',
]

export const incomeCells = (row: IncomeRow): Cell[] => [
  row.name ?? incomeWords[row.key] ?? row.key,
  kwachaDigits(row.received_ngwee),
  kwachaDigits(-row.returned_ngwee),
  kwachaDigits(row.income_ngwee),
  kwachaDigits(row.fees_ngwee),
  row.fees_unknown,
]

export const entriesHead = [
  'Day',
  'Kind',
  'What for',
  'Provider',
  'Visit type',
  'Plan',
  'Means',
  'Invoice or receipt',
  'Amount (ZMW)',
  'Fee (ZMW)',
]

const words = (key: string) => incomeWords[key] ?? key

export const entryCells = (entry: IncomeEntry): Cell[] => [
  entry.day,
  entry.kind,
  words(entry.purpose),
  entry.provider_name,
  entry.visit_type,
  entry.plan_name,
  words(entry.is_online ? 'online' : entry.means),
  entry.number,
  kwachaDigits(entry.amount_ngwee),
  entry.fee_ngwee === null ? (entry.is_online ? 'not known' : null) : kwachaDigits(entry.fee_ngwee),
]
