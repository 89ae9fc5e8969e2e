import type { ComponentType } from 'react'
import type { AdviseOn } from '#domain/readings/advice/standing-advice.ts'
import type { Care } from '#domain/readings/care.ts'
import type { Reader } from '#domain/values/reader.ts'
import type { BandTone } from '#web/ui/charts/band-scale.tsx'
import type { AnyReading, LoggedKind, ReadingKind, ReadingsQuery } from './queries.ts'

/** Advice on a reading of this kind; the rule itself is fetched with the hub. */
export type Advise<Reading> = AdviseOn<Reading>

/** One reading in the words and the place that people see. */
export interface Shown {
  /** "128/82" */
  value: string
  unit: string
  /** What it is for this person, which comes before its category. */
  verdict: { words: string; short: string; tone: BandTone }
  /** The word of its category; for a low value without a category of its own, also that it is low. */
  word: string
  /** The moment that was logged with it, such as "fasting". */
  moment?: string | undefined
  /** Whether the category alone is a warning: then the advice comes before everything else. */
  isAlert: boolean
  /** Whether it flashes, which only a crisis does (docs/specification.md, "Blood pressure categories"). */
  isFlashing: boolean
}

/** A reading in a word or two, for a row. */
export const inBrief = ({ verdict }: Pick<Shown, 'verdict'>): string => verdict.short.toLowerCase()

/** A kind of what is logged as a line of text has it: readings, and weight. */
export interface WrittenMeasure<Reading extends AnyReading> {
  page: `/${string}`
  kind: Pick<LoggedKind<Reading>, 'key'>
  show: (
    reading: Reading,
    care?: Care,
  ) => Pick<Shown, 'value' | 'unit' | 'word'> & { verdict: Pick<Shown['verdict'], 'short'> }
}

/** A kind of reading as a hub and a card show it; blood pressure and glucose are two of these. */
export interface Measure<Reading extends AnyReading> {
  name: string
  page: '/hypertension' | '/diabetes'
  kind: ReadingKind<Reading>
  /** @param reader whom the words address; the patient unless said */
  show: (reading: Reading, care?: Care, reader?: Reader) => Shown
  /** What is beside its word in the list: the pulse, or when it was measured. */
  detail: (reading: Reading) => string | undefined
  /** The URL of the personal plan for such a reading, to be offered beside a warning. */
  plan?: string
}

/** A kind of reading on the page of its person, who can correct one. */
export interface OwnMeasure<Reading extends AnyReading> extends Measure<Reading> {
  /** Fetches the form that corrects one: few people open it. */
  fetchCorrectForm: () => Promise<ComponentType<CorrectFormProps<Reading>>>
}

/** What the form of a correction is given. */
export interface CorrectFormProps<Reading extends AnyReading> {
  reading: Reading
  measure: WrittenMeasure<Reading>
  /** Called once it is saved or undone. */
  onChanged: () => void
  onCancel: () => void
}

/** What the chart and the list of a hub are given. */
export interface ReadingsHistory<Reading extends AnyReading> {
  measure: OwnMeasure<Reading>
  query: ReadingsQuery<Reading>
  /** Newest first, at least one. */
  readings: readonly Reading[]
  /** Called with the id of a reading that was corrected, removed or restored. */
  onChanged: (id: string) => void
}
