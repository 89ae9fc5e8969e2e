import { changesBetween, type ChangeVerdict } from '../screening/change.ts'
import { safetyItem } from '../screening/instruments/phq-9.ts'
import type { ScreeningResult } from '../screening/schema.ts'
import type { requestable } from './schema.ts'

type Instrument = (typeof requestable)[number]
type Result = Pick<
  ScreeningResult,
  'answers' | 'results' | 'instrument_versions' | 'under_18' | 'created_at' | 'at_clinic'
>

/**
 * The verdict on a change, as a patient reads it. `item 9`: the score is no worse, and thoughts of being better
 * off dead are there. `unknown`: under 18, or the wording changed.
 */
export type Verdict = ChangeVerdict | 'item 9' | 'unknown'

export interface Trend {
  instrument: Instrument
  /** Oldest first. */
  results: Result[]
  /** From the first to the last, and from the last but one; undefined where there is none before. */
  sinceFirst?: ChangeOfScore
  sinceLast?: ChangeOfScore
}

export interface ChangeOfScore {
  verdict: Verdict
  before: number
  after: number
  /** When the earlier one was answered, ISO 8601. */
  from: string
}

/**
 * Whether one instrument changed between two results, by the rules of `changeRules`: the same verdict as on the
 * patient's own pages.
 *
 * @returns undefined where one of the two does not have the instrument
 */
export function verdictOf(id: Instrument, earlier: Result, later: Result): Verdict | undefined {
  if (earlier.results[id] === undefined || later.results[id] === undefined) return undefined
  const changes = changesBetween(earlier, later, 'staff')
  const change = changes.find(({ instrument }) => instrument === id)
  if (!change || earlier.under_18 || later.under_18) return 'unknown'
  if (change.verdict === 'worse') return 'worse'
  if (id === 'PHQ-9' && (later.answers[id]?.[safetyItem] ?? 0) > 0) return 'item 9'
  return change.verdict
}

/** The results of one instrument over time; undefined where there are none. @param results in any order */
export function trendOf(instrument: Instrument, results: readonly Result[]): Trend | undefined {
  const own = results
    .filter((one) => one.results[instrument] !== undefined)
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
  const last = own.at(-1)
  if (!last) return undefined
  const since = (earlier: Result | undefined): ChangeOfScore | undefined =>
    earlier && earlier !== last
      ? {
          verdict: verdictOf(instrument, earlier, last)!,
          before: earlier.results[instrument]!,
          after: last.results[instrument]!,
          from: earlier.created_at,
        }
      : undefined
  const [sinceFirst, sinceLast] = [since(own[0]), since(own.at(-2))]
  return {
    instrument,
    results: own,
    ...(sinceFirst ? { sinceFirst } : {}),
    ...(sinceLast ? { sinceLast } : {}),
  }
}
