import { inLusaka, lusakaClock } from '../values/lusaka.ts'
import {
  bloodPressureCategories,
  categoryOfBloodPressure,
  isLowBloodPressure,
} from './blood-pressure.ts'
import { unknownCare } from './care.ts'
import { type GlucoseCare, shadedGlucose } from './glucose-target.ts'
import { glucoseVerdicts, verdictOnGlucose } from './glucose-verdict.ts'
import { type TargetCare, targetInForce } from './pressure-target.ts'
import { verdictOnPressure } from './pressure-verdict.ts'
import {
  categoryOfGlucose,
  glucoseCategories,
  type GlucoseContext,
  glucoseContexts,
  type GlucoseUnit,
  inUnit,
  meterRange,
  type MeterWord,
} from './glucose.ts'

/** What a report says of the readings of a period. Pure: rows in, figures out. */

/** Fewer readings have no average: two of them say little of a person. */
export const minForAverage = 3
/** The longest period, in days: a year with its leap day. */
export const maxReportDays = 366
/** So many of the newest readings of a period go into a report. */
export const maxReportReadings = 5000

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
  meter_shows: MeterWord | null
  context: GlucoseContext | null
  created_at: Date
}

const dayOf = (at: Date) => lusakaClock(at).day

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The readings that fall into a part of the day. */
export function within<Reading extends { created_at: Date }>(
  readings: readonly Reading[],
  { from, to }: { from: number; to: number },
) {
  return readings.filter(({ created_at }) => {
    const { hour } = inLusaka(created_at)
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
  average: readings.length < minForAverage ? null : averagePressure(readings),
})

/**
 * The figures of blood pressure over a period, in mmHg. Each reading is either in range (within the
 * person's target), low, or above the target: the verdict of every page. The lowest and the highest
 * reading are found by systolic, then diastolic.
 */
export function reportOfBloodPressure(
  readings: readonly PressureAt[],
  care: TargetCare = unknownCare,
) {
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
    target: targetInForce(care),
    in_range: readings.filter((one) => verdictOnPressure(one, care) === 'within').length,
    low: readings.filter(isLowBloodPressure).length,
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

/** LO and HI count as readings, and are in no average: their value is unknown. */
const isMeasured = ({ meter_shows }: GlucoseAt) => meter_shows === null

const levelsIn = (readings: readonly GlucoseAt[], unit: GlucoseUnit) => {
  const measured = readings.filter(isMeasured)
  return {
    count: readings.length,
    average: measured.length < minForAverage ? null : averageGlucose(measured, unit),
  }
}

/** A day with HI or LO shows that, not an average which would hide it. */
function dayOfGlucose(readings: readonly GlucoseAt[], unit: GlucoseUnit) {
  const shows = (word: MeterWord) => readings.some(({ meter_shows }) => meter_shows === word)
  const meter_shows: MeterWord | null = shows('HI') ? 'HI' : shows('LO') ? 'LO' : null
  return {
    count: readings.length,
    value: meter_shows ? meterRange[unit][meter_shows] : averageGlucose(readings, unit),
    meter_shows,
  }
}

/** Beyond each number that a meter shows. */
const ranked = ({ glucose_level, meter_shows }: GlucoseAt) =>
  meter_shows === null ? glucose_level : meter_shows === 'HI' ? Infinity : -Infinity

/**
 * The figures of glucose over a period, in one unit. Verdicts and categories are those of each reading as
 * it was typed; in range is what is within the person's target at its moment: the verdict of every page.
 */
export function reportOfGlucose(
  readings: readonly GlucoseAt[],
  unit: GlucoseUnit,
  care: GlucoseCare = unknownCare,
) {
  const ordered = readings.toSorted((one, other) => ranked(one) - ranked(other) || 0)
  const categories = readings.map((one) => categoryOfGlucose(one.entered_value, one.entered_unit))
  const verdicts = readings.map((one) => verdictOnGlucose(one, care))
  const shown = (reading: GlucoseAt | undefined) =>
    reading
      ? {
          value: inUnit(reading.entered_value, reading.entered_unit, unit),
          meter_shows: reading.meter_shows,
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
    verdicts: glucoseVerdicts.map((label) => ({
      label,
      count: verdicts.filter((one) => one === label).length,
    })),
    in_range: verdicts.filter((one) => one === 'within').length,
    shaded: shadedGlucose(unit, care),
    off_scale: readings.length - readings.filter(isMeasured).length,
    days: byDay(readings).map(([day, all]) => ({ day, ...dayOfGlucose(all, unit) })),
  }
}
