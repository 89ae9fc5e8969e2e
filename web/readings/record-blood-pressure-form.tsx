import { useRef, useState } from 'react'
import { doubtsAboutBloodPressure } from '#domain/readings/blood-pressure.ts'
import { measures, missing } from '#domain/readings/measures.ts'
import {
  type BloodPressureReading,
  type NewBloodPressureReading,
  newBloodPressureReading,
} from '#domain/readings/schema.ts'
import { NumberField, TextField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { goOnWithEnter } from '#web/ui/go-on-with-enter.ts'
import { toast } from '#web/ui/toast.tsx'
import { useCheckReading } from './check-reading-dialog.tsx'
import { readDraft } from './draft.ts'
import { sendBloodPressureReading } from './queries.ts'
import { useRecording } from './recording.ts'
import { notices } from './texts.ts'

const page = '/hypertension'

/** Logs a blood pressure. The fields are empty again once it is saved, and only then. */
export function RecordBloodPressureForm({
  onRecorded,
}: {
  onRecorded: (reading: BloodPressureReading) => void
}) {
  const { record, hasFailed } = useRecording(page, sendBloodPressureReading)
  const { isRight, dialog } = useCheckReading()
  const first = useRef<HTMLInputElement>(null)
  const [round, setRound] = useState(0)
  const [draft] = useState(() => readDraft<NewBloodPressureReading>(page))
  const typed = round === 0 ? draft : {}

  async function submit(values: NewBloodPressureReading) {
    const shown = `${values.systolic}/${values.diastolic} mmHg`
    if (!(await isRight(shown, doubtsAboutBloodPressure(values)))) return first.current?.focus()
    const reading = await record(values)
    if (!reading) return
    if (reading.category === 'Hypertensive Crisis') toast(notices.crisis)
    toast(notices.bloodPressureLogged)
    setRound(round + 1)
    onRecorded(reading)
  }

  function tellMissing({ systolic, diastolic }: Record<string, string>) {
    const isMissing =
      systolic === missing(measures.systolic) || diastolic === missing(measures.diastolic)
    if (isMissing) toast(notices.missingFields)
  }

  return (
    <>
      <Form
        schema={newBloodPressureReading}
        onSubmit={submit}
        onInvalid={tellMissing}
        submitLabel={hasFailed ? 'Try again' : 'Log reading'}
        busyLabel="Saving..."
      >
        <div className="grid gap-4" key={round}>
          <div className="grid grid-cols-2 gap-4">
            <NumberField
              name="systolic"
              label="Systolic"
              hint="Upper number, mmHg"
              defaultValue={typed.systolic}
              onKeyDown={goOnWithEnter}
              ref={first}
            />
            <NumberField
              name="diastolic"
              label="Diastolic"
              hint="Lower number, mmHg"
              defaultValue={typed.diastolic}
              onKeyDown={goOnWithEnter}
            />
          </div>
          <NumberField
            name="pulse"
            label="Pulse"
            optional
            hint="Beats a minute"
            defaultValue={typed.pulse ?? undefined}
            enterKeyHint="done"
          />
          <TextField name="notes" label="Notes" optional defaultValue={typed.notes ?? undefined} />
        </div>
      </Form>
      {dialog}
    </>
  )
}
