import '#web/readings/readings.css'

import type { PatientPage } from '#domain/practice/patient-page.ts'
import type { BloodPressureReading, GlucoseReading } from '#domain/readings/schema.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { bloodPressure } from '#web/readings/blood-pressure.ts'
import { drawnTrend } from '#web/readings/drawn-trend.ts'
import { glucose } from '#web/readings/glucose.ts'
import type { Measure } from '#web/readings/measure.ts'
import { TrendChart } from '#web/ui/charts/chart.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { readingsNotShared } from './sharing-words.ts'
import { WeightsPart } from './weights-part.tsx'

type Shared = NonNullable<PatientPage['readings']>

/** The readings that a patient shares, each kind with its chart and the newest five. */
export function ReadingsPart({ patient }: { patient: PatientPage }) {
  const { readings } = patient
  if (!readings) return <p>{readingsNotShared(patient)}</p>
  const { blood_pressure, glucose: levels, weights, care } = readings
  if (blood_pressure.length + levels.length + (weights?.length ?? 0) === 0)
    return <p>They share them, and have none yet.</p>
  return (
    <div className="grid gap-6">
      <Kind measure={bloodPressure} readings={blood_pressure} care={care} />
      <Kind measure={glucose} readings={levels} care={care} />
      {weights && weights.length > 0 ? <WeightsPart weights={weights} care={care} /> : null}
    </div>
  )
}

interface KindProps<Reading extends BloodPressureReading | GlucoseReading> {
  measure: Measure<Reading>
  readings: readonly Reading[]
  care: Shared['care']
}

function Kind<Reading extends BloodPressureReading | GlucoseReading>(props: KindProps<Reading>) {
  const { measure, readings, care } = props
  const [newest] = readings
  if (!newest) return null
  const trend = drawnTrend(readings, care)
  const last = measure.show(newest, care, 'staff')
  return (
    <Card className="grid gap-4">
      {readings.length > 1 ? (
        <TrendChart
          title={measure.name}
          unit={trend.unit}
          series={trend.series}
          bands={trend.bands}
          latest={`${last.value} ${last.unit}`.trim()}
        />
      ) : (
        <h3>{measure.name}</h3>
      )}
      <ul className="patient-lines" aria-label={`${measure.name}, newest first`}>
        {readings.slice(0, 5).map((reading) => {
          const { value, unit, verdict, moment } = measure.show(reading, care, 'staff')
          return (
            <li key={reading.id}>
              <span>
                <strong>
                  {value} {unit}
                </strong>{' '}
                {verdict.short}
              </span>
              <span className="text-muted">
                {formatDateTime(reading.created_at)}
                {moment ? `, ${moment}` : ''}
                {reading.at_clinic ? ', at the clinic' : ''}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
