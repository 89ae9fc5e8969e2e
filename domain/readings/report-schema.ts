import * as z from 'zod/mini'
import { bloodPressureCategories } from './blood-pressure.ts'
import { glucoseCategories, glucoseContexts, glucoseUnits, meterWords } from './glucose.ts'
import { dangerKinds } from './danger-words.ts'
import { glucoseVerdicts } from './glucose-verdict.ts'
import { targetReasons } from './pressure-target.ts'
import { maxReportDays } from './report.ts'

const isOfOurTime = (day: string) => day >= '1950-01-01' && day <= '2199-12-31'
const day = z.iso
  .date('Enter a day, for example 27 11 2026.')
  .check(z.refine(isOfOurTime, 'Enter a day of our time.'))

/** The days of a report, both included, in Lusaka. */
export const reportPeriod = z.object({ from: day, to: day }).check(
  z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'Choose a day from the first.' }),
  z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) < maxReportDays * 86_400_000, {
    path: ['from'],
    error: 'Choose a period of a year at most.',
  }),
)
export type ReportPeriod = z.output<typeof reportPeriod>

const at = z.iso.datetime({ offset: true })
const countOf = <Label extends string>(labels: readonly Label[]) =>
  z.array(z.object({ label: z.enum(labels), count: z.int() }))
const pressure = { systolic: z.number(), diastolic: z.number() }
const pressures = { count: z.int(), average: z.nullable(z.object(pressure)) }
const onePressure = z.nullable(z.object({ ...pressure, created_at: at }))
/** What a period must be looked at for first, newest first (`dangersOf`). */
const dangers = z.array(z.object({ kind: z.enum(dangerKinds), shown: z.string(), at }))
const period = {
  dangers,
  from: z.iso.date(),
  to: z.iso.date(),
  /** More readings lie in the period than a report takes. */
  is_cut: z.boolean(),
}

/** A report of blood pressure; an average is null where it has too few readings. */
export const bloodPressureReport = z.object({
  ...period,
  ...pressures,
  morning: z.object(pressures),
  evening: z.object(pressures),
  lowest: onePressure,
  highest: onePressure,
  categories: countOf(bloodPressureCategories.map(({ label }) => label)),
  /** Below this in both values; `author` is who set it, null for the usual targets. */
  target: z.object({
    ...pressure,
    author: z.nullable(z.string()),
    reason: z.enum(targetReasons),
  }),
  /** Within the target. */
  in_range: z.int(),
  /** Readings on the low side, none of them within the target. */
  low: z.int(),
  days: z.array(z.object({ day: z.iso.date(), count: z.int(), ...pressure })),
})
export type BloodPressureReport = z.output<typeof bloodPressureReport>

const levels = { count: z.int(), average: z.nullable(z.number()) }
const meter_shows = z.nullable(z.enum(meterWords))
const oneLevel = z.nullable(z.object({ value: z.number(), meter_shows, created_at: at }))

/** A report of glucose, all values in `unit`. */
export const glucoseReport = z.object({
  ...period,
  unit: z.enum(glucoseUnits),
  ...levels,
  contexts: z.array(z.object({ context: z.nullable(z.enum(glucoseContexts)), ...levels })),
  lowest: oneLevel,
  highest: oneLevel,
  categories: countOf(glucoseCategories),
  /** What each reading is for the person at its moment. */
  verdicts: countOf(glucoseVerdicts),
  /** Within the person's target at its moment. */
  in_range: z.int(),
  /** What a chart shades: within the target at every moment. */
  shaded: z.object({ from: z.number(), to: z.number() }),
  /** Readings of which the meter showed LO or HI: counted, and in no average. */
  off_scale: z.int(),
  days: z.array(z.object({ day: z.iso.date(), count: z.int(), value: z.number(), meter_shows })),
})
export type GlucoseReport = z.output<typeof glucoseReport>
