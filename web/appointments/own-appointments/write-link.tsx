import type { Appointment } from '#domain/appointments/schema.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { nameIdOf } from './appointment-card.tsx'

/** The link from an appointment to the messages with its provider, whose name is above it. */
export function WriteLink({ appointment }: { appointment: Appointment }) {
  const { provider } = appointment
  return provider ? (
    <Link
      to={`/messages?provider=${provider.id}`}
      className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
      aria-describedby={nameIdOf(appointment)}
    >
      <Icon name="chat" />
      Write a message
    </Link>
  ) : null
}
