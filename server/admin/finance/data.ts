import { sql } from 'kysely'
import { type Correction, type ProviderIncome, unpaidAges } from '#domain/admin/finance.ts'
import { dayAfter, instantAt } from '#domain/values/lusaka.ts'
import type { Transaction } from '#server/platform/db.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { rowsOf } from '#server/platform/raw-rows.ts'
import type { WantedRows } from '#server/platform/row-pages.ts'
import type { LedgerRow } from './ledger-csv.ts'

/** From a day until another one, as days and as instants in Lusaka. */
const between = (from: string, to: string) => ({
  from,
  to,
  since: instantAt(from),
  until: instantAt(to),
})

/** @param month `YYYY-MM` */
const periodOf = (month: string) =>
  between(`${month}-01`, `${dayAfter(`${month}-01`, 31).slice(0, 7)}-01`)

/**
 * Everything in the books of some days, a row each: no patient, no reason, no session. An invoice that was waived after
 * its issue stays, and its credit note is a row of the month of that note; one that never asked for money is in none.
 */
function ledgerOf({ from, to, since, until }: ReturnType<typeof between>) {
  return sql`
    select p.id, i.provider_id, 'payment' as kind, p.paid_on::text as day, i.number, null as note, p.paid_by, p.amount_ngwee
      from public.invoice_payments p join public.invoices i on i.id = p.invoice_id
      where p.paid_on >= ${from}::date and p.paid_on < ${to}::date
    union all
    select p.id, i.provider_id, 'reversal', (p.reversed_at at time zone 'Africa/Lusaka')::date::text, i.number, null, p.paid_by, p.amount_ngwee
      from public.invoice_payments p join public.invoices i on i.id = p.invoice_id
      where p.reversed_at >= ${since} and p.reversed_at < ${until}
    union all
    select c.id, i.provider_id, 'credit note', (c.issued_at at time zone 'Africa/Lusaka')::date::text, i.number, c.number, null, c.amount_ngwee
      from public.credit_notes c join public.invoices i on i.id = c.invoice_id
      where c.issued_at >= ${since} and c.issued_at < ${until}
    union all
    select i.id, i.provider_id, 'invoice', (i.issued_at at time zone 'Africa/Lusaka')::date::text, i.number, null, null, i.amount_ngwee
      from public.invoices i
      where i.issued_at >= ${since} and i.issued_at < ${until} and i.amount_ngwee is not null
        and (i.waived_because is null or billing.open_ngwee(i.id, i.amount_ngwee) = 0)`
}

const sumOf = (kind: string) =>
  sql`coalesce(sum(l.amount_ngwee) filter (where l.kind = ${kind}), 0)::float8`
const sums = sql`${sumOf('invoice')} as issued_ngwee, ${sumOf('payment')} as received_ngwee,
  ${sumOf('reversal')} as reversed_ngwee, ${sumOf('credit note')} as credited_ngwee`

/** The sums of a month by provider, in the order of their names: of all who have any. */
export const sumMonth = (tx: Transaction, month: string): Promise<ProviderIncome[]> =>
  rowsOf(
    tx,
    sql<ProviderIncome>`select u.id as provider_id, u.full_name as provider_name,
        l.issued_ngwee, l.received_ngwee, l.reversed_ngwee, l.credited_ngwee
      from (select l.provider_id, ${sums} from (${ledgerOf(periodOf(month))}) as l group by l.provider_id) as l
        join public.user_profiles u on u.id = l.provider_id
      order by lower(u.full_name), u.id`,
  )

/** What is open of all issued invoices now, by how late it is: most have no payment to look for. @param today `YYYY-MM-DD`, in Lusaka */
export async function sumUnpaid(tx: Transaction, today: string) {
  const rows = await rowsOf(
    tx,
    sql<{ age: number; count: number; open_ngwee: number }>`
      select case when ${today}::date <= coalesce(i.due_on, ${today}::date) then 0
        when ${today}::date - i.due_on <= 30 then 1
        when ${today}::date - i.due_on <= 60 then 2 else 3 end as age,
        count(*)::int as count, sum(case
          when exists (select from public.invoice_payments p where p.invoice_id = i.id)
            or exists (select from public.credit_notes c where c.invoice_id = i.id)
            or exists (select from public.insurance_claims c where c.invoice_id = i.id)
          then billing.open_ngwee(i.id, i.amount_ngwee) else coalesce(i.amount_ngwee, 0) end)::float8 as open_ngwee
      from public.invoices i where i.status = 'issued' group by 1`,
  )
  return unpaidAges.map((age, place) => {
    const found = rows.find((row) => row.age === place)
    return { age, count: found?.count ?? 0, open_ngwee: found?.open_ngwee ?? 0 }
  })
}

type StoredCorrection = Unsent<Correction, 'at'>

/** What was taken back in a month, the newest first. */
export async function listCorrections(
  tx: Transaction,
  month: string,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<StoredCorrection[]> {
  const { since, until } = periodOf(month)
  const all = sql`
    select p.id, 'reversal' as kind, p.reversed_at as at, i.provider_id, i.number, p.amount_ngwee
      from public.invoice_payments p join public.invoices i on i.id = p.invoice_id
      where p.reversed_at >= ${since} and p.reversed_at < ${until}
    union all
    select c.id, 'credit note', c.issued_at, i.provider_id, i.number, c.amount_ngwee
      from public.credit_notes c join public.invoices i on i.id = c.invoice_id
      where c.issued_at >= ${since} and c.issued_at < ${until}
    union all
    select p.id, 'refund', p.refund_sent_at, i.provider_id,
        coalesce(i.number, lpad(p.receipt_number::text, 6, '0'), ''),
        coalesce(p.received_ngwee, p.amount_ngwee)
      from public.payments p left join public.invoices i on i.id = p.invoice_id
      where p.refund_sent_at >= ${since} and p.refund_sent_at < ${until}`
  const following = after
    ? sql`where (c.at, c.id) < (select at, id from corrections where id = ${after} limit 1)`
    : sql``
  return rowsOf(
    tx,
    sql<StoredCorrection>`with corrections as (${all})
      select c.id, c.kind, c.at, u.full_name as provider_name, c.number, c.amount_ngwee
      from corrections c left join public.user_profiles u on u.id = c.provider_id ${following}
      order by c.at desc, c.id desc limit ${limit}`,
  )
}

/** Rows of the books of a day, for the accountant: in the order of providers and numbers. */
export async function listLedger(
  tx: Transaction,
  day: string,
  { after, limit }: WantedRows,
): Promise<(LedgerRow & { key: string[] })[]> {
  const order = sql`u.full_name, u.id, coalesce(l.number, ''), l.kind, l.id`
  const [name, provider_id, number, kind, id] = after ?? []
  const following = after
    ? sql`where (${order}) > (${name}::text, ${provider_id}::text::uuid, ${number}::text, ${kind}::text, ${id}::text::uuid)`
    : sql``
  return rowsOf(
    tx,
    sql<
      LedgerRow & { key: string[] }
    >`select l.day, u.full_name as provider_name, l.kind, l.number, l.note, l.paid_by, l.amount_ngwee,
        array[u.full_name, u.id::text, coalesce(l.number, ''), l.kind, l.id::text] as key
      from (${ledgerOf(between(day, dayAfter(day, 1)))}) as l
        join public.user_profiles u on u.id = l.provider_id ${following}
      order by ${order} limit ${limit}`,
  )
}
