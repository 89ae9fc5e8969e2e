import type { Appointment } from '#domain/appointments/schema.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { Surface } from '#web/ui/page.tsx'

/** Says which times that are still ahead will not take place, and leads to other times. */
export function CalledOffNotice({
  appointments,
  now,
}: {
  appointments: readonly Appointment[]
  now: number
}) {
  const calledOff = appointments.filter(
    ({ status, appointment_time }) => status === 'cancelled' && Date.parse(appointment_time) > now,
  )
  if (calledOff.length === 0) return null
  return (
    <Surface className="mb-8 grid gap-4 border-s-4 border-s-copper">
      <h2>{calledOff.length === 1 ? 'A time was cancelled' : 'Times were cancelled'}</h2>
      <ul className="grid gap-2">
        {calledOff.map(({ id, appointment_time, provider }) => (
          <li key={id}>
            {formatDateTime(appointment_time)}
            {provider ? `, with ${provider.full_name}` : ''}
          </li>
        ))}
      </ul>
      <p>We are sorry. You can choose another time now.</p>
      <p>
        <LinkButton to="/book-appointment">Choose another time</LinkButton>
      </p>
    </Surface>
  )
}
