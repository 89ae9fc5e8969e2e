import { sql } from 'kysely'
import { sessionTypes, type SessionType } from '#domain/appointments/slots.ts'
import { instantAt, lusakaClock } from '#domain/values/lusaka.ts'
import { monthsUpTo } from '#domain/practice/billing/months.ts'
import type { BilledMonth, BillingSummary, SessionPrices } from '#domain/practice/billing/schema.ts'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { readPricesOf } from '#server/appointments/prices/data.ts'

const readPrices = async (tx: Transaction, provider_id: string): Promise<SessionPrices> =>
  (await readPricesOf(tx, [provider_id])).get(provider_id)!

/**
 * Puts prices in the place of those said before, whole. Drafts without an amount take the price of
 * their type; those that have one keep it.
 */
export async function keepPrices(
  tx: Transaction,
  provider_id: string,
  prices: SessionPrices,
): Promise<SessionPrices> {
  const said = sessionTypes.flatMap((session_type) => {
    const price_ngwee = prices[session_type]
    return price_ngwee === null ? [] : [{ session_type, price_ngwee }]
  })
  const unsaid = sessionTypes.filter((type) => prices[type] === null)
  const [, , , stored] = await Promise.all([
    Promise.all(said.map((price) => keepPrice(tx, provider_id, price))),
    unsaid.length > 0
      ? tx.run(
          tables
            .deleteFrom('session_prices')
            .where('provider_id', '=', provider_id)
            .where('session_type', 'in', unsaid),
        )
      : [],
    audit(tx, { actor_id: provider_id, subject_id: provider_id, action: 'session_prices.edit' }),
    readPrices(tx, provider_id),
  ])
  return stored
}

async function keepPrice(
  tx: Transaction,
  provider_id: string,
  price: { session_type: SessionType; price_ngwee: number },
) {
  const { session_type, price_ngwee } = price
  const saved = { price_ngwee, updated_at: sql<Date>`now()` }
  await Promise.all([
    tx.run(
      tables
        .insertInto('session_prices')
        .values({ provider_id, session_type, ...saved })
        .onConflict((conflict) =>
          conflict.columns(['provider_id', 'session_type']).doUpdateSet(saved),
        ),
    ),
    tx.run(
      tables
        .updateTable('invoices')
        // Where the visit was not held, the part that the rule of the clinic asks for.
        .set({
          amount_ngwee: sql<number>`billing.part_of(${price_ngwee}, coalesce(charged_percent, 100))`,
        })
        .where('provider_id', '=', provider_id)
        .where('session_type', '=', session_type)
        .where('status', '=', 'draft')
        .where('amount_ngwee', 'is', null),
    ),
  ])
}

const shownMonths = 12

/**
 * The summary of a provider's books: prices, open amounts, and the last twelve months by the day of the
 * session. No name is read, so nothing is put on record.
 */
export async function summariseBilling(
  tx: Transaction,
  provider_id: string,
  now: Date,
): Promise<BillingSummary> {
  const months = monthsUpTo(lusakaClock(now).day, shownMonths)
  const [prices, rows, [totals]] = await Promise.all([
    readPrices(tx, provider_id),
    tx.run(
      tables
        .selectFrom('invoices')
        .where('provider_id', '=', provider_id)
        .where('session_time', '>=', instantAt(`${months[0]}-01`))
        .select([
          sql<string>`to_char(session_time at time zone 'Africa/Lusaka', 'YYYY-MM')`.as('month'),
          // One that had a number and is void has been issued again, and is not counted twice.
          sql<number>`(count(*) filter (where status <> 'void' or issued_at is null))::int`.as(
            'sessions',
          ),
          sql<number>`coalesce(sum(${received}), 0)::float8`.as('paid_ngwee'),
          owed.as('owed_ngwee'),
          sql<number>`(count(*) filter (where status = 'waived'))::int`.as('waived'),
        ])
        .groupBy(sql`1`),
    ),
    tx.run(
      tables
        .selectFrom('invoices')
        .where('provider_id', '=', provider_id)
        .where('status', 'in', ['draft', 'issued'])
        .select([
          sql<number>`(count(*) filter (where status = 'draft'))::int`.as('drafts'),
          sql<number>`(count(*) filter (where status = 'issued'))::int`.as('issued'),
          owed.as('owed_ngwee'),
        ]),
    ),
  ])
  return { prices, months: months.map((month) => monthOf(month, rows)), ...totals! }
}

/** Payments of an invoice, without reversed ones. */
const received = sql`(select coalesce(sum(p.amount_ngwee), 0) from public.invoice_payments p
  where p.invoice_id = invoices.id and p.reversed_at is null)`
/** What patients owe of all issued invoices, without what insurers are asked for. */
const owed = sql<number>`coalesce(sum(amount_ngwee - ${received} - (select coalesce(sum(c.amount_ngwee), 0)
  from public.credit_notes c where c.invoice_id = invoices.id) - (select coalesce(sum(c.amount_ngwee - c.paid_ngwee), 0)
  from public.insurance_claims c where c.invoice_id = invoices.id
    and c.state in ('collected', 'sent', 'part paid', 'rejected'))) filter (where status = 'issued'), 0)::float8`

function monthOf(month: string, rows: readonly BilledMonth[]): BilledMonth {
  const none = { month, sessions: 0, paid_ngwee: 0, owed_ngwee: 0, waived: 0 }
  return rows.find((row) => row.month === month) ?? none
}
