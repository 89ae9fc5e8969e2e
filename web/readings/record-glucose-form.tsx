import { useRef, useState } from 'react'
import {
  type GlucoseUnit,
  doubtsAboutGlucose,
  glucoseContexts,
  glucoseUnits,
} from '#domain/readings/glucose.ts'
import { measures, missing } from '#domain/readings/measures.ts'
import {
  type GlucoseReading,
  type NewGlucoseReading,
  newGlucoseReading,
} from '#domain/readings/schema.ts'
import { NumberField, SelectField, TextField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { toast } from '#web/ui/toast.tsx'
import { useCheckReading } from './check-reading-dialog.tsx'
import { readDraft } from './draft.ts'
import { sendGlucoseReading } from './queries.ts'
import { useRecording } from './recording.ts'
import { glucoseAlert, isGlucoseAlert, notices } from './texts.ts'

const page = '/diabetes'

/** Logs a glucose level in the unit of the person's meter. */
export function RecordGlucoseForm({
  unit,
  onUnitChange,
  onRecorded,
}: {
  unit: GlucoseUnit
  onUnitChange: (unit: GlucoseUnit) => void
  onRecorded: (reading: GlucoseReading) => void
}) {
  const { record, hasFailed } = useRecording(page, sendGlucoseReading)
  const { isRight, dialog } = useCheckReading()
  const first = useRef<HTMLInputElement>(null)
  const [round, setRound] = useState(0)
  const [draft] = useState(() => readDraft<NewGlucoseReading>(page))
  const typed = round === 0 ? draft : {}

  async function submit(values: NewGlucoseReading) {
    const shown = `${values.glucose_level} ${values.unit}`
    const doubts = doubtsAboutGlucose(values.glucose_level, values.unit)
    if (!(await isRight(shown, doubts))) return first.current?.focus()
    const reading = await record(values)
    if (!reading) return
    if (isGlucoseAlert(reading.category)) toast(glucoseAlert(reading.category))
    toast(notices.glucoseLogged)
    setRound(round + 1)
    onRecorded(reading)
  }

  function tellMissing({ glucose_level }: Record<string, string>) {
    if (glucose_level === missing(measures[unit])) toast(notices.missingField)
  }

  return (
    <>
      <Form
        schema={newGlucoseReading}
        onSubmit={submit}
        onInvalid={tellMissing}
        submitLabel={hasFailed ? 'Try again' : 'Log reading'}
        busyLabel="Saving..."
      >
        <div className="grid gap-4" key={`level ${round}`}>
          <div className="grid grid-cols-[1fr_8rem] gap-4">
            <NumberField
              name="glucose_level"
              label="Glucose level"
              decimal
              defaultValue={typed.glucose_level}
              enterKeyHint="done"
              ref={first}
            />
            <SelectField
              name="unit"
              label="Unit"
              options={glucoseUnits}
              value={unit}
              onChange={({ currentTarget }) => onUnitChange(currentTarget.value as GlucoseUnit)}
            />
          </div>
          <SelectField
            name="context"
            label="When"
            optional
            placeholder="Not said"
            options={glucoseContexts}
            defaultValue={typed.context ?? ''}
          />
          <TextField name="notes" label="Notes" optional defaultValue={typed.notes ?? undefined} />
        </div>
      </Form>
      {dialog}
    </>
  )
}
