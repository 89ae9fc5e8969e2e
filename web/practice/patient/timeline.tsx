import { useState } from 'react'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import { formatDate, formatTime } from '#web/platform/values/dates.ts'
import { useNow } from '#web/platform/use-now.ts'
import { errorTitles } from '#web/practice/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { timelineOf } from './timeline-items.ts'

const fetchDialog = async () =>
  (await import('#web/practice/calendar/appointment/appointment-dialog.tsx')).AppointmentDialog

/** So many lines at first, and as many more with each press. */
const step = 8

/** What happened with a patient, the latest first. A visit opens its details. */
export function Timeline({ patient }: { patient: PatientPage }) {
  const now = useNow()
  const [count, setCount] = useState(step)
  const [openId, setOpenId] = useState<string>()
  const details = useLazyComponent(fetchDialog, errorTitles.details)
  const items = timelineOf(patient)
  const opened = patient.appointments.find(({ id }) => id === openId)

  async function openVisit({ id }: ProviderAppointment) {
    if (await details.bring()) setOpenId(id)
  }

  return (
    <>
      <ol className="patient-timeline" aria-label="What happened, the latest first">
        {items.slice(0, count).map(({ key, at, kind, words, appointment, to }) => (
          <li key={key} className={Date.parse(at) > now ? 'patient-ahead' : undefined}>
            <time dateTime={at}>
              {formatDate(at)}, {formatTime(at)}
            </time>
            <span className="wrap-anywhere">
              <strong>{kind}</strong> {words}
            </span>
            {appointment ? (
              <button
                type="button"
                className="link link-alone"
                data-adds-fields="notes corrected reason"
                data-of={key}
                onClick={() => void openVisit(appointment)}
              >
                Details<span className="sr-only"> of the visit on {formatDate(at)}</span>
              </button>
            ) : to ? (
              <Link to={to} className="link link-alone">
                Open<span className="sr-only"> the {kind.toLowerCase()}</span>
              </Link>
            ) : null}
          </li>
        ))}
      </ol>
      {items.length > count ? (
        <Button variant="quiet" onClick={() => setCount(count + step)}>
          Show earlier ({items.length - count})
        </Button>
      ) : null}
      {details.Part ? (
        <details.Part appointment={opened} onClose={() => setOpenId(undefined)} />
      ) : null}
    </>
  )
}
