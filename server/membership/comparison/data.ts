import { sql } from 'kysely'
import type { OrderDifference, OurOrder } from '#domain/membership/order-comparison.ts'
import { dayAfter, instantAt } from '#domain/values/lusaka.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/** The first days of the books by mobile money, so that none before is asked for. */
const firstOrder = tables
  .selectFrom('payments')
  .select(sql<string>`(min(created_at) at time zone 'Africa/Lusaka')::date`.as('day'))

/**
 * The days that are over and were not compared yet, the earliest first.
 *
 * @param today `YYYY-MM-DD`, in Lusaka
 * @param reach how many days back
 */
export async function listDaysToCompare(
  tx: Transaction,
  today: string,
  reach: number,
): Promise<string[]> {
  const [[first], rows] = await Promise.all([
    tx.run(firstOrder),
    tx.run(
      tables.selectFrom('compared_days').select('day').where('day', '>=', dayAfter(today, -reach)),
    ),
  ])
  const since = first?.day
  if (!since) return []
  const compared = new Set(rows.map(({ day }) => day))
  return Array.from({ length: reach }, (_, index) => dayAfter(today, index - reach)).filter(
    (day) => day >= since && !compared.has(day),
  )
}

const came = sql<number>`coalesce(received_ngwee, amount_ngwee)`

/** The orders of a day in Lusaka: payments that were asked for, and refunds that were decided or sent on it. */
export async function listOrdersOf(tx: Transaction, day: string): Promise<OurOrder[]> {
  const [from, to] = [instantAt(day), instantAt(dayAfter(day, 1))]
  const [deposits, refunds] = await Promise.all([
    tx.run(
      tables
        .selectFrom('payments')
        .select(['id', 'network', came.as('amount_ngwee')])
        .select(
          sql<
            OurOrder['state']
          >`case status when 'succeeded' then 'completed' when 'failed' then 'failed'
            when 'expired' then 'expired' else 'open' end`.as('state'),
        )
        .where('created_at', '>=', from)
        .where('created_at', '<', to)
        .orderBy('created_at')
        .orderBy('id'),
    ),
    tx.run(
      tables
        .selectFrom('payments')
        .select([sql<string>`refund_id`.as('id'), 'network', came.as('amount_ngwee')])
        .select(
          sql<OurOrder['state']>`case when refund_sent_at is not null then 'completed'
            when refund_failure is not null then 'failed' else 'open' end`.as('state'),
        )
        .where('refund_id', 'is not', null)
        .where((is) =>
          is.or([
            is.and([is('refund_requested_at', '>=', from), is('refund_requested_at', '<', to)]),
            is.and([is('refund_sent_at', '>=', from), is('refund_sent_at', '<', to)]),
          ]),
        )
        .orderBy('refund_id'),
    ),
  ])
  return [
    ...deposits.map((one) => ({ kind: 'deposit' as const, ...one })),
    ...refunds.map((one) => ({ kind: 'refund' as const, ...one })),
  ]
}

/** Writes what differs, each difference once. @returns how many are new */
export async function recordDifferences(
  tx: Transaction,
  day: string,
  found: readonly { order: OurOrder; difference: OrderDifference }[],
): Promise<number> {
  let added = 0
  for (const { order, difference } of found) {
    const rows = await tx.run(
      tables
        .insertInto('payment_differences')
        .values({ day, kind: order.kind, order_id: order.id, ...difference })
        .onConflict((conflict) => conflict.constraint('payment_differences_once').doNothing())
        .returning('id'),
    )
    added += rows.length
  }
  return added
}

/** Every order of the day has come to its end, and was compared. */
export async function markCompared(tx: Transaction, day: string, orders: number): Promise<void> {
  await tx.run(
    tables
      .insertInto('compared_days')
      .values({ day, orders })
      .onConflict((conflict) => conflict.column('day').doNothing()),
  )
}
