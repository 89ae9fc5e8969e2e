import { unknownCare } from '#domain/readings/care.ts'
import { inUnit, targetFor, unitOfReadings, writtenGlucose } from '#domain/readings/glucose.ts'
import type { GlucoseReading } from '#domain/readings/schema.ts'
import { glucoseBands, glucoseTarget } from './glucose-bands.ts'
import type { Measure } from './measure.ts'
import { glucoseReadings } from './queries.ts'
import { isGlucoseAlert } from './texts.ts'

export const glucose: Measure<GlucoseReading> = {
  name: 'Glucose',
  page: '/diabetes',
  kind: glucoseReadings,
  plan: '/diabetes?tab=emergency',
  show(reading, care = unknownCare) {
    const { category, context, entered_unit, entered_value, meter_shows } = reading
    const bands = glucoseBands(entered_unit)
    return {
      ...writtenGlucose(reading),
      word: category,
      bands,
      current: bands.findIndex(({ label }) => label === category),
      ...(meter_shows ? {} : { at: entered_value }),
      moment: context?.toLowerCase(),
      note: meter_shows
        ? 'Your meter cannot show a number this far out.'
        : targetFor(context, entered_unit, care.pregnancy === 'pregnant'),
      isAlert: isGlucoseAlert(category),
      isFlashing: false,
    }
  },
  /** In the unit of the newest number; LO and HI at the ends of a meter's range, by their word. */
  trend(readings) {
    const unit = unitOfReadings(readings)
    const points = readings.map(({ created_at, entered_value, entered_unit, meter_shows }) => ({
      at: created_at,
      value: inUnit(entered_value, entered_unit, unit),
      ...(meter_shows ? { word: meter_shows } : {}),
    }))
    return { unit, series: [{ label: 'Glucose', points }], bands: [glucoseTarget(unit)] }
  },
  detail: ({ context }) => context ?? undefined,
}
