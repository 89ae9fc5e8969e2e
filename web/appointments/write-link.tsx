import type { ProviderCard } from '#domain/appointments/schema.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'

/** The way from an appointment to the messages with its provider. */
export function WriteLink({ provider }: { provider: ProviderCard }) {
  return (
    <Link
      to={`/messages?provider=${provider.id}`}
      className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
    >
      <Icon name="chat" />
      Write to {provider.full_name}
    </Link>
  )
}
