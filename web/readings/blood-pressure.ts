import { treatmentNote, wordForBloodPressure } from '#domain/readings/blood-pressure.ts'
import { unknownCare } from '#domain/readings/care.ts'
import type { BloodPressureReading } from '#domain/readings/schema.ts'
import { bandOf, bloodPressureBands, bloodPressureTargets } from './blood-pressure-bands.ts'
import type { Measure } from './measure.ts'
import { bloodPressureReadings } from './queries.ts'

const valueOf = ({ systolic, diastolic }: BloodPressureReading) => `${systolic}/${diastolic}`

export const bloodPressure: Measure<BloodPressureReading> = {
  name: 'Blood pressure',
  page: '/hypertension',
  kind: bloodPressureReadings,
  show(reading) {
    return {
      value: valueOf(reading),
      unit: 'mmHg',
      word: wordForBloodPressure(reading),
      bands: bloodPressureBands,
      current: bandOf(reading),
      pressure: reading,
      note: treatmentNote(reading),
      isAlert: reading.category === 'Hypertensive Crisis',
      isFlashing: reading.category === 'Hypertensive Crisis',
    }
  },
  trend(readings, { target } = unknownCare) {
    const seriesOf = (label: string, key: 'systolic' | 'diastolic') => ({
      label,
      points: readings.map((reading) => ({ at: reading.created_at, value: reading[key] })),
    })
    return {
      unit: 'mmHg',
      series: [seriesOf('Systolic', 'systolic'), seriesOf('Diastolic', 'diastolic')],
      bands: bloodPressureTargets(target),
    }
  },
  detail: ({ pulse }) => (pulse === null ? undefined : `Pulse ${pulse}`),
}
