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

  /** The button goes with what it asked; whoever works by keyboard stays in the row. */
  async function press(button: HTMLButtonElement) {
    const row = button.previousElementSibling
    const outcome = await mark('confirmed')
    const isElsewhere = ![button, document.body].includes(document.activeElement as HTMLElement)
    if (outcome !== 'failed' && !isElsewhere && row instanceof HTMLElement) row.focus()
  }

  return (
    <Button
      variant="quiet"
      disabled={isBusy}
      onClick={({ currentTarget }) => void press(currentTarget)}
    >
      Confirm
      <Unseen>
        {' '}
        {nameOf(appointment)}, {formatDay(appointment_time)}, {formatTime(appointment_time)}
      </Unseen>
    </Button>
  )
}
