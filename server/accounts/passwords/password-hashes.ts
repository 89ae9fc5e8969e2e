import { randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { lineOf } from '#server/platform/http/address.ts'
import { busy, FairQueue } from '#server/platform/workers/fair-queue.ts'
import { isAffordableBcrypt, isPasswordOfBcrypt } from './imported-hashes.ts'

/** OWASP Password Storage Cheat Sheet, 2025: argon2id with 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const saltBytes = 16

/**
 * Each takes some 30 milliseconds of one processor, and one processor is left to everything else.
 * Thousands of phones may share an address, so many from one address may queue; addresses take turns.
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
 * rejected for lack of capacity says nothing about the password.
 *
 * @throws Problem 503 where too many are queued
 */
export function requireHashingCapacity(address: string): void {
  if (hashing.isFullFor(lineOf(address))) throw busy()
}

/**
 * Hashes on the thread pool, as a PHC string. Never inside a transaction: it takes tens of
 * milliseconds, and may be queued.
 *
 * @param address of the caller, by which it is decided whose turn it is
 * @param salt of another hash of the same account, so that one computation is compared with both
 * @throws Problem 503 where too many are queued
 */
export function hashPassword(password: string, address: string, salt?: Buffer): Promise<string> {
  return hashing.run(lineOf(address), () => hash(password, salt ? { ...cost, salt } : cost))
}

/** True where `password` belongs to `hashed`. See `matchPassword`. @throws Problem as `hashPassword` */
export async function isPasswordOf(
  hashed: string | null,
  password: string,
  address: string,
): Promise<boolean> {
  return (await matchPassword(password, { own: hashed, stored: [], address })).isOwn
}

/**
 * Compares a password with the hash of an account and with those of sign-ups that are stored for its
 * email address. The work is the same whether there is an account or not: one computation of argon2, with
 * the salt that they share. A hash that was imported, or made with other costs, can share no salt and is
 * checked besides.
 *
 * @param hashes.own null where there is no account, or it has no password
 * @throws Problem as `hashPassword`
 */
export async function matchPassword(
  password: string,
  { own, stored, address }: { own: string | null; stored: readonly string[]; address: string },
): Promise<{ isOwn: boolean; isStored: boolean }> {
  const salt = sharedSalt(own, stored) ?? randomBytes(saltBytes)
  const [computed, isForeign] = await Promise.all([
    hashPassword(password, address, salt),
    own && isForeignHash(own) ? isPasswordOfForeign(own, password, address) : false,
  ])
  const isSame = (hashed: string | null) => hashed !== null && isEqual(hashed, computed)
  return { isOwn: isForeign || isSame(own), isStored: stored.map(isSame).includes(true) }
}

/** The salt that further hashes for the same email address must have; undefined where there is none yet. */
export function sharedSalt(own: string | null, stored: readonly string[]): Buffer | undefined {
  return [own, ...stored].flatMap((hashed) => saltOf(hashed) ?? [])[0]
}

const ourForm = new RegExp(
  `^\\$argon2id\\$v=19\\$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}\\$([A-Za-z0-9+/]{22})\\$[A-Za-z0-9+/]{43}$`,
)

function saltOf(hashed: string | null): Buffer | undefined {
  const salt = ourForm.exec(hashed ?? '')?.[1]
  return salt ? Buffer.from(salt, 'base64') : undefined
}

function isEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function isPasswordOfForeign(hashed: string, password: string, address: string): Promise<boolean> {
  const check = isAffordableBcrypt(hashed) ? isPasswordOfBcrypt : verify
  return hashing.run(lineOf(address), () => check(hashed, password))
}

/** True where a hash that can be checked is none of ours, and should be replaced when the password is at hand. */
export function isForeignHash(hashed: string): boolean {
  return !saltOf(hashed) && (hashed.startsWith('$argon2') || isAffordableBcrypt(hashed))
}
