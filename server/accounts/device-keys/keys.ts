import { hkdfSync } from 'node:crypto'
import type { DeviceKey } from '#domain/accounts/device-key.ts'
import type { Secrets } from '#server/platform/env.ts'

const nameBytes = 16
const keyBytes = 32

/**
 * The keys with which a browser locks what a user entered offline (docs/decisions/104-kept-entries.md):
 * the same for the same user at any time, so that the next login opens it. The name of a key says
 * nothing of its user.
 *
 * @param secrets `AUTH_SECRETS`; the keys are derived from them and used for nothing else
 * @returns one for each secret, in their order: the first locks, all open
 */
export function deviceKeysOf(secrets: Secrets, user_id: string): DeviceKey[] {
  return secrets.map((secret) => {
    const info = 'entries kept on a phone'
    const made = hkdfSync('sha256', secret, user_id, info, nameBytes + keyBytes)
    return {
      name: Buffer.from(made, 0, nameBytes).toString('hex'),
      key: Buffer.from(made, nameBytes).toString('base64url'),
    }
  })
}
