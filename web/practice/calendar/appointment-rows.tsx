import type { ReactNode } from 'react'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { StatusWord } from '#web/appointments/status-word.tsx'
import { formatTime } from '#web/platform/values/dates.ts'
import { nameOf } from './patient-name.ts'

interface AppointmentRowsProps {
  label: string
  appointments: readonly ProviderAppointment[]
  onOpen: (id: string) => void
  /** The further action in a row. */
  action?: (appointment: ProviderAppointment) => ReactNode
}

/** Appointments of one day, a row each: time, patient, status. A press opens the details. */
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
