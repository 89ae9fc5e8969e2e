import { canTransition } from '#domain/appointments/status.ts'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { formatDay, formatTime } from '#web/platform/values/dates.ts'
import { Unseen } from '#web/ui/layout/page.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { nameOf } from '../appointment-rows.tsx'
import { useMarking } from './use-marking.ts'

/** The provider confirms a patient's request in its row, with one press. */
export function ConfirmRequest({ appointment }: { appointment: ProviderAppointment }) {
  const { isBusy, run: mark } = useMarking(appointment.id)
  const { appointment_time } = appointment
  if (!canTransition(appointment, 'confirmed', 'provider', new Date(useNow()))) return null

  /** The button is removed with its request; the keyboard focus stays in the row. */
  async function press(button: HTMLButtonElement) {
    const row = button.previousElementSibling
    const outcome = await mark('confirmed')
    const isElsewhere = ![button, document.body].includes(document.activeElement as HTMLElement)
    if (outcome !== 'failed' && !isElsewhere && row instanceof HTMLElement) row.focus()
  }

  return (
    <Button
      variant="quiet"
      aria-disabled={isBusy}
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
