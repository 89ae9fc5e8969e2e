import { createHmac, timingSafeEqual } from 'node:crypto'
import { retention } from '#domain/accounts/retention.ts'

/**
 * Refresh tokens contain their session and a counter, signed by a server key: nothing secret is stored
 * per token, and the current one can be given again, as Supabase Auth does.
 * Bytes: version 0, session id (16), counter (4), HMAC-SHA-256 cut to 16.
 */
export interface RefreshTicket {
  session_id: string
  counter: number
}

const signedLength = 1 + 16 + 4
const macLength = 16

export function writeRefreshToken(secret: string, { session_id, counter }: RefreshTicket): string {
  const signed = Buffer.alloc(signedLength)
  Buffer.from(session_id.replaceAll('-', ''), 'hex').copy(signed, 1)
  signed.writeUInt32BE(counter, 1 + 16)
  return Buffer.concat([signed, macOf(secret, signed)]).toString('base64url')
}

/** What a token says; undefined where no server with one of these secrets wrote it. */
export function readRefreshToken(
  secrets: readonly string[],
  token: string,
): RefreshTicket | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== signedLength + macLength || bytes.toString('base64url') !== token) {
    return undefined
  }
  const signed = bytes.subarray(0, signedLength)
  const mac = bytes.subarray(signedLength)
  const isOurs = secrets.some((secret) => timingSafeEqual(mac, macOf(secret, signed)))
  if (signed[0] !== 0 || !isOurs) return undefined
  const hex = signed.toString('hex', 1, 17)
  return {
    session_id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    counter: signed.readUInt32BE(17),
  }
}

function macOf(secret: string, signed: Buffer): Buffer {
  return createHmac('sha256', secret)
    .update('refresh token')
    .update(signed)
    .digest()
    .subarray(0, macLength)
}

/** True where a session lay idle too long (a forgotten phone is not signed in for ever), or its set end has come. */
export function isExpired(
  session: { refreshed_at: Date; not_after: Date | null },
  now: Date,
): boolean {
  const idleMilliseconds = now.getTime() - session.refreshed_at.getTime()
  const isOver = session.not_after !== null && session.not_after <= now
  return isOver || idleMilliseconds > retention.idleSession * 24 * 60 * 60 * 1000
}

/** Seconds in which an older token is still taken for a late retry rather than for a theft. */
const reuseInterval = 10

export type Rotation = 'next' | 'again' | 'stolen' | 'unknown'

/**
 * What a token earns: the next one when it is the current; the current one again when it is that
 * the parent (the client never saw the response) or only a moment late; otherwise an attacker replays
 * an old token and the session must end.
 *
 * @param counter of the token shown
 * @param session.refresh_counter of the current token
 */
export function judgeRefresh(
  counter: number,
  session: { refresh_counter: number; refreshed_at: Date },
  now: Date,
): Rotation {
  if (counter === session.refresh_counter) return 'next'
  if (counter > session.refresh_counter) return 'unknown'
  if (counter === session.refresh_counter - 1) return 'again'
  const age = now.getTime() - session.refreshed_at.getTime()
  return age < reuseInterval * 1000 ? 'again' : 'stolen'
}
