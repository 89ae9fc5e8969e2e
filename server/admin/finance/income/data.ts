import { type RawBuilder, sql } from 'kysely'
import type { IncomeGroup, IncomeRow, IncomeSums } from '#domain/admin/income.ts'
import type { BillingPeriod } from '#domain/practice/billing/schema.ts'
import type { Transaction } from '#server/platform/db.ts'
import type { WantedRows } from '#server/platform/row-pages.ts'
import { rowsOf } from '#server/platform/raw-rows.ts'
import { exactly } from './exact-sum.ts'
import type { IncomeEntry } from './income-csv.ts'

/** What the rows of a group have in common: their key, and where their name is. */
const groups: Record<IncomeGroup, { key: RawBuilder<unknown>; name?: RawBuilder<unknown> }> = {
  day: { key: sql`e.day::text` },
  month: { key: sql`to_char(e.day, 'YYYY-MM')` },
  provider: {
    key: sql`coalesce(e.provider_id::text, case e.purpose when 'visit' then 'erased' else 'plans' end)`,
    name: sql`select u.full_name from public.user_profiles u where u.id::text = g.key`,
  },
  'visit-type': {
    key: sql`coalesce(e.visit_type_id::text, case e.purpose when 'visit' then 'no-type' else 'plans' end)`,
    name: sql`select v.name from public.visit_types v where v.id::text = g.key`,
  },
  means: { key: sql`case when e.is_online then 'online' else e.means end` },
  purpose: { key: sql`e.purpose` },
  plan: {
    key: sql`coalesce(e.plan_key, 'visits')`,
    name: sql`select p.name from public.plans p where p.key = g.key`,
  },
}

/** Sums are text: they may be more than 32 bits hold. */
type Written<Row> = {
  [Name in keyof Row]: Name extends keyof IncomeSums ? string : Row[Name]
}

const sums = sql`coalesce(sum(e.amount_ngwee) filter (where e.kind = 'payment'), 0)::text as received_ngwee,
  coalesce(-sum(e.amount_ngwee) filter (where e.kind <> 'payment'), 0)::text as returned_ngwee,
  coalesce(sum(e.amount_ngwee), 0)::text as income_ngwee,
  coalesce(sum(e.fee_ngwee), 0)::text as fees_ngwee,
  (count(*) filter (where e.is_online and e.fee_ngwee is null))::text as fees_unknown`

const within = ({ from, to }: BillingPeriod) =>
  sql`from public.income_entries e where e.day between ${from}::date and ${to}::date`

const asSums = (row: Written<IncomeSums>): IncomeSums => ({
  received_ngwee: exactly(row.received_ngwee),
  returned_ngwee: exactly(row.returned_ngwee),
  income_ngwee: exactly(row.income_ngwee),
  fees_ngwee: exactly(row.fees_ngwee),
  fees_unknown: exactly(row.fees_unknown),
})

/** All income of a period. */
export async function sumIncome(tx: Transaction, period: BillingPeriod): Promise<IncomeSums> {
  const [row] = await rowsOf(tx, sql<Written<IncomeSums>>`select ${sums} ${within(period)}`)
  return asSums(row!)
}

/** The income of a period by day, provider and so on, in the order of time or names. */
export async function listIncomeBy(
  tx: Transaction,
  { by, ...period }: BillingPeriod & { by: IncomeGroup },
  { after, limit }: WantedRows,
): Promise<(IncomeRow & { key: string; row: string[] })[]> {
  const { key, name } = groups[by]
  const [place, last] = after ?? []
  const following = after ? sql`where (n.place, n.key) > (${place}::text, ${last}::text)` : sql``
  const rows = await rowsOf(
    tx,
    sql<Written<IncomeRow> & { place: string }>`
      with g as materialized (select ${key} as key, ${sums} ${within(period)} group by 1),
        n as (select g.*, found.name, coalesce(lower(found.name), g.key) as place from g
          left join lateral (${name ?? sql`select null::text as name`}) as found(name) on true)
      select * from n ${following} order by n.place, n.key limit ${limit}`,
  )
  return rows.map((row) => ({
    key: row.key,
    name: row.name,
    ...asSums(row),
    row: [row.place, row.key],
  }))
}

/** Each entry of a period, by day. */
export async function listIncomeEntries(
  tx: Transaction,
  period: BillingPeriod,
  { after, limit }: WantedRows,
): Promise<(IncomeEntry & { key: string[] })[]> {
  const [day, id] = after ?? []
  const following = after ? sql`and (e.day, e.id) > (${day}::date, ${id}::text::uuid)` : sql``
  return rowsOf(
    tx,
    sql<IncomeEntry & { key: string[] }>`
      select e.day::text as day, e.kind, e.purpose, e.means, e.is_online, e.number, e.amount_ngwee, e.fee_ngwee,
        u.full_name as provider_name, v.name as visit_type, p.name as plan_name, array[e.day::text, e.id::text] as key
      from (select * ${within(period)} ${following} order by e.day, e.id limit ${limit}) as e
        left join public.user_profiles u on u.id = e.provider_id
        left join public.visit_types v on v.id = e.visit_type_id
        left join public.plans p on p.key = e.plan_key
      order by e.day, e.id`,
  )
}

const enteredAtOnce = 5000

/**
 * Adds to the income what a server of an earlier version has written while this one was upgraded, at most
 * 5,000 sums.
 *
 * @returns how many
 */
export async function addMissingIncome(tx: Transaction): Promise<number> {
  const without = (source: RawBuilder<unknown>, kind: string) =>
    sql`not exists (select from public.income_entries e where e.source_id = ${source} and e.kind = ${kind})`
  const [row] = await rowsOf(
    tx,
    sql<{ count: number }>`select billing.enter_income(array(
      select p.id from public.invoice_payments p where not p.is_online
        and (${without(sql`p.id`, 'payment')} or p.reversed_at is not null and ${without(sql`p.id`, 'reversal')})
      union all
      select p.id from public.payments p where p.status = 'succeeded'
        and (${without(sql`p.id`, 'payment')} or p.refund_sent_at is not null and ${without(sql`p.id`, 'refund')})
      limit ${enteredAtOnce}))::integer as count`,
  )
  return row!.count
}
