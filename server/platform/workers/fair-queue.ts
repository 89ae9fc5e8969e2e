import { Problem } from '../problem.ts'

/** How much work of one kind runs and is queued, in all and for each user. */
export interface QueueLimits {
  /** Pieces of work under way at the same time. */
  running: number
  /** The same, for each key. */
  runningEach: number
  /** Queued tasks. */
  waiting: number
  /** The same, for each key. */
  waitingEach: number
}

/** Seconds after which a rejected caller may try again. */
const retryAfter = 2

/**
 * A bounded queue for costly work. Keys (a person, an address) take turns, so that a caller with
 * much work delays the others by one task at most. A task beyond these limits is rejected at once.
 */
export class FairQueue {
  readonly #limits: QueueLimits
  #running = 0
  #waiting = 0
  readonly #runningOf = new Map<string, number>()
  /** The key whose turn is next comes first. */
  readonly #waitingOf = new Map<string, (() => void)[]>()

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /**
   * Does the work when it is the key's turn.
   *
   * @throws Problem 503 `busy` with `Retry-After` where the queue is full; whatever `work` throws
   */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    await this.#turnOf(key)
    try {
      return await work()
    } finally {
      this.#leave(key)
    }
  }

  /** Whether the next task of this key would be rejected. */
  isFullFor(key: string): boolean {
    const own = this.#waitingOf.get(key)?.length ?? 0
    if (own === 0 && this.#hasRoomFor(key)) return false
    return own >= this.#limits.waitingEach || this.#waiting >= this.#limits.waiting
  }

  async #turnOf(key: string): Promise<void> {
    if (this.isFullFor(key)) throw busy()
    const own = this.#waitingOf.get(key) ?? []
    // Below the limit, all other queued callers have reached their own limit.
    if (own.length === 0 && this.#hasRoomFor(key)) return this.#enter(key)
    await new Promise<void>((start) => {
      own.push(start)
      this.#waitingOf.set(key, own)
      this.#waiting += 1
    })
  }

  #hasRoomFor(key: string): boolean {
    const { running, runningEach } = this.#limits
    return this.#running < running && (this.#runningOf.get(key) ?? 0) < runningEach
  }

  #enter(key: string): void {
    this.#running += 1
    this.#runningOf.set(key, (this.#runningOf.get(key) ?? 0) + 1)
  }

  #leave(key: string): void {
    this.#running -= 1
    const left = (this.#runningOf.get(key) ?? 1) - 1
    if (left > 0) this.#runningOf.set(key, left)
    else this.#runningOf.delete(key)
    this.#startNext()
  }

  #startNext(): void {
    for (const [key, own] of this.#waitingOf) {
      if (!this.#hasRoomFor(key)) continue
      const start = own.shift()!
      this.#waiting -= 1
      // To the end of the turns.
      this.#waitingOf.delete(key)
      if (own.length > 0) this.#waitingOf.set(key, own)
      this.#enter(key)
      return start()
    }
  }
}

export function busy(): Problem {
  return new Problem(503, 'busy', 'We are very busy. Please try again in a moment.', { retryAfter })
}
