import { log } from './log.ts'

/**
 * Writes one line when something begins to fail and one when it works again, however often it is tried meanwhile:
 * the rest is written at the level debug.
 */
export class OutageLog {
  readonly #what: string
  /** On the clock of `performance.now()`; undefined while it works. */
  #since: number | undefined

  /** @param what that fails and works again, as "the job queue" */
  constructor(what: string) {
    this.#what = what
  }

  fails(detail: object): void {
    const level = this.#since === undefined ? 'warn' : 'debug'
    this.#since ??= performance.now()
    log[level](detail, `${this.#what} fails`)
  }

  works(): void {
    if (this.#since === undefined) return
    const seconds = Math.round((performance.now() - this.#since) / 1000)
    this.#since = undefined
    log.warn({ seconds }, `${this.#what} works again`)
  }
}
