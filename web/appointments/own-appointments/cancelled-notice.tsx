import type { Appointment } from '#domain/appointments/schema.ts'
import { topicFor } from '#domain/appointments/topics.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { Card } from '#web/ui/layout/page.tsx'

/** Says which upcoming times are cancelled, and leads to other times. */
export function CancelledNotice({
  appointments,
  now,
}: {
  appointments: readonly Appointment[]
  now: number
}) {
  const cancelled = appointments.filter(
    ({ status, appointment_time }) => status === 'cancelled' && Date.parse(appointment_time) > now,
  )
  if (cancelled.length === 0) return null
  return (
    <Card className="mb-8 grid gap-4 bg-copper-wash">
      <h2>{cancelled.length === 1 ? 'A time was cancelled' : 'Times were cancelled'}</h2>
      <ul className="grid gap-2">
        {cancelled.map(({ id, appointment_time, provider }) => (
          <li key={id}>
            {formatDateTime(appointment_time)}
            {provider ? `, with ${provider.full_name}` : ''}
          </li>
        ))}
      </ul>
      <p>We are sorry. You can choose another time now.</p>
      <p>
        <LinkButton to={rebooking(cancelled)}>Choose another time</LinkButton>
      </p>
    </Card>
  )
}

/**
 * Booking, with the profession of the provider where all cancelled appointments were with the same
 * one.
 */
function rebooking(cancelled: readonly Appointment[]): `/${string}` {
  const [topic, ...others] = new Set(cancelled.map(({ provider }) => topicFor(provider?.specialty)))
  return others.length === 0 ? `/book-appointment?about=${topic}` : '/book-appointment'
}
