import { createHmac } from 'node:crypto'
import type { Participant } from '#domain/appointments/status.ts'
import type { IceServer } from '#domain/calls/schema.ts'
import { callWindow } from '#domain/calls/window.ts'
import { Problem } from '#server/platform/problem.ts'
import { relayCredential } from '#server/platform/video/relay-credential.ts'

interface Session {
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

/** Settings of video sessions, and the secret that names are derived from. */
export interface VideoSettings {
  AUTH_SECRET: string
  TURN_URLS: readonly string[]
  TURN_SECRET?: string | undefined
  VIDEO_URL?: string | undefined
}

/** Minutes after a session's window until which its relay credentials are valid: a talk may run late. */
const relayAfter = 10

/**
 * The relays for one participant of a session, with a login for this session alone. Its id is the same for
 * all entries of the participant, so that the relay can limit how much each uses, and names no user.
 */
export function iceServersFor(
  { AUTH_SECRET, TURN_URLS, TURN_SECRET, VIDEO_URL }: VideoSettings,
  session: Session & { appointment_id: string; role: Participant },
): IceServer[] {
  if (!TURN_SECRET || VIDEO_URL) return []
  const expiry = callWindow(session).until + relayAfter * 60_000
  const { appointment_id, role } = session
  const opaque = createHmac('sha256', AUTH_SECRET)
    .update(JSON.stringify(['relay user', appointment_id, role]))
    .digest('base64url')
    .slice(0, 20)
  return [{ urls: [...TURN_URLS], ...relayCredential(TURN_SECRET, expiry, opaque) }]
}

/** Address of a session's room in the Jitsi of `VIDEO_URL`, which no one can guess; null without one. */
export function roomFor(
  { AUTH_SECRET, VIDEO_URL }: VideoSettings,
  appointment_id: string,
): string | null {
  if (!VIDEO_URL) return null
  const name = createHmac('sha256', AUTH_SECRET)
    .update(JSON.stringify(['room of a call', appointment_id]))
    .digest('hex')
    .slice(0, 32)
  return `${VIDEO_URL}/${name}`
}
