import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import pg from 'pg'
import { closeDatabase, openDatabase } from '#server/platform/db/connection.ts'

/** The engine this test run is for. */
export const engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'embedded'

export interface TestDatabase {
  /** Runs SQL as the owner of the schema, beneath row-level security: for looking, not for testing. */
  asOwner(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  /** What a second process needs to open the same database; PostgreSQL only. */
  settings: { DATABASE_URL?: string; DATABASE_ADMIN_URL?: string }
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
  await openDatabase({ DATA_DIR: 'unused', ...made.settings, DATABASE_POOL: 4, ...staff })
  const owner = new pg.Client({ connectionString: made.settings.DATABASE_ADMIN_URL })
  await owner.connect()
  return {
    asOwner: async (text, values) => (await owner.query(text, values)).rows,
    settings: made.settings,
    close: async () => {
      await closeDatabase()
      await owner.end()
      await made.drop()
    },
  }
}

/**
 * A new database with a plain login role for the application, on a server reached as superuser: empty, or
 * a copy of another.
 */
export async function createDatabase(server: string, template = 'template1') {
  const name = `ubumi_test_${randomBytes(6).toString('hex')}`
  await once(server, `create role ${name} login password '${name}' noinherit`)
  await once(server, `create database ${name} template ${template}`)
  const address = new URL(server)
  address.pathname = `/${name}`
  const DATABASE_ADMIN_URL = address.href
  address.username = name
  address.password = name
  return {
    settings: { DATABASE_URL: address.href, DATABASE_ADMIN_URL },
    async drop() {
      await once(server, `drop database ${name} with (force)`)
      await once(server, `drop owned by ${name}`)
      await once(server, `drop role ${name}`)
    },
  }
}

async function once(server: string, text: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
