import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { StatusWord } from '#web/appointments/status-word.tsx'
import { dayOf, formatDay, formatTime, startOfDay } from '#web/platform/values/dates.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { Kettle } from '#web/ui/drawings/kettle.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { providerAppointments } from './appointment-queries.ts'
import { nameOf } from './appointment-rows.tsx'
import { NotShown } from '#web/practice/practice-gate.tsx'
import { stats } from '#web/practice/queries.ts'
import { failures } from '#web/practice/texts.ts'

/** The actions on an appointment are fetched when the provider reaches for them. */
const fetchDialog = async () =>
  (await import('./appointment/appointment-dialog.tsx')).AppointmentDialog

/** Today's appointments in Lusaka, one under another, with a mark at the current time. */
export function TodaysTimeline({ now }: { now: number }) {
  const today = dayOf(now)
  const day = { from: startOfDay(today), to: startOfDay(dayAfter(today, 1)) }
  const query = useQuery(providerAppointments(day))
  return (
    <Section title="Today" className="practice-today">
      <QueryView
        query={query}
        failed={failures.appointments}
        Failed={NotShown}
        waiting={<Skeleton lines={6} />}
      >
        {(data) => <Timeline appointments={data} now={now} />}
      </QueryView>
    </Section>
  )
}

const endOf = ({ appointment_time, duration_minutes }: ProviderAppointment) =>
  Date.parse(appointment_time) + duration_minutes * 60_000

function Timeline({ appointments, now }: { appointments: ProviderAppointment[]; now: number }) {
  const [openId, setOpenId] = useState<string>()
  const { Part: Details, bring } = useLazyComponent(fetchDialog, failures.details)
  const inOrder = appointments
    .filter(({ status }) => status !== 'cancelled')
    .toSorted((one, other) => Date.parse(one.appointment_time) - Date.parse(other.appointment_time))
  const next = inOrder.find((appointment) => endOf(appointment) > now)

  async function open(id: string) {
    if (await bring()) setOpenId(id)
  }

  return (
    <>
      {inOrder.length === 0 ? <FreeDay /> : null}
      <ol className="timeline">
        {inOrder.map((appointment) => (
          <Meeting
            key={appointment.id}
            appointment={appointment}
            now={now}
            isNext={appointment === next}
            onOpen={() => void open(appointment.id)}
          />
        ))}
      </ol>
      {Details ? (
        <Details
          appointment={appointments.find(({ id }) => id === openId)}
          onClose={() => setOpenId(undefined)}
        />
      ) : null}
    </>
  )
}

function FreeDay() {
  const next = useQuery(stats).data?.next_appointment_at
  return (
    <EmptyState
      drawing={<Kettle width={120} />}
      text={
        <>
          No appointments today.
          {next ? (
            <span className="block">
              The next is on {formatDay(next)}, {formatTime(next)}.
            </span>
          ) : null}
        </>
      }
      action={
        <Link to="/appointment-scheduler" className="link">
          See the days ahead
        </Link>
      }
    />
  )
}

interface MeetingProps {
  appointment: ProviderAppointment
  now: number
  isNext: boolean
  onOpen: () => void
}

function Meeting({ appointment, now, isNext, onOpen }: MeetingProps) {
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
        <h3 className="wrap-anywhere">
          <button
            type="button"
            className="meeting-open"
            data-brings="notes reason"
            data-of={appointment.id}
            onClick={onOpen}
          >
            {nameOf(appointment)}
          </button>
        </h3>
        <p className="flex flex-wrap gap-x-3 text-muted">
          {session_type}
          <StatusWord status={status} />
        </p>
      </div>
    </li>
  )
}
