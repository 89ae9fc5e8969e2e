import type { ReactNode } from 'react'
import type { HeldAppointment } from '#domain/appointments/schema.ts'
import { StatusWord } from '#web/appointments/status-word.tsx'
import { formatTime } from '#web/ui/dates.ts'

/** Whom the appointment is with, as far as they have said. */
export const nameOf = ({ patient }: HeldAppointment) => patient.full_name || 'Unknown Patient'

interface AppointmentRowsProps {
  label: string
  appointments: readonly HeldAppointment[]
  onOpen: (id: string) => void
  /** What else one may do in a row. */
  action?: (appointment: HeldAppointment) => ReactNode
}

/** Appointments of one day, a row each: when, with whom, how it stands. A press opens the details. */
export function AppointmentRows({ label, appointments, onOpen, action }: AppointmentRowsProps) {
  return (
    <ul className="held-rows" aria-label={label}>
      {appointments.map((one) => (
        <li key={one.id} className="held-item">
          <button
            type="button"
            className="held-row"
            data-id={one.id}
            data-brings="notes reason"
            data-of={one.id}
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
          {action?.(one)}
        </li>
      ))}
    </ul>
  )
}
