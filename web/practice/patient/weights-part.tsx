import type { PatientPage } from '#domain/practice/patient-page.ts'
import { bmiFor, whyNoBmi } from '#domain/weights/bmi.ts'
import { writtenKg } from '#domain/weights/measures.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { TrendChart } from '#web/ui/charts/chart.tsx'
import { Card } from '#web/ui/layout/page.tsx'

type Shared = NonNullable<PatientPage['readings']>

interface WeightsPartProps {
  /** Newest first, at least one. */
  weights: NonNullable<Shared['weights']>
  care: Shared['care']
}

/** The weights that a patient shares, with the newest five; the BMI is a number, and has no word beside it. */
export function WeightsPart({ weights, care }: WeightsPartProps) {
  return (
    <Card className="grid gap-4">
      {weights.length > 1 ? (
        <TrendChart
          title="Weight"
          unit="kg"
          series={[
            {
              label: 'Weight',
              points: weights.map(({ created_at, weight_kg }) => ({
                at: created_at,
                value: weight_kg,
              })),
            },
          ]}
          noun="weight"
        />
      ) : (
        <h3>Weight</h3>
      )}
      <ul className="patient-lines" aria-label="Weight, newest first">
        {weights.slice(0, 5).map((entry) => {
          const bmi = bmiFor(entry, care, 'staff')
          return (
            <li key={entry.id}>
              <span>
                <strong translate="no">{writtenKg(entry.weight_kg)}</strong>
                {bmi === undefined ? '' : `, BMI ${bmi.toFixed(1)}`}
                {entry.waist_cm === null ? '' : `, waist ${entry.waist_cm} cm`}
              </span>
              <span className="text-muted">
                {formatDateTime(entry.created_at)}
                {entry.corrected_at ? ', corrected' : ''}
              </span>
            </li>
          )
        })}
      </ul>
      {whyNoBmi(care, 'staff') ? (
        <p className="text-sm text-muted">
          No BMI: under 18, in pregnancy, or for 6 weeks after birth.
        </p>
      ) : null}
    </Card>
  )
}
