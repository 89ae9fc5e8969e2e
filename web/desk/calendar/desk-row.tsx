import { showPhone } from '#domain/phone/show-phone.ts'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { dial } from '#domain/phone/dial.ts'
import { StatusWord } from '#web/appointments/status-word.tsx'
import { nameAtDesk } from '../names.ts'
import { formatDay, formatTime } from '#web/platform/values/dates.ts'

interface DeskRowProps {
  appointment: DeskAppointment
  /** Whether it says with whom: in a column of one provider it need not. */
  isNamed: boolean
  onOpen: (appointment: DeskAppointment) => void
  /** Whether it says which day it is. */
  hasDay?: boolean
  /** Whether another patient in the list is written the same. */
  hasNamesake: boolean
  /** Where the visit is on its day, in words; its status where that is all. */
  state?: string | undefined
}

/** One appointment: the time, who comes, how to call them, and with whom. */
export function DeskRow(props: DeskRowProps) {
  const { appointment, isNamed, onOpen, hasDay, hasNamesake, state } = props
  const { patient, provider, status, session_type, answered_by } = appointment
  return (
    <li
      className={`desk-row${state && status === 'cancelled' ? ' board-cancelled-row' : ''}`}
      data-row
    >
      <span className="desk-time">{formatTime(appointment.appointment_time)}</span>
      <div className="desk-who">
        {hasDay ? <p>{formatDay(appointment.appointment_time)}</p> : null}
        <button
          type="button"
          className="link link-alone desk-name"
          translate="no"
          data-adds-fields="reason"
          data-of={appointment.id}
          onClick={() => onOpen(appointment)}
        >
          {hasNamesake ? nameAtDesk(patient) : patient.full_name || 'No name given'}
        </button>
        {patient.was_called ? (
          <p className="wrap-anywhere">
            Was: <span translate="no">{patient.was_called}</span>
          </p>
        ) : null}
        {hasNamesake ? (
          <p className="font-bold">Two patients have this name. Ask for the phone number.</p>
        ) : null}
        <div className="desk-line">
          {patient.phone_number ? (
            <a href={dial(patient.phone_number)} className="link link-alone" translate="no">
              {showPhone(patient.phone_number)}
            </a>
          ) : (
            <span className="text-muted">No phone number</span>
          )}
          {state && status !== 'requested' ? (
            <span className={status === 'cancelled' ? 'text-muted' : 'font-bold'}>{state}</span>
          ) : status === 'cancelled' ? (
            <span className="font-bold text-danger">The patient did not answer in time.</span>
          ) : (
            <StatusWord status={status} />
          )}
        </div>
        {status === 'requested' ? (
          <p className="text-muted">
            {answered_by === 'patient' ? 'The patient answers.' : 'The provider answers.'}
          </p>
        ) : null}
        {patient.has_no_login ? <p>No email: call them</p> : null}
        <p className="text-muted wrap-anywhere">
          {session_type}
          {session_type === 'In-person' ? (
            <>
              ,{' '}
              {appointment.room ? (
                <b className="text-ink">{appointment.room.name}</b>
              ) : (
                'no room yet'
              )}
            </>
          ) : null}
          {isNamed && provider ? `, with ${provider.full_name}` : ''}
        </p>
        {appointment.overbook_reason ? (
          <p className="text-muted wrap-anywhere">Booked over: {appointment.overbook_reason}</p>
        ) : null}
        {appointment.provider_away ? (
          <p className="font-bold text-danger">Away. Agree another time with the patient.</p>
        ) : null}
      </div>
    </li>
  )
}
