import type { HeldAppointment } from '#domain/appointments/schema.ts'
import { StatusWord } from '#web/appointments/status-word.tsx'
import { formatTime } from '#web/ui/dates.ts'

/** Whom the appointment is with, as far as they have said. */
export const nameOf = ({ patient }: HeldAppointment) => patient.full_name || 'Unknown Patient'

interface AppointmentRowsProps {
  label: string
  appointments: readonly HeldAppointment[]
  onOpen: (id: string) => void
}

/** Appointments of one day, a row each: when, with whom, how it stands. A press opens the details. */
export function AppointmentRows({ label, appointments, onOpen }: AppointmentRowsProps) {
  return (
    <ul className="held-rows" aria-label={label}>
      {appointments.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            className="held-row"
            data-id={one.id}
            onClick={() => onOpen(one.id)}
          >
            <span className="held-time">{formatTime(one.appointment_time)}</span>
            <span className="held-name">
              {nameOf(one)}
              <span className="held-type">{one.session_type}</span>
            </span>
            <span className="held-status">
              <StatusWord status={one.status} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
