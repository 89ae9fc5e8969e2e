import type { RecordedDose } from '../../medications/doses.ts'
import type { GlucoseCare } from '../glucose-target.ts'
import { type GlucoseUnit, inUnit } from '../glucose.ts'
import { verdictOnGlucose } from '../glucose-verdict.ts'
import type { TargetCare } from '../pressure-target.ts'
import { verdictOnPressure } from '../pressure-verdict.ts'
import { type GlucoseAt, minForAverage, partsOfDay, type PressureAt, within } from '../report.ts'
import { byDoses, byLastDays, byWeekday } from './groups.ts'
import type { Figure, PatternFigures } from './schema.ts'

/** What a period of readings shows beyond its report. Pure: rows in, figures out. */

/** What is measured, as far as its patterns depend on it. */
interface Measured<Reading> {
  unit: string
  /** The names of its values, in order. */
  series: string[]
  /** Readings with a value: a meter that shows HI or LO gives none. */
  hasValue: (reading: Reading) => boolean
  valuesOf: (reading: Reading) => number[]
  /** A mean as it is shown. */
  round: (value: number) => number
  write: (values: readonly number[]) => string
  /** Where a reading lies for this person. */
  placeOf: (reading: Reading) => 'within' | 'above' | 'below'
}

/** The readings of a period, those of as many days before it, and the first day of the period. */
interface Periods<Reading> {
  from: string
  now: readonly Reading[]
  before: readonly Reading[]
}

type Doses = readonly Pick<RecordedDose, 'day' | 'time' | 'outcome'>[]

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The mean of each value, such as systolic and diastolic. */
const meansOf = (rows: readonly (readonly number[])[]) =>
  rows[0]!.map((_, place) => meanOf(rows.map((row) => row[place]!)))

/** @param doses of medicines for this measure, recorded in the period or the day before it */
function patternsOf<Reading extends { created_at: Date }>(
  { from, now, before }: Periods<Reading>,
  doses: Doses,
  measured: Measured<Reading>,
): PatternFigures {
  const { unit, series, hasValue, valuesOf, round, write, placeOf } = measured
  const figure = (readings: readonly Reading[]): Figure => {
    const rows = readings.filter(hasValue).map(valuesOf)
    return {
      count: readings.length,
      average: rows.length < minForAverage ? null : write(meansOf(rows).map(round)),
    }
  }
  const whole = (readings: readonly Reading[]) => {
    const places = Map.groupBy(readings, placeOf)
    const countOf = (place: 'within' | 'above' | 'below') => places.get(place)?.length ?? 0
    return {
      ...figure(readings),
      within: countOf('within'),
      above: countOf('above'),
      below: countOf('below'),
    }
  }
  const { missed, taken } = byDoses(now, doses)
  const days = byLastDays([...before, ...now].filter(hasValue)).filter(({ day }) => day >= from)
  return {
    unit,
    series,
    now: whole(now),
    before: whole(before),
    morning: figure(within(now, partsOfDay.morning)),
    evening: figure(within(now, partsOfDay.evening)),
    weekdays: byWeekday(now).map(({ weekday, readings }) => ({ weekday, ...figure(readings) })),
    doses: doses.length === 0 ? null : { missed: figure(missed), taken: figure(taken) },
    // The mean of the averages of days: a day with many readings counts as any other.
    moving: days.map(({ day, days: each }) => ({
      day,
      values: meansOf(each.map((readings) => meansOf(readings.map(valuesOf)))).map(round),
    })),
  }
}

/** Patterns of blood pressure, in mmHg. */
export const patternsOfBloodPressure = (
  periods: Periods<PressureAt>,
  doses: Doses,
  care: TargetCare,
) =>
  patternsOf(periods, doses, {
    unit: 'mmHg',
    series: ['Systolic', 'Diastolic'],
    hasValue: () => true,
    valuesOf: ({ systolic, diastolic }) => [systolic, diastolic],
    round: Math.round,
    write: (values) => values.join('/'),
    placeOf: (reading) => {
      const verdict = verdictOnPressure(reading, care)
      if (verdict === 'within') return 'within'
      return verdict === 'above' || verdict === 'dangerously high' ? 'above' : 'below'
    },
  })

/** Patterns of glucose, in one unit. HI and LO count where they lie, and are in no average. */
export const patternsOfGlucose = (
  periods: Periods<GlucoseAt>,
  doses: Doses,
  unit: GlucoseUnit,
  care: GlucoseCare,
) =>
  patternsOf(periods, doses, {
    unit,
    series: ['Blood sugar'],
    hasValue: ({ meter_shows }) => meter_shows === null,
    valuesOf: ({ glucose_level }) => [glucose_level],
    round: (mean) => (unit === 'mg/dL' ? Math.round(mean) : inUnit(mean, 'mg/dL', unit)),
    write: ([value]) => (unit === 'mg/dL' ? String(value) : value!.toFixed(1)),
    placeOf: (reading) => {
      const verdict = verdictOnGlucose(reading, care)
      if (verdict === 'within') return 'within'
      return verdict === 'low' || verdict === 'dangerously low' ? 'below' : 'above'
    },
  })
