import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, asActor, asSystemFor, tables, type Transaction } from '#server/platform/db.ts'
import {
  closeDatabase,
  type DatabaseSettings,
  opened,
  openDatabase,
} from '#server/platform/db/connection.ts'
import { checkReplica } from '#server/platform/db/doctor/check-replica.ts'
import { log } from '#server/platform/log.ts'
import { createDatabase, limitsOfRole } from '#tests/support/database.ts'
import { findPgBouncer, startPgBouncer } from '#tests/support/pgbouncer.ts'
import { type PostgresServer, startPostgres } from '#tests/support/postgres.ts'
import { canStream, type Standby, startStandby } from '#tests/support/standby.ts'
import { sql } from 'kysely'
import { asAdmin } from '../process/support/people.ts'
import { limit } from '#tests/support/patience.ts'

describe.runIf(canStream())('a process with DATABASE_REPLICA_URL', () => {
  let primary: PostgresServer
  let standby: Standby
  let settings: Required<
    Pick<DatabaseSettings, 'DATABASE_URL' | 'DATABASE_ADMIN_URL' | 'DATABASE_REPLICA_URL'>
  >
  let actor: Actor
  beforeAll(async () => {
    log.level = 'silent'
    primary = await startPostgres({ isDurable: true })
    const made = await createDatabase(primary.url)
    standby = await startStandby(primary.url)
    const DATABASE_REPLICA_URL = standby.of(made.settings.DATABASE_URL!)
    settings = { ...made.settings, DATABASE_REPLICA_URL } as typeof settings
    await open()
    await closeDatabase()
    actor = await asAdmin(settings.DATABASE_ADMIN_URL!, async (owner) => {
      const { rows } = await owner.query<{ user_id: string; session_id: string }>(
        `with made as (insert into accounts.users default values returning id),
           profile as (insert into user_profiles (id) select id from made)
         insert into accounts.sessions (user_id) select id from made
         returning user_id, id as session_id`,
      )
      return { ...rows[0]!, audience: 'client', authorized: false }
    })
  })
  afterAll(async () => {
    await closeDatabase()
    await standby.remove()
    await primary.remove()
  })

  const open = (more: Partial<DatabaseSettings> = {}) =>
    openDatabase({ DATA_DIR: 'unused', REQUIRE_STAFF_MFA: false, ...settings, ...more })
  const rejection = (more: Partial<DatabaseSettings>) =>
    open(more).then(
      () => 'it starts',
      ({ message }: Error) => message,
    )
  const untilUsable = () =>
    expect.poll(() => opened().replica!.isUsable(), { timeout: limit(20_000) }).toBe(true)
  const run = <Row>(tx: Transaction, query: ReturnType<typeof sql<Row>>) =>
    tx.run<Row>({ compile: () => query.compile(tables) as never })
  const whereItRuns = sql<{ is_standby: boolean; role: string; rows: number }>`
    select pg_is_in_recovery() as is_standby, current_user as role,
      (select count(*)::integer from user_profiles) as rows`

  it('has the rights of the actor there, and of the system', async () => {
    await open()
    await untilUsable()
    const [own] = await asActor(actor, (tx) => run(tx, whereItRuns), { replica: true })
    expect(own).toEqual({ is_standby: true, role: 'authenticated', rows: 1 })
    const [all] = await asSystemFor(actor, 'test', (tx) => run(tx, whereItRuns), { replica: true })
    expect(all).toMatchObject({ is_standby: true, role: 'service_role' })
    const stranger = { ...actor, session_id: crypto.randomUUID(), authorized: false }
    await expect(
      asActor(stranger, (tx) => run(tx, whereItRuns), { replica: true }),
    ).rejects.toMatchObject({ code: 'UB401' })
    await closeDatabase()
  })

  it('asks the primary at once where the standby cancels a statement in favor of the log', async () => {
    await open()
    await untilUsable()
    await asAdmin(standby.url, async (client) => {
      await client.query('alter system set max_standby_streaming_delay = 0')
      await client.query('select pg_reload_conf()')
    })
    const places: boolean[] = []
    const reading = asActor(
      actor,
      async (tx) => {
        const seconds = places.length === 0 ? 2.5 : 0
        const [row] = await run(
          tx,
          sql<{ is_standby: boolean }>`select pg_is_in_recovery() as is_standby`,
        )
        places.push(row!.is_standby)
        await run(tx, sql`select count(*), pg_sleep(${seconds}) from blood_pressure_readings`)
        return row!.is_standby
      },
      { replica: true },
    )
    await expect
      .poll(() =>
        asAdmin(standby.url, async (client) => {
          const { rows } = await client.query(
            "select from pg_stat_activity where query like '%pg_sleep%' and wait_event = 'PgSleep'",
          )
          return rows.length
        }),
      )
      .toBe(1)
    await asAdmin(settings.DATABASE_ADMIN_URL!, async (owner) => {
      await owner.query(
        'insert into blood_pressure_readings (user_id, systolic, diastolic) values ($1, 120, 80)',
        [actor.user_id],
      )
      await owner.query('delete from blood_pressure_readings')
      await owner.query('vacuum blood_pressure_readings')
    })
    expect(await reading).toBe(false)
    expect(places).toEqual([true, false])
    // One statement is no reason to leave the standby alone.
    await untilUsable()
    await closeDatabase()
  })

  it('does not wait for a standby that has fallen silent', async () => {
    await open()
    await untilUsable()
    const read = async () =>
      (await asActor(actor, (tx) => run(tx, whereItRuns), { replica: true }))[0]!.is_standby
    expect(await read()).toBe(true)
    standby.freeze()
    const began = performance.now()
    expect(await read()).toBe(false)
    expect(performance.now() - began).toBeLessThan(limit(7000))
    await expect.poll(() => opened().replica!.isUsable(), { timeout: limit(5000) }).toBe(false)
    const next = performance.now()
    expect(await read()).toBe(false)
    expect(performance.now() - next).toBeLessThan(limit(500))
    standby.thaw()
    await untilUsable()
    await closeDatabase()
  })

  it.runIf(findPgBouncer())('reads through a pooler in transaction mode', async () => {
    const login = new URL(settings.DATABASE_URL!).username
    await asAdmin(primary.url, async (client) => {
      for (const [name, value] of Object.entries(limitsOfRole))
        await client.query(`alter role ${login} set ${name} = '${value}'`)
    })
    const [first, second] = [
      await startPgBouncer(primary.url, 'transaction'),
      await startPgBouncer(standby.url, 'transaction'),
    ]
    await open({
      DATABASE_POOLER: 'transaction',
      DATABASE_URL: first.through(settings.DATABASE_URL!),
      DATABASE_LISTEN_URL: settings.DATABASE_URL,
      DATABASE_REPLICA_URL: second.through(settings.DATABASE_URL!),
    })
    await untilUsable()
    const rows = await Promise.all(
      Array.from({ length: 20 }, () =>
        asActor(actor, (tx) => run(tx, whereItRuns), { replica: true }),
      ),
    )
    for (const [row] of rows)
      expect(row).toEqual({ is_standby: true, role: 'authenticated', rows: 1 })
    await closeDatabase()
    await first.stop()
    await second.stop()
  })

  it('starts while the standby is away, and not with another database or a login that is too strong', async () => {
    const other = await startPostgres()
    expect(await rejection({ DATABASE_REPLICA_URL: other.url })).toMatch(
      /^DATABASE_REPLICA_URL leads to another database system than DATABASE_URL: .*README/,
    )
    await other.remove()
    expect(await rejection({ DATABASE_REPLICA_URL: other.url })).toBe('it starts')
    expect(opened().replica!.isUsable()).toBe(false)
    await closeDatabase()
    const superuser = Object.assign(new URL(standby.url), {
      pathname: new URL(settings.DATABASE_URL!).pathname,
    }).href
    expect(await rejection({ DATABASE_REPLICA_URL: superuser })).toMatch(
      /^The login of DATABASE_REPLICA_URL is a superuser/,
    )
  })

  it('hears from the doctor how the standby is', async () => {
    const examine = (DATABASE_REPLICA_URL: string) =>
      asAdmin(settings.DATABASE_URL!, (client) =>
        checkReplica({ DATABASE_REPLICA_URL, ALLOW_BYPASSRLS: [] }, client),
      )
    expect(await examine(settings.DATABASE_REPLICA_URL!)).toMatchObject({
      level: 'ok',
      found: expect.stringMatching(/^The replica is a standby of the primary, and had all/),
    })
    expect(await examine(settings.DATABASE_URL!)).toMatchObject({
      level: 'warning',
      found: 'The replica is not read from: it is no standby.',
    })
    await standby.pause()
    await asAdmin(settings.DATABASE_ADMIN_URL!, (owner) => owner.query('create table late ()'))
    expect(await examine(settings.DATABASE_REPLICA_URL!)).toMatchObject({
      level: 'warning',
      found: 'The replica is not read from: it is behind the primary.',
    })
    await standby.resume()
    await standby.kill()
    expect(await examine(settings.DATABASE_REPLICA_URL!)).toMatchObject({
      level: 'warning',
      found: expect.stringMatching(
        /^The replica is not read from: The database .* cannot be reached/,
      ),
    })
    await standby.start()
  })
})
