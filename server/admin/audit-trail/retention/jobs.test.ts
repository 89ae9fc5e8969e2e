import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '#server/platform/db.ts'
import { engine } from '#tests/support/database.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { searchTrail } from '../data.ts'
import { makeMonths } from './data.ts'
import { keepTrailAt } from './jobs.ts'

let app: TestApp
let client: Persona

/** A month as the name of a partition has it, so many months after this one. */
const monthAfter = (months: number) => {
  const now = new Date()
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months))
  return month.toISOString().slice(0, 7)
}
const partitionOf = (months: number) => `audit_events_${monthAfter(months).replace('-', '_')}`
const run = (text: string, ...values: unknown[]) => app.database.asOwner(text, values)
const write = (occurred_at: string, action = 'profile.read') =>
  run(
    `insert into platform.audit_events (occurred_at, subject_id, action) values ($1, $2, $3) returning id`,
    occurred_at,
    client.user_id,
    action,
  ).then(([row]) => String(row!.id))
/** The partition in which an event is; undefined where it is in none. */
const placeOf = async (id: string) => {
  const [row] = await run(
    `select tableoid::regclass::text as name from platform.audit_events where id = $1`,
    id,
  )
  return row && String(row.name).replace('platform.', '')
}
const partitions = async () =>
  (
    await run(`select c.relname as name from pg_inherits join pg_class c on c.oid = inhrelid
      where inhparent = 'platform.audit_events'::regclass order by 1`)
  ).map(({ name }) => String(name))

/** Ends the first partition so many months ago, as on an installation that has been in use for so long. */
async function endFirstPartition(months: number) {
  for (const name of await partitions())
    if (/\d$/.test(name)) await run(`drop table platform.${name}`)
  await run('alter table platform.audit_events detach partition platform.audit_events_before')
  await run(
    `alter table platform.audit_events attach partition platform.audit_events_before for values from (minvalue) to ('${monthAfter(-months)}-01')`,
  )
}

beforeAll(async () => {
  app = await openTestApp()
  client = await app.createPersona()
})
afterAll(() => app.close())

describe('the months of the audit trail', () => {
  it('are made three months in advance, and only once', async () => {
    await run(`drop table platform.${partitionOf(3)}`)
    await keepTrailAt(new Date(), 6)
    await keepTrailAt(new Date(), 6)
    expect(await partitions()).toEqual(
      [partitionOf(2), partitionOf(3), 'audit_events_before', 'audit_events_default'].toSorted(),
    )
    const [made] = await run(
      `select relrowsecurity and relforcerowsecurity as is_closed,
         not exists (select from aclexplode(relacl) where grantee <> relowner) as is_private
       from pg_class where relname = $1`,
      partitionOf(3),
    )
    expect(made).toEqual({ is_closed: true, is_private: true })
  })

  it('take the events that came before they were made', async () => {
    await run(`drop table platform.${partitionOf(3)}`)
    const early = await write(`${monthAfter(3)}-15`)
    const later = await write(`${monthAfter(9)}-15`)
    expect(await placeOf(early)).toBe('audit_events_default')
    await keepTrailAt(new Date(), 6)
    expect(await placeOf(early)).toBe(partitionOf(3))
    // As a backup reads it, whose user is the owner: row-level security applies to them, too.
    expect((await run(`select from platform.${partitionOf(3)}`)).length).toBe(1)
    expect(await placeOf(later)).toBe('audit_events_default')
  })

  it('are made up to now where no server ran for years, and the trail has each event once', async () => {
    await endFirstPartition(74)
    const ids = [await write(`${monthAfter(-80)}-15`), await write(`${monthAfter(-40)}-15`)]
    await asSystem('make the months of a test', (tx) => makeMonths(tx, 3))
    expect((await partitions()).length).toBe(74 + 4 + 2)
    expect([await placeOf(ids[0]!), await placeOf(ids[1]!)]).toEqual([
      'audit_events_before',
      partitionOf(-40),
    ])
  })
})

