import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dischargeReasonLabels, dischargeReasons } from '#domain/discharges/reasons.ts'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { memoryDraft } from '#web/platform/drafts/draft.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { useNow } from '#web/platform/use-now.ts'
import { formatDayAndTime } from '#web/platform/values/dates.ts'
import { toasts } from '#web/practice/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { CheckboxField } from '#web/ui/forms/choice-fields.tsx'
import { SelectField, TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { reloadPatientPage } from '../patient-page-queries.ts'
import { firstNameOf } from '../sharing-words.ts'
import { discharge } from './discharge-queries.ts'

interface DischargeDialogProps {
  patient: PatientPage
  open: boolean
  onClose: () => void
}

/** Ends the care of a patient, with the visits ahead in view that are cancelled with it. */
export function DischargeDialog({ patient, open, onClose }: DischargeDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Discharge ${nameOfPatient(patient)}`}>
      {open ? <DischargeForm patient={patient} onClose={onClose} /> : null}
    </Dialog>
  )
}

function DischargeForm({ patient, onClose }: Omit<DischargeDialogProps, 'open'>) {
  const client = useQueryClient()
  const now = useNow()
  const retry = useIdempotencyKey()
  // Health text: it stays in the memory of the page until it is sent.
  const [draft] = useState(() => memoryDraft<Typed>(`discharge of ${patient.id}`))
  const name = firstNameOf(patient)
  const ahead = patient.appointments.filter(
    ({ status, appointment_time }) =>
      (status === 'requested' || status === 'confirmed') && Date.parse(appointment_time) > now,
  )
  return (
    <Form
      schema={async () => (await import('#domain/discharges/schema.ts')).dischargeForm}
      draft={draft}
      submitLabel="Discharge"
      busyLabel="Discharging..."
      submitVariant="danger"
      onSubmit={async (typed) => {
        const sent = { ...typed, cancelled: ahead.map(({ id }) => id) }
        try {
          await discharge(client, patient.id, { id: retry.keyFor(sent), ...sent })
        } catch (failure) {
          // A visit was booked meanwhile: the next press shows it, and what was typed stays.
          if (failure instanceof ProblemError && failure.code === 'open_appointments')
            void reloadPatientPage(client)
          throw failure
        }
        draft.clear()
        toast(toasts.discharged(typed.is_shared))
        onClose()
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      }
    >
      {ahead.length > 0 ? (
        <>
          <p>
            <strong>
              {ahead.length === 1 ? 'This visit ahead is' : 'These visits ahead are'} cancelled.
            </strong>{' '}
            {name} gets an email about each. Without an address, call them.
          </p>
          <ul className="list-disc ps-6">
            {ahead.map(({ id, appointment_time }) => (
              <li key={id}>{formatDayAndTime(appointment_time)}</li>
            ))}
          </ul>
        </>
      ) : null}
      <p>
        You no longer see what {name} shares with you. What you wrote stays with you. They can write
        to you for a year after the last visit, and a new booking brings them back.
      </p>
      <SelectField
        name="reason"
        label="Reason"
        placeholder="Choose a reason"
        options={dischargeReasons.map((value) => ({ value, label: dischargeReasonLabels[value] }))}
      />
      <TextAreaField
        name="summary"
        label="Summary"
        hint="What was done, how they are, what to look out for. The copy of their data has it, with the reason."
        rows={6}
        maxLength={10_000}
      />
      <CheckboxField
        name="is_shared"
        label={`${name} reads the summary in the app`}
        defaultChecked
      />
    </Form>
  )
}
