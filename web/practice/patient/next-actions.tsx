import { useState } from 'react'
import { kindOfPlans } from '#domain/care-plans/shared/kinds.ts'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import { isOffered } from '#domain/values/brand.ts'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { formatDayAndTime } from '#web/platform/values/dates.ts'
import { useNow } from '#web/platform/use-now.ts'
import { errorTitles } from '#web/practice/texts.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { stepsFor } from './next-steps.ts'

const fetchSchedule = async () =>
  (await import('#web/practice/calendar/schedule-dialog.tsx')).ScheduleDialog
const fetchReading = async () =>
  (await import('#web/practice/patients/readings/enter-reading-dialog.tsx')).EnterReadingDialog

const fetchStartPlan = loadOnce(
  async () => (await import('./clinic-plan/start-plan-button.tsx')).StartPlanButton,
)

/** What is to be done for this patient now, and the actions that a provider takes most. */
export function NextActions({ patient }: { patient: PatientPage }) {
  const now = useNow()
  const profession = useProfile().data?.profession
  const writes = profession ? kindOfPlans[profession] : undefined
  const [open, setOpen] = useState<'schedule' | 'reading'>()
  const schedule = useLazyComponent(fetchSchedule, errorTitles.form)
  const reading = useLazyComponent(fetchReading, errorTitles.form)
  const steps = stepsFor(patient, now)
  const next = patient.appointments
    .filter(({ status, appointment_time }) =>
      status === 'confirmed' || status === 'requested' ? Date.parse(appointment_time) > now : false,
    )
    .at(-1)

  async function bring(part: 'schedule' | 'reading') {
    if (await (part === 'schedule' ? schedule : reading).bring()) setOpen(part)
  }

  return (
    <section className="patient-next" aria-label="Next">
      <p>
        <strong>
          {next ? `Next visit: ${formatDayAndTime(next.appointment_time)}` : 'No next visit.'}
        </strong>
        {next?.status === 'requested' ? ' Not confirmed yet.' : null}
      </p>
      {steps.length > 0 ? (
        <ul>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      ) : null}
      <div className="form-actions">
        <LinkButton variant="quiet" to={`/messaging?patient=${patient.id}`}>
          Message
        </LinkButton>
        <Button variant="quiet" data-adds-fields="day" onClick={() => void bring('schedule')}>
          Schedule a session
        </Button>
        <Button variant="quiet" data-adds-fields="systolic" onClick={() => void bring('reading')}>
          Enter reading
        </Button>
        {writes && isOffered('plans') ? (
          <Lazy load={fetchStartPlan} props={{ patient, kind: writes }} />
        ) : null}
      </div>
      {schedule.Part ? (
        <schedule.Part
          patient={open === 'schedule' ? patient : undefined}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      {reading.Part ? (
        <reading.Part
          patient={open === 'reading' ? patient : undefined}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </section>
  )
}
