import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { callToJoin } from '#web/appointments/call-to-join.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'

interface SessionLinkProps {
  appointment: ProviderAppointment
  now: number
}

/** To the call of a Virtual session, while it can be entered. */
export function SessionLink({ appointment, now }: SessionLinkProps) {
  const call = callToJoin(appointment, now)
  return call ? <LinkButton to={call}>Open the session</LinkButton> : null
}
