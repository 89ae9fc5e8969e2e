import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { bloodPressureWarnings } from '#domain/readings/blood-pressure.ts'
import type {
  ChangedBloodPressure,
  ChangedGlucose,
  ClinicBloodPressure,
  ClinicGlucose,
  TypedClinicBloodPressure,
  TypedClinicGlucose,
} from '#domain/practice/clinic-reading-changes.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { bloodPressure } from '#web/readings/blood-pressure.ts'
import { glucose } from '#web/readings/glucose.ts'
import { GlucoseFields } from '#web/readings/record/glucose-fields.tsx'
import { questionAbout } from '#web/readings/record/glucose-question.ts'
import { implausibleReading } from '#web/readings/record/implausible-reading.ts'
import { useCheckReading } from '#web/readings/record/use-check-reading.tsx'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toastUndo } from '#web/ui/overlays/undo-toast.ts'
import { PressureFields } from './enter-forms.tsx'
import { type ClinicKind, clinicLevels, clinicPressures, clinicReadings } from './queries.ts'

interface ChangeProps<Reading, Changed> {
  patient_id: string
  reading: Reading
  onCorrected: (changed: Changed) => void
  onBack: () => void
}

const typedPressure = async () =>
  (await import('#domain/practice/clinic-reading-changes.ts')).typedClinicBloodPressure
const typedGlucose = async () =>
  (await import('#domain/practice/clinic-reading-changes.ts')).typedClinicGlucose

export function ChangePressure(props: ChangeProps<ClinicBloodPressure, ChangedBloodPressure>) {
  const { reading } = props
  const { correct, remove } = useChanges(props, clinicPressures)
  const { confirm, dialog } = useCheckReading<TypedClinicBloodPressure>()
  const { value, unit } = bloodPressure.show({ ...reading, notes: null })
  return (
    <Changing {...props} written={`${value} ${unit}`} remove={remove}>
      {(fields, actions) => (
        <>
          <Form
            schema={typedPressure}
            submitLabel="Save correction"
            busyLabel="Saving..."
            actions={actions}
            onSubmit={async (typed) => {
              const shown = `${typed.systolic}/${typed.diastolic} mmHg`
              const question = implausibleReading(typed, shown, bloodPressureWarnings(typed))
              return correct(await confirm(typed, question))
            }}
          >
            <PressureFields typed={reading} />
            {fields}
          </Form>
          {dialog}
        </>
      )}
    </Changing>
  )
}

/** The unit is that of the reading: it may be what is wrong. */
export function ChangeGlucose(props: ChangeProps<ClinicGlucose, ChangedGlucose>) {
  const { reading } = props
  const { correct, remove } = useChanges(props, clinicLevels)
  const { confirm, dialog } = useCheckReading<TypedClinicGlucose>()
  const first = useRef<HTMLInputElement>(null)
  const [unitOfMeter, setUnit] = useState(reading.entered_unit)
  const { entered_value, meter_shows, context } = reading
  const level = meter_shows ? { meter_shows } : { glucose_level: entered_value }
  const { value, unit } = glucose.show({ ...reading, notes: null })
  return (
    <Changing {...props} written={`${value} ${unit}`.trim()} remove={remove}>
      {(fields, actions) => (
        <>
          <Form
            schema={typedGlucose}
            submitLabel="Save correction"
            busyLabel="Saving..."
            actions={actions}
            onSubmit={async ({ reason, ...typed }) => {
              const checked = await confirm(typed, questionAbout(typed))
              return correct(checked && { ...checked, reason })
            }}
          >
            <GlucoseFields
              typed={{ ...level, context }}
              first={first}
              unit={unitOfMeter}
              onUnit={setUnit}
            />
            {fields}
          </Form>
          {dialog}
        </>
      )}
    </Changing>
  )
}

/** The calls that change one reading, each once however often it is sent. */
function useChanges<Reading extends Entered, Typed extends object, Changed>(
  { patient_id, reading, onCorrected, onBack }: ChangeProps<Reading, Changed>,
  kind: ClinicKind<Typed, Changed>,
) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const refresh = () => client.invalidateQueries({ queryKey: clinicReadings(patient_id).queryKey })

  /** @returns false where the provider wants to change what they typed */
  async function correct(typed: Typed | undefined): Promise<boolean> {
    if (!typed) return false
    const corrected = { ...typed, corrected_at: reading.corrected_at ?? null }
    const correction = { ...corrected, change_id: retry.keyFor(corrected) }
    try {
      onCorrected(await kind.correct(patient_id, reading.id, correction))
    } catch (failure) {
      // The other correction is shown beside what is typed here.
      if (failure instanceof ProblemError && failure.code === 'changed_since') await refresh()
      throw failure
    }
    return true
  }

  async function remove(reason: string, written: string) {
    await kind.remove(patient_id, reading.id, { reason })
    onBack()
    await refresh()
    toastUndo({
      title: 'Removed',
      text: `${written} is no longer in the record of the patient.`,
      undo: () => kind.restore(patient_id, reading.id).finally(() => void refresh()),
      undone: 'The reading is in the record again.',
      failure: 'The reading is not back',
    })
  }

  return { correct, remove }
}

interface Entered {
  id: string
  created_at: string
  is_own: boolean
  corrected_at?: string | undefined
  entered_by?: string | null | undefined
}

interface ChangingProps {
  reading: Entered
  written: string
  remove: (reason: string, written: string) => Promise<void>
  onBack: () => void
  /** The form, with the field of the reason and the buttons beside its own. */
  children: (fields: ReactNode, actions: ReactNode) => ReactNode
}

/** What is changed, why, and the way back. */
function Changing({ reading, written, remove, onBack, children }: ChangingProps) {
  const { created_at, is_own, entered_by } = reading
  const heading = useRef<HTMLHeadingElement>(null)
  const reason = useRef<HTMLInputElement>(null)
  const removing = useAction(() => remove(reason.current?.value ?? '', written), {
    failure: 'The reading is not removed',
  })
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {written}, {formatDateTime(created_at)}
      </h3>
      {is_own ? null : (
        <p>
          Entered by {entered_by ?? 'a provider whose account is erased'}. Write why you change it.
        </p>
      )}
      {children(
        <>
          <TextField
            name="reason"
            label="Why"
            hint="The patient reads this."
            optional={is_own}
            maxLength={300}
            autoComplete="off"
            ref={reason}
          />
          <p className="text-sm text-muted">
            We keep what it was. The patient sees your name and the day, and gets an email.
          </p>
        </>,
        <>
          <ActionButton variant="quiet" action={removing} busyLabel="Removing...">
            Remove reading
          </ActionButton>
          <Button variant="quiet" onClick={onBack}>
            Back to the list
          </Button>
        </>,
      )}
    </>
  )
}
