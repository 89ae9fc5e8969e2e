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

/** By digits: a sum of many kwacha is exact to the ngwee, too. */
function kwacha(ngwee: number): string {
  const digits = String(Math.abs(ngwee)).padStart(3, '0')
  return `${ngwee < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
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
  kwacha(row.received_ngwee),
  kwacha(-row.returned_ngwee),
  kwacha(row.income_ngwee),
  kwacha(row.fees_ngwee),
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
  kwacha(entry.amount_ngwee),
  entry.fee_ngwee === null ? (entry.is_online ? 'not known' : null) : kwacha(entry.fee_ngwee),
]
