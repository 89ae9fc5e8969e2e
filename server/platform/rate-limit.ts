import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { asSystem, tables, type Transaction } from './db.ts'
import { log } from './log.ts'

export interface Budget {
  /** Unique among all limits, and unchanged once released: processes count under it together. */
  name: string
  /** Requests per key and window. */
  points: number
  /** Length of a window, which starts with the first request that is counted. */
  seconds: number
}

export interface LimitSettings {
  /** False makes every call pass, for a conformance run. */
  AUTH_LIMITS: boolean
  AUTH_SECRET: string
}

/** What this process knows of one key in the present window. */
interface Share {
  /** In milliseconds. */
  endsAt: number
  /** Let through here and not yet reported to the database. */
  unreported: number
  /** May still be let through here without asking. */
  credit: number
  /** True once the database knows of this process's requests. */
  isShared: boolean
  isUsedUp: boolean
  asking?: Promise<boolean> | undefined
  /** In milliseconds: the database did not answer, so this process counts alone until then. */
  alone: number
}

/** Part of a budget that each process lets through before it asks the database: three together add 6 %. */
const freePart = 0.03
/** Largest part of a budget that is taken at once. */
const sharePart = 0.05
const defaultTimeout = 250
const pauseAfterTimeout = 1000
const maxStored = 50_000

/**
 * A budget of requests per key, counted by all server processes together: a client far below it costs no
 * round trip, any other takes shares of the budget from the database. While that is away each process
 * counts alone. There is no lock-out: the budget returns with the next window.
 */
export class RateLimit {
  readonly #settings: LimitSettings
  readonly #budget: Budget
  readonly #timeout: number
  readonly #shares = new Map<string, Share>()

  /** @param timeout milliseconds a request waits for the database to count it */
  constructor(settings: LimitSettings, budget: Budget, timeout = defaultTimeout) {
    this.#settings = settings
    this.#budget = budget
    this.#timeout = timeout
  }

  /** Counts one request. @returns seconds to wait; 0 where it may pass */
  async secondsToWait(key: string): Promise<number> {
    if (!this.#settings.AUTH_LIMITS) return 0
    for (;;) {
      const share = this.#shareOf(key)
      if (share.isUsedUp) return secondsUntil(share.endsAt)
      if (share.credit > 0) {
        share.credit -= 1
        return 0
      }
      const isFree = !share.isShared && share.unreported < this.#part(freePart)
      if (!isFree && (await this.#ask(key, share))) continue
      if (share.unreported >= this.#budget.points) return secondsUntil(share.endsAt)
      share.unreported += 1
      return 0
    }
  }

  #shareOf(key: string): Share {
    const now = Date.now()
    const known = this.#shares.get(key)
    if (known && known.endsAt > now) return known
    const share: Share = {
      endsAt: now + this.#budget.seconds * 1000,
      unreported: 0,
      credit: 0,
      isShared: false,
      isUsedUp: false,
      alone: 0,
    }
    // Inserted again, so that the oldest is first.
    this.#shares.delete(key)
    this.#shares.set(key, share)
    if (this.#shares.size > maxStored) this.#shares.delete(this.#shares.keys().next().value!)
    return share
  }

  /** Takes a share, once for all waiting requests. @returns false where the database does not respond soon */
  async #ask(key: string, share: Share): Promise<boolean> {
    if (share.alone > Date.now()) return false
    share.asking ??= this.#take(key, share).finally(() => (share.asking = undefined))
    const isAnswered = await isWithin(this.#timeout, share.asking)
    if (!isAnswered) share.alone = Date.now() + pauseAfterTimeout
    return isAnswered
  }

  async #take(key: string, share: Share): Promise<boolean> {
    const passed = share.unreported
    try {
      const { granted, milliseconds } = await asSystem('count requests together', (tx) =>
        takeShare(tx, this.#settings, this.#budget, key, { passed, max: this.#part(sharePart) }),
      )
      share.unreported -= passed
      share.credit += granted
      share.isShared = true
      share.isUsedUp = granted === 0
      share.endsAt = Date.now() + milliseconds
      share.alone = 0
      return true
    } catch (error) {
      log.warn({ reason: (error as Error).message, limit: this.#budget.name }, 'counted alone')
      return false
    }
  }

  #part(part: number): number {
    return Math.floor(this.#budget.points * part)
  }
}

/**
 * Counts a request of a small budget within a transaction that takes place anyway.
 *
 * @returns seconds to wait; 0 where it may pass
 */
export async function countWithin(
  tx: Transaction,
  settings: LimitSettings,
  budget: Budget,
  key: string,
): Promise<number> {
  const share = await takeShare(tx, settings, budget, key, { passed: 0, max: 1 })
  return share.granted > 0 ? 0 : Math.ceil(share.milliseconds / 1000)
}

/** Gives back a request that `countWithin` has counted in the present window: it was none that the budget is for. */
export async function releaseWithin(
  tx: Transaction,
  settings: LimitSettings,
  budget: Budget,
  key: string,
): Promise<void> {
  await tx.run(
    tables
      .updateTable('platform.rate_limits')
      .set({ used: sql<number>`greatest(0, used - 1)` })
      .where('key_hmac', '=', macOfKey(settings, budget, key))
      .where('ends_at', '>', sql<Date>`now()`),
  )
}

const macOfKey = ({ AUTH_SECRET }: LimitSettings, { name }: Budget, key: string): Buffer =>
  createHmac('sha256', AUTH_SECRET)
    .update(JSON.stringify(['rate limit', name, key]))
    .digest()

async function takeShare(
  tx: Transaction,
  settings: LimitSettings,
  budget: Budget,
  key: string,
  { passed, max }: { passed: number; max: number },
): Promise<{ granted: number; milliseconds: number }> {
  const key_hmac = macOfKey(settings, budget, key)
  const { points, seconds } = budget
  const query = sql<{ granted: number; milliseconds: number }>`
    select granted, milliseconds from platform.take_share(${key_hmac}, ${seconds}::integer,
      ${points}::integer, ${passed}::integer, ${max}::integer)`
  const [share] = await tx.run({ compile: () => query.compile(tables) })
  return share!
}

/** The status of the answer; false if the answer takes longer than these milliseconds. */
async function isWithin(timeout: number, answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), timeout)
  })
  const isAnswered = await Promise.race([answer, silence])
  clearTimeout(timer)
  return isAnswered
}

function secondsUntil(milliseconds: number): number {
  return Math.max(1, Math.ceil((milliseconds - Date.now()) / 1000))
}
