import { channel } from 'node:diagnostics_channel'
import type pg from 'pg'
import { log } from '../log.ts'
import { withRequestId } from '../request-id.ts'
import { findLoginIssue } from './login.ts'
import { closePools, openPools, type PoolSettings, type Pools } from './pools.ts'
import {
  isAtLeast,
  type Position,
  positionOfPrimary,
  type Replay,
  ReplicaUnusable,
  replayOfStandby,
  systemText,
  untilReplayed,
} from './replay.ts'

/** Milliseconds. */
const timing = { betweenLooks: 1000, connect: 1000, look: 1000 }

/**
 * Positions that the replica has not reached are remembered for ten minutes, to measure its delay.
 */
const maxUnreached = 600

/** Where each reading that may come from the replica is published, by the database that answered. */
export const replicaReads = channel('ubumi.replica-reads')
export type ReadFrom = 'replica' | 'primary'

/**
 * A standby that some readings come from. It is looked at each second, and read only while the last look
 * found that it has what the primary has; each reading asks again for itself.
 */
export class Replica {
  readonly pool: pg.Pool
  readonly #pools: Pools
  readonly #primary: Pools
  readonly #accepted: readonly string[] | undefined
  #isUsable = false
  /** Its login and its system are checked each time that it comes back. */
  #isKnown = false
  #why: string | undefined
  #unreached: { lsn: string; at: number }[] = []
  #isReachable = false
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  /**
   * @param primary whose replica it is
   * @param accepted roles with BYPASSRLS that the operator has accepted
   */
  constructor(
    address: string,
    settings: PoolSettings,
    { primary, accepted }: { primary: Pools; accepted: readonly string[] | undefined },
  ) {
    this.#pools = openPools(address, { ...settings, connect: timing.connect })
    this.pool = this.#pools.pool
    this.#primary = primary
    this.#accepted = accepted
  }

  /** @throws Error where the settings are wrong; a replica that is away or late is looked at again */
  async start(): Promise<void> {
    await this.#look().catch((error: unknown) => {
      if (error instanceof WrongReplica) throw error
      this.#note(error)
    })
    // The request that opened the database is not what this works for.
    withRequestId(undefined, () => this.#lookLater())
  }

  /** Whether to try it. */
  isUsable(): boolean {
    return this.#isUsable
  }

  /** Leaves it alone until a look finds it well. */
  suspend(error: unknown): void {
    this.#isUsable = false
    this.#note(error)
  }

  /** Seconds since the primary was where the replica is now; undefined while it does not answer. */
  lag(): number | undefined {
    if (!this.#isReachable) return undefined
    const [oldest] = this.#unreached
    return oldest ? (performance.now() - oldest.at) / 1000 : 0
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await closePools(this.#pools)
  }

  #lookLater(): void {
    if (this.#isClosed) return
    this.#timer = setTimeout(() => {
      void this.#look()
        .catch((error: unknown) => this.suspend(error))
        .then(() => this.#lookLater())
    }, timing.betweenLooks).unref()
  }

  /** @throws ReplicaUnusable, or what its connection throws; WrongReplica where the settings are wrong */
  async #look(): Promise<void> {
    try {
      if (!this.#isKnown) await this.#check()
      const at = performance.now()
      const position = await ask<Position>(this.#primary.health, positionOfPrimary)
      if (position.lsn && this.#unreached.length < maxUnreached)
        this.#unreached.push({ lsn: position.lsn, at })
      await untilReplayed(position, () => this.#ask())
    } catch (error) {
      if (!(error instanceof ReplicaUnusable)) this.#isKnown = this.#isReachable = false
      throw error
    }
    if (!this.#isUsable) log.info('the replica is read from')
    this.#isUsable = true
    this.#why = undefined
  }

  async #ask(): Promise<Replay> {
    const replay = await ask<Replay>(this.#pools.health, replayOfStandby)
    const { lsn } = replay
    this.#isReachable = true
    if (lsn) this.#unreached = this.#unreached.filter((passed) => !isAtLeast(lsn, passed.lsn))
    return replay
  }

  async #check(): Promise<void> {
    const [own, wanted] = await Promise.all([
      ask<{ system: string }>(this.#pools.health, systemText),
      ask<{ system: string }>(this.#primary.health, systemText),
    ])
    if (own.system !== wanted.system)
      throw new WrongReplica(
        'DATABASE_REPLICA_URL leads to another database system than DATABASE_URL: set it to a streaming standby of that one (README.md, "Reading from a standby").',
      )
    const issue = await findLoginIssue(this.#pools.health, this.#accepted, 'DATABASE_REPLICA_URL')
    if (issue) throw new WrongReplica(issue)
    this.#isKnown = true
  }

  /** Says once why the replica is not read from. */
  #note(error: unknown): void {
    const why = error instanceof ReplicaUnusable ? error.message : 'it does not answer'
    if (why === this.#why || this.#isClosed) return
    this.#why = why
    log.warn({ err: error, why }, 'the replica is not read from')
  }
}

/** Not to be cured by waiting. */
class WrongReplica extends ReplicaUnusable {}

/** The row of one statement, on a connection that is given up where it does not answer in time. */
async function ask<Row extends object>(pool: pg.Pool, text: string): Promise<Row> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    const { rows } = await client.query<Row>({ text, query_timeout: timing.look } as pg.QueryConfig)
    return rows[0]!
  } catch (error) {
    failure = error as Error
    throw error
  } finally {
    client.release(failure)
  }
}
