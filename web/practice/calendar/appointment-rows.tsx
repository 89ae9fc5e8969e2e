import { PatientIdentity } from '#web/ui/patient-identity.tsx'
import { Fragment, type ReactNode } from 'react'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { StatusWord } from '#web/appointments/status-word.tsx'
import { formatTime } from '#web/platform/values/dates.ts'
import { missedAtDesk } from './appointment/outcome-texts.ts'

interface AppointmentRowsProps {
  label: string
  appointments: readonly ProviderAppointment[]
  onOpen: (id: string) => void
  /** Whether the email is left out where name and date of birth say who it is: beside the month each line counts. */
  isShort?: boolean
  /** What is before a row, such as a box to tick. */
  lead?: (appointment: ProviderAppointment) => ReactNode
  /** The further action in a row. */
  action?: (appointment: ProviderAppointment) => ReactNode
}

/**
 * Appointments of one day, a row each: time, patient, status. Where name and birth do not, the
 * email says who it is. A press opens the details.
 */
export function AppointmentRows(props: AppointmentRowsProps) {
  const { label, appointments, onOpen, isShort, lead, action } = props
  return (
    <ul className="held-rows" aria-label={label}>
      {appointments.map((one) => (
        <li key={one.id} className="held-item">
          {lead?.(one)}
          <button
            type="button"
            className="held-row"
            data-id={one.id}
            data-adds-fields="notes corrected reason"
            data-of={one.id}
            onClick={() => onOpen(one.id)}
          >
            <span className="held-time">{formatTime(one.appointment_time)}</span>
            <span className="held-name">
              <span translate="no">{one.patient.full_name || 'Unknown Patient'}</span>
              <PatientIdentity person={one.patient} />
              {one.patient.email && !(isShort && isKnown(one.patient)) ? (
                <Email address={one.patient.email} />
              ) : null}
            </span>
            <span className="held-status">
              <span className="held-type">{one.session_type}</span>
              <StatusWord status={one.status} />
              {one.marked_missed ? <span className="held-type">{missedAtDesk}</span> : null}
            </span>
          </button>
          {action?.(one)}
        </li>
      ))}
    </ul>
  )
}

/** Whether name and date of birth say who it is: the address would cost each row of a full day two lines. */
const isKnown = ({ date_of_birth, has_namesake }: ProviderAppointment['patient']) =>
  Boolean(date_of_birth) && !has_namesake

/** Wraps after a mark where it is too long for its row, and not within a word. */
function Email({ address }: { address: string }) {
  const parts = address.match(/[^@._-]+[@._-]*/g) ?? [address]
  return (
    <span className="held-type">
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one text
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
