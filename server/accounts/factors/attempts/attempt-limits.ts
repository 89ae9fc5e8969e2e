import { createHmac } from 'node:crypto'
import { networkPrefixOf } from '#server/platform/http/address.ts'
import { AuthProblem } from '#server/platform/http/auth-problem.ts'
import type { AuthMethod } from '../../sessions/data.ts'

/** Which budget a wrong code counts against. */
export type Budget = 'known address' | 'mailed link' | 'stranger'

/** Where a code is tried. */
export interface Attempt {
  session_id: string
  address_hmac: Buffer
  budget: Budget
}

export type WrongCode = Attempt & { wrong_at: Date }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * How many wrong codes are allowed in how many milliseconds. The session's limit stops an attacker
 * who polls, and no one else. The others bound an attacker who opens many sessions:
 * docs/decisions/033-second-factor-recovery.md has the probabilities.
 */
export const limits = {
  session: { max: 5, within: 15 * minute },
  address: { max: 15, within: hour },
  budget: { max: 60, within: day },
} as const

/** Wrong codes within an hour after which the owner is warned, at most once in that hour. */
export const warnAfter = 3
export const warningInterval = hour

/**
 * Seconds until another code may be tried; 0 for now. Rejected tries are not checked and not counted.
 *
 * @param wrong the account's wrong codes of the last day
 * @param isGuessable false where the code has so many bits that only the session's limit is needed
 */
export function secondsToWait(
  wrong: readonly WrongCode[],
  { session_id, address_hmac, budget }: Attempt,
  { now, isGuessable }: { now: Date; isGuessable: boolean },
): number {
  const isHere = (one: Attempt) => Buffer.compare(one.address_hmac, address_hmac) === 0
  const counted = [
    [limits.session, (one: Attempt) => one.session_id === session_id],
    [limits.address, isHere],
    [
      limits.budget,
      (one: Attempt) => one.budget === budget && (budget !== 'known address' || isHere(one)),
    ],
  ] as const
  const waits = counted
    .slice(0, isGuessable ? counted.length : 1)
    .map(([{ max, within }, isCounted]) => {
      const times = wrong.filter(isCounted).map(({ wrong_at }) => wrong_at.getTime())
      // The next try is allowed once this wrong code is older than the window.
      const oldest = times.toSorted((one, other) => other - one)[max - 1]
      return oldest === undefined ? 0 : Math.ceil((oldest + within - now.getTime()) / 1000)
    })
  return Math.max(0, ...waits)
}

/**
 * @param wait seconds until another code may be tried
 * @param locked the error code
 * @throws AuthProblem 429 with `Retry-After` where it is not yet
 */
export function requireNoWait(wait: number, locked: string): void {
  if (wait > 0)
    throw new AuthProblem(429, locked, 'Request rate limit reached', { retryAfter: wait })
}

/** A session opened by a link or code of an email: its user has the mailbox, not only the password. */
export function isMailedSession({ amr }: { amr: unknown }): boolean {
  return (amr as AuthMethod[]).some(({ method }) => method === 'otp' || method === 'magiclink')
}

/** The stored hash of an address: it names neither the address nor another account's use of it. */
export function macOfAddress(secret: string, user_id: string, address: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['address of a second factor', user_id, networkPrefixOf(address)]))
    .digest()
}
