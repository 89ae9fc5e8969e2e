import { kwachaDigits } from '#domain/values/money.ts'
import type { Cell } from '#server/platform/files/csv.ts'

/** A count of a till that was opened again after it. */
interface EarlierCount {
  expected_ngwee: number
  counted_ngwee: number
  note: string | null
  reason: string
}

interface TillRow {
  day: string
  holder_name: string | null
  float_ngwee: number
  /** Null while it is open: who counts it types first. */
  expected_ngwee: number | null
  counted_ngwee: number | null
  closed_at: Date | null
  note: string | null
  corrections: readonly { amount_ngwee: number; reason: string }[]
  reopenings: readonly EarlierCount[]
  typed_counts: readonly { expected_ngwee: number; counted_ngwee: number }[]
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
  'Expected before (ZMW)',
  'Difference before (ZMW)',
  'Explanation before',
  'Typed and changed (ZMW)',
]

/** What is said of each count before the last one, in their order. */
const before = ({ reopenings }: TillRow, say: (count: EarlierCount) => string) =>
  reopenings.map(say).join('; ') || null

export const tillCells = (till: TillRow): Cell[] => [
  till.day,
  till.holder_name,
  till.closed_at ? 'closed' : 'open',
  kwachaDigits(till.float_ngwee),
  till.expected_ngwee === null ? null : kwachaDigits(till.expected_ngwee),
  till.counted_ngwee === null ? null : kwachaDigits(till.counted_ngwee),
  kwachaDigits(till.corrections.reduce((sum, { amount_ngwee }) => sum + amount_ngwee, 0)),
  till.difference_ngwee === null ? null : kwachaDigits(till.difference_ngwee),
  till.note,
  till.corrections.map(({ reason }) => reason).join('; ') || null,
  before(till, ({ counted_ngwee, reason }) => `${kwachaDigits(counted_ngwee)}: ${reason}`),
  before(till, ({ expected_ngwee }) => kwachaDigits(expected_ngwee)),
  before(till, ({ counted_ngwee, expected_ngwee }) => kwachaDigits(counted_ngwee - expected_ngwee)),
  before(till, ({ note }) => note ?? '–'),
  till.typed_counts.map(({ counted_ngwee }) => kwachaDigits(counted_ngwee)).join('; ') || null,
]
