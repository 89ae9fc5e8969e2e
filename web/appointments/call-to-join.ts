import type { Appointment } from '#domain/appointments/schema.ts'
import { callWindow } from '#domain/calls/window.ts'

type Session = Pick<
  Appointment,
  'id' | 'session_type' | 'status' | 'appointment_time' | 'duration_minutes'
>

/**
 * The page of the call of a session, where it can be entered at this time.
 *
 * @param now milliseconds
 */
export function callToJoin(session: Session, now: number): `/call/${string}` | undefined {
  if (session.session_type !== 'Virtual' || session.status !== 'confirmed') return undefined
  const { from, until } = callWindow(session)
  return from <= now && now < until ? `/call/${session.id}` : undefined
}
