import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp
let patient: string
beforeAll(async () => {
  app = await openTestApp()
  patient = (await app.createPersona()).user_id
  // One for each state, and each seven hours of five weeks and of a long time ago.
  await app.database.asOwner(
    `insert into referrals (id, patient_id, urgency, question, status, outside, agreed_how, created_at, sent_at, decided_at)
     select gen_random_uuid(), $1, urgency, 'Please', status, outside,
       case when status <> 'asked' then 'by phone' end, at - interval '30 days',
       case when status <> 'asked' then case status when 'sent' then at else at - interval '9 days' end end,
       case when status in ('accepted', 'booked') then at end
     from (values ('asked'), ('sent'), ('accepted'), ('booked'), ('withdrawn')) as s(status)
       cross join (values ('urgent'), ('soon')) as u(urgency)
       cross join (values (null), ('A hospital')) as o(outside)
       cross join lateral (select now() - hours * interval '1 hour' as at from generate_series(0, 840, 7) as hours
         union all select now() - days * interval '1 day' from (values (90), (200), (500)) as d(days)) as t`,
    [patient],
  )
  await app.database.asOwner(
    `update referrals set created_at = coalesce(sent_at, created_at + interval '30 days') where status = 'asked'`,
  )
}, 120_000)
afterAll(() => app.close())

/** The rule as it was written until 0.3.0, row by row. */
const rowByRow = `
  select r.id from referrals r cross join lateral
    (select ((case status when 'asked' then created_at when 'sent' then sent_at else decided_at end) at time zone 'Africa/Lusaka')::date as day) as w
  where urgency = 'urgent' and (status = 'asked' or status in ('sent', 'accepted') and outside is null)
    and (select count(*) >= 2 from generate_series(w.day + 1, (now() at time zone 'Africa/Lusaka')::date - 1, interval '1 day') as d(day)
      where extract(isodow from d.day) < 6
        and d.day::date not in (select c.day from practice.closed_between(w.day + 1, (now() at time zone 'Africa/Lusaka')::date - 1) as c))`

const byFunction = `
  select id from referrals
  where practice.is_late_referral(urgency, status, outside, created_at, sent_at, decided_at)`

const sorted = async (query: string) =>
  (await app.database.asOwner(query)).map(({ id }) => id as string).toSorted()

const closed = (days: string) =>
  `insert into closed_days (day, is_closed, name)
   select current_date - d, true, 'Closed' from ${days} as d
   on conflict (day) do update set is_closed = true`

it.each([
  ['as it opens usually', 'select'],
  ['closed on single days', closed('unnest(array[1, 2, 4, 9])')],
  ['closed for the last four weeks', closed('generate_series(1, 28)')],
  ['closed for the last 120 days', closed('generate_series(1, 120)')],
  ['closed for as long as it can know', closed('generate_series(1, 4100)')],
])('are late by one bound as each was by itself, in a clinic that is %s', async (_, days) => {
  await app.database.asOwner(days)
  // Row by row it would look at eleven years for each.
  const isForEver = days.includes('4100')
  const wanted = isForEver ? [] : await sorted(rowByRow)
  if (!isForEver) expect(await sorted(byFunction)).toEqual(wanted)
  const admin = await app.createPersona({ role: 'admin' })
  const { body } = await app.call('GET', '/api/admin/waiting', { as: admin })
  expect(body.late_referrals).toBe(wanted.length)
  expect(wanted.length === 0).toBe(isForEver)
})
