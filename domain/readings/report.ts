import { bloodPressureCategories, categoryOfBloodPressure } from './blood-pressure.ts'
import {
  categoryOfGlucose,
  glucoseCategories,
  type GlucoseContext,
  glucoseContexts,
  type GlucoseUnit,
  inUnit,
} from './glucose.ts'

/** What a report says of the readings of a period. Pure: rows in, figures out. */

/** Fewer readings have no average: two of them say little of a person. */
export const leastForAverage = 3
/** The longest period, in days: a year with its leap day. */
export const mostReportDays = 366
/** So many of the newest readings of a period go into a report. */
export const mostReportReadings = 5000

/** Hours in Lusaka, from and before: our own split of the day, named beside the figures. */
export const partsOfDay = { morning: { from: 4, to: 12 }, evening: { from: 17, to: 24 } } as const

export interface PressureAt {
  systolic: number
  diastolic: number
  created_at: Date
}

export interface GlucoseAt {
  glucose_level: number
  entered_value: number
  entered_unit: GlucoseUnit
  context: GlucoseContext | null
  created_at: Date
}

const lusaka = 2 * 60 * 60 * 1000
const clock = (at: Date) => new Date(at.getTime() + lusaka)
const dayOf = (at: Date) => clock(at).toISOString().slice(0, 10)

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The readings that fall into a part of the day. */
function within<Reading extends { created_at: Date }>(
  readings: readonly Reading[],
  { from, to }: { from: number; to: number },
) {
  return readings.filter(({ created_at }) => {
    const hour = clock(created_at).getUTCHours()
    return hour >= from && hour < to
  })
}

function byDay<Reading extends { created_at: Date }>(readings: readonly Reading[]) {
  const days = Map.groupBy(readings, ({ created_at }) => dayOf(created_at))
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1))
}

const averagePressure = (readings: readonly PressureAt[]) => ({
  systolic: Math.round(meanOf(readings.map(({ systolic }) => systolic))),
  diastolic: Math.round(meanOf(readings.map(({ diastolic }) => diastolic))),
})

const pressuresIn = (readings: readonly PressureAt[]) => ({
  count: readings.length,
  average: readings.length < leastForAverage ? null : averagePressure(readings),
})

/**
 * The figures of blood pressure over a period, in mmHg. In range is the category Normal of
 * specification section 9; the lowest and the highest reading are found by systolic, then diastolic.
 */
export function reportOfBloodPressure(readings: readonly PressureAt[]) {
  const ordered = readings.toSorted(
    (one, other) => one.systolic - other.systolic || one.diastolic - other.diastolic,
  )
  const categories = readings.map(categoryOfBloodPressure)
  return {
    ...pressuresIn(readings),
    morning: pressuresIn(within(readings, partsOfDay.morning)),
    evening: pressuresIn(within(readings, partsOfDay.evening)),
    lowest: ordered[0] ?? null,
    highest: ordered.at(-1) ?? null,
    categories: bloodPressureCategories.map(({ label }) => ({
      label,
      count: categories.filter((one) => one === label).length,
    })),
    in_range: categories.filter((one) => one === 'Normal').length,
    days: byDay(readings).map(([day, all]) => ({
      day,
      count: all.length,
      ...averagePressure(all),
    })),
  }
}

/** The mean of the canonical values, in the unit that is read. */
const averageGlucose = (readings: readonly GlucoseAt[], unit: GlucoseUnit) => {
  const mean = meanOf(readings.map(({ glucose_level }) => glucose_level))
  return unit === 'mg/dL' ? Math.round(mean) : inUnit(mean, 'mg/dL', unit)
}

const levelsIn = (readings: readonly GlucoseAt[], unit: GlucoseUnit) => ({
  count: readings.length,
  average: readings.length < leastForAverage ? null : averageGlucose(readings, unit),
})

/**
 * The figures of glucose over a period, in one unit. Categories are those of each reading as it was
 * typed; In Range is that of specification section 9.
 */
export function reportOfGlucose(readings: readonly GlucoseAt[], unit: GlucoseUnit) {
  const ordered = readings.toSorted((one, other) => one.glucose_level - other.glucose_level)
  const categories = readings.map((one) => categoryOfGlucose(one.entered_value, one.entered_unit))
  const shown = (reading: GlucoseAt | undefined) =>
    reading
      ? {
          value: inUnit(reading.entered_value, reading.entered_unit, unit),
          created_at: reading.created_at,
        }
      : null
  return {
    unit,
    ...levelsIn(readings, unit),
    contexts: [...glucoseContexts, null].map((context) => ({
      context,
      ...levelsIn(
        readings.filter((reading) => reading.context === context),
        unit,
      ),
    })),
    lowest: shown(ordered[0]),
    highest: shown(ordered.at(-1)),
    categories: glucoseCategories.map((label) => ({
      label,
      count: categories.filter((one) => one === label).length,
    })),
    in_range: categories.filter((one) => one === 'In Range').length,
    days: byDay(readings).map(([day, all]) => ({
      day,
      count: all.length,
      value: averageGlucose(all, unit),
    })),
  }
}
