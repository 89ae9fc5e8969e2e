import pg from 'pg'
import { connect } from './connect.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrations/migrate.ts'
import { assertOwnSession } from './migrations/migration-lock.ts'
import { closePools, openPools, type PoolerMode, type Pools } from './pools.ts'
import { Replica } from './replica.ts'
import { checkServer } from './start-checks.ts'

interface Connection extends Pools {
  /** A standby for some readings. */
  replica?: Replica | undefined
  /** Of a session that hears notifications; the embedded database has but one. */
  listenAddress?: string
  /** False where a statement may reach another session than the one that has prepared it. */
  namesStatements: boolean
  /** The folder of an embedded database that is not in memory. */
  folder?: string
  /** Aborts when the database is about to be closed. */
  closing: AbortController
  engine: 'embedded' | 'postgres'
  staffSecondFactor: boolean
  close(): Promise<void>
}

let connection: Connection | undefined

/** Milliseconds until a server is given up that has vanished, and so cannot report a timeout. */
export const answerTimeout = 12_000

/**
 * Milliseconds until a server is given up that does not even begin a transaction: more than it may wait for a lock
 * meanwhile (`databaseTimeouts.lock`), and less than a caller waits.
 */
export const entryTimeout = 4000

export interface DatabaseSettings {
  /** Application login of a PostgreSQL server; without it the embedded database is opened. */
  DATABASE_URL?: string | undefined
  DATABASE_ADMIN_URL?: string | undefined
  /** A session of the same database that hears notifications; without it DATABASE_URL. */
  DATABASE_LISTEN_URL?: string | undefined
  /** A streaming standby of the same database. */
  DATABASE_REPLICA_URL?: string | undefined
  DATABASE_POOL?: number
  /** Of the pooler that DATABASE_URL leads to. */
  DATABASE_POOLER?: PoolerMode
  /** Roles with BYPASSRLS that the application login may act as, as on hosted Supabase. */
  ALLOW_BYPASSRLS?: readonly string[]
  /** Parent of the embedded database's folder, or `memory`. */
  DATA_DIR: string
  /** With `memory`: a dump of another database to begin with, which spares it the migrations. */
  copied?: Blob | undefined
  REQUIRE_STAFF_MFA: boolean
}

/**
 * Opens and migrates the database that the settings name.
 *
 * @throws FolderInUse when another process holds the embedded database's folder
 * @throws Error when the PostgreSQL login could sidestep row-level security, or a pooler or a replica is
 *   not as the settings say
 */
export async function openDatabase(settings: DatabaseSettings): Promise<{ migrated: string[] }> {
  if (connection) throw new Error('The database is open already.')
  const types = { getTypeParser }
  if (settings.DATABASE_URL) {
    const migrated = await migrateServer(settings)
    const pooler = settings.DATABASE_POOLER ?? 'none'
    const max = settings.DATABASE_POOL ?? 8
    const pools = openPools(settings.DATABASE_URL, { max, types, pooler })
    const accepted = settings.ALLOW_BYPASSRLS
    const replica = settings.DATABASE_REPLICA_URL
      ? new Replica(
          settings.DATABASE_REPLICA_URL,
          { max, types, pooler },
          { primary: pools, accepted },
        )
      : undefined
    const listenAddress = settings.DATABASE_LISTEN_URL ?? settings.DATABASE_URL
    connection = {
      ...pools,
      replica,
      listenAddress,
      namesStatements: pooler !== 'transaction',
      closing: new AbortController(),
      engine: 'postgres',
      staffSecondFactor: settings.REQUIRE_STAFF_MFA,
      close: async () => {
        await replica?.close()
        await closePools(pools)
      },
    }
    try {
      await checkServer({ pools, pooler, listenAddress, accepted })
      await replica?.start()
    } catch (error) {
      await closeDatabase()
      throw error
    }
    return { migrated }
  }
  const folder = settings.DATA_DIR === 'memory' ? undefined : `${settings.DATA_DIR}/database`
  const embedded = await openEmbedded(folder ?? 'memory', settings.copied)
  // One session: a second client on PGlite's single backend ends the process.
  const pool = new pg.Pool({
    stream: () => embedded.connect(),
    max: 1,
    idleTimeoutMillis: 0,
    pipeline: true,
    types,
  } as pg.PoolConfig)
  const client = await pool.connect()
  const migrated = await migrate(client).finally(() => client.release())
  connection = {
    pool,
    reserved: pool,
    health: pool,
    ...(folder ? { folder } : {}),
    namesStatements: true,
    closing: new AbortController(),
    engine: 'embedded',
    staffSecondFactor: settings.REQUIRE_STAFF_MFA,
    close: async () => {
      await pool.end()
      await embedded.close()
    },
  }
  return { migrated }
}

/** Closes the database after the statements under way; safe to call when it is not open. */
export async function closeDatabase(): Promise<void> {
  const closing = connection
  connection = undefined
  closing?.closing.abort()
  await closing?.close()
}

/** Dates stay `YYYY-MM-DD`, counts and decimals become numbers, instants `Date`. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  const builtins = pg.types.builtins
  if (oid === builtins.DATE) return (value: string) => value
  if (oid === builtins.INT8 || oid === builtins.NUMERIC) return Number
  if (oid === builtins.TIMESTAMPTZ && format !== 'binary') return parseInstant
  return pg.types.getTypeParser(oid, format)
}

const parseAnyInstant = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)

/** `2026-11-21 07:00:00.123+00`, as a server in UTC writes it, is but two signs from what the runtime itself reads in half the time. */
function parseInstant(text: string): Date {
  return text[10] === ' ' && text.endsWith('+00')
    ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    : (parseAnyInstant(text) as Date)
}

/** The open database, for `platform/db.ts` alone. */
export function opened(): Connection {
  if (!connection) throw new Error('The database is not open.')
  return connection
}

export const isDatabaseOpen = () => connection !== undefined

async function migrateServer(settings: DatabaseSettings): Promise<string[]> {
  const address = settings.DATABASE_ADMIN_URL ?? settings.DATABASE_URL!
  const isSame = address === settings.DATABASE_URL
  const name = isSame ? 'DATABASE_URL' : 'DATABASE_ADMIN_URL'
  const client = await connect(address).catch((error: Error) => {
    throw new Error(`${name}: ${error.message}`, { cause: error })
  })
  try {
    if (isSame) await requireOwnerOf(client)
    const second = await connect(address)
    try {
      await assertOwnSession(client, second)
    } finally {
      await second.end()
    }
    return await migrate(client, new URL(settings.DATABASE_URL!).username)
  } finally {
    await client.end()
  }
}

/** @throws Error where the login of DATABASE_URL is to migrate, and may make nothing in the database */
async function requireOwnerOf(client: pg.Client) {
  const { rows } = await client.query<{ may: boolean }>(
    "select has_database_privilege(current_database(), 'create') as may",
  )
  if (!rows[0]!.may)
    throw new Error(
      'DATABASE_ADMIN_URL: missing. The login of DATABASE_URL does not own the database, so it cannot migrate it. Give the address of its owner, as of ubumi_owner.',
    )
}

/**
 * True where the error says that the server is down, rejects connections, or no longer takes writes on
 * this connection, as after a failover (25006). Such a connection must not be used again.
 */
export function isConnectionLost(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string }
  return (
    /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|08|57P0|53300|25006|25P03)/.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect|query read timeout|connection error|not queryable/i.test(
      message,
    )
  )
}
