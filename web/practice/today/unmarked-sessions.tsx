import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { dayOf, formatDayAndTime } from '#web/platform/values/dates.ts'
import { useNow } from '#web/platform/use-now.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { PlaceIcon } from '#web/ui/icons/place-icon.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { PatientIdentity } from '#web/ui/patient-identity.tsx'
import { errorTitles, toasts } from '#web/practice/texts.ts'
import { reloadAppointments } from '../calendar/appointment-queries.ts'
import { whichOf } from '../calendar/patient-name.ts'
import { markSession, shown, unmarkedBefore } from './unmarked-queries.ts'

type Said = Parameters<typeof markSession>[2]
const answers = [
  ['held', 'Completed'],
  ['patient_no_show', 'Did not come'],
  ['cancelled', 'Cancelled'],
] as const

/** Sessions of the days before of which nothing was said: a task, with one press for each answer. */
export function UnmarkedSessions() {
  const { data = [] } = useQuery(unmarkedBefore(dayOf(useNow())))
  if (data.length === 0) return null
  return (
    <li className="wait">
      <PlaceIcon name="calendar" size={24} />
      <div>
        <Link to="/appointment-scheduler#list">
          {data.length > shown
            ? `More than ${shown} sessions to mark`
            : data.length === 1
              ? '1 session to mark'
              : `${data.length} sessions to mark`}
        </Link>
        <p className="text-muted">They are over. Say what happened.</p>
        <ul aria-label="Sessions to mark" className="mt-2 grid gap-4">
          {data.slice(0, shown).map((one) => (
            <Unmarked key={one.id} appointment={one} />
          ))}
        </ul>
      </div>
    </li>
  )
}

function Unmarked({ appointment }: { appointment: ProviderAppointment }) {
  const client = useQueryClient()
  const { id, patient, appointment_time, session_type } = appointment
  const mark = useAction((said: Said) => markSession(client, id, said), {
    success: toasts.marked,
    failure: errorTitles.mark,
    refresh: () => reloadAppointments(client),
  })
  return (
    <li className="grid max-w-none gap-2">
      <div>
        <p className="wrap-anywhere">
          <Link to={`/patients/${patient.id}`} translate="no">
            {patient.full_name || 'Unknown Patient'}
          </Link>
          , {formatDayAndTime(appointment_time)}, {session_type}
        </p>
        <PatientIdentity person={patient} />
      </div>
      <div className="flex flex-wrap gap-2">
        {answers.map(([said, label]) => (
          <Button
            key={said}
            variant="quiet"
            aria-disabled={mark.isBusy}
            onClick={() => void mark.run(said)}
          >
            {label}
            <VisuallyHidden> {whichOf(appointment)}</VisuallyHidden>
          </Button>
        ))}
      </div>
    </li>
  )
}
