import { showPhone } from '#domain/phone/show-phone.ts'
import { nameAtDesk } from '../names.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { dial } from '#domain/phone/dial.ts'
import { AgreementChoice } from '#web/appointments/agreement-choice.tsx'
import { MoveForm } from '#web/appointments/moving/move-form.tsx'
import { RoomChoice } from '#web/appointments/rooms/room-choice.tsx'
import { StatusWord } from '#web/appointments/status-word.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf, formatDayAndTime } from '#web/platform/values/dates.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { BookForm } from '../booking/book-form.tsx'
import { deskSlots, move } from '../booking/booking-queries.ts'
import { toasts } from '../texts.ts'
import { boardOf } from '../board/board-queries.ts'
import { wordsOfState } from '../board/visit-state.ts'
import { AgreeButtons } from './agree-buttons.tsx'
import { CancelForm } from './cancel-form.tsx'
import { MarkButtons } from './mark-buttons.tsx'
import { assignRoom, roomsFor } from './room-queries.ts'

interface AppointmentDialogProps {
  appointment: DeskAppointment
  /** Begins to move it on the calendar, where it is open to that. */
  onMove?: (() => void) | undefined
  onClose: () => void
}

/** One appointment with what the desk can change: its time, or that it takes place. */
export function AppointmentDialog({ appointment, onMove, onClose }: AppointmentDialogProps) {
  const client = useQueryClient()
  const [step, setStep] = useState<'move' | 'cancel' | 'room' | 'book'>()
  const { patient, provider, status, appointment_time } = appointment
  const now = useNow()
  const board = useQuery(boardOf(dayOf(appointment_time)))
  const visit = board.data?.visits.find(({ id }) => id === appointment.id)
  const isOpen =
    (status === 'requested' || status === 'confirmed') && Date.parse(appointment_time) > now
  const isToAnswer = status === 'requested' && appointment.answered_by === 'patient'
  const isInPerson = appointment.session_type === 'In-person'
  const getsEmail = !patient.has_no_login
  const name = nameAtDesk(patient)
  const titles = {
    move: `Change time of ${name}`,
    cancel: `Cancel the visit of ${name}`,
    room: `Room for ${name}`,
    book: `A visit for ${name}`,
  }
  const back = () => setStep(undefined)
  return (
    <Dialog open onClose={onClose} title={step ? titles[step] : name}>
      {step === 'move' && provider ? (
        <MoveForm
          mayOverbook
          before={[appointment_time]}
          slotsOfDay={{
            whose: `desk ${provider.id} ${appointment.id}`,
            fetch: (day) => client.fetchQuery(deskSlots(provider.id, day, appointment.id)),
          }}
          consequence={
            getsEmail
              ? `The old time is free at once.${status === 'confirmed' ? ' The visit stays confirmed, and the' : ' The'} patient gets an email.`
              : 'The old time is free at once. No email reaches the patient: call them.'
          }
          onMove={async (wanted) => {
            await move(client, appointment.id, wanted)
            const isFirm = status === 'confirmed' || wanted.agreed_how
            toast(isFirm ? toasts.moved(getsEmail) : toasts.moveProposed(getsEmail))
            onClose()
          }}
          onClose={back}
        >
          {status === 'confirmed' ? null : <AgreementChoice hasNoLogin={!getsEmail} />}
        </MoveForm>
      ) : step === 'book' ? (
        <BookForm
          patient={{ ...patient, gets_email: getsEmail }}
          day={dayOf(appointment_time)}
          onClose={onClose}
        />
      ) : step === 'room' ? (
        <RoomChoice
          offered={roomsFor(appointment.id)}
          room={appointment.room}
          onAssign={(room_id) => assignRoom(client, appointment.id, room_id)}
          onDone={onClose}
          onClose={back}
        />
      ) : step === 'cancel' ? (
        <CancelForm id={appointment.id} getsEmail={getsEmail} onDone={onClose} onClose={back} />
      ) : (
        <div className="grid gap-5">
          <FactList
            facts={[
              ['When', formatDayAndTime(appointment_time, now)],
              [
                'With',
                appointment.provider_away ? (
                  <span key="with">
                    <span translate="no">{provider?.full_name}</span>{' '}
                    <b className="text-danger">Away</b>
                  </span>
                ) : (
                  provider?.full_name
                ),
              ],
              ['How', appointment.session_type],
              ...(isInPerson ? [['Room', appointment.room?.name ?? 'Not chosen'] as const] : []),
              [
                'Phone',
                patient.phone_number ? (
                  <a
                    key="phone"
                    href={dial(patient.phone_number)}
                    className="link link-alone"
                    translate="no"
                  >
                    {showPhone(patient.phone_number)}
                  </a>
                ) : (
                  'No phone number'
                ),
              ],
              [
                'Money',
                <Link
                  key="money"
                  to={`/desk/payments?patient=${patient.id}`}
                  className="link link-alone"
                >
                  Invoices and payments
                </Link>,
              ],
              [
                'Status',
                visit?.state && visit.state !== 'booked' ? (
                  <b key="status">{wordsOfState(visit, appointment.answered_by, now)}</b>
                ) : (
                  <StatusWord key="status" status={status} />
                ),
              ],
              ...(appointment.overbook_reason
                ? [['Booked over', appointment.overbook_reason] as const]
                : []),
            ]}
          />
          {visit && status === 'confirmed' ? (
            <div className="form-actions">
              <MarkButtons appointment={appointment} visit={visit} now={now} onDone={onClose} />
            </div>
          ) : null}
          {isOpen && provider ? (
            <div className="form-actions">
              {isToAnswer ? (
                <AgreeButtons id={appointment.id} getsEmail={getsEmail} onDone={onClose} />
              ) : null}
              <Button variant="quiet" onClick={() => setStep('move')}>
                Change time
              </Button>
              {onMove ? (
                <Button variant="quiet" onClick={onMove}>
                  Move on the calendar
                </Button>
              ) : null}
              {isInPerson ? (
                <Button variant="quiet" onClick={() => setStep('room')}>
                  {appointment.room ? 'Change room' : 'Choose a room'}
                </Button>
              ) : null}
              <Button variant="quiet" onClick={() => setStep('cancel')}>
                Cancel visit
              </Button>
            </div>
          ) : status === 'cancelled' ? (
            <div className="form-actions">
              <Button onClick={() => setStep('book')}>Book another time</Button>
            </div>
          ) : null}
        </div>
      )}
    </Dialog>
  )
}
