import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { bookingDays } from '#domain/appointments/slots.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { dayOf, formatDayAndTime, startOfDay } from '#web/platform/values/dates.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { PatientIdentity } from '#web/ui/patient-identity.tsx'
import { firstRequests } from '../calendar/appointment-queries.ts'
import { ConfirmButton } from '../calendar/appointment/confirm-button.tsx'
import { DeclineButton } from '../calendar/appointment/decline-button.tsx'

interface RequestTasksProps {
  /** Those in the days beside it, which are confirmed there. */
  shown: readonly string[]
  now: number
}

/** More are a list of their own, in the calendar. */
const most = 5

/** The first requests of patients on other days, each with its answer. */
export function RequestTasks({ shown, now }: RequestTasksProps) {
  const today = dayOf(now)
  const { data } = useQuery(
    firstRequests({ from: startOfDay(today), to: startOfDay(dayAfter(today, bookingDays + 1)) }),
  )
  const list = useRef<HTMLOListElement>(null)
  const requests = data?.filter(
    ({ id, status, appointment_time }) =>
      status === 'requested' && Date.parse(appointment_time) > now && !shown.includes(id),
  )
  const count = requests?.length ?? 0

  // An answered request leaves the list, and its button with it.
  useEffect(() => {
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  }, [count])

  if (!requests || count === 0) return null
  return (
    <li className="max-w-none">
      <ol
        ref={list}
        className="request-tasks grid gap-3"
        tabIndex={-1}
        aria-label="Requests on other days"
      >
        {requests.slice(0, most).map((one) => (
          <li key={one.id} className="day-held max-w-none">
            <div className="day-who">
              <h3>
                <Link
                  to={`/patients/${one.patient.id}`}
                  className="link link-alone wrap-anywhere"
                  translate="no"
                >
                  {one.patient.full_name || 'Unknown Patient'}
                </Link>
              </h3>
              <p>
                <PatientIdentity person={one.patient} />
              </p>
              <p className="text-muted">
                {formatDayAndTime(one.appointment_time)} · {one.session_type}
              </p>
            </div>
            <div className="day-steps">
              <ConfirmButton appointment={one} variant="leaf" />
              <DeclineButton appointment={one} />
            </div>
          </li>
        ))}
      </ol>
    </li>
  )
}
