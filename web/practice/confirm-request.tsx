import { mayMove } from '#domain/appointments/course.ts'
import type { HeldAppointment } from '#domain/appointments/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDay, formatTime } from '#web/ui/dates.ts'
import { Unseen } from '#web/ui/page.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { nameOf } from './appointment-rows.tsx'
import { useMarking } from './use-marking.ts'

/** A request of a patient is confirmed in its row, in one press. */
export function ConfirmRequest({ appointment }: { appointment: HeldAppointment }) {
  const { isBusy, mark } = useMarking(appointment.id)
  const { appointment_time } = appointment
  if (!mayMove(appointment, 'confirmed', 'provider', new Date(useNow()))) return null
  return (
    <Button variant="quiet" disabled={isBusy} onClick={() => void mark('confirmed')}>
      Confirm
      <Unseen>
        {' '}
        {nameOf(appointment)}, {formatDay(appointment_time)}, {formatTime(appointment_time)}
      </Unseen>
    </Button>
  )
}
