import { useQueryClient } from '@tanstack/react-query'
import type { Appointment } from '#domain/appointments/schema.ts'
import { nameIdOf } from './when.ts'
import { accept } from './own-queries.ts'
import { notices } from '../texts.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'

/** Accepts the time that a provider has proposed. */
export function AcceptButton({ appointment }: { appointment: Appointment }) {
  const client = useQueryClient()
  const accepting = useAction(() => accept(client, appointment.id), {
    success: notices.accepted,
    failure: 'Error',
  })
  return (
    <ActionButton
      aria-describedby={nameIdOf(appointment)}
      action={accepting}
      busyLabel="Accepting..."
    >
      Accept
    </ActionButton>
  )
}
