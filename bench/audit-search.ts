import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { auditKinds } from '#domain/admin/audit-kinds.ts'
import type { AuditSearch } from '#domain/admin/audit-trail.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { auditTrailSearch, searchTrail } from '#server/admin/audit-trail/data.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { closeDatabase, openDatabase } from '#server/platform/db/connection.ts'
import { asSystem } from '#server/platform/db.ts'
import { createDatabase } from '#tests/support/database.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { median } from './support/load.ts'
import { conclude, sized } from './support/size.ts'

/**
 * The admin's search of the audit trail at a growing number of events, of 20,000 people over six years of
 * month partitions: each kind of search, the newest 50. Half of all events are readings; rare kinds are one
 * of 10,000; one person has done a fifth of all. To reach: the slowest median is 50 ms or less.
 * `--rows=1000000,2000000`; `--years=1` puts all events into the newest year, the other months are empty.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: sized('1000000,2000000,5000000', '20000') },
    years: { type: 'string', default: sized('6', '1') },
  },
})
const people = sized(20_000, 200)
const rounds = sized(9, 1)
const target = 50
const keptMonths = sized(72, 12)

const actions = Object.values(auditKinds).flatMap((kind) => Object.keys(kind.actions))

/** Fills the trail from nothing. Months are written without indexes, which are made when the month is attached. */
async function fill(owner: pg.Client, total: number) {
  const began = performance.now()
  await dropMonths(owner)
  const now = new Date()
  const monthOf = (earlier: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - earlier))
  const oldest = monthOf(keptMonths - 1)
  await owner.query(`alter table platform.audit_events attach partition
    platform.audit_events_before for values from (minvalue) to ('${oldest.toISOString()}')`)
  const filled = Number(values.years) * 12
  const perMonth = total / filled
  for (let earlier = keptMonths - 1; earlier >= 0; earlier--) {
    const [start, end] = [monthOf(earlier), monthOf(earlier - 1)]
    const name = `platform.audit_events_${start.toISOString().slice(0, 7).replace('-', '_')}`
    await owner.query(
      `create table ${name} (like platform.audit_events including defaults including constraints)`,
    )
    if (earlier < filled) {
      const at = filled - 1 - earlier
      const numbers = [Math.round(at * perMonth) + 1, Math.round((at + 1) * perMonth)]
      const until = earlier === 0 ? now : end
      await owner.query(
        `insert into ${name} (occurred_at, actor_id, subject_id, action, record_id, request_id)
         select $5::timestamptz + random() * ($6::timestamptz - $5::timestamptz),
           case when random() < 0.2 then pg_temp.person(0) else pg_temp.person(1 + floor(random() * $3)::int) end,
           pg_temp.person(1 + floor(random() * $3)::int),
           case when n % 10000 = 0 then ($4::text[])[1 + floor(random() * cardinality($4::text[]))::int]
             when n % 2 = 0 then 'blood_pressure_reading.record' else 'record.read' end,
           gen_random_uuid()::text, gen_random_uuid()
         from generate_series($1::int, $2::int) as n`,
        [...numbers, people, actions, start, until],
      )
    }
    await owner.query(`alter table ${name} add primary key (id)`)
    await owner.query(
      `alter table platform.audit_events attach partition ${name} for values from ('${start.toISOString()}') to ('${end.toISOString()}')`,
    )
  }
  await owner.query('select platform.make_audit_months(3)')
  await owner.query('vacuum analyze platform.audit_events')
  // So that no search writes what the filling left in memory.
  await owner.query('checkpoint')
  const seconds = (performance.now() - began) / 1000
  console.log(`${total.toLocaleString('en')} events, filled in ${seconds.toFixed(0)} s`)
}

/** Leaves the first and the default partition, the first one not attached. */
async function dropMonths(owner: pg.Client) {
  const { rows } = await owner.query<{ name: string }>(
    `select inhrelid::regclass as name from pg_inherits where inhparent = 'platform.audit_events'::regclass`,
  )
  for (const { name } of rows) {
    if (/_\d{4}_\d\d$/.test(name)) await owner.query(`drop table ${name}`)
    else if (name.endsWith('_before'))
      await owner.query(`alter table platform.audit_events detach partition ${name}`)
  }
}

const person = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const day = (ago: number) => dayAfter(todayInLusaka(), -ago)

const searches: Record<string, AuditSearch & { before?: string }> = {
  everything: {},
  'a person’s record': { subject: person(7) },
  'what a person did': { actor: person(7) },
  'what the busiest person did': { actor: person(0) },
  'both people': { actor: person(0), subject: person(7) },
  'a request': { request_id: randomUUID() },
  'a month, half a year ago': { from: day(200), to: day(170) },
  'care records': { kind: 'care' },
  'accounts, rare': { kind: 'account' },
  'accounts, of a month': { kind: 'account', from: day(200), to: day(170) },
  'accounts, by the busiest person': { kind: 'account', actor: person(0) },
  'care, by the busiest person, of a month': {
    kind: 'care',
    actor: person(0),
    from: day(200),
    to: day(170),
  },
}

const postgres = await startPostgres()
const { settings } = await createDatabase(postgres.url)
await openDatabase({ DATA_DIR: 'unused', ...settings, REQUIRE_STAFF_MFA: false })
const owner = new pg.Client({
  connectionString:
    postgres.url.replace(/[^/]*$/, '') + new URL(settings.DATABASE_URL).pathname.slice(1),
})
await owner.connect()
try {
  await owner.query(
    `create function pg_temp.person(n int) returns uuid language sql immutable as $$ select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid $$`,
  )
  await owner.query(
    `insert into accounts.users (id) select pg_temp.person(n) from generate_series(0, $1::int) as n`,
    [people],
  )
  await owner.query(
    `insert into public.user_profiles (id, full_name) select pg_temp.person(n), 'Bupe Zulu' from generate_series(0, $1::int) as n`,
    [people],
  )
  await owner.query(`set maintenance_work_mem = '512MB'`)
  let isReached = true
  for (const to of values.rows.split(',').map(Number)) {
    await fill(owner, to)
    for (const [name, search] of Object.entries(searches)) {
      const times: number[] = []
      for (let round = 0; round < rounds; round++) {
        const began = performance.now()
        await asSystem('measure the search of the audit trail', async (tx) => {
          const { subject_id } = await searchTrail(tx, { ...search, limit: 50 })
          await auditTrailSearch(tx, person(1), subject_id)
        })
        times.push(performance.now() - began)
      }
      const [middle, slowest] = [median(times), Math.max(...times)]
      if (middle > target) isReached = false
      console.log(
        `  ${name.padEnd(40)} median ${middle.toFixed(1).padStart(7)} ms   slowest ${slowest.toFixed(1).padStart(7)} ms`,
      )
    }
    const { rows } = await owner.query<{ size: string }>(
      `select sum(pg_total_relation_size(relid)) / $1::int as size from pg_partition_tree('platform.audit_events') where isleaf`,
      [to],
    )
    console.log(`  ${Math.round(Number(rows[0]!.size))} bytes an event, with indexes`)
  }
  conclude(isReached, `${target} ms`)
} finally {
  await owner.end()
  await closeDatabase()
  await postgres.remove()
}
