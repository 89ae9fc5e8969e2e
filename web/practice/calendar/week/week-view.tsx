import './week.css'

import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { StatusWord } from '#web/appointments/status-word.tsx'
import { dayOf, formatDay, formatTime } from '#web/platform/values/dates.ts'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { nameOf } from '../patient-name.ts'
import { hourOf, hoursOf } from './week-hours.ts'

interface WeekViewProps {
  labelledBy: string
  /** Seven days, Sunday to Saturday. */
  days: readonly string[]
  appointments: readonly ProviderAppointment[]
  now: number
  onOpen: (id: string) => void
}

/** A week by hours: a column for each day, and a mark at the current time. */
export function WeekView({ labelledBy, days, appointments, now, onOpen }: WeekViewProps) {
  const today = dayOf(now)
  return (
    <table className="week-plan" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col" className="week-hour">
            <VisuallyHidden>Time</VisuallyHidden>
          </th>
          {days.map((day) => (
            <th
              key={day}
              scope="col"
              {...(day === today ? { className: 'week-now-day', 'aria-current': 'date' } : {})}
            >
              <span aria-hidden="true">
                {formatDay(day).slice(0, 3)}{' '}
                <span className="week-number">{Number(day.slice(8))}</span>
              </span>
              <VisuallyHidden>{formatDay(day)}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hoursOf(appointments).map((hour) => (
          <tr key={hour}>
            <th scope="row" className="week-hour">
              {String(hour).padStart(2, '0')}:00
            </th>
            {days.map((day) => (
              <td key={day} {...(day === today ? { className: 'week-now-day' } : {})}>
                {day === today &&
                hourOf({ appointment_time: new Date(now).toISOString() }) === hour ? (
                  <NowMark now={now} />
                ) : null}
                {appointments
                  .filter((one) => dayOf(one.appointment_time) === day && hourOf(one) === hour)
                  .map((one) => (
                    <Block key={one.id} appointment={one} onOpen={onOpen} />
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** As far down its hour as the hour has passed. */
function NowMark({ now }: { now: number }) {
  const minutes = Number(formatTime(now).slice(3))
  return (
    <span className="week-now" style={{ top: `${(minutes / 60) * 100}%` }}>
      <VisuallyHidden>Now, {formatTime(now)}</VisuallyHidden>
    </span>
  )
}

interface BlockProps {
  appointment: ProviderAppointment
  onOpen: (id: string) => void
}

function Block({ appointment, onOpen }: BlockProps) {
  const { id, status, session_type, appointment_time } = appointment
  return (
    <button
      type="button"
      className={`week-block held-${status}`}
      data-id={id}
      data-adds-fields="notes corrected reason"
      data-of={id}
      onClick={() => onOpen(id)}
    >
      <VisuallyHidden>{formatTime(appointment_time)} </VisuallyHidden>
      <span className="week-name">{nameOf(appointment)}</span>
      <span className="text-muted"> {session_type} </span>
      <StatusWord status={status} />
    </button>
  )
}
