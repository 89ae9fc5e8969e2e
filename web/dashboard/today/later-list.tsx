import type { Appointment } from '#domain/appointments/schema.ts'
import type { DayNews } from '#domain/dashboard/schema.ts'
import { idOfDose, type Task } from '#domain/dashboard/tasks.ts'
import { awayWords } from '#web/appointments/away.ts'
import { formatShortDate, formatTime } from '#web/platform/values/dates.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { doseName } from './task-texts.ts'

interface LaterListProps {
  tasks: readonly Task[]
  /** Undefined where it is not known. */
  visits: readonly Appointment[] | undefined
  news: DayNews | undefined
}

/** What comes later: doses of today, then appointments, a row each. */
export function LaterList({ tasks, visits, news }: LaterListProps) {
  return (
    <ul className="task-rows">
      {visits?.length === 0 ? (
        <li>
          <span className="text-muted">Visits</span>
          <span>
            No upcoming appointments.{' '}
            <Link to="/appointments" className="link">
              See appointments
            </Link>
          </span>
        </li>
      ) : null}
      {tasks.map((task) => (
        <li key={`${task.kind} ${task.id}`}>
          <LaterRow task={task} visits={visits} news={news} />
        </li>
      ))}
    </ul>
  )
}

function LaterRow({ task, visits, news }: Omit<LaterListProps, 'tasks'> & { task: Task }) {
  const { kind, id } = task
  const dose = news?.doses.find((one) => idOfDose(one) === id)
  if (dose)
    return (
      <>
        <span className="text-muted">{dose.time}</span>
        <span className="wrap-anywhere">
          {doseName(dose.time)}: {dose.name}
        </span>
      </>
    )
  const visit = visits?.find((one) => kind === 'visit' && one.id === id)
  return visit ? (
    <>
      <span className="text-muted">
        {formatShortDate(visit.appointment_time)}, {formatTime(visit.appointment_time)}
      </span>
      <span className="wrap-anywhere">
        <Link to="/appointments" className="link link-alone">
          {visit.session_type} appointment
        </Link>
        {visit.provider ? `, with ${visit.provider.full_name}` : ''}.
        {visit.provider_away
          ? ` ${awayWords(visit)}`
          : visit.status === 'requested'
            ? ' It is not confirmed yet.'
            : ''}
      </span>
    </>
  ) : null
}
