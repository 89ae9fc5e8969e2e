import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** OWASP Password Storage Cheat Sheet, 2025: argon2id with 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes on the thread pool, as a PHC string. Never inside a transaction: it takes tens of milliseconds. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let stand_in: Promise<string> | undefined

/**
 * True where `password` belongs to `hashed`. Without a hash (no such account) the same work is
 * done, so that the time taken tells nothing. Only argon2 hashes are understood.
 */
export async function isPasswordOf(hashed: string | null, password: string): Promise<boolean> {
  stand_in ??= hashPassword(randomBytes(32).toString('base64'))
  const isKnown = hashed?.startsWith('$argon2') ?? false
  const isMatch = await verify(isKnown ? hashed! : await stand_in, password)
  return isKnown && isMatch
}
