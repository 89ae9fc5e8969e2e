import '#web/practice/calendar/schedule-dialog.css'

import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionTypes } from '#domain/appointments/slots.ts'
import type { PatientRow } from '#domain/practice/patients.ts'
import { TimeChoice, useTimeChoice } from '#web/appointments/booking/time-choice.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { dayOf } from '#web/platform/values/dates.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { ownSlots, proposeTime } from './appointment-queries.ts'
import { errorTitles, toasts } from '#web/practice/texts.ts'
import type { RepeatChoice } from '#web/appointments/booking/choices.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { FailedState } from '#web/ui/empty-state.tsx'
import type { ProposedSeries } from './series/repeat-proposal.tsx'

const fetchRepeat = async () => (await import('./series/repeat-proposal.tsx')).RepeatProposal

interface ScheduleDialogProps {
  patient:
    | Pick<PatientRow, 'id' | 'full_name' | 'email' | 'date_of_birth' | 'has_namesake'>
    | undefined
  onClose: () => void
}

/** Proposes a time to a patient, who must accept it. */
export function ScheduleDialog({ patient, onClose }: ScheduleDialogProps) {
  return (
    <Dialog
      open={patient !== undefined}
      onClose={onClose}
      title={`Schedule a session with ${patient ? nameOfPatient(patient) : ''}`}
    >
      {patient ? <ScheduleForm key={patient.id} patient={patient} onClose={onClose} /> : null}
    </Dialog>
  )
}

function ScheduleForm({
  patient,
  onClose,
}: {
  patient: Pick<PatientRow, 'id' | 'full_name' | 'email' | 'date_of_birth' | 'has_namesake'>
  onClose: () => void
}) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const today = dayOf(useNow())
  const choice = useTimeChoice(dayAfter(today, 1))
  const slots = useQuery(ownSlots(choice.day))
  const [repeat, setRepeat] = useState<RepeatChoice>()
  const [series, setSeries] = useState<ProposedSeries>()

  return (
    <Form
      className="schedule-form"
      schema={async () => (await import('./proposal-schema.ts')).proposal}
      submitLabel={series ? 'Propose these times' : 'Propose this time'}
      busyLabel="Sending..."
      onSubmit={async ({ session_type, appointment_time }) => {
        const shared = { session_type, patient_id: patient.id }
        if (series) {
          const { every_weeks, times, propose } = series
          if (!times) throw undecided
          const wanted = { ...shared, every_weeks, times }
          await propose(client, { ...wanted, id: retry.keyFor(wanted) })
        } else {
          const wanted = { ...shared, appointment_time }
          await proposeTime(client, { ...wanted, id: retry.keyFor(wanted) })
        }
        retry.reset()
        toast(toasts.proposed(nameOfPatient(patient)))
        onClose()
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      }
    >
      <p className="wrap-anywhere">
        {patient.email
          ? `We send an email to ${patient.email}. The patient must accept this time.`
          : 'The patient must accept this time.'}
      </p>
      <TimeChoice
        choice={choice}
        today={today}
        slots={slots}
        failed={errorTitles.slots}
        noneFree="You have no free time on this day. Choose another."
      />
      <ChoiceCards name="session_type" label="Session type" options={sessionTypes} columns />
      {choice.time ? (
        <Lazy
          load={fetchRepeat}
          props={{
            first: choice.time,
            patient_id: patient.id,
            choice: repeat,
            onChoose: setRepeat,
            onChange: setSeries,
          }}
          failed={(failure) => <FailedState title={errorTitles.repeat} failure={failure} />}
        />
      ) : null}
    </Form>
  )
}

/** A date of the series is taken, and nothing was chosen for it; or too few are left. */
const undecided = new ProblemError({
  code: 'invalid',
  message:
    'Wait until all dates are shown. Choose what to do about each time that is taken, and leave at least two sessions.',
  status: 422,
})
