import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { lineOf } from '#server/platform/address.ts'
import { busy, FairQueue } from '#server/platform/fair-queue.ts'

/** OWASP Password Storage Cheat Sheet, 2025: argon2id with 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Each takes some 30 milliseconds of one processor, and one processor is left to everything else.
 * Thousands of phones may share an address, so many from one address may wait; addresses take turns.
 */
const running = Math.max(1, availableParallelism() - 1)
const hashing = new FairQueue({
  running,
  runningEach: running,
  waiting: 64 * running,
  waitingEach: 40 * running,
})

/**
 * Sees to it that a password can be checked now. Call it before a try is counted: a try that is
 * refused for want of room says nothing about the password.
 *
 * @throws Problem 503 where too many wait
 */
export function requireRoomToHash(address: string): void {
  if (hashing.isFullFor(lineOf(address))) throw busy()
}

/**
 * Hashes on the thread pool, as a PHC string. Never inside a transaction: it takes tens of
 * milliseconds, and may wait.
 *
 * @param address of the caller, by which it is decided whose turn it is
 * @throws Problem 503 where too many wait
 */
export function hashPassword(password: string, address: string): Promise<string> {
  return hashing.run(lineOf(address), () => hash(password, cost))
}

let stand_in: Promise<string> | undefined

/**
 * True where `password` belongs to `hashed`. Without a hash (no such account) the same work is
 * done, so that the time taken tells nothing. Only argon2 hashes are understood.
 *
 * @throws Problem as `hashPassword`
 */
export async function isPasswordOf(
  hashed: string | null,
  password: string,
  address: string,
): Promise<boolean> {
  stand_in ??= hash(randomBytes(32).toString('base64'), cost)
  const isKnown = hashed?.startsWith('$argon2') ?? false
  const against = isKnown ? hashed! : await stand_in
  const isMatch = await hashing.run(lineOf(address), () => verify(against, password))
  return isKnown && isMatch
}
