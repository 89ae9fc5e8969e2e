import { sql } from 'kysely'
import type { RefundDecision } from '#domain/membership/schema.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

const cases = tables
  .selectFrom('payments as payment')
  .innerJoin('user_profiles as person', 'person.id', 'payment.user_id')
  .select(['payment.id', 'payment.plan_name', 'payment.amount_ngwee', 'payment.network'])
  .select(['payment.receipt_number', 'payment.succeeded_at', 'payment.refund_status'])
  .select(['payment.refund_reason', 'payment.refund_requested_at'])
  .select(['person.full_name', 'person.email', 'payment.user_id'])
  .where('refund_status', '<>', 'none')
  // What the table's own checks promise of such a row.
  .$narrowType<{
    receipt_number: number
    succeeded_at: Date
    refund_reason: string
    refund_requested_at: Date
  }>()

function withoutOwner<Row extends { user_id: string }>({ user_id: owner, ...rest }: Row) {
  void owner
  return rest
}

/** What was asked back: the longest waiting first, then what is decided, the latest first; a reading of each. */
export async function listRefundCases(tx: Transaction, actor_id: string, limit: number) {
  const rows = await tx.run(
    cases
      .orderBy(sql`refund_status = 'requested'`, 'desc')
      .orderBy(sql`case when refund_status = 'requested' then refund_requested_at end`)
      .orderBy('refund_requested_at', 'desc')
      .limit(limit),
  )
  await auditReading(
    tx,
    actor_id,
    rows.map(({ user_id }) => user_id),
    'refunds.read',
  )
  return rows.map(withoutOwner)
}

/** A payment whose money was asked back; undefined where there is none. */
export async function findRefundCase(tx: Transaction, id: string) {
  const [row] = await tx.run(cases.where('payment.id', '=', id))
  return row && withoutOwner(row)
}

/**
 * Writes a decision down, once. Where the money goes back, so does the month that it paid.
 *
 * @param today `YYYY-MM-DD`, in Lusaka
 * @returns undefined where it was decided meanwhile
 */
export async function decideRefund(
  tx: Transaction,
  actor_id: string,
  { id, decision }: { id: string; decision: RefundDecision },
  today: string,
) {
  const [payment] = await tx.run(
    tables
      .updateTable('payments')
      .set({ refund_status: decision })
      .where('id', '=', id)
      .where('refund_status', '=', 'requested')
      .returning(['user_id', 'plan_key', 'plan_name']),
  )
  if (!payment) return undefined
  const { user_id } = payment
  if (decision === 'refunded') await takeMonthBack(tx, payment, today)
  const action = decision === 'refunded' ? 'payment.refund' : 'payment.refuse_refund'
  await audit(tx, { actor_id, subject_id: user_id, action, record_id: id })
  return findRefundCase(tx, id)
}

interface Owner {
  user_id: string
  plan_key: string
  plan_name: string
}

/** Ends what a payment paid for, today, or with the last month that another payment of the plan still pays. */
async function takeMonthBack(
  tx: Transaction,
  { user_id, plan_key, plan_name }: Owner,
  today: string,
) {
  const [left] = await tx.run(
    tables
      .selectFrom('payments')
      .select(({ fn }) => fn.max('paid_until').as('until'))
      .where('user_id', '=', user_id)
      .where('plan_key', '=', plan_key)
      .where('status', '=', 'succeeded')
      .where('refund_status', '<>', 'refunded')
      .where('paid_until', '>=', today),
  )
  const until = left?.until ?? null
  const end = until
    ? ({ status: 'active', end_date: until } as const)
    : ({ status: 'cancelled', end_date: today } as const)
  await Promise.all([
    tx.run(
      tables
        .updateTable('memberships')
        .set(end)
        .where('user_id', '=', user_id)
        .where('plan_name', '=', plan_name)
        .where('status', '=', 'active'),
    ),
    tx.run(
      tables
        .updateTable('add_ons')
        .set(end)
        .where('user_id', '=', user_id)
        .where('plan_key', '=', plan_key)
        .where('status', '=', 'active'),
    ),
  ])
}
