import type { Appointment } from '#domain/appointments/schema.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { FailedState } from '#web/ui/empty-state.tsx'
import { failures } from './failures.ts'

const fetchOutcome = async () => (await import('./session-outcome.tsx')).SessionOutcome

interface LazyOutcomeProps {
  appointment: Appointment
  now: number
}

/** What became of a session that has started, and what its patient can say of it. */
export function LazyOutcome({ appointment, now }: LazyOutcomeProps) {
  const { status, appointment_time } = appointment
  const isStarted = status === 'confirmed' && Date.parse(appointment_time) < now
  if (status !== 'completed' && !isStarted) return null
  return (
    <Lazy
      fetchPart={fetchOutcome}
      props={{ appointment, now }}
      failed={(failure) => <FailedState title={failures.outcome} failure={failure} />}
    />
  )
}
