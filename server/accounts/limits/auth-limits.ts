import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import { AuthProblem } from '#server/platform/http/auth-problem.ts'
import { networkPrefixOf } from '#server/platform/http/address.ts'
import { asSystem } from '#server/platform/db.ts'
import { type LimitSettings, RateLimit } from '#server/platform/rate-limit.ts'
import { countTry, deleteTries, macOfSubject } from './data.ts'

/** Requests per network address and five minutes, by what they do. */
const perAddress = {
  call: 6000,
  login: 600,
  sign_up: 300,
  email: 300,
  password: 300,
}
export type CountedCall = keyof typeof perAddress

/**
 * How often `/auth/v1` may be called, counted by all server processes together. Thousands of phones
 * share one address behind a carrier's NAT, so what is guessed at is slowed down per account and address
 * together, by a delay that grows and never becomes a lock-out. An address alone has high ceilings: one
 * for each kind of call, so that many sign-ups do not block logins.
 */
export class AuthLimits {
  readonly #settings: LimitSettings
  readonly #calls: Record<CountedCall, RateLimit>
  readonly #refreshes: RateLimit

  constructor(settings: LimitSettings) {
    this.#settings = settings
    const limit = (name: CountedCall) =>
      new RateLimit(settings, { name: `auth ${name}`, points: perAddress[name], seconds: 300 })
    this.#calls = {
      call: limit('call'),
      login: limit('login'),
      sign_up: limit('sign_up'),
      email: limit('email'),
      password: limit('password'),
    }
    this.#refreshes = new RateLimit(settings, { name: 'auth refresh', points: 120, seconds: 300 })
  }

  /**
   * Counts one call from `address`.
   *
   * @param kind `call` for any; the others hash a password or send an email
   * @throws AuthProblem 429
   */
  async countCall(kind: CountedCall, address: string): Promise<void> {
    rejectFor(await this.#calls[kind].secondsToWait(networkPrefixOf(address)))
  }

  /** One refresh of a session, generous: auth-js signs a person out on 429. @throws AuthProblem 429 */
  async countRefresh(session_id: string): Promise<void> {
    rejectFor(await this.#refreshes.secondsToWait(session_id))
  }

  /**
   * Counts a try, before its password or code is checked. Every try counts as a failure until
   * `recordSuccess`, so that many tries at once gain nothing.
   *
   * @throws AuthProblem 429 while the delay after earlier wrong tries runs
   */
  async countTry(subject: string, address: string): Promise<void> {
    if (!this.#settings.AUTH_LIMITS) return
    const subject_hmac = this.#macOf(subject, address)
    rejectFor(await asSystem('count a try', (tx) => countTry(tx, subject_hmac)))
  }

  async recordSuccess(subject: string, address: string): Promise<void> {
    if (!this.#settings.AUTH_LIMITS) return
    const subject_hmac = this.#macOf(subject, address)
    await asSystem('forget tries after a right one', (tx) => deleteTries(tx, subject_hmac))
  }

  #macOf(subject: string, address: string): Buffer {
    return macOfSubject(this.#settings.AUTH_SECRET, 'tries', subject, networkPrefixOf(address))
  }
}

/** In milliseconds; longer than any of these calls takes on a machine that is not overloaded. */
const evenStep = 250
const maxJitter = 12

/**
 * Answers at a multiple of `evenStep` after the request, with a random part added. A call about an existing
 * account has more to do than one about an unknown address; the time of the response must not reveal which.
 */
export const atEvenPace: MiddlewareHandler = async (_, next) => {
  const began = performance.now()
  await next()
  await waitForStep(began)
}

/** The same for rejections alone: the content of a success shows anyway whether there is an account. */
export const rejectionsAtEvenRate: MiddlewareHandler = async (c, next) => {
  const began = performance.now()
  await next()
  if (c.res.status >= 400) await waitForStep(began)
}

/** Does `work`, and returns or throws at a multiple of `evenStep`. */
export async function atSteps<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  try {
    return await work()
  } finally {
    await waitForStep(began)
  }
}

async function waitForStep(began: number): Promise<void> {
  const passed = performance.now() - began
  const step = Math.ceil(passed / evenStep) * evenStep
  await wait(step - passed + randomInt(maxJitter * 1000) / 1000)
}

function rejectFor(seconds: number): void {
  if (seconds <= 0) return
  throw new AuthProblem(429, 'over_request_rate_limit', 'Request rate limit reached', {
    retryAfter: seconds,
  })
}
