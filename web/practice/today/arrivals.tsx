import { type Query, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { minutesWaiting } from '#domain/appointments/attendance.ts'
import type { Attendance, ProviderMark } from '#domain/appointments/attendance-schema.ts'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import type { CalendarChange } from '#web/platform/signed-in/calendar-connection.ts'
import { useCalendarChanges } from '#web/platform/signed-in/follow-calendar.ts'
import { dayOf, formatTime, startOfDay } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { Section, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { PatientName } from '#web/ui/patient-identity.tsx'
import { NotLive } from '../calendar/not-live.tsx'
import { attendancesOf, markAttendance, refreshAttendances } from './attendance-queries.ts'
import { areSameVisits } from './same-visits.ts'

interface ArrivalsProps {
  /** Today’s and those of the next working day; undefined until they are read. */
  appointments: readonly ProviderAppointment[] | undefined
  now: number
  /** Reads the appointments of the page again. */
  onChanged: () => void
}

/** Who has arrived at the clinic for the provider, as the front desk marks it, and who is with them. */
export function Arrivals({ appointments, now, onChanged }: ArrivalsProps) {
  const client = useQueryClient()
  const today = dayOf(now)
  const { data: attendances } = useQuery(attendancesOf(today))
  const todays = appointments?.filter(({ appointment_time }) => dayOf(appointment_time) === today)
  const isChanged = Boolean(todays && attendances && !areSameVisits(todays, attendances))
  const reread = useRef(onChanged)
  useEffect(() => {
    reread.current = onChanged
  })
  // Once for each answer: what is still different then is asked for with the next change.
  useEffect(() => {
    if (isChanged) reread.current()
  }, [isChanged, attendances])

  const isOnAnotherDay = ({ changed, day }: CalendarChange) =>
    changed === 'visits' && day !== undefined && day !== today
  const live = useCalendarChanges((changes) => {
    void refreshAttendances(client)
    // Of other days the page has no states: what changed there is read again.
    if (
      changes.some(
        (one) => one.changed === 'hours' || one.changed === 'asked' || isOnAnotherDay(one),
      )
    )
      void client.invalidateQueries({
        predicate: ({ queryKey }) => changes.some((one) => isAbout(queryKey, one)),
      })
  })
  const rows = (attendances ?? []).flatMap((one) => {
    const appointment = todays?.find(({ id }) => id === one.id)
    const isHere = one.state === 'arrived' || one.state === 'with_provider'
    return appointment && isHere ? [{ ...one, appointment }] : []
  })
  return (
    <div className="practice-waiting">
      <NotLive {...live} />
      <div role="status">
        {rows.length > 0 ? (
          <Section title="Arrived at the clinic" className="mt-0">
            <ul className="surface">
              {rows
                .toSorted((one, other) =>
                  (one.arrived_at ?? '').localeCompare(other.arrived_at ?? ''),
                )
                .map((row) => (
                  <Arrival key={row.id} {...row} now={now} />
                ))}
            </ul>
          </Section>
        ) : null}
      </div>
    </div>
  )
}

/** Whether what was fetched is of the appointments of that day, or of the provider’s absences. */
function isAbout(queryKey: Query['queryKey'], { changed, day }: CalendarChange): boolean {
  const [feature, what, from, to] = queryKey
  if (feature !== 'practice') return false
  if (changed === 'asked') return what === 'absences' || what === 'appointments'
  if (changed === 'hours') return what === 'absences' || what === 'availability'
  if (what !== 'appointments' || !day) return false
  const start = startOfDay(day)
  return Number(from) <= start && start < Number(to)
}

function Arrival({
  id,
  state,
  arrived_at,
  called_in_at,
  appointment,
  now,
}: Attendance & { appointment: ProviderAppointment; now: number }) {
  const client = useQueryClient()
  const next: ProviderMark['state'] =
    state === 'arrived' ? 'with_provider' : arrived_at ? 'arrived' : 'booked'
  const action = useAction(() => markAttendance(client, id, next), {
    failure: { title: 'The visit was not marked' },
  })
  const waits = minutesWaiting({ state, arrived_at }, now)
  return (
    <li className="arrival flex max-w-none flex-wrap items-center gap-x-4 border-b border-hairline py-2">
      <div className="wrap-anywhere">
        <PatientName person={appointment.patient} />
      </div>
      <p className="wrap-anywhere">
        {state === 'arrived' && arrived_at
          ? `Arrived ${formatTime(arrived_at)}, waits ${waits} min. `
          : `With you${called_in_at ? ` since ${formatTime(called_in_at)}` : ''}. `}
        Visit at {formatTime(appointment.appointment_time)}
        {appointment.room ? `, ${appointment.room.name}` : ''}.
      </p>
      <ActionButton action={action} variant={state === 'arrived' ? 'leaf' : 'quiet'}>
        {state === 'arrived' ? 'Call in' : 'Not with me'}
        <VisuallyHidden>
          , <span translate="no">{nameOfPatient(appointment.patient)}</span>
        </VisuallyHidden>
      </ActionButton>
    </li>
  )
}
