import type { Participant } from '#domain/appointments/status.ts'
import { callWindow } from '#domain/calls/window.ts'
import { Problem } from '#server/platform/problem.ts'

export interface Session {
  appointment_time: Date
  duration_minutes: number
}

/**
 * Requires that the call of a session may be entered at this time.
 *
 * @throws Problem 409 with `opens_at` before its window, 410 after it
 */
export function requireOpen(session: Session, at: Date): void {
  const { from, until } = callWindow(session)
  if (at.getTime() < from)
    throw new Problem(409, 'too_early', 'You can enter ten minutes before the session starts.', {
      opens_at: new Date(from).toISOString(),
    })
  if (at.getTime() >= until) throw new Problem(410, 'too_late', 'This session is over.')
}

/** @throws Problem 409 where an entry is no longer the newest */
export function requireNewest(isNewest: boolean): void {
  if (!isNewest)
    throw new Problem(409, 'stale_entry', 'This session has been opened again since then.')
}

/** @throws Problem 409 where the patient is not admitted */
export function requireAdmitted(isAdmitted: boolean): void {
  if (!isAdmitted)
    throw new Problem(
      409,
      'not_admitted',
      'You can talk once the provider has admitted the patient.',
    )
}

/** @throws Problem 409 where no one waits to be admitted */
export function requireWaiting(isWaiting: boolean): void {
  if (!isWaiting) throw new Problem(409, 'not_waiting', 'The patient is not waiting.')
}

/** @throws Problem 403 for the patient */
export function requireProvider(role: Participant): void {
  if (role !== 'provider')
    throw new Problem(403, 'forbidden', 'The provider admits to the session.')
}
