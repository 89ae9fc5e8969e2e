import { minutesWaiting } from '#domain/appointments/attendance.ts'
import type { BoardVisit } from '#domain/desk/board-schema.ts'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { formatTime } from '#web/platform/values/dates.ts'
import { nameAtDesk } from '../names.ts'

interface WaitingLineProps {
  visits: readonly BoardVisit[]
  named: ReadonlyMap<string, DeskAppointment>
  namesakes: ReadonlySet<string>
  now: number
  onOpen: (appointment: DeskAppointment) => void
}

/** Who waits at the clinic, who has come first ahead; nothing where no one waits. */
export function WaitingLine({ visits, named, namesakes, now, onOpen }: WaitingLineProps) {
  const waiting = visits
    .filter(({ state }) => state === 'arrived')
    .toSorted((one, other) => (one.arrived_at ?? '').localeCompare(other.arrived_at ?? ''))
  if (waiting.length === 0) return null
  return (
    <div className="board-waiting mb-3">
      <h3 className="text-base">Waiting: {waiting.length}</h3>
      <ul aria-label="Waiting" className="board-waiting">
        {waiting.map((visit) => {
          const appointment = named.get(visit.id)
          if (!appointment)
            return (
              <li key={visit.id}>
                Name not loaded, {formatTime(visit.appointment_time)}{' '}
                <span>{minutesWaiting(visit, now)} min</span>
              </li>
            )
          const { patient } = appointment
          return (
            <li key={visit.id}>
              <button
                type="button"
                className="link link-alone desk-name"
                translate="no"
                data-adds-fields="reason"
                data-of={visit.id}
                onClick={() => onOpen(appointment)}
              >
                {namesakes.has(patient.id)
                  ? nameAtDesk(patient)
                  : patient.full_name || 'No name given'}
              </button>{' '}
              <span className="wrap-anywhere">
                {minutesWaiting(visit, now)} min
                {appointment.provider ? `, for ${appointment.provider.full_name}` : ''}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