describe('a search of the trail in months', () => {
  const search = async (more: Parameters<typeof searchTrail>[1]) =>
    (await asSystem('search the trail of a test', (tx) => searchTrail(tx, more))).events

  it('finds events of each step back, the newest first, and goes on behind any of them', async () => {
    const subject = randomUUID()
    const times = [3, 0, -1, -2, -4, -4, -15, -17, -50, -79].map(
      (month) => `${monthAfter(month)}-01`,
    )
    // Two are within one millisecond.
    for (const [index, at] of times.entries())
      await run(
        `insert into platform.audit_events (occurred_at, subject_id, action) values ($1, $2, 'account.change')`,
        `${at}T00:00:00.000${9 - index}Z`,
        subject,
      )
    const days = (rows: { occurred_at: Date; action: string }[]) =>
      rows
        .filter(({ action }) => action === 'account.change')
        .map(({ occurred_at }) => occurred_at.toISOString().slice(0, 10))
    expect(days(await search({ subject, limit: 50 }))).toEqual(times)
    for (const limit of [1, 3]) {
      const found = []
      for (let before: string | undefined; ;) {
        const page = await search({ subject, limit, before })
        if (page.length === 0) break
        found.push(...days(page))
        before = page.at(-1)!.id
      }
      expect(found).toEqual(times)
    }
    expect(days(await search({ subject, from: times[7], to: times[4], limit: 50 }))).toEqual(
      times.slice(4, 8),
    )
    const byKind = await search({ kind: 'account', to: times[2], limit: 50 })
    expect(days(byKind)).toEqual(times.slice(2))
  })
})

describe('events of the trail that are too old', () => {
  it('are deleted, by whole months and one by one where they have no month, and that is on record', async () => {
    const day = (years: number, days: number) => {
      const at = new Date()
      at.setUTCFullYear(at.getUTCFullYear() - years)
      at.setUTCDate(at.getUTCDate() + days)
      return at.toISOString()
    }
    await endFirstPartition(69)
    await keepTrailAt(new Date(), 6)
    const first = { old: await write(day(6, -1)), young: await write(day(6, 1)) }
    const inMonths = { old: await write(`${monthAfter(-62)}-15`), young: await write(day(5, 1)) }
    expect(await placeOf(inMonths.old)).toBe(partitionOf(-62))
    await keepTrailAt(new Date(), 6)
    expect(await placeOf(first.old)).toBeUndefined()
    expect(await placeOf(first.young)).toBe('audit_events_before')
    expect(await placeOf(inMonths.old)).toBe(partitionOf(-62))
    await keepTrailAt(new Date(), 5)
    expect(await placeOf(first.young)).toBeUndefined()
    expect(await placeOf(inMonths.old)).toBeUndefined()
    expect(await placeOf(inMonths.young)).toMatch(/^audit_events_\d/)
    const records = await run(
      `select distinct record_id from platform.audit_events where action = 'audit_trail.expire' order by 1`,
    )
    const dropped = Array.from({ length: 9 }, (_, at) => partitionOf(-69 + at))
    expect(records.map(({ record_id }) => record_id)).toEqual([...dropped, 'audit_events_before'])
    expect(await partitions()).not.toContain(partitionOf(-61))
    expect(await partitions()).toContain(partitionOf(-60))
  })

  it('are never those of the last year, whatever the caller says', async () => {
    const id = await write(new Date(Date.now() - 200 * 86_400_000).toISOString())
    await keepTrailAt(new Date(Date.now() + 900 * 86_400_000), 1)
    expect(await placeOf(id)).toBeDefined()
  })
})

describe.runIf(engine === 'postgres')('while another session reads the trail', () => {
  let reader: pg.Client
  beforeAll(async () => {
    const url = new URL(process.env.TEST_DATABASE_URL!)
    url.pathname = new URL(app.database.settings.DATABASE_URL!).pathname
    reader = new pg.Client({ connectionString: url.href })
    await reader.connect()
  })
  afterAll(() => reader.end())

  it('months are made and dropped as soon as it has ended, and writers wait no longer than half a second', async () => {
    await endFirstPartition(70)
    await asSystem('make the months of a test', (tx) => makeMonths(tx, 3))
    await reader.query('begin; select count(*) from platform.audit_events')
    const removal = keepTrailAt(new Date(), 5)
    const waits: number[] = []
    for (const until = performance.now() + 2000; performance.now() < until; await wait(20)) {
      const began = performance.now()
      await write(new Date().toISOString())
      waits.push(performance.now() - began)
    }
    expect(Math.max(...waits)).toBeGreaterThan(200)
    expect(Math.max(...waits)).toBeLessThan(1500)
    expect(await partitions()).toContain(partitionOf(-70))
    await reader.query('commit')
    await removal
    expect(await partitions()).not.toContain(partitionOf(-70))
  })
})
