import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

describe('the first partition of the audit trail', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  it('is from the beginning to the month after next, and the next ones follow it', async () => {
    const months = await database.asOwner(
      `select name, starts is null as is_first, ends = lead(starts, 1, ends) over (order by ends) as is_followed
       from platform.audit_months() order by ends`,
    )
    expect(months.length).toBeGreaterThanOrEqual(2)
    expect(months.map(({ is_followed }) => is_followed)).toEqual(months.map(() => true))
    const [first] = await database.asOwner(
      `select pg_get_expr(relpartbound, oid) as bound from pg_class where relname = 'audit_events_before'`,
    )
    expect(first!.bound).toMatch(/^FOR VALUES FROM \(MINVALUE\) TO \('\d{4}-\d{2}-01 /)
  })

  it('takes old events, and finds them by its own indexes', async () => {
    await database.asOwner(
      `insert into platform.audit_events (occurred_at, actor_id, subject_id, action, record_id, request_id)
       select now() - n * interval '8 hours', gen_random_uuid(), gen_random_uuid(), 'profile.read', n::text, gen_random_uuid()
       from generate_series(0, 4000) n`,
    )
    const [rows] = await database.asOwner(
      'select count(*)::int as count from platform.audit_events_before',
    )
    expect(rows).toEqual({ count: 4001 })
    const indexes = await database.asOwner(
      `select count(*)::int as count from pg_index i join pg_inherits on inhrelid = indexrelid
       where indrelid = 'platform.audit_events_before'::regclass and indisvalid`,
    )
    expect(indexes).toEqual([{ count: 6 }])
    await database.asOwner('analyze platform.audit_events')
    const plan = await database.asOwner(
      `explain select from platform.audit_events where actor_id = '00000000-0000-4000-8000-000000000001' order by occurred_at desc, id desc limit 50`,
    )
    expect(JSON.stringify(plan)).toContain('audit_events_before_newest_of_actor')
  })
})
