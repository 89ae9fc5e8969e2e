import { kwachaDigits } from '#domain/values/money.ts'
import type { Cell } from '#server/platform/files/csv.ts'

interface TillRow {
  day: string
  holder_name: string | null
  float_ngwee: number
  expected_ngwee: number
  counted_ngwee: number | null
  closed_at: Date | null
  note: string | null
  corrections: readonly { amount_ngwee: number; reason: string }[]
  reopenings: readonly { counted_ngwee: number; reason: string }[]
  difference_ngwee: number | null
}

/** The columns of tills for spreadsheets. */
export const tillsHead = [
  'Day',
  'Person',
  'State',
  'Float (ZMW)',
  'Expected (ZMW)',
  'Counted (ZMW)',
  'Corrections (ZMW)',
  'Difference (ZMW)',
  'Note',
  'Reasons of corrections',
  'Counted before (ZMW)',
]

export const tillCells = (till: TillRow): Cell[] => [
  till.day,
  till.holder_name,
  till.closed_at ? 'closed' : 'open',
  kwachaDigits(till.float_ngwee),
  kwachaDigits(till.expected_ngwee),
  till.counted_ngwee === null ? null : kwachaDigits(till.counted_ngwee),
  kwachaDigits(till.corrections.reduce((sum, { amount_ngwee }) => sum + amount_ngwee, 0)),
  till.difference_ngwee === null ? null : kwachaDigits(till.difference_ngwee),
  till.note,
  till.corrections.map(({ reason }) => reason).join('; ') || null,
  till.reopenings
    .map(({ counted_ngwee, reason }) => `${kwachaDigits(counted_ngwee)}: ${reason}`)
    .join('; ') || null,
]
