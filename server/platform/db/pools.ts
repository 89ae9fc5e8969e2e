import { AsyncLocalStorage } from 'node:async_hooks'
import { channel } from 'node:diagnostics_channel'
import pg from 'pg'

/** The connections of one process. The embedded database has one session, which is all three. */
export interface Pools {
  /** For every call and job. */
  pool: pg.Pool
  /** For login, refresh and logout where all of `pool` is taken. */
  reserved: pg.Pool
  /** One connection for the health check. */
  health: pg.Pool
}

/** Milliseconds. A statement that waits for a lock longer than `lock` fails with 55P03. */
export const databaseTimeouts = { connect: 3000, lock: 3000, statement: 10_000, idle: 30_000 }

/**
 * How a pooler such as PgBouncer, which DATABASE_URL leads to, hands out sessions of the database: one
 * for each client, or one for each transaction. `none` where there is no pooler.
 */
export type PoolerMode = 'none' | 'session' | 'transaction'

/**
 * PostgreSQL compiles a statement whose estimate is high, which takes it longer than our statements run: 1.5 s
 * of the 1.6 s of one that needs 33 ms (docs/decisions/152-no-jit.md).
 */
const withoutJit = '-c jit=off'

/** How many connections are reserved besides those of `DATABASE_POOL`. */
export const reservedConnections = 2

export interface PoolSettings {
  /** Connections of the pool for every call. */
  max: number
  types: pg.CustomTypesConfig
  pooler: PoolerMode
  /** Milliseconds to wait for a connection. */
  connect?: number
}

export function openPools(
  connectionString: string,
  { max, types, pooler, connect = databaseTimeouts.connect }: PoolSettings,
): Pools {
  // Poolers reject or ignore such parameters of a connection: there the role has the limits.
  const limits =
    pooler === 'none'
      ? {
          idle_in_transaction_session_timeout: databaseTimeouts.idle,
          statement_timeout: databaseTimeouts.statement,
          lock_timeout: databaseTimeouts.lock,
          options: withoutJit,
        }
      : {}
  const open = (size: number, more: pg.PoolConfig = {}) => {
    const pool = new pg.Pool({
      connectionString,
      max: size,
      pipeline: true,
      types,
      connectionTimeoutMillis: connect,
      ...limits,
      ...more,
    } as pg.PoolConfig)
    // A connection that dies, idle or at work, must not take the process with it: its statements
    // fail by themselves, and the next call reconnects.
    pool.on('error', () => {})
    pool.on('connect', (client) => client.on('error', () => {}))
    return pool
  }
  // Once open they stay, so that a server without free connections cannot reject them later.
  const stored = { idleTimeoutMillis: 0, keepAlive: true }
  return { pool: open(max), reserved: open(reservedConnections, stored), health: open(1, stored) }
}

export async function closePools({ pool, reserved, health }: Pools): Promise<void> {
  await Promise.all([...new Set([pool, reserved, health])].map((each) => each.end()))
}

/** A transaction got a connection from `pool`, or gave up, after so many milliseconds. */
export interface ConnectionWait {
  pool: pg.Pool
  ms: number
}

/** Where each `ConnectionWait` is published, for the metrics. */
export const connectionWaits = channel('ubumi.connection-waits')

/** Takes a connection of the pool. @throws Error where none was free in time */
export async function connectTo(pool: pg.Pool): Promise<pg.PoolClient> {
  if (!connectionWaits.hasSubscribers) return pool.connect()
  const began = performance.now()
  try {
    return await pool.connect()
  } finally {
    connectionWaits.publish({ pool, ms: performance.now() - began } satisfies ConnectionWait)
  }
}

const reserve = new AsyncLocalStorage<true>()

/** Runs work whose transactions may take the reserved connections where all others are taken. */
export function mayUseReserved<T>(work: () => T): T {
  return reserve.run(true, work)
}

/** The pool that the next transaction takes its connection from. */
export function poolFor({ pool, reserved }: Pools): pg.Pool {
  const isFree =
    pool.idleCount > 0 || (pool.totalCount < pool.options.max && pool.waitingCount === 0)
  return isFree || !reserve.getStore() ? pool : reserved
}
