import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase, engine } from '#tests/support/database.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrations/migrate.ts'
import { readMigrations } from './migrations/migration-files.ts'

const migrations = readMigrations()
const earlier = migrations.filter(({ name }) => name < '0071')
const bound = migrations.filter(({ name }) => name < '0072')

/** An empty database of this project's engine, as its owner. */
async function openEmpty() {
  if (engine === 'embedded') {
    const embedded = await openEmbedded('memory')
    const client = new pg.Client({ stream: () => embedded.connect() } as pg.ClientConfig)
    await client.connect()
    return { client, more: undefined, close: () => client.end().then(() => embedded.close()) }
  }
  const made = await createDatabase(process.env.TEST_DATABASE_URL!)
  const connect = async () => {
    const client = new pg.Client({ connectionString: made.settings.DATABASE_ADMIN_URL })
    await client.connect()
    return client
  }
  const [client, more] = [await connect(), await connect()]
  return {
    client,
    more,
    close: () => Promise.all([client.end(), more.end()]).then(() => made.drop()),
  }
}

describe('an audit trail of before it had partitions', () => {
  let database: Awaited<ReturnType<typeof openEmpty>>
  const rows = async (text: string, values?: unknown[], client = database.client) =>
    (await client.query(text, values)).rows as Record<string, unknown>[]
  const all = `select count(*)::int as count, md5(string_agg(e::text, '' order by id)) as hash from platform.audit_events e`
  const fileNodes = `select relname as name, relfilenode as file from pg_class where relname ~ '^audit_events' order by 1`

  beforeAll(async () => {
    database = await openEmpty()
    await migrate(database.client, undefined, earlier)
    await database.client.query(
      `insert into platform.audit_events (occurred_at, actor_id, subject_id, action, record_id, request_id)
       select now() - n * interval '8 hours', gen_random_uuid(), gen_random_uuid(), 'profile.read', n::text, gen_random_uuid()
       from generate_series(0, 4000) n`,
    )
  })
  afterAll(() => database.close())

  it('has each row as it was, in its file as it was, and takes new ones meanwhile', async () => {
    const before = await rows(all)
    const files = await rows(fileNodes)
    await migrate(database.client, undefined, bound)
    const insert = {
      name: 'insert',
      text: `insert into platform.audit_events (action) values ('profile.edit')`,
    }
    const select = {
      name: 'select',
      text: `select id, action from platform.audit_events where action = 'profile.edit'`,
    }
    const older = database.more ?? database.client
    await older.query(insert)
    await older.query(select)
    await migrate(database.client)
    // Prepared by a server of the version before.
    await older.query(insert)
    expect((await older.query(select)).rows.length).toBe(2)
    await older.query(`delete from platform.audit_events where action = 'profile.edit'`)
    expect(await rows(all)).toEqual(before)
    const after = new Map((await rows(fileNodes)).map(({ name, file }) => [name, file]))
    expect(files.length).toBe(8)
    for (const { name, file } of files)
      expect(after.get(String(name).replace('audit_events', 'audit_events_before'))).toBe(file)
  })

  it('is the first partition, to the month after next, and reads it by its old indexes', async () => {
    const [first] = await rows(
      `select pg_get_expr(relpartbound, oid) as bound from pg_class where relname = 'audit_events_before'`,
    )
    const [month] = await rows(
      `select to_char(date_trunc('month', now() at time zone 'UTC') + interval '2 months', 'YYYY-MM-DD') as starts`,
    )
    expect(first!.bound).toMatch(
      new RegExp(`^FOR VALUES FROM \\(MINVALUE\\) TO \\('${month!.starts as string} `),
    )
    const indexes = await rows(
      `select count(*)::int as count from pg_index i join pg_inherits on inhrelid = indexrelid
       where indrelid = 'platform.audit_events_before'::regclass and indisvalid`,
    )
    expect(indexes).toEqual([{ count: 6 }])
    await database.client.query('analyze platform.audit_events')
    const plan = await rows(
      `explain select from platform.audit_events where actor_id = '00000000-0000-4000-8000-000000000001' order by occurred_at desc, id desc limit 50`,
    )
    expect(JSON.stringify(plan)).toContain('audit_events_before_newest_of_actor')
  })
})
