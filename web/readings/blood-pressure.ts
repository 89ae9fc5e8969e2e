import { wordForBloodPressure } from '#domain/readings/blood-pressure.ts'
import { unknownCare } from '#domain/readings/care.ts'
import { targetInForce } from '#domain/readings/pressure-target.ts'
import {
  shortVerdicts,
  type Verdict,
  verdictOnPressure,
  writtenVerdict,
} from '#domain/readings/pressure-verdict.ts'
import type { BloodPressureReading } from '#domain/readings/schema.ts'
import type { BandTone } from '#web/ui/charts/band-scale.tsx'
import type { Measure } from './measure.ts'
import { bloodPressureReadings } from './queries.ts'

export const pressureTones: Record<Verdict, BandTone> = {
  'dangerously high': 'crisis',
  above: 'stage-2',
  within: 'normal',
  low: 'stage-1',
  'dangerously low': 'crisis',
}

const valueOf = ({ systolic, diastolic }: BloodPressureReading) => `${systolic}/${diastolic}`

export const bloodPressure: Measure<BloodPressureReading> = {
  name: 'Blood pressure',
  page: '/hypertension',
  kind: bloodPressureReadings,
  show(reading, care = unknownCare, reader = 'patient') {
    const verdict = verdictOnPressure(reading, care)
    return {
      value: valueOf(reading),
      unit: 'mmHg',
      verdict: {
        words: writtenVerdict(verdict, targetInForce(care), reader),
        short: shortVerdicts[verdict],
        tone: pressureTones[verdict],
      },
      word: wordForBloodPressure(reading),
      isAlert: reading.category === 'Hypertensive Crisis',
      isFlashing: reading.category === 'Hypertensive Crisis',
    }
  },
  detail: ({ pulse }) => (pulse === null ? undefined : `Pulse ${pulse}`),
}
