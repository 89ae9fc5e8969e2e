import type { Appointment } from '#domain/appointments/schema.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { FailedState } from '#web/ui/empty-state.tsx'
import { errorTitles } from './error-titles.ts'

const fetchOutcome = async () => (await import('./session-outcome.tsx')).SessionOutcome

interface LazyOutcomeProps {
  appointment: Appointment
  now: number
}

/** The outcome of a session that has started, and the patient's feedback. */
export function LazyOutcome({ appointment, now }: LazyOutcomeProps) {
  const { status, appointment_time } = appointment
  const isStarted = status === 'confirmed' && Date.parse(appointment_time) < now
  if (status !== 'completed' && !isStarted) return null
  return (
    <Lazy
      load={fetchOutcome}
      props={{ appointment, now }}
      failed={(failure) => <FailedState title={errorTitles.outcome} failure={failure} />}
    />
  )
}
