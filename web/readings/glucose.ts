import { adviceOnGlucose, inUnit, targetFor } from '#domain/readings/glucose.ts'
import type { GlucoseReading } from '#domain/readings/schema.ts'
import { formatDateTime } from '#web/ui/dates.ts'
import { glucoseBands, glucoseTarget } from './bands.ts'
import type { Measure } from './measure.ts'
import { glucoseReadings } from './queries.ts'
import { isGlucoseAlert } from './texts.ts'

/** As typed; a whole number of mmol/L reads "7.0", as meters write it. */
function valueOf({ entered_value, entered_unit }: GlucoseReading): string {
  const isWholeMillimoles = entered_unit === 'mmol/L' && Number.isInteger(entered_value)
  return isWholeMillimoles ? entered_value.toFixed(1) : String(entered_value)
}

export const glucose: Measure<GlucoseReading> = {
  name: 'Glucose',
  page: '/diabetes',
  kind: glucoseReadings,
  plan: '/diabetes?tab=emergency',
  show(reading) {
    const { category, context, entered_unit, entered_value } = reading
    const bands = glucoseBands(entered_unit)
    return {
      value: valueOf(reading),
      unit: entered_unit,
      word: category,
      bands,
      current: bands.findIndex(({ label }) => label === category),
      at: entered_value,
      moment: context?.toLowerCase(),
      note: targetFor(context, entered_unit),
      advice: adviceOnGlucose(entered_value, entered_unit),
      isUrgent: isGlucoseAlert(category),
      isFlashing: false,
    }
  },
  /** In the unit of the newest reading. */
  trend(readings) {
    const unit = readings[0]?.entered_unit ?? 'mg/dL'
    const points = readings.map(({ created_at, entered_value, entered_unit }) => ({
      at: created_at,
      value: inUnit(entered_value, entered_unit, unit),
    }))
    return { unit, series: [{ label: 'Glucose', points }], bands: [glucoseTarget(unit)] }
  },
  columns: [
    { header: 'Date and time', cell: ({ created_at }) => formatDateTime(created_at) },
    {
      header: 'Glucose level',
      cell: (reading) => `${valueOf(reading)} ${reading.entered_unit}`,
      numeric: true,
    },
    { header: 'Category', cell: ({ category }) => category },
    { header: 'When', cell: ({ context }) => context ?? '–' },
    { header: 'Notes', cell: ({ notes }) => notes ?? '–' },
  ],
}
