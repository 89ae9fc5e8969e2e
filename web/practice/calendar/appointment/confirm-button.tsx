import { canTransition } from '#domain/appointments/status.ts'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { Button, type ButtonVariant } from '#web/ui/actions/button.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { whichOf } from '../patient-name.ts'
import { useMarkStatusMutation } from './use-mark-status-mutation.ts'

interface ConfirmButtonProps {
  appointment: ProviderAppointment
  variant?: ButtonVariant
}

/** The provider confirms a patient's request in its row with one press. Not shown where that cannot be done now. */
export function ConfirmButton({ appointment, variant = 'quiet' }: ConfirmButtonProps) {
  const { isBusy, run: mark } = useMarkStatusMutation(appointment.id)
  if (!canTransition(appointment, 'confirmed', 'provider', new Date(useNow()))) return null

  /** The button is removed once it has been pressed; the keyboard focus stays in the row. */
  async function press(button: HTMLButtonElement) {
    const row = button.closest('li')?.querySelector<HTMLElement>('[data-id]')
    const day = button.closest<HTMLElement>('ol[tabindex]')
    const outcome = await mark('confirmed')
    const isElsewhere = ![button, document.body].includes(document.activeElement as HTMLElement)
    if (outcome === 'failed' || isElsewhere) return
    // What changed in the meantime may be gone from the day.
    const target = outcome === 'changed' && day ? day : row
    target?.focus()
  }

  return (
    <Button
      variant={variant}
      aria-disabled={isBusy}
      onClick={({ currentTarget }) => void press(currentTarget)}
    >
      Confirm
      <VisuallyHidden> {whichOf(appointment)}</VisuallyHidden>
    </Button>
  )
}
