import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbedded } from '#server/platform/db/embedded.ts'
import { migrate, ownVersion } from '#server/platform/db/migrations/migrate.ts'
import { parseMigration } from '#server/platform/db/migrations/migration-files.ts'
import { createDatabase } from '#tests/support/database.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import {
  launchServer,
  runNode,
  startServer,
  temporaryFolder,
} from '#tests/support/server-process.ts'
import { asAdmin } from './support/people.ts'
import { startPooler } from './support/pooler.ts'
import { limit } from '#tests/support/patience.ts'

const postgres = await startPostgres().catch((error: unknown) => {
  if (process.env.CI) throw error
  return undefined
})

describe.runIf(postgres)('migrations on a PostgreSQL server of their own', () => {
  const folder = temporaryFolder()
  let template: string
  beforeAll(async () => {
    const { settings } = await createDatabase(postgres!.url)
    await asAdmin(settings.DATABASE_ADMIN_URL, (client) => migrate(client))
    template = new URL(settings.DATABASE_ADMIN_URL).pathname.slice(1)
  })
  afterAll(async () => {
    await postgres!.remove()
    folder.remove()
  })

  const migrated = async () => (await createDatabase(postgres!.url, template)).settings
  const withOneMore = (text: string) => {
    const { schema, migrations } = ownVersion()
    return { schema, migrations: [...migrations, parseMigration('9000_test.sql', text)] }
  }
  const onDatabase = async (text: string, address: string) =>
    (await asAdmin(address, (client) => client.query(text))).rows as Record<string, unknown>[]
  const connected = async (address: string) => {
    const client = new pg.Client({ connectionString: address })
    await client.connect()
    return client
  }

  describe('a database that is newer than the server', () => {
    const applied = (is_additive: boolean) =>
      `insert into migrations.applied (name, checksum, is_additive) values ('9999_later.sql', 'x', ${is_additive})`

    it('is served with a warning where its new migrations are additive', async () => {
      const settings = await migrated()
      await onDatabase(applied(true), settings.DATABASE_ADMIN_URL)
      const server = await startServer({ ...settings, DATA_DIR: folder.path })
      expect(server.output()).toContain('"migrations":["9999_later.sql"]')
      expect(await server.stop()).toBe(0)
    })

    it('is otherwise rejected with one clear message', async () => {
      const settings = await migrated()
      await onDatabase(applied(false), settings.DATABASE_ADMIN_URL)
      const server = await launchServer({ ...settings, DATA_DIR: folder.path })
      expect(await server.ended).toBe(1)
      expect(server.output().trim().split('\n')).toEqual([
        'Ubumi cannot start.',
        'The database is newer than this server: 9999_later.sql was applied to it, and this server does not have that migration. Start the version that applied it, or a later one.',
      ])
    })
  })

  it('are of 0.3.0 at least, or the server says which version to start first, and changes nothing', async () => {
    const settings = await migrated()
    await onDatabase(
      `delete from migrations.applied where name > '0068'; drop table migrations.repeated`,
      settings.DATABASE_ADMIN_URL,
    )
    const server = await launchServer({ ...settings, DATA_DIR: folder.path })
    expect(await server.ended).toBe(1)
    expect(server.output().trim().split('\n')).toEqual([
      'Ubumi cannot start.',
      'The database is of a version before 0.3.0: its last migration is 0067_request_ids.sql. Start 0.3.0 on it once, then this version.',
    ])
    const last = await onDatabase(
      'select max(name) as name from migrations.applied',
      settings.DATABASE_ADMIN_URL,
    )
    expect(last).toEqual([{ name: '0067_request_ids.sql' }])
  })

  it('store whether they are additive, for servers that do not have the file', async () => {
    const { DATABASE_ADMIN_URL } = await migrated()
    await asAdmin(DATABASE_ADMIN_URL, (client) =>
      migrate(
        client,
        undefined,
        withOneMore('-- Notes.\n-- additive\ncreate table notes (id int);'),
      ),
    )
    const rows = await onDatabase(
      `select is_additive from migrations.applied where name >= '9'`,
      DATABASE_ADMIN_URL,
    )
    expect(rows).toEqual([{ is_additive: true }])
  })

  it.each([true, false])(
    'say whether older servers start on the result: %s',
    async (isAdditive) => {
      const { DATABASE_ADMIN_URL } = await migrated()
      const process = runNode(['tests/process/support/migrate-one.ts'], {
        DATABASE_ADMIN_URL,
        MIGRATION: `-- ${isAdditive ? '' : 'not '}additive\ncreate table notes (id int);`,
      })
      expect(await process.ended).toBe(0)
      expect(process.output()).toContain(
        `"migrations":["9000_test.sql"],"older_versions_start":${isAdditive}`,
      )
    },
  )

  it('start while a dump reads the table of applied migrations', async () => {
    const settings = await migrated()
    const dump = await connected(settings.DATABASE_ADMIN_URL)
    await dump.query('begin; lock table migrations.applied in access share mode')
    const server = await startServer({ ...settings, DATA_DIR: folder.path })
    await dump.end()
    expect(await server.stop()).toBe(0)
  })

  describe('that need a locked table', () => {
    const text = 'alter table public.activities add column extra integer;'

    it('let other statements run between their attempts, and are applied once it is free', async () => {
      const { DATABASE_ADMIN_URL } = await migrated()
      const holder = await connected(DATABASE_ADMIN_URL)
      await holder.query('begin; select from public.activities')
      const migrating = asAdmin(DATABASE_ADMIN_URL, (client) =>
        migrate(client, undefined, withOneMore(text)),
      )
      await until(
        async () =>
          (
            await onDatabase(
              `select from pg_locks where relation = 'public.activities'::regclass and not granted`,
              DATABASE_ADMIN_URL,
            )
          ).length > 0,
      )
      const began = performance.now()
      await onDatabase('select from public.activities', DATABASE_ADMIN_URL)
      // It was queued behind the migration, which waits half a second for its lock.
      expect(performance.now() - began).toBeLessThan(limit(8000))
      await holder.end()
      expect(await migrating).toEqual(['9000_test.sql'])
    })

    it('give up after a few attempts, and name the blocking session', async () => {
      const { DATABASE_ADMIN_URL } = await migrated()
      const holder = await connected(DATABASE_ADMIN_URL)
      const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
      await holder.query('begin; select from public.activities')
      const process = runNode(['tests/process/support/migrate-one.ts'], {
        DATABASE_ADMIN_URL,
        MIGRATION: text,
      })
      expect(await process.ended).toBe(1)
      await holder.end()
      expect(process.output()).toContain(
        `Migration 9000_test.sql was not applied: another session kept a table locked through 8 attempts. Sessions with locks now: ${rows[0]!.pid}. End that session and start again.`,
      )
    })
  })

  describe('without a transaction', () => {
    const fill = `create table public.many as select n, n % 1000 as part from generate_series(1, 50000) n`
    const text = `-- no transaction
create index concurrently if not exists many_by_part on public.many (part);
create index concurrently if not exists many_by_number on public.many (n);
`
    const indexes = `select c.relname as name, i.indisvalid as is_valid from pg_index i
      join pg_class c on c.oid = i.indexrelid where indrelid = 'public.many'::regclass order by 1`
    const whole = [
      { name: 'many_by_number', is_valid: true },
      { name: 'many_by_part', is_valid: true },
    ]

    it('are applied by several servers that start at once, each file once', async () => {
      const { DATABASE_ADMIN_URL } = await migrated()
      await onDatabase(fill, DATABASE_ADMIN_URL)
      const applied = await Promise.all(
        Array.from({ length: 4 }, () =>
          asAdmin(DATABASE_ADMIN_URL, (client) => migrate(client, undefined, withOneMore(text))),
        ),
      )
      expect(applied.flat()).toEqual(['9000_test.sql'])
      expect(await onDatabase(indexes, DATABASE_ADMIN_URL)).toEqual(whole)
    })

    it('continue after the server was killed, and repair the invalid index', async () => {
      const { DATABASE_ADMIN_URL } = await migrated()
      await onDatabase(fill, DATABASE_ADMIN_URL)
      // An open write transaction blocks the first index.
      const writer = await connected(DATABASE_ADMIN_URL)
      await writer.query('begin; insert into public.many values (0, 0)')
      const env = { DATABASE_ADMIN_URL, MIGRATION: text }
      const first = runNode(['tests/process/support/migrate-one.ts'], env)
      await until(async () => (await onDatabase(indexes, DATABASE_ADMIN_URL)).length > 0)
      await first.stop('SIGKILL')
      // As when the machine of the database restarts: the session of the migration is closed.
      await onDatabase(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like 'create index concurrently%' and pid <> pg_backend_pid()`,
        DATABASE_ADMIN_URL,
      )
      await until(
        async () =>
          (await onDatabase(`select from pg_locks where locktype = 'advisory'`, DATABASE_ADMIN_URL))
            .length === 0,
      )
      expect(await onDatabase(indexes, DATABASE_ADMIN_URL)).toEqual([
        { name: 'many_by_part', is_valid: false },
      ])
      await writer.end()
      const second = runNode(['tests/process/support/migrate-one.ts'], env)
      expect(await second.ended, second.output()).toBe(0)
      expect(await onDatabase(indexes, DATABASE_ADMIN_URL)).toEqual(whole)
    })

    it('are applied on the embedded database as well', async () => {
      const embedded = await openEmbedded(join(folder.path, 'embedded'))
      const client = new pg.Client({ stream: () => embedded.connect() } as pg.ClientConfig)
      await client.connect()
      await migrate(client)
      await client.query(fill)
      const applied = await migrate(client, undefined, withOneMore(text))
      expect(applied).toEqual(['9000_test.sql'])
      expect((await client.query(indexes)).rows).toEqual(whole)
      expect((await client.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '0' }])
      await client.end()
      await embedded.close()
    })

    it('leave no invalid index when the rows violate it', async () => {
      const { DATABASE_ADMIN_URL } = await migrated()
      await onDatabase(fill, DATABASE_ADMIN_URL)
      const unique =
        '-- no transaction\ncreate unique index concurrently if not exists many_once on public.many (part);'
      await expect(
        asAdmin(DATABASE_ADMIN_URL, (client) => migrate(client, undefined, withOneMore(unique))),
      ).rejects.toThrow(/Migration 9000_test\.sql failed: could not create unique index/)
      expect(await onDatabase(indexes, DATABASE_ADMIN_URL)).toEqual([])
    })
  })

  it('are rejected through a pooler in transaction mode, and leave no lock', async () => {
    const settings = await migrated()
    const pooler = await startPooler(settings.DATABASE_ADMIN_URL)
    const server = await launchServer({
      ...settings,
      DATABASE_ADMIN_URL: pooler.address,
      DATA_DIR: folder.path,
    })
    expect(await server.ended, server.output()).toBe(1)
    expect(server.output().trim().split('\n')).toEqual([
      'Ubumi cannot start.',
      'DATABASE_ADMIN_URL (by default DATABASE_URL) leads to a pooler in transaction mode, where migrations are not safe. Give the address of the database itself (README.md, "Connection poolers").',
    ])
    const locks = await onDatabase(
      `select from pg_locks where locktype = 'advisory'`,
      settings.DATABASE_ADMIN_URL,
    )
    expect(locks).toEqual([])
    pooler.close()
  })
})

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((next) => setTimeout(next, 50))
}
