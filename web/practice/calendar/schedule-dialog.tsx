import '#web/practice/calendar/schedule-dialog.css'

import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PatientRow } from '#domain/practice/patients.ts'
import { agreementOf } from '#web/appointments/agreement-answers.ts'
import { AgreementChoice } from '#web/appointments/agreement-choice.tsx'
import { timeOf } from '#web/appointments/booking/overbook-time.ts'
import { TimeChoice, useTimeChoice } from '#web/appointments/booking/time-choice.tsx'
import { useVisitTypeChoice, VisitTypeField } from '#web/appointments/booking/visit-type-field.tsx'
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
import { seriesAt } from './series/series-at.ts'

const fetchRepeat = async () => (await import('./series/repeat-proposal.tsx')).RepeatProposal

type ScheduledPatient = Pick<
  PatientRow,
  'id' | 'full_name' | 'email' | 'date_of_birth' | 'has_namesake' | 'has_no_login'
>

interface ScheduleDialogProps {
  patient: ScheduledPatient | undefined
  onClose: () => void
}

/** Books a time for a patient who has agreed to it, or proposes it. */
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

function ScheduleForm({ patient, onClose }: { patient: ScheduledPatient; onClose: () => void }) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const today = dayOf(useNow())
  const choice = useTimeChoice(dayAfter(today, 1))
  const types = useVisitTypeChoice()
  const slots = useQuery(ownSlots(choice.day, undefined, types.id))
  const [repeat, setRepeat] = useState<RepeatChoice>()
  const [chosenSeries, setSeries] = useState<ProposedSeries>()
  const series = seriesAt(choice, chosenSeries)

  return (
    <Form
      className="schedule-form"
      schema={async () => {
        const schemas = await import('./proposal-schema.ts')
        return series ? schemas.seriesProposal : schemas.proposal
      }}
      submitLabel={series ? 'Propose these times' : 'Book this session'}
      busyLabel="Sending..."
      onSubmit={async ({ session_type, agreement, ...typed }) => {
        const shared = { session_type, ...types.sent, patient_id: patient.id }
        if (series) {
          const { every_weeks, times, propose } = series
          if (!times) throw undecided
          const wanted = { ...shared, every_weeks, times }
          await propose(client, { ...wanted, id: retry.keyFor(wanted) })
        } else {
          const wanted = {
            ...shared,
            ...timeOf(typed, choice.day),
            ...agreementOf(agreement),
          }
          await proposeTime(client, { ...wanted, id: retry.keyFor(wanted) })
        }
        retry.reset()
        const isAsked = series !== undefined || agreement === 'ask'
        const name = nameOfPatient(patient)
        toast(
          patient.has_no_login
            ? toasts.bookedByPhone(name)
            : toasts[isAsked ? 'proposed' : 'booked'](name),
        )
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
          ? `We send an email to ${patient.email}.`
          : 'Tell the patient: we have no email address of them.'}
      </p>
      <VisitTypeField types={types} onChange={() => choice.setTime(undefined)} />
      <TimeChoice
        choice={choice}
        today={today}
        slots={slots}
        failed={errorTitles.slots}
        noneFree="You have no free time on this day. Choose another."
        mayOverbook={!series}
      />
      <ChoiceCards
        name="session_type"
        label="Session type"
        options={
          // Who has no login can open no video call.
          types.ways.filter((type) => !patient.has_no_login || type !== 'Virtual')
        }
        columns
      />
      {!series ? (
        <AgreementChoice hasNoLogin={patient.has_no_login} />
      ) : patient.has_no_login ? (
        <p>The series is confirmed at once. Call the patient.</p>
      ) : (
        <p>The patient accepts or declines the series.</p>
      )}
      {choice.time ? (
        <Lazy
          load={fetchRepeat}
          props={{
            first: choice.time,
            patient_id: patient.id,
            visit_type_id: types.id,
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
