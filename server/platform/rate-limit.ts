import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/**
 * A budget of requests per key, kept in this process: `points` in `seconds`, then refusals until
 * enough time has passed. There is no lock-out: the owner of an account can always try again.
 */
export class RateLimit {
  readonly #limiter: RateLimiterMemory | undefined

  /** @param isOn false makes every call pass, for a conformance run */
  constructor(isOn: boolean, budget: { points: number; seconds: number; blockSeconds?: number }) {
    this.#limiter = isOn
      ? new RateLimiterMemory({
          points: budget.points,
          duration: budget.seconds,
          blockDuration: budget.blockSeconds ?? 0,
        })
      : undefined
  }

  /** @returns seconds to wait; 0 where the request may pass */
  async secondsToWait(key: string, points = 1): Promise<number> {
    try {
      await this.#limiter?.consume(key, points)
      return 0
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes)
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      throw refusal
    }
  }

  /** Gives the key its whole budget back, after a success. */
  async forgive(key: string): Promise<void> {
    await this.#limiter?.delete(key)
  }
}
