import { createHmac, timingSafeEqual } from 'node:crypto'

const form = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([\w-]{43})$/

const macOf = (secret: string, record_id: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['erase clinic record', record_id]))
    .digest()

/**
 * What the link in an invitation has behind its #: it erases this one record and opens nothing. It is
 * stored nowhere, and works as long as the record is there.
 */
export const erasureTokenOf = (secret: string, record_id: string): string =>
  `${record_id}.${macOf(secret, record_id).toString('base64url')}`

/** The record that a token erases; undefined where no invitation had it. */
export function recordOfToken(secrets: readonly string[], token: string): string | undefined {
  const [, record_id, mac] = form.exec(token) ?? []
  if (!record_id || !mac) return undefined
  const sent = Buffer.from(mac, 'base64url')
  return secrets.some((secret) => timingSafeEqual(macOf(secret, record_id), sent))
    ? record_id
    : undefined
}
