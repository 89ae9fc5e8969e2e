import { useRef, useState } from 'react'
import { bloodPressureWarnings } from '#domain/readings/blood-pressure.ts'
import type { GlucoseUnit } from '#domain/readings/glucose.ts'
import type { EnteredBloodPressure, EnteredGlucose } from '#domain/practice/clinic-readings.ts'
import type { NewBloodPressureReading, TypedGlucoseReading } from '#domain/readings/schema.ts'
import { GlucoseFields } from '#web/readings/record/glucose-fields.tsx'
import { questionAbout } from '#web/readings/record/glucose-question.ts'
import { implausibleReading } from '#web/readings/record/implausible-reading.ts'
import { useCheckReading } from '#web/readings/record/use-check-reading.tsx'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { NumberField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { enterBloodPressure, enterGlucose } from './queries.ts'

interface EnterFormProps<Reading> {
  patient_id: string
  onSaved: (reading: Reading) => void
}

/** Blood pressure, with the same checks as a patient's own entry. */
export function EnterBloodPressureForm({
  patient_id,
  onSaved,
}: EnterFormProps<EnteredBloodPressure>) {
  const retry = useIdempotencyKey()
  const { confirm, dialog } = useCheckReading<NewBloodPressureReading>()
  return (
    <>
      <Form
        schema={async () => (await import('#domain/readings/schema.ts')).newBloodPressureReading}
        submitLabel="Save reading"
        busyLabel="Saving..."
        onSubmit={async (typed) => {
          const shown = `${typed.systolic}/${typed.diastolic} mmHg`
          const warnings = bloodPressureWarnings(typed)
          const checked = await confirm(typed, implausibleReading(typed, shown, warnings))
          if (!checked) return
          onSaved(await enterBloodPressure(patient_id, { ...checked, id: retry.keyFor(checked) }))
        }}
      >
        <PressureFields typed={{}} />
      </Form>
      {dialog}
    </>
  )
}

/** Both values and the pulse. */
export function PressureFields({ typed }: { typed: Partial<NewBloodPressureReading> }) {
  return (
    <div className="reading-row">
      <NumberField name="systolic" label="Systolic" hint="Upper" defaultValue={typed.systolic} />
      <NumberField name="diastolic" label="Diastolic" hint="Lower" defaultValue={typed.diastolic} />
      <NumberField
        name="pulse"
        label="Pulse"
        hint="Optional"
        enterKeyHint="done"
        defaultValue={typed.pulse ?? undefined}
      />
    </div>
  )
}

/** Glucose. No unit is preselected: the meter is the clinic's. */
export function EnterGlucoseForm({ patient_id, onSaved }: EnterFormProps<EnteredGlucose>) {
  const retry = useIdempotencyKey()
  const { confirm, dialog } = useCheckReading<TypedGlucoseReading>()
  const first = useRef<HTMLInputElement>(null)
  const [unit, setUnit] = useState<GlucoseUnit>()
  return (
    <>
      <Form
        schema={async () => (await import('#domain/readings/schema.ts')).typedGlucoseReading}
        submitLabel="Save reading"
        busyLabel="Saving..."
        onSubmit={async (typed) => {
          const checked = await confirm(typed, questionAbout(typed))
          if (!checked) return
          onSaved(await enterGlucose(patient_id, { ...checked, id: retry.keyFor(checked) }))
        }}
      >
        <GlucoseFields typed={{}} first={first} unit={unit} onUnit={setUnit} />
      </Form>
      {dialog}
    </>
  )
}
