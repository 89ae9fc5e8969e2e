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
import { bloodPressureTargets } from './blood-pressure-targets.ts'
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
  trend(readings, care = unknownCare) {
    const seriesOf = (label: string, key: 'systolic' | 'diastolic') => ({
      label,
      points: readings.map((reading) => ({ at: reading.created_at, value: reading[key] })),
    })
    return {
      unit: 'mmHg',
      series: [seriesOf('Systolic', 'systolic'), seriesOf('Diastolic', 'diastolic')],
      bands: bloodPressureTargets(targetInForce(care)),
    }
  },
  detail: ({ pulse }) => (pulse === null ? undefined : `Pulse ${pulse}`),
}
