import type { Advice } from '#domain/readings/advice/advice.ts'
import type { Care } from '#domain/readings/care.ts'
import type { BloodPressure } from '#domain/readings/blood-pressure.ts'
import type { Band } from '#web/ui/charts/band-scale.tsx'
import type { TargetBand, TrendSeries } from '#web/ui/charts/chart.tsx'
import type { AnyReading, ReadingKind, ReadingsQuery } from './queries.ts'

/** Advice on a reading of this kind; the rule itself is fetched with the hub. */
export type Advise<Reading> = (reading: Reading, care: Care, minutesAgo: number) => Advice

/** One reading in the words and the place that people see. */
export interface Shown {
  /** "128/82" */
  value: string
  unit: string
  /** The word of its category, and that it is low where no category says so. */
  word: string
  bands: readonly Band[]
  /** Its band, from 0. */
  current: number
  /** Where in that band; left out where the meter shows no number, and for two values. */
  at?: number
  /** Both values, each with a scale of its own. */
  pressure?: BloodPressure
  /** When it was taken, as far as that matters: "fasting". */
  moment?: string | undefined
  /** What puts the word in its place: the target of that moment, or where treatment begins. */
  note?: string | undefined
  /** The category alone warns, whatever else is known: the advice comes before everything else. */
  isAlert: boolean
  /** It flashes, for a crisis alone (docs/specification.md, "Blood pressure categories"). */
  isFlashing: boolean
}

/** Readings over time, the most telling series first, in one unit. */
export interface Trend {
  unit: string
  series: readonly TrendSeries[]
  bands: readonly TargetBand[]
}

/** A kind of reading as a hub and a card show it; blood pressure and glucose are two of these. */
export interface Measure<Reading extends AnyReading> {
  name: string
  page: '/hypertension' | '/diabetes'
  kind: ReadingKind<Reading>
  show: (reading: Reading, care?: Care) => Shown
  /** @param readings newest first, at least one */
  trend: (readings: readonly Reading[], care?: Care) => Trend
  /** What is beside its word in the list: the pulse, or when it was measured. */
  detail: (reading: Reading) => string | undefined
  /** The URL of the personal plan for such a reading, to be offered beside a warning. */
  plan?: string
}

/** What the chart and the list of a hub are given. */
export interface ReadingsHistory<Reading extends AnyReading> {
  measure: Measure<Reading>
  query: ReadingsQuery<Reading>
  /** Newest first, at least one. */
  readings: readonly Reading[]
}
