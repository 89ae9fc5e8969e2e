import { unknownCare } from '#domain/readings/care.ts'
import { writtenGlucose } from '#domain/readings/glucose.ts'
import {
  shortGlucoseVerdicts,
  verdictOnGlucose,
  writtenGlucoseVerdict,
} from '#domain/readings/glucose-verdict.ts'
import type { GlucoseReading } from '#domain/readings/schema.ts'
import { glucoseTones } from './glucose-tones.ts'
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
  detail: ({ context }) => context ?? undefined,
}
