import { PatientName } from '#web/ui/patient-identity.tsx'
import { type ReactNode, useState } from 'react'
import { type AppointmentStatus as Status, canTransition } from '#domain/appointments/status.ts'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { StatusWord } from '#web/appointments/status-word.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { ageOn, formatDayAndTime, formatTime } from '#web/platform/values/dates.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { FailedState } from '#web/ui/empty-state.tsx'
import { focusAnswer } from '#web/ui/forms/swapped-focus.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { AppointmentNotes } from './appointment-notes.tsx'
import { SessionLink } from '#web/practice/session-link.tsx'
import { SessionQuestionnaires } from './session-questionnaires.tsx'
import { SessionPhone } from './session-phone.tsx'
import { CancelForm } from './cancel-form.tsx'
import { errorTitles } from '#web/practice/texts.ts'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { SeriesAnswer } from './series-answer.tsx'
import { useMarkStatusMutation } from './use-mark-status-mutation.ts'

const fetchCompleteForm = async () => (await import('./complete-form.tsx')).CompleteForm
const fetchFacts = async () => (await import('./patient-facts.tsx')).PatientFacts
const fetchRoom = async () => (await import('./session-room.tsx')).SessionRoom
const fetchNoAnswer = async () => (await import('./no-answer.tsx')).NoAnswer
const fetchMove = async () => (await import('./move-session.tsx')).MoveSession
const fetchOutcome = async () => (await import('./stated-outcome.tsx')).StatedOutcome

interface AppointmentDialogProps {
  appointment: ProviderAppointment | undefined
  onClose: () => void
}

/** The details of an appointment, and what its provider may do with it now. */
export function AppointmentDialog({ appointment, onClose }: AppointmentDialogProps) {
  return (
    <Dialog open={appointment !== undefined} onClose={onClose} title="Appointment Details">
      {appointment ? (
        <Details key={appointment.id} appointment={appointment} onClose={onClose} />
      ) : null}
    </Dialog>
  )
}

