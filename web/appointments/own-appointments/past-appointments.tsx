import type { Appointment } from '#domain/appointments/schema.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { StatusWord } from '../status-word.tsx'

/** Past and cancelled appointments, one row each. */
export function PastAppointments({ appointments }: { appointments: readonly Appointment[] }) {
  return (
    <ul>
      {appointments.map(
        ({ id, appointment_time, session_type, duration_minutes, status, provider }) => (
          <li
            key={id}
            className="flex max-w-none flex-wrap justify-between gap-x-6 gap-y-1 border-b border-hairline py-4"
          >
            <div>
              <h3 className="text-base">{formatDateTime(appointment_time)}</h3>
              <p className="text-muted">
                {session_type}, {duration_minutes} minutes
                {provider ? `, with ${provider.full_name}` : ''}
              </p>
            </div>
            <StatusWord status={status} />
          </li>
        ),
      )}
    </ul>
  )
}
