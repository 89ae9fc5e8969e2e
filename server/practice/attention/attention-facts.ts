import type { ReadingChange, SharedReading } from '#domain/practice/attention/attention-readings.ts'
import type { AttentionFacts } from '#domain/practice/attention/attention.ts'
import { type AdviceAnswer, answeredValue } from '#domain/readings/advice/answers.ts'
import { pregnancyOf, type PregnancyAnswer } from '#domain/readings/care.ts'
import type { GlucoseUnit, MeterWord } from '#domain/readings/glucose.ts'
import { safetyItem } from '#domain/screening/instruments/phq-9.ts'
import type { ScreeningResult } from '#domain/screening/schema.ts'

/** As `practice.attention_results` returns it. */
export interface ResultRow extends Pick<
  ScreeningResult,
  'results' | 'instrument_versions' | 'under_18'
> {
  patient_id: string
  created_at: Date
  item_9: number
}

/** As `practice.attention_dangers` returns it: a blood pressure, or a glucose. */
export interface ReadingRow {
  patient_id: string
  created_at: Date
  /** When it reached us or was corrected; null for a reading as it was before a change. */
  known_at: Date | null
  systolic: number | null
  diastolic: number | null
  pulse: number | null
  entered_value: number | null
  entered_unit: GlucoseUnit | null
  meter_shows: MeterWord | null
  lows: number
  answered: { answer: AdviceAnswer; value: string } | null
  pregnancy: PregnancyAnswer | null
  pregnancy_at: Date | null
}

/** The values of a reading, of either kind. */
type Values = Partial<
  Omit<
    ReadingRow,
    'patient_id' | 'pregnancy' | 'pregnancy_at' | 'created_at' | 'known_at' | 'lows' | 'answered'
  >
> & {
  created_at: string
}

/** As `practice.attention_changes` returns it. */
export interface ChangeRow {
  patient_id: string
  reading_id: string
  before: Values & { by_clinic: boolean }
  changed_at: Date
  now: Values | null
  pregnancy: PregnancyAnswer | null
  pregnancy_at: Date | null
}

/** The sessions of one patient with the provider. */
export interface SessionsRow {
  patient_id: string
  held: Date[]
  missed: Date[]
}

const asText = (times: readonly Date[]) => times.map((time) => time.toISOString())

/** What is known of each patient, by their id. */
export function toFacts(
  rows: {
    results: ResultRow[]
    readings: ReadingRow[]
    changes: ChangeRow[]
    sessions: SessionsRow[]
  },
  now: Date,
): Map<string, AttentionFacts> {
  const facts = new Map<
    string,
    {
      results: ReturnType<typeof toResult>[]
      readings: SharedReading[]
      changes: ReadingChange[]
    } & AttentionFacts
  >()
  const factsOf = (id: string) => {
    const known = facts.get(id) ?? { results: [], readings: [], changes: [], held: [], missed: [] }
    facts.set(id, known)
    return known
  }
  for (const row of rows.results) factsOf(row.patient_id).results.push(toResult(row))
  for (const row of rows.readings) factsOf(row.patient_id).readings.push(toReading(row, now))
  for (const row of rows.changes) factsOf(row.patient_id).changes.push(toChange(row, now))
  for (const { patient_id, held, missed } of rows.sessions)
    facts.set(patient_id, { ...factsOf(patient_id), held: asText(held), missed: asText(missed) })
  return facts
}

function toResult({ created_at, results, instrument_versions, item_9, under_18 }: ResultRow) {
  return {
    created_at: created_at.toISOString(),
    results,
    instrument_versions,
    under_18,
    // The single answer that needs attention independent of the scores.
    answers: { 'PHQ-9': { [safetyItem]: item_9 } },
  }
}

function toReading(row: ReadingRow, now: Date): SharedReading {
  const { pregnancy, pregnancy_at, answered, lows } = row
  const values = valuesOf(row)
  return {
    ...values,
    created_at: row.created_at.toISOString(),
    ...(row.known_at ? { known_at: row.known_at.toISOString() } : {}),
    pregnancy: pregnancyOf({ gender: null, date_of_birth: null, pregnancy, pregnancy_at }, now),
    lows,
    answer: answered?.value === answeredValue(values) ? answered.answer : undefined,
  }
}

function valuesOf({ systolic, diastolic, pulse, ...level }: ReadingRow) {
  if (systolic !== null) return { systolic, diastolic: diastolic!, pulse }
  return {
    entered_value: level.entered_value!,
    entered_unit: level.entered_unit!,
    meter_shows: level.meter_shows,
  }
}

function toChange(row: ChangeRow, now: Date): ReadingChange {
  const { reading_id, changed_at, pregnancy, pregnancy_at } = row
  const reading = ({ created_at, ...values }: Values) =>
    toReading(
      { ...empty, ...values, created_at: new Date(created_at), pregnancy, pregnancy_at },
      now,
    )
  return {
    reading_id,
    changed_at: changed_at.toISOString(),
    before: reading(row.before),
    now: row.now && reading(row.now),
    by_clinic: row.before.by_clinic,
  }
}

const empty = {
  patient_id: '',
  systolic: null,
  diastolic: null,
  pulse: null,
  entered_value: null,
  entered_unit: null,
  meter_shows: null,
  known_at: null,
  lows: 0,
  answered: null,
}
