import { setTimeout as wait } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import { AuthProblem } from '#server/platform/auth-problem.ts'
import { lineOf } from '#server/platform/address.ts'
import { RateLimit } from '#server/platform/rate-limit.ts'

/** Wrong tries that cost nothing: people mistype. */
const freeTries = 5
const longestWait = 60
const forgetAfter = 15 * 60 * 1000
const mostKept = 50_000

/**
 * How often `/auth/v1` may be called. Thousands of phones share one address behind a carrier's NAT,
 * so what is guessed at is slowed down per account and address together, by a delay that grows and
 * never becomes a lock-out; an address alone has only a high ceiling. Kept in this process.
 */
export class AuthLimits {
  readonly #isOn: boolean
  readonly #byAddress: RateLimit
  readonly #costly: RateLimit
  readonly #refreshes: RateLimit
  readonly #failures = new Map<string, { count: number; last: number }>()

  constructor(isOn: boolean) {
    this.#isOn = isOn
    this.#byAddress = new RateLimit(isOn, { points: 6000, seconds: 300 })
    this.#costly = new RateLimit(isOn, { points: 600, seconds: 300 })
    this.#refreshes = new RateLimit(isOn, { points: 120, seconds: 300 })
  }

  /** One call from `address`. @throws AuthProblem 429 */
  async countCall(address: string): Promise<void> {
    refuseFor(await this.#byAddress.secondsToWait(lineOf(address)))
  }

  /** One call that hashes a password or sends a mail. @throws AuthProblem 429 */
  async countCostly(address: string): Promise<void> {
    refuseFor(await this.#costly.secondsToWait(lineOf(address)))
  }

  /** One refresh of a session, generous: auth-js signs a person out on 429. @throws AuthProblem 429 */
  async countRefresh(session_id: string): Promise<void> {
    refuseFor(await this.#refreshes.secondsToWait(session_id))
  }

  /**
   * Before a password or code is checked. Every try counts as a failure until `noteSuccess`, so
   * that many at once gain nothing.
   *
   * @param now in milliseconds
   * @throws AuthProblem 429 while the delay after earlier wrong tries runs
   */
  countTry(subject: string, address: string, now: number): void {
    if (!this.#isOn) return
    const key = keyOf(subject, address)
    const { count, last } = this.#failures.get(key) ?? { count: 0, last: 0 }
    const isForgotten = now - last > forgetAfter
    if (count >= freeTries && !isForgotten) {
      const delay = Math.min(longestWait, 2 ** (count - freeTries))
      refuseFor(Math.ceil((last + delay * 1000 - now) / 1000))
    }
    // Written anew, so that the oldest stands first.
    this.#failures.delete(key)
    this.#failures.set(key, { count: isForgotten ? 1 : count + 1, last: now })
    if (this.#failures.size > mostKept) this.#failures.delete(this.#failures.keys().next().value!)
  }

  noteSuccess(subject: string, address: string): void {
    this.#failures.delete(keyOf(subject, address))
  }
}

/** Longer than any of these calls takes on a machine that is not overrun. */
const evenMilliseconds = 150

/**
 * Answers no sooner than a fixed time after the request. With an account there is more to write
 * than without one; how long the answer takes must not tell which it was.
 */
export const atEvenPace: MiddlewareHandler = async (_, next) => {
  const began = performance.now()
  await next()
  const left = evenMilliseconds - (performance.now() - began)
  if (left > 0) await wait(left)
}

function keyOf(subject: string, address: string): string {
  return `${subject} ${lineOf(address)}`
}

function refuseFor(seconds: number): void {
  if (seconds <= 0) return
  throw new AuthProblem(429, 'over_request_rate_limit', 'Request rate limit reached', {
    retryAfter: seconds,
  })
}
