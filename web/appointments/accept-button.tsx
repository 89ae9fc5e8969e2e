import { useQueryClient } from '@tanstack/react-query'
import type { Appointment } from '#domain/appointments/schema.ts'
import { nameIdOf } from './appointment-card.tsx'
import { OnceButton } from './once-button.tsx'
import { accept } from './queries.ts'
import { notices } from './texts.ts'

/** Accepts the time that a provider has proposed. */
export function AcceptButton({ appointment }: { appointment: Appointment }) {
  const client = useQueryClient()
  return (
    <OnceButton
      aria-describedby={nameIdOf(appointment)}
      busyLabel="Accepting..."
      notice={notices.accepted}
      onPress={() => accept(client, appointment.id)}
    >
      Accept
    </OnceButton>
  )
}
