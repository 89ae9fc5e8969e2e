import { Surface } from '#web/ui/layout/page.tsx'
import { ProviderCard } from '../provider-card.tsx'
import { StatusWord } from '../status-word.tsx'
import { AppointmentBody, type AppointmentBodyProps } from './appointment-body.tsx'
import { DateTile } from './date-tile.tsx'
import { distanceTo, nameIdOf, timeOf } from './when.ts'

/** The next appointment: when, how, with whom, its status, and what the patient can do. */
export function NextAppointment(props: AppointmentBodyProps) {
  const { appointment, now } = props
  const { appointment_time, session_type, duration_minutes, status, provider } = appointment
  return (
    <Surface className="visit-next">
      <div className="visit-head">
        <DateTile at={appointment_time} />
        <div className="min-w-0">
          <p className="visit-distance">{distanceTo(appointment_time, now)}</p>
          <h3 id={nameIdOf(appointment)}>{timeOf(appointment)}</h3>
          <p className="text-muted">
            {session_type}, {duration_minutes} minutes
          </p>
        </div>
        <StatusWord status={status} />
      </div>
      {provider ? <ProviderCard provider={provider} /> : null}
      <AppointmentBody {...props} />
    </Surface>
  )
}