function Details({
  appointment,
  onClose,
}: {
  appointment: ProviderAppointment
  onClose: () => void
}) {
  const { appointment_time, duration_minutes, patient, session_type, status } = appointment
  const { isBusy, run: mark } = useMarkStatusMutation(appointment.id)
  const now = new Date(useNow())
  const [isAsking, setAsking] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const [hasChanged, setChanged] = useState(false)
  const [cancelling, setCancelling] = useState<'asked' | 'done'>()
  const [isCompleting, setCompleting] = useState(false)
  const complete = useLazyComponent(fetchCompleteForm, errorTitles.form)
  // Not waited out where no one answered: the patient did not come.
  const may = (to: Status) => canTransition(appointment, to, 'provider', now, 'patient_no_show')
  // A confirmed appointment is cancelled with a reason; a requested one is declined.
  const mayDecline = status === 'requested' && may('cancelled')
  const mayCancel = status === 'confirmed' && may('cancelled')
  const end = Date.parse(appointment_time) + duration_minutes * 60_000
  const isOwn = appointment.requested_by === 'provider'

  async function openCompletion() {
    if (await complete.bring()) setCompleting(true)
  }

  async function press(to: 'confirmed' | 'cancelled') {
    setChanged(false)
    const outcome = await mark(to)
    if (outcome === 'done') onClose()
    else setChanged(outcome === 'changed')
  }

  return (
    <>
      {hasChanged ? (
        <p role="status" className="font-bold text-copper">
          This appointment changed in the meantime. Here is the current version.
        </p>
      ) : null}
      <FactList
        facts={[
          [
            'Date and time',
            `${formatDayAndTime(appointment.appointment_time)} to ${formatTime(end)}`,
          ],
          [
            'Patient',
            <span key="patient">
              <PatientName person={patient} />
              {patient.email ? <span className="block text-muted">{patient.email}</span> : null}
              <Link to={`/messaging?patient=${patient.id}`} className="link link-alone">
                Message
              </Link>
            </span>,
          ],
          ...(patient.date_of_birth
            ? [['Age', `${ageOn(patient.date_of_birth, now.getTime())} years`] as const]
            : []),
          ['Session type', session_type],
          ...(session_type === 'In-person'
            ? [['Room', appointment.room?.name ?? 'Not chosen'] as const]
            : []),
          ...(session_type === 'Phone'
            ? [
                [
                  'Phone number',
                  <SessionPhone key="phone" appointment={appointment} now={now.getTime()} />,
                ] as const,
              ]
            : []),
          ['Status', <StatusDetails key="status" appointment={appointment} />],
          ...(appointment.overbook_reason
            ? [['Booked over', appointment.overbook_reason] as const]
            : []),
        ]}
      />
      <Lazy
        load={fetchFacts}
        props={{ appointment }}
        failed={(failure) => <FailedState title={errorTitles.patient} failure={failure} />}
      />
      <SessionLink appointment={appointment} now={now.getTime()} />
      {session_type === 'In-person' && (mayCancel || mayDecline) ? (
        <Lazy
          load={fetchRoom}
          props={{ appointment }}
          failed={(failure) => <FailedState title={errorTitles.rooms} failure={failure} />}
        />
      ) : null}
      {session_type === 'Phone' && status === 'confirmed' ? (
        <Lazy
          load={fetchNoAnswer}
          props={{ appointment, now: now.getTime() }}
          failed={(failure) => <FailedState title={errorTitles.noAnswer} failure={failure} />}
        />
      ) : null}
      {status === 'completed' || appointment.absence_reported_at ? (
        <Lazy
          load={fetchOutcome}
          props={{ appointment }}
          failed={(failure) => <FailedState title={errorTitles.outcome} failure={failure} />}
        />
      ) : null}
      {isCompleting && complete.Part ? (
        <div ref={focusAnswer}>
          <complete.Part
            appointment={appointment}
            onCancel={() => setCompleting(false)}
            onDone={onClose}
          />
        </div>
      ) : null}
      <SessionQuestionnaires patient_id={patient.id} />
      <AppointmentNotes appointment={appointment} isWriting={isWriting} setWriting={setWriting} />
      {appointment.series_id && may('confirmed') ? (
        <SeriesAnswer appointment={appointment} onDone={onClose} />
      ) : null}
      {cancelling === 'asked' ? (
        <div ref={focusAnswer}>
          <CancelForm
            appointment={appointment}
            onDone={() => setCancelling('done')}
            onClose={() => setCancelling(undefined)}
          />
        </div>
      ) : null}
      {cancelling === 'done' ? (
        <div className="form-actions">
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
      ) : null}
      {isWriting || cancelling || isCompleting ? null : may('confirmed') ||
        mayDecline ||
        may('completed') ? (
        <div className="form-actions">
          {may('confirmed') ? (
            <Button aria-disabled={isBusy} onClick={() => void press('confirmed')}>
              Confirm
            </Button>
          ) : null}
          {mayDecline ? (
            <Button
              variant="quiet"
              aria-disabled={isBusy}
              onClick={() => !isBusy && setAsking(true)}
            >
              {isOwn ? 'Withdraw' : 'Decline'}
            </Button>
          ) : null}
          {may('completed') ? (
            <Button data-adds-fields="outcome" onClick={() => void openCompletion()}>
              Mark completed
            </Button>
          ) : null}
        </div>
      ) : status === 'confirmed' ? (
        <>
          <p className="text-muted">
            You can mark it completed once it is over, from {formatTime(end)}.
          </p>
          {mayCancel ? (
            <div className="form-actions">
              <Button
                variant="quiet"
                data-adds-fields="reason"
                onClick={() => setCancelling('asked')}
              >
                Cancel
              </Button>
            </div>
          ) : null}
        </>
      ) : null}
      {may('cancelled') && !isWriting && !cancelling && !isCompleting ? (
        <Lazy
          load={fetchMove}
          props={{ appointment, onDone: onClose }}
          failed={(failure) => <FailedState title={errorTitles.moving} failure={failure} />}
        />
      ) : null}
      <DeclineDialog
        appointment={appointment}
        open={isAsking}
        onClose={() => setAsking(false)}
        onDecline={() => press('cancelled')}
      />
    </>
  )
}

/** The status, and as text who must act or who ended it. */
function StatusDetails({ appointment }: { appointment: ProviderAppointment }): ReactNode {
  const { status, requested_by, by_desk, cancelled_by, call_off_reason } = appointment
  const more =
    status === 'requested' && requested_by === 'provider'
      ? `${by_desk ? 'The front desk' : 'You'} proposed this time. The patient has not accepted it yet.`
      : status === 'cancelled' && cancelled_by
        ? {
            patient: 'By the patient',
            provider: 'By you',
            system: 'Automatically, or by the clinic',
          }[cancelled_by]
        : ''
  return (
    <>
      <StatusWord status={status} />
      {more ? <span className="block text-muted">{more}</span> : null}
      {call_off_reason ? (
        <span className="block wrap-anywhere text-muted">Reason: {call_off_reason}</span>
      ) : null}
    </>
  )
}
