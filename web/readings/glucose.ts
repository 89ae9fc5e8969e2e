import { unknownCare } from '#domain/readings/care.ts'
import { inUnit, unitOfReadings, writtenGlucose } from '#domain/readings/glucose.ts'
import { shadedGlucose } from '#domain/readings/glucose-target.ts'
import {
  shortGlucoseVerdicts,
  verdictOnGlucose,
  writtenGlucoseVerdict,
} from '#domain/readings/glucose-verdict.ts'
import type { GlucoseReading } from '#domain/readings/schema.ts'
import { glucoseTones, shadedBand } from './glucose-tones.ts'
import type { Measure } from './measure.ts'
import { glucoseReadings } from './queries.ts'
import { isGlucoseAlert } from './texts.ts'

export const glucose: Measure<GlucoseReading> = {
  name: 'Glucose',
  page: '/diabetes',
  kind: glucoseReadings,
  plan: '/diabetes?tab=emergency',
  show(reading, care = unknownCare, reader = 'patient') {
    const { category, context } = reading
    const verdict = verdictOnGlucose(reading, care)
    return {
      ...writtenGlucose(reading),
      verdict: {
        words: writtenGlucoseVerdict(reading, care, reader),
        short: shortGlucoseVerdicts[verdict],
        tone: glucoseTones[verdict],
      },
      word: category,
      moment: context?.toLowerCase(),
      isAlert: isGlucoseAlert(category),
      isFlashing: false,
    }
  },
  /** In the unit of the newest number; LO and HI at the ends of a meter's range, by their word. */
  trend(readings, care = unknownCare) {
    const unit = unitOfReadings(readings)
    const points = readings.map(({ created_at, entered_value, entered_unit, meter_shows }) => ({
      at: created_at,
      value: inUnit(entered_value, entered_unit, unit),
      ...(meter_shows ? { word: meter_shows } : {}),
    }))
    const bands = [shadedBand(shadedGlucose(unit, care))]
    return { unit, series: [{ label: 'Glucose', points }], bands }
  },
  detail: ({ context }) => context ?? undefined,
}
