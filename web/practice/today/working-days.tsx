import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { AwayButton } from '#web/practice/absences/away-button.tsx'
import { NotShown } from '#web/practice/practice-gate.tsx'
import { ownSetup } from '#web/practice/hours/availability-queries.ts'
import { stats } from '#web/practice/queries.ts'
import { errorTitles } from '#web/practice/texts.ts'
import { dayOf, formatDay, formatTime } from '#web/platform/values/dates.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { type OwnHours, rowsOf, whyClosed } from './day-plan.ts'
import { DayRows } from './day-rows.tsx'
import type { useWorkingDays } from './use-working-days.ts'

/** The actions on an appointment are fetched when the provider reaches for them. */
const fetchDialog = async () =>
  (await import('../calendar/appointment/appointment-dialog.tsx')).AppointmentDialog

interface WorkingDaysProps {
  query: ReturnType<typeof useWorkingDays>
  now: number
}

/** Today and the next working day below it by their slots, or in one line where they are empty, and links to the calendar and patients. */
export function WorkingDays({ query, now }: WorkingDaysProps) {
  const [openId, setOpenId] = useState<string>()
  const { Part: Details, bring } = useLazyComponent(fetchDialog, errorTitles.details)
  const all = query.data?.days.flatMap(({ appointments }) => appointments)

  async function open(id: string) {
    if (await bring()) setOpenId(id)
  }

  return (
    <div className="practice-days">
      <QueryView
        query={query}
        failed={errorTitles.appointments}
        Failed={TodayNotShown}
        fallback={
          <Section title="Today">
            <Skeleton lines={12} />
          </Section>
        }
      >
        {({ hours, days }) =>
          days.map((one) => (
            <Day key={one.day} {...one} hours={hours} now={now} onOpen={(id) => void open(id)} />
          ))
        }
      </QueryView>
      {query.data && query.later ? (
        <QueryView
          query={query.later}
          failed={errorTitles.appointments}
          Failed={NotShown}
          fallback={<Skeleton lines={12} />}
        >
          {() => null}
        </QueryView>
      ) : null}
      <p className="practice-links">
        <Link to="/appointment-scheduler" className="link">
          Open calendar
        </Link>
        <Link to="/patient-management" className="link">
          All patients
        </Link>
      </p>
      <AwayButton label="I am away" />
      {Details ? (
        <Details
          appointment={all?.find(({ id }) => id === openId)}
          onClose={() => setOpenId(undefined)}
        />
      ) : null}
    </div>
  )
}

/** Today did not load: the heading says what is missing. */
const TodayNotShown = (props: Parameters<typeof NotShown>[0]) => (
  <Section title="Today">
    <NotShown {...props} />
  </Section>
)

interface DayProps {
  day: string
  appointments: readonly ProviderAppointment[]
  hours: OwnHours
  now: number
  onOpen: (id: string) => void
}

function Day({ day, appointments, hours, now, onOpen }: DayProps) {
  const today = dayOf(now)
  const isToday = day === today
  const isEmpty = appointments.every(({ status }) => status === 'cancelled')
  const closed = whyClosed(hours, day)
  const free = rowsOf(day, appointments, hours, now).filter(({ word }) => word === 'Free').length
  const title = `${day === dayAfter(today, 1) ? 'Tomorrow, ' : ''}${formatDay(day)}`
  return (
    <Section title={isToday ? 'Today' : title}>
      {isEmpty || closed ? (
        <p className="mb-4">
          {closed
            ? `You ${closed === 'away' ? 'are away' : 'do not work'} ${isToday ? 'today' : 'on this day'}.`
            : null}{' '}
          {isEmpty ? <NoneOn isToday={isToday} free={free} /> : null}{' '}
          {closed ? (
            <Link to="/availability" className="link">
              Your hours
            </Link>
          ) : null}
        </p>
      ) : null}
      {appointments.length === 0 || (isEmpty && closed) ? null : (
        <DayRows day={day} appointments={appointments} hours={hours} now={now} onOpen={onOpen} />
      )}
    </Section>
  )
}

/** A day without appointments is one line; where one was cancelled, its slots stay, and the focus with them. */
function NoneOn({ isToday, free }: { isToday: boolean; free: number }) {
  const next = useQuery(stats).data?.next_appointment_at
  // Before hours and a price are set no patient can book: then no time is free to anyone.
  const isBookable = useQuery(ownSetup).data?.is_bookable !== false
  return (
    <>
      No appointments{isToday ? ' today' : ''}.
      {isBookable && free > 0 ? ` ${free === 1 ? '1 time is' : `${free} times are`} free.` : null}
      {isToday && next ? ` The next is on ${formatDay(next)}, ${formatTime(next)}.` : null}
    </>
  )
}
