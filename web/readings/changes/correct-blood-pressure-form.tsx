import type { BloodPressureReading } from '#domain/readings/schema.ts'
import type { CorrectFormProps } from '../measure.ts'
import { bloodPressureReadings } from '../queries.ts'
import { BloodPressureFields, bloodPressureEntry } from '../record/record-blood-pressure-form.tsx'
import { CorrectForm } from './correct-form.tsx'

const typedOf = ({ systolic, diastolic, pulse, notes }: BloodPressureReading) => ({
  systolic,
  diastolic,
  pulse,
  notes,
})

export function CorrectBloodPressureForm(props: CorrectFormProps<BloodPressureReading>) {
  return (
    <CorrectForm
      {...props}
      entry={bloodPressureEntry}
      kind={bloodPressureReadings}
      typedOf={typedOf}
    >
      {(typed, first) => <BloodPressureFields typed={typed} first={first} />}
    </CorrectForm>
  )
}
