import type { Client } from 'pg'
import type { Env } from '../../env.ts'
import { connect } from '../connect.ts'
import { readMigrations } from '../migrations/migration-files.ts'
import { readBaseline } from '../migrations/schema-files.ts'
import { closePools, openPools, reservedConnections } from '../pools.ts'
import { checkServer } from '../start-checks.ts'
import { checkAccess } from './check-access.ts'
import { checkReplica } from './check-replica.ts'
import { compareClocks } from '../../doctor/clock.ts'
import { checkServerSettings } from './check-settings.ts'
import { type Finding, messageOf, ok, problem, warning } from '../../doctor/finding.ts'

type DatabaseAddresses = Pick<
  Env,
  | 'DATABASE_URL'
  | 'DATABASE_ADMIN_URL'
  | 'DATABASE_LISTEN_URL'
  | 'DATABASE_REPLICA_URL'
  | 'DATABASE_POOLER'
  | 'DATABASE_POOL'
  | 'ALLOW_BYPASSRLS'
>

/** The connections of one process: the pool, the reserved ones, the health check and LISTEN. */
const connectionsOf = (pool: number) => pool + reservedConnections + 2

export interface DatabaseFindings {
  findings: Finding[]
  /** True where the login is safe and the tables are those of this version. */
  isReadable: boolean
}

/** Reads PostgreSQL as the server does, and changes nothing. */
export async function checkDatabase(env: DatabaseAddresses): Promise<DatabaseFindings> {
  const address = env.DATABASE_URL!
  const client = await connect(address).catch((error: unknown) => messageOf(error))
  if (typeof client === 'string') {
    const unreachable = problem(
      `${client}.`,
      'Check the address, the login, its password, and pg_hba.conf.',
    )
    return { findings: [unreachable], isReadable: false }
  }
  try {
    const findings = [...(await checkServerSettings(client, address)), await checkClock(client)]
    const login = await checkLogin(env)
    findings.push(login, await checkConnections(client, env.DATABASE_POOL))
    if (env.DATABASE_REPLICA_URL) findings.push(await checkReplica(env, client))
    const { found, isMigrated } = await checkOwner(env, client)
    return { findings: [...findings, ...found], isReadable: isMigrated && login.level === 'ok' }
  } finally {
    await client.end()
  }
}

async function checkClock(client: Client): Promise<Finding> {
  const sent = Date.now()
  const { rows } = await client.query<{ at: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as at',
  )
  return compareClocks('the database', rows[0]!.at, { sent, answered: Date.now() })
}

/** The checks with which the server starts, on the same connections. */
async function checkLogin(env: DatabaseAddresses): Promise<Finding> {
  const { DATABASE_URL: address, DATABASE_POOLER: pooler } = env
  const pools = openPools(address!, { max: 2, pooler, types: { getTypeParser: () => String } })
  try {
    await checkServer({
      pools,
      pooler,
      listenAddress: env.DATABASE_LISTEN_URL ?? address!,
      accepted: env.ALLOW_BYPASSRLS,
    })
    return ok(
      'Row-level security limits the login, its time limits are in force, and notifications arrive.',
    )
  } catch (error) {
    return problem(
      `${messageOf(error)}.`,
      'Make the roles as deploy/postgresql.sql does, and see README.md, "Connection poolers".',
    )
  } finally {
    await closePools(pools)
  }
}

async function checkConnections(client: Client, pool: number): Promise<Finding> {
  const { rows } = await client.query<{ max: number; reserved: number; used: number }>(
    `select current_setting('max_connections')::integer as max,
       current_setting('superuser_reserved_connections')::integer as reserved,
       (select count(*)::integer from pg_stat_activity where backend_type = 'client backend') as used`,
  )
  const { max, reserved, used } = rows[0]!
  const free = max - reserved - used
  const each = connectionsOf(pool)
  const found = `${used} of ${max - reserved} connections of the database are in use; a server process takes up to ${each}.`
  return free >= each
    ? ok(found)
    : warning(
        found,
        'Raise max_connections, lower DATABASE_POOL, or put PgBouncer in between (README.md, "Connection poolers").',
      )
}

interface OwnerFinding {
  found: Finding[]
  isMigrated: boolean
}

const notMigrated = (finding: Finding): OwnerFinding => ({ found: [finding], isMigrated: false })

/**
 * Looks whether the owner's address leads to the same database, what the next start would migrate, and, where it is
 * nothing, whether access is as this version makes it.
 */
async function checkOwner(env: DatabaseAddresses, client: Client): Promise<OwnerFinding> {
  const owner = await connect(env.DATABASE_ADMIN_URL!).catch((error: unknown) => messageOf(error))
  if (typeof owner === 'string')
    return notMigrated(
      problem(`${owner}.`, 'Check DATABASE_ADMIN_URL: the next start migrates with it.'),
    )
  try {
    if ((await identityOf(owner)) === (await identityOf(client)))
      return await checkMigrations(owner)
    return notMigrated(
      problem(
        'DATABASE_ADMIN_URL and DATABASE_URL lead to two different databases.',
        'Correct one of them: the server would migrate one, and use the other.',
      ),
    )
  } finally {
    await owner.end()
  }
}

/** Distinguishes two databases, also behind poolers with other addresses. */
async function identityOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `select concat_ws(' ', pg_postmaster_start_time(), oid, datname) as id
     from pg_database where datname = current_database()`,
  )
  return rows[0]!.id
}

async function checkMigrations(owner: Client): Promise<OwnerFinding> {
  const { rows: found } = await owner.query<{ name: string | null }>(
    "select to_regclass('migrations.applied') as name",
  )
  if (!found[0]!.name)
    return notMigrated(ok('The database is empty: the first start makes the tables.'))
  const { rows } = await owner.query<{ name: string }>('select name from migrations.applied')
  const applied = rows.map(({ name }) => name).sort()
  const { version, migrations } = readBaseline()
  const before = Object.keys(migrations)
  if (before.some((name) => !applied.includes(name)))
    return notMigrated(
      problem(
        `The database is of a version before ${version}: its last migration is ${applied.at(-1)}.`,
        `Start ${version} on it once, then this version.`,
      ),
    )
  const known = [...before, ...readMigrations().map(({ name }) => name)]
  const missing = known.filter((name) => !applied.includes(name))
  const newer = applied.filter((name) => !known.includes(name))
  if (newer.length > 0)
    return notMigrated(
      warning(
        `The database has ${newer.length} migrations that this version does not have, up to ${newer.at(-1)}.`,
        'Start the newest version that ran on this database, or a later one.',
      ),
    )
  if (missing.length > 0)
    return notMigrated(
      ok(`The next start applies ${missing.length} migrations, from ${missing[0]} on.`),
    )
  const isApplied = ok(`All ${known.length} migrations are applied.`)
  return { found: [isApplied, ...(await checkAccess(owner))], isMigrated: true }
}
