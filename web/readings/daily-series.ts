import type { BloodPressureReport, GlucoseReport } from '#domain/readings/report-schema.ts'
import { instantAt } from '#domain/values/lusaka.ts'
import type { TrendSeries } from '#web/ui/charts/chart.tsx'

/** An average of a day is drawn in its middle. */
const noon = (day: string) => instantAt(day, '12:00').toISOString()

/** The averages of days, upper and lower number. */
export function dailyPressure(days: BloodPressureReport['days']): TrendSeries[] {
  const seriesOf = (label: string, key: 'systolic' | 'diastolic') => ({
    label,
    points: days.map((each) => ({ at: noon(each.day), value: each[key] })),
  })
  return [seriesOf('Systolic', 'systolic'), seriesOf('Diastolic', 'diastolic')]
}

/** The averages of days; a day of LO or HI alone by its word. */
export function dailyGlucose(days: GlucoseReport['days']): TrendSeries[] {
  const points = days.map(({ day, value, meter_shows }) => ({
    at: noon(day),
    value,
    ...(meter_shows ? { word: meter_shows } : {}),
  }))
  return [{ label: 'Glucose', points }]
}
