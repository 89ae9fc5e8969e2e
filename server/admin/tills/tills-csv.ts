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
  difference_ngwee: number | null
}

const kwacha = (ngwee: number | null) => (ngwee === null ? null : (ngwee / 100).toFixed(2))

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
]

export const tillCells = (till: TillRow): Cell[] => [
  till.day,
  till.holder_name,
  till.closed_at ? 'closed' : 'open',
  kwacha(till.float_ngwee),
  kwacha(till.expected_ngwee),
  kwacha(till.counted_ngwee),
  kwacha(till.corrections.reduce((sum, { amount_ngwee }) => sum + amount_ngwee, 0)),
  kwacha(till.difference_ngwee),
  till.note,
  till.corrections.map(({ reason }) => reason).join('; ') || null,
]
