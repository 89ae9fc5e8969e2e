import { randomBytes } from 'node:crypto'
import type { JWK } from 'jose'
import type { Secrets } from '../env.ts'
import { makeSigningKey, readSigningKeys } from './signing-keys.ts'

/** Signing keys and secrets of a server; the first of each signs and writes, the others verify and read. */
export interface AuthKeys {
  signing: readonly [JWK, ...JWK[]]
  secrets: Secrets
}

/**
 * @param given values of `AUTH_SIGNING_KEY` and of `AUTH_SECRETS`
 * @throws Error naming the setting that is missing or wrong
 */
export function readAuthKeys(given: {
  AUTH_SIGNING_KEY?: string | undefined
  AUTH_SECRETS?: Secrets | undefined
}): AuthKeys {
  if (!given.AUTH_SIGNING_KEY) throw new Error('AUTH_SIGNING_KEY: missing')
  if (!given.AUTH_SECRETS) throw new Error('AUTH_SECRET: missing')
  return { signing: readSigningKeys(given.AUTH_SIGNING_KEY), secrets: given.AUTH_SECRETS }
}

export async function makeKeys(): Promise<AuthKeys> {
  return { signing: [await makeSigningKey()], secrets: [makeSecret()] }
}

/** The first step of a rotation: a new key and a new secret that every server knows and none uses yet. */
export async function addKeys({ signing, secrets }: AuthKeys): Promise<AuthKeys> {
  return {
    signing: [...signing, await makeSigningKey()],
    secrets: [...secrets, makeSecret()],
  }
}

/**
 * The second step of a rotation: the last key and the last secret come first, the others stay known.
 *
 * @throws Error naming the setting that holds no second value, or whose last key is not private
 */
export function promoteNewestKeys({ signing, secrets }: AuthKeys): AuthKeys {
  const key = signing.at(-1)!
  if (signing.length < 2) throw new Error('AUTH_SIGNING_KEY: holds one key only. First: add')
  if (!key.d) throw new Error('AUTH_SIGNING_KEY: the last key is not private')
  if (secrets.length < 2) throw new Error('AUTH_SECRET: holds one secret only. First: add')
  return {
    signing: [key, ...signing.slice(0, -1)],
    secrets: [secrets.at(-1)!, ...secrets.slice(0, -1)],
  }
}

export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The lines of an environment file. */
export function describeKeys({ signing, secrets }: AuthKeys): string[] {
  const alone = <Value>(values: readonly Value[]) => (values.length > 1 ? values : values[0])
  const secret = alone(secrets)
  return [
    `AUTH_SIGNING_KEY='${JSON.stringify(alone(signing))}'`,
    `AUTH_SECRET='${typeof secret === 'string' ? secret : JSON.stringify(secret)}'`,
  ]
}
