import { createHmac } from 'node:crypto'

/**
 * A login for a relay, as coturn's `use-auth-secret` checks it: the name is the second of expiry and an
 * opaque id, the password its HMAC-SHA1 with the shared secret, in Base64.
 *
 * @param expiry in milliseconds since 1970, rounded down to a second
 */
export function relayCredential(
  secret: string,
  expiry: number,
  id: string,
): { username: string; credential: string } {
  const username = `${Math.floor(expiry / 1000)}:${id}`
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') }
}
