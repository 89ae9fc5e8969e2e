import { useQuery } from '@tanstack/react-query'
import type { HeldAppointment } from '#domain/appointments/schema.ts'
import { addDays, dayOf, formatTime, startOfDay } from '#web/ui/dates.ts'
import { Kettle } from '#web/ui/drawings/kettle.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Section } from '#web/ui/page.tsx'
import { heldAppointments } from './appointment-queries.ts'
import { nameOf } from './appointment-rows.tsx'
import { StatusWord } from '#web/appointments/status-word.tsx'
import { NotShown } from './practice-gate.tsx'
import { failures } from './texts.ts'

/** The appointments of this day in Lusaka, one under another, with where one is now. */
export function TodaysTimeline({ now }: { now: number }) {
  const today = dayOf(now)
  const day = { from: startOfDay(today), to: startOfDay(addDays(today, 1)) }
  const { data, error, refetch } = useQuery(heldAppointments(day))
  return (
    <Section title="Today" className="practice-today">
      {data ? (
        <Timeline appointments={data.filter(({ status }) => status !== 'cancelled')} now={now} />
      ) : error ? (
        <NotShown title={failures.appointments} failure={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Section>
  )
}

const endOf = ({ appointment_time, duration_minutes }: HeldAppointment) =>
  Date.parse(appointment_time) + duration_minutes * 60_000

function Timeline({ appointments, now }: { appointments: HeldAppointment[]; now: number }) {
  if (appointments.length === 0)
    return (
      <EmptyState
        drawing={<Kettle width={120} />}
        text="No appointments today."
        action={
          <Link to="/appointment-scheduler" className="link">
            See the days ahead
          </Link>
        }
      />
    )
  const inOrder = appointments.toSorted(
    (one, other) => Date.parse(one.appointment_time) - Date.parse(other.appointment_time),
  )
  const next = inOrder.find((appointment) => endOf(appointment) > now)
  return (
    <ol className="timeline">
      {inOrder.map((appointment) => (
        <Meeting
          key={appointment.id}
          appointment={appointment}
          now={now}
          isNext={appointment === next}
        />
      ))}
    </ol>
  )
}

function Meeting({
  appointment,
  now,
  isNext,
}: {
  appointment: HeldAppointment
  now: number
  isNext: boolean
}) {
  const { appointment_time, session_type, status } = appointment
  const isNow = isNext && Date.parse(appointment_time) <= now
  return (
    <li className={`meeting${isNext ? ' meeting-next' : ''}`}>
      <p className="meeting-time">
        {formatTime(appointment_time)}
        <span className="meeting-end"> to {formatTime(endOf(appointment))}</span>
      </p>
      <div>
        {isNext ? <p className="meeting-word">{isNow ? 'Now' : 'Next'}</p> : null}
        <h3 className="wrap-anywhere">{nameOf(appointment)}</h3>
        <p className="flex flex-wrap gap-x-3 text-muted">
          {session_type}
          <StatusWord status={status} />
        </p>
      </div>
    </li>
  )
}
