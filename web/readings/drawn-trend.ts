import type { Care } from '#domain/readings/care.ts'
import { inUnit, unitOfReadings } from '#domain/readings/glucose.ts'
import { shadedGlucose } from '#domain/readings/glucose-target.ts'
import { targetInForce } from '#domain/readings/pressure-target.ts'
import type { BloodPressureReading, GlucoseReading } from '#domain/readings/schema.ts'
import type { TargetBand, TrendSeries } from '#web/ui/charts/chart.tsx'
import { bloodPressureTargets } from './blood-pressure-targets.ts'
import { shadedBand } from './glucose-tones.ts'
import type { AnyReading } from './queries.ts'

/** Readings over time, the most important series first, in one unit. */
export interface Trend {
  unit: string
  series: readonly TrendSeries[]
  bands: readonly TargetBand[]
}

/** @param readings of one kind, newest first, at least one */
export function drawnTrend(readings: readonly AnyReading[], care: Care): Trend {
  return 'systolic' in readings[0]!
    ? trendOfPressure(readings as readonly BloodPressureReading[], care)
    : trendOfGlucose(readings as readonly GlucoseReading[], care)
}

function trendOfPressure(readings: readonly BloodPressureReading[], care: Care): Trend {
  const seriesOf = (label: string, key: 'systolic' | 'diastolic') => ({
    label,
    points: readings.map((reading) => ({ at: reading.created_at, value: reading[key] })),
  })
  return {
    unit: 'mmHg',
    series: [seriesOf('Systolic', 'systolic'), seriesOf('Diastolic', 'diastolic')],
    bands: bloodPressureTargets(targetInForce(care)),
  }
}

/** In the unit of the newest number; LO and HI at the ends of a meter's range, by their word. */
function trendOfGlucose(readings: readonly GlucoseReading[], care: Care): Trend {
  const unit = unitOfReadings(readings)
  const points = readings.map(({ created_at, entered_value, entered_unit, meter_shows }) => ({
    at: created_at,
    value: inUnit(entered_value, entered_unit, unit),
    ...(meter_shows ? { word: meter_shows } : {}),
  }))
  const bands = [shadedBand(shadedGlucose(unit, care))]
  return { unit, series: [{ label: 'Glucose', points }], bands }
}
