import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import pg from 'pg'
import {
  closeDatabase,
  type DatabaseSettings,
  openDatabase,
} from '#server/platform/db/connection.ts'
import type { PoolerMode } from '#server/platform/db/pools.ts'

/** The engine this test run is for. */
export const engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'embedded'

/** Whether that engine was prepared like hosted Supabase, by `supabase.ts`. */
export const isSupabase = process.env.TEST_SUPABASE === 'true'

export interface TestDatabase {
  /** Runs SQL as the owner of the schema, who sees every row: for looking, not for testing. */
  asOwner(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  /** What a second process needs to open the same database; PostgreSQL only. */
  settings: Pick<
    DatabaseSettings,
    'DATABASE_URL' | 'DATABASE_ADMIN_URL' | 'DATABASE_LISTEN_URL' | 'DATABASE_POOLER'
  >
  close(): Promise<void>
}

/**
 * Opens a fresh, migrated database of its own for one test file: PGlite in memory, or a new
 * database and login role on the server that TEST_DATABASE_URL names (as a superuser). Either is a
 * copy of the one that `migrated-once.ts` migrated for the run.
 */
export async function openTestDatabase(
  settings: { REQUIRE_STAFF_MFA?: boolean } = {},
): Promise<TestDatabase> {
  const staff = { REQUIRE_STAFF_MFA: settings.REQUIRE_STAFF_MFA ?? false }
  if (engine === 'embedded') {
    const dump = process.env.TEST_DATABASE_DUMP
    await openDatabase({
      DATA_DIR: 'memory',
      ...(dump ? { copied: await openAsBlob(dump) } : {}),
      ...staff,
    })
    const { opened } = await import('#server/platform/db/connection.ts')
    return {
      asOwner: async (text, values) => (await opened().pool.query(text, values)).rows,
      settings: {},
      close: closeDatabase,
    }
  }
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run the tests by `npm test`.')
  const made = await createDatabase(server, process.env.TEST_DATABASE_TEMPLATE)
  const reached = await throughPooler(server, made.settings)
  await openDatabase({
    DATA_DIR: 'unused',
    ...reached,
    DATABASE_POOL: Number(process.env.TEST_DATABASE_POOL ?? 4),
    ...(isSupabase ? { ALLOW_BYPASSRLS: ['service_role'] } : {}),
    ...staff,
  })
  const owner = new pg.Client({
    connectionString: made.settings.DATABASE_ADMIN_URL,
    // Tests ask several things at once.
    pipeline: true,
  } as pg.ClientConfig)
  await owner.connect()
  return {
    asOwner: async (text, values) => (await owner.query(text, values)).rows,
    settings: reached,
    close: async () => {
      await closeDatabase()
      await owner.end()
      await made.drop()
    },
  }
}

/** Which pooler the databases of this test run are reached through. */
export const pooler = (process.env.TEST_POOLER ?? 'none') as PoolerMode

/**
 * Settings that reach a database through the PgBouncer of `through-pgbouncer.ts`, where there is one.
 * In session mode it stands in for the database everywhere; in transaction mode only for DATABASE_URL.
 */
async function throughPooler(server: string, settings: CreatedSettings) {
  const address = process.env[`TEST_POOLER_${pooler.toUpperCase()}`]
  if (!address) return settings
  const { host } = new URL(address)
  const moved = (url: string) => Object.assign(new URL(url), { host }).href
  const login = new URL(settings.DATABASE_URL).username
  for (const [name, value] of Object.entries(limitsOfRole))
    await once(server, `alter role ${login} set ${name} = '${value}'`)
  const isSession = pooler === 'session'
  return {
    DATABASE_POOLER: pooler,
    DATABASE_URL: moved(settings.DATABASE_URL),
    DATABASE_LISTEN_URL: isSession ? moved(settings.DATABASE_URL) : settings.DATABASE_URL,
    DATABASE_ADMIN_URL: isSession
      ? moved(settings.DATABASE_ADMIN_URL)
      : settings.DATABASE_ADMIN_URL,
  }
}

/** As in `deploy/postgresql.sql`. */
export const limitsOfRole = {
  statement_timeout: '10s',
  lock_timeout: '3s',
  idle_in_transaction_session_timeout: '30s',
}

interface CreatedSettings {
  DATABASE_URL: string
  DATABASE_ADMIN_URL: string
}

/** Migrates and owns every database of the tests: no superuser, and without BYPASSRLS, CREATEROLE or CREATEDB. */
const owner = isSupabase ? 'postgres' : 'ubumi_test_owner'

/**
 * A new database with a plain login role for the application and a plain owner, on a server reached
 * as superuser: empty, or a copy of another.
 */
export async function createDatabase(server: string, template = 'template1') {
  const name = `ubumi_test_${randomBytes(6).toString('hex')}`
  await once(server, roles)
  await once(server, `create role ${name} login password '${name}' noinherit`)
  await once(server, `grant anon, authenticated, service_role to ${name}`)
  await once(server, `create database ${name} template ${template} owner ${owner}`)
  const address = new URL(server)
  address.pathname = `/${name}`
  const as = (login: string) => {
    address.username = login
    address.password = login
    return address.href
  }
  return {
    settings: { DATABASE_URL: as(name), DATABASE_ADMIN_URL: as(owner) },
    async drop() {
      await once(server, `drop database ${name} with (force)`)
      await once(server, `drop owned by ${name}`)
      await once(server, `drop role ${name}`)
    },
  }
}

/** Roles belong to the whole server, where other test files make them at the same time. */
const roles = `do $$
begin
  perform pg_advisory_xact_lock(7208260215);
  if not exists (select from pg_roles where rolname = '${owner}') then
    create role ${owner} login password '${owner}';
  end if;
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit; end if;
  -- An owner needs service_role alone; the tests of access switch from it to the others as well.
  if not pg_has_role('${owner}', 'service_role', 'member') or not pg_has_role('${owner}', 'anon', 'member') then
    grant anon, authenticated, service_role to ${owner};
  end if;
end $$`

async function once(server: string, text: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
