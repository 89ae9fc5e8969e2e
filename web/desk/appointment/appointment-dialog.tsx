import { showPhone } from '#domain/phone/show-phone.ts'
import { nameAtDesk } from '../names.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { dial } from '#domain/phone/dial.ts'
import { MoveForm } from '#web/appointments/moving/move-form.tsx'
import { RoomChoice } from '#web/appointments/rooms/room-choice.tsx'
import { StatusWord } from '#web/appointments/status-word.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { formatDayAndTime } from '#web/platform/values/dates.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { deskSlots, move } from '../booking/booking-queries.ts'
import { toasts } from '../texts.ts'
import { CancelForm } from './cancel-form.tsx'
import { assignRoom, roomsFor } from './room-queries.ts'

interface AppointmentDialogProps {
  appointment: DeskAppointment
  onClose: () => void
}

/** One appointment with what the desk can change: its time, or that it takes place. */
export function AppointmentDialog({ appointment, onClose }: AppointmentDialogProps) {
  const client = useQueryClient()
  const [step, setStep] = useState<'move' | 'cancel' | 'room'>()
  const { patient, provider, status, appointment_time } = appointment
  const now = useNow()
  const isOpen =
    (status === 'requested' || status === 'confirmed') && Date.parse(appointment_time) > now
  const isInPerson = appointment.session_type === 'In-person'
  const name = nameAtDesk(patient)
  const titles = {
    move: `Change time of ${name}`,
    cancel: `Cancel the visit of ${name}`,
    room: `Room for ${name}`,
  }
  const back = () => setStep(undefined)
  return (
    <Dialog open onClose={onClose} title={step ? titles[step] : name}>
      {step === 'move' && provider ? (
        <MoveForm
          before={[appointment_time]}
          slotsOfDay={{
            whose: `desk ${provider.id}`,
            fetch: (day) => client.fetchQuery(deskSlots(provider.id, day)),
          }}
          consequence="The old time is free at once. The patient gets an email and must accept the new one."
          onMove={async (wanted) => {
            await move(client, appointment.id, wanted)
            toast(toasts.moved)
            onClose()
          }}
          onClose={back}
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
        <CancelForm id={appointment.id} onDone={onClose} onClose={back} />
      ) : (
        <div className="grid gap-5">
          <FactList
            facts={[
              ['When', formatDayAndTime(appointment_time)],
              [
                'With',
                appointment.provider_away ? (
                  <span key="with">
                    {provider?.full_name} <b className="text-danger">Away</b>
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
                  <a key="phone" href={dial(patient.phone_number)} className="link link-alone">
                    {showPhone(patient.phone_number)}
                  </a>
                ) : (
                  'No phone number'
                ),
              ],
              ['Status', <StatusWord key="status" status={status} />],
            ]}
          />
          {isOpen && provider ? (
            <div className="form-actions">
              <Button onClick={() => setStep('move')}>Change time</Button>
              {isInPerson ? (
                <Button variant="quiet" onClick={() => setStep('room')}>
                  {appointment.room ? 'Change room' : 'Choose a room'}
                </Button>
              ) : null}
              <Button variant="quiet" onClick={() => setStep('cancel')}>
                Cancel visit
              </Button>
            </div>
          ) : null}
        </div>
      )}
    </Dialog>
  )
}
