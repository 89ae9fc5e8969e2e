import { adviceOnBloodPressure, treatmentNote } from '#domain/readings/blood-pressure.ts'
import type { BloodPressureReading } from '#domain/readings/schema.ts'
import { formatDateTime } from '#web/ui/dates.ts'
import { bloodPressureBands, bloodPressureTargets, placeOf } from './bands.ts'
import type { Measure } from './measure.ts'
import { bloodPressureReadings } from './queries.ts'

const valueOf = ({ systolic, diastolic }: BloodPressureReading) => `${systolic}/${diastolic}`

export const bloodPressure: Measure<BloodPressureReading> = {
  name: 'Blood pressure',
  page: '/hypertension',
  kind: bloodPressureReadings,
  show(reading) {
    const advice = adviceOnBloodPressure(reading)
    return {
      value: valueOf(reading),
      unit: 'mmHg',
      word: reading.category,
      bands: bloodPressureBands,
      ...placeOf(reading),
      note: treatmentNote(reading),
      advice,
      isUrgent: advice.level === 'emergency',
      isFlashing: reading.category === 'Hypertensive Crisis',
    }
  },
  trend(readings) {
    const seriesOf = (label: string, key: 'systolic' | 'diastolic') => ({
      label,
      points: readings.map((reading) => ({ at: reading.created_at, value: reading[key] })),
    })
    return {
      unit: 'mmHg',
      series: [seriesOf('Systolic', 'systolic'), seriesOf('Diastolic', 'diastolic')],
      bands: bloodPressureTargets,
    }
  },
  columns: [
    { header: 'Date and time', cell: ({ created_at }) => formatDateTime(created_at) },
    { header: 'mmHg', cell: valueOf, numeric: true },
    { header: 'Category', cell: ({ category }) => category },
    { header: 'Pulse', cell: ({ pulse }) => pulse ?? '–', numeric: true },
    { header: 'Notes', cell: ({ notes }) => notes ?? '–' },
  ],
}
