import { createHmac } from 'node:crypto'
import type { Participant } from '#domain/appointments/status.ts'
import type { IceServer } from '#domain/calls/schema.ts'
import { callWindow } from '#domain/calls/window.ts'
import { relayCredential } from '#server/platform/video/relay-credential.ts'
import type { Session } from './call-problems.ts'

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
