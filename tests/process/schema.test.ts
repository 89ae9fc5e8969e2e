import type { ClientBase } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate, ownVersion } from '#server/platform/db/migrations/migrate.ts'
import type { SchemaFile } from '#server/platform/db/migrations/schema-files.ts'
import { createDatabase } from '#tests/support/database.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { asAdmin } from './support/people.ts'
import { readSchemaLines } from './support/schema-lines.ts'

const postgres = await startPostgres().catch((error: unknown) => {
  if (process.env.CI) throw error
  return undefined
})

describe.runIf(postgres)('the schema of a database that is there', () => {
  const own = ownVersion()
  let template: string
  beforeAll(async () => {
    const { settings } = await createDatabase(postgres!.url)
    await asAdmin(settings.DATABASE_ADMIN_URL, (client) => migrate(client))
    template = new URL(settings.DATABASE_ADMIN_URL).pathname.slice(1)
  })
  afterAll(() => postgres!.remove())

  /** Work on a copy of a database that this version has made. */
  async function onCopy(work: (client: ClientBase, address: string) => Promise<void>) {
    const { settings } = await createDatabase(postgres!.url, template)
    const address = settings.DATABASE_ADMIN_URL
    await asAdmin(address, (client) => work(client, address))
  }
  const migrateTo = (client: ClientBase, schema: readonly SchemaFile[]) =>
    migrate(client, undefined, { ...own, schema })
  const withFile = (path: string, kind: SchemaFile['kind'], text: string) => [
    ...own.schema.filter((file) => file.path !== path),
    { path, kind, text },
  ]
  const present = (path: string) => own.schema.find((file) => file.path === path)!
  const enter = 'platform/functions/enter.sql'
  const heartbeat = 'platform/access/heartbeat.sql'

  it('is left alone where no text has changed', () =>
    onCopy(async (client) => expect(await migrate(client)).toEqual([])))

  it('is the same after everything is applied again', () =>
    onCopy(async (client) => {
      const before = await readSchemaLines(client)
      await client.query(`update migrations.repeated set hash = 'other'`)
      expect((await migrate(client)).length).toBeGreaterThan(200)
      expect(await readSchemaLines(client)).toEqual(before)
    }))

  it('gets a changed function, and is as before when its text is', () =>
    onCopy(async (client) => {
      const before = await readSchemaLines(client)
      const text = present(enter).text.replace('begin\n', 'begin\n  perform 1;\n')
      expect(await migrateTo(client, withFile(enter, 'functions', text))).toEqual([enter])
      expect((await readSchemaLines(client)).join()).toContain('begin perform 1;')
      expect(await migrate(client)).toEqual([enter])
      expect(await readSchemaLines(client)).toEqual(before)
    }))

  it('loses a function and the access whose files are gone, and the parameters that a function no longer has', () =>
    onCopy(async (client) => {
      const made = 'platform/functions/made.sql'
      const more = (text: string) => withFile(made, 'functions', text)
      const create = (of: string) =>
        `create or replace function platform.made(${of}) returns integer language sql as 'select 1';\n`
      const signatures = async () =>
        (
          await client.query<{ name: string }>(
            `select oid::regprocedure::text as name from pg_proc where proname = 'made'`,
          )
        ).rows.map(({ name }) => name)
      await migrateTo(client, more(create('one integer')))
      await migrateTo(client, more(create('one text')))
      expect(await signatures()).toEqual(['platform.made(text)'])
      const without = own.schema.filter(({ path }) => path !== heartbeat)
      expect(await migrateTo(client, without)).toEqual([
        'access platform.heartbeat (removed)',
        'functions platform.made (removed)',
      ])
      expect(await signatures()).toEqual([])
      const lines = await readSchemaLines(client)
      expect(lines.filter((line) => line.startsWith('policy platform.heartbeat'))).toEqual([])
      expect(lines.find((line) => line.startsWith('relation platform.heartbeat'))).not.toContain(
        'service_role',
      )
      expect(await migrate(client)).toEqual([heartbeat])
    }))

  it('takes the rights and the owner away that a function no longer has in its file', () =>
    onCopy(async (client) => {
      const path = 'platform/functions/made.sql'
      const create = `create or replace function platform.made() returns integer language sql as 'select 1';\n`
      const given = `grant execute on function platform.made() to authenticated;\nalter function platform.made() owner to service_role;\n`
      const lines = async () =>
        (await readSchemaLines(client)).filter((line) => line.includes(' platform.made('))
      await migrateTo(client, withFile(path, 'functions', create))
      const before = await lines()
      expect(before).toHaveLength(1)
      await migrateTo(client, withFile(path, 'functions', create + given))
      expect(await lines()).not.toEqual(before)
      await migrateTo(client, withFile(path, 'functions', create))
      expect(await lines()).toEqual(before)
    }))

  it('keeps a function that something still uses, and names what', () =>
    onCopy(async (client) => {
      const made = withFile(
        'platform/functions/made.sql',
        'functions',
        `create or replace function platform.made() returns integer language sql as 'select 1';\n`,
      )
      await migrateTo(client, made)
      await client.query(
        'create policy "is made" on platform.heartbeat using (platform.made() = 1)',
      )
      await expect(migrate(client)).rejects.toThrow(
        'cannot drop function platform.made() because other objects depend on it. policy is made on table platform.heartbeat depends on function platform.made()',
      )
    }))

  it('locks no table but those whose access has changed', () =>
    onCopy(async (client, address) => {
      await asAdmin(address, async (other) => {
        await other.query('begin; lock table public.appointments in access share mode')
        const text = `${present(heartbeat).text}-- Another text.\n`
        expect(await migrateTo(client, withFile(heartbeat, 'access', text))).toEqual([heartbeat])
      })
    }))

  it('keeps what a later version has applied', () =>
    onCopy(async (client) => {
      await client.query(
        `update migrations.repeated set hash = 'later', version = '99.0.0' where name = 'functions door.enter'`,
      )
      expect(await migrate(client)).toEqual([])
    }))

  it('is as before where one of the changed files fails, and names it', () =>
    onCopy(async (client) => {
      const before = await readSchemaLines(client)
      const wrong = [
        ...withFile(enter, 'functions', present(enter).text.replace('volatile', 'stable')),
        {
          path: 'platform/functions/wrong.sql',
          kind: 'functions' as const,
          text: 'create or replace function platform.wrong() returns nothing;',
        },
      ]
      await expect(migrateTo(client, wrong)).rejects.toThrow(
        'What has changed in database/ failed: database/platform/functions/wrong.sql: ',
      )
      expect(await readSchemaLines(client)).toEqual(before)
    }))

  it('has functions whose bodies are valid', () =>
    onCopy(async (client) => {
      const { rows } = await client.query<{ checked: number }>(
        `select count(case l.lanname when 'sql' then fmgr_sql_validator(p.oid)::text else plpgsql_validator(p.oid)::text end)::integer as checked
         from pg_proc p join pg_language l on l.oid = p.prolang join pg_namespace n on n.oid = p.pronamespace
         where l.lanname in ('sql', 'plpgsql') and n.nspname !~ '^(pg_|information_schema|extensions$)'
           and has_function_privilege(p.oid, 'execute')`,
      )
      expect(rows[0]!.checked).toBeGreaterThan(150)
    }))
})
