import { sql } from 'kysely'
import type { DraftMonth, IssueMonth } from '#domain/practice/billing/drafts.ts'
import { dayAfter, instantAt } from '#domain/values/lusaka.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { takeStep } from '../data.ts'
import { codeOf } from '../invoice-problems.ts'
import { requireAsShown } from './draft-problems.ts'

/** So many are issued in one transaction. */
const atOnce = 50

/** The months of a provider's drafts, the latest first, and the instant at which they were so. No name is read. */
export async function listDraftMonths(tx: Transaction, provider_id: string) {
  const [months, [clock]] = await Promise.all([
    tx.run(
      tables
        .selectFrom('invoices')
        .where('provider_id', '=', provider_id)
        .where('status', '=', 'draft')
        .select([
          sql<string>`to_char(session_time at time zone 'Africa/Lusaka', 'YYYY-MM')`.as('month'),
          sql<number>`count(amount_ngwee)::int`.as('drafts'),
          sql<number>`coalesce(sum(amount_ngwee), 0)::float8`.as('sum_ngwee'),
          sql<number>`(count(*) filter (where amount_ngwee is null))::int`.as('unpriced'),
        ])
        .groupBy(sql`1`)
        .orderBy(sql`1`, 'desc')
        .$castTo<DraftMonth>(),
    ),
    tx.run(tables.selectNoFrom(sql<Date>`now()::timestamptz(3)`.as('as_of'))),
  ])
  return { as_of: clock!.as_of, months }
}

/** Invoices of a month's sessions that were there when the month was shown. */
function shownInvoices(provider_id: string, { month, as_of }: IssueMonth) {
  const from = `${month}-01`
  const to = `${dayAfter(from, 31).slice(0, 7)}-01`
  return tables
    .selectFrom('invoices')
    .where('provider_id', '=', provider_id)
    .where('session_time', '>=', instantAt(from))
    .where('session_time', '<', instantAt(to))
    .where('created_at', '<=', new Date(as_of))
}

/** What was shown, of which a step may have issued some already. */
async function countShown(tx: Transaction, provider_id: string, shown: IssueMonth) {
  const issued = sql`issued_at > ${new Date(shown.as_of)}`
  const [row] = await tx.run(
    shownInvoices(provider_id, shown)
      .where(sql<boolean>`(status = 'draft' or ${issued}) and amount_ngwee is not null`)
      .select([
        sql<number>`count(*)::int`.as('drafts'),
        sql<number>`coalesce(sum(amount_ngwee), 0)::float8`.as('sum_ngwee'),
        sql<number>`(count(*) filter (where ${issued} and status <> 'waived'))::int`.as('issued'),
      ]),
  )
  return row!
}

/**
 * Issues the next 50 drafts of a month, each at its price, in the order of their sessions. The same step
 * again, as after a cut answer, issues what is left of it.
 *
 * @throws Problem 409 `drafts_changed` where the month is not what was shown any more: nothing is issued
 */
export async function issueNextDrafts(tx: Transaction, provider_id: string, shown: IssueMonth) {
  const { after } = shown
  requireAsShown(await countShown(tx, provider_id, shown), shown)
  const next = await tx.run(
    shownInvoices(provider_id, shown)
      .where('status', '=', 'draft')
      .where(
        after
          ? sql<boolean>`(session_time, id) > (select i.session_time, i.id from public.invoices i
              where i.id = ${after} and i.provider_id = ${provider_id})`
          : sql<boolean>`true`,
      )
      .select(['id', 'session_time', 'amount_ngwee'])
      .orderBy('session_time')
      .orderBy('id')
      .limit(atOnce),
  )
  const left_out: { id: string; session_time: Date; code: string }[] = []
  for (const { id, session_time, amount_ngwee } of next) {
    if (amount_ngwee === null) {
      left_out.push({ id, session_time, code: 'no_price' })
      continue
    }
    try {
      await takeStep(tx, provider_id, id, { status: 'issued', amount_ngwee })
    } catch (error) {
      // What the rules reject, they reject before anything is written.
      left_out.push({ id, session_time, code: codeOf(error) })
    }
  }
  const { issued } = await countShown(tx, provider_id, shown)
  return { issued, left_out, next: next.length < atOnce ? null : next.at(-1)!.id }
}
