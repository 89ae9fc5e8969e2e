import type { KeyboardEvent, RefObject } from 'react'
import { bloodPressureWarnings } from '#domain/readings/blood-pressure.ts'
import { measures, missing } from '#domain/readings/measures.ts'
import type { BloodPressureReading, NewBloodPressureReading } from '#domain/readings/schema.ts'
import { NumberField } from '#web/ui/forms/fields.tsx'
import { bloodPressureReadings } from '../queries.ts'
import { type Entry, RecordForm, type RecordFormProps } from './record-form.tsx'
import { toasts } from '../texts.ts'
import { implausibleReading } from './implausible-reading.ts'

export const bloodPressureEntry: Entry<NewBloodPressureReading, BloodPressureReading> = {
  page: '/hypertension',
  kind: bloodPressureReadings,
  schema: async () => (await import('#domain/readings/schema.ts')).newBloodPressureReading,
  question: (typed) =>
    implausibleReading(
      typed,
      `${typed.systolic}/${typed.diastolic} mmHg`,
      bloodPressureWarnings(typed),
    ),
  shown: ({ systolic, diastolic }) => `${systolic}/${diastolic}`,
  missing: {
    messages: [missing(measures.systolic), missing(measures.diastolic)],
    notice: toasts.missingFields,
  },
  notices: ({ category }) =>
    category === 'Hypertensive Crisis'
      ? [toasts.crisis, toasts.bloodPressureLogged]
      : [toasts.bloodPressureLogged],
}

export function RecordBloodPressureForm(props: RecordFormProps<BloodPressureReading>) {
  return (
    <RecordForm entry={bloodPressureEntry} {...props}>
      {(typed, first) => <BloodPressureFields typed={typed} first={first} />}
    </RecordForm>
  )
}

/** Both values and the pulse. */
export function BloodPressureFields({
  typed,
  first,
}: {
  typed: Partial<NewBloodPressureReading>
  first: RefObject<HTMLInputElement | null>
}) {
  return (
    <div className="reading-row">
      <NumberField
        name="systolic"
        label="Systolic"
        hint="Upper"
        defaultValue={typed.systolic}
        onKeyDown={goOnWithEnter}
        ref={first}
      />
      <NumberField
        name="diastolic"
        label="Diastolic"
        hint="Lower"
        defaultValue={typed.diastolic}
        onKeyDown={goOnWithEnter}
      />
      <NumberField
        name="pulse"
        label="Pulse"
        hint="Optional"
        defaultValue={typed.pulse ?? undefined}
        enterKeyHint="done"
      />
    </div>
  )
}

/**
 * For number fields that are filled one after another: Enter goes on to the next one, and sends the
 * form from the last.
 */
function goOnWithEnter(event: KeyboardEvent<HTMLInputElement>) {
  const field = event.currentTarget
  if (event.key !== 'Enter' || !field.form) return
  const numbers = [...field.form.querySelectorAll<HTMLInputElement>('.control-number')]
  const next = numbers[numbers.indexOf(field) + 1]
  if (!next) return
  event.preventDefault()
  next.focus()
}
