import { type NotNull, sql } from 'kysely'
import type { RefundCase, RefundDecision } from '#domain/membership/schema.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { revokePeriod } from '../../membership/periods/data.ts'

const cases = tables
  .selectFrom('payments as payment')
  .innerJoin('user_profiles as person', 'person.id', 'payment.user_id')
  .select(['payment.id', 'payment.plan_name', 'payment.amount_ngwee', 'payment.network'])
  .select(['payment.receipt_number', 'payment.succeeded_at', 'payment.refund_status'])
  .select(['payment.refund_reason', 'payment.refund_requested_at', 'payment.refund_sent_at'])
  .select(['person.full_name', 'person.email', 'payment.user_id'])
  .select(sql<boolean>`payment.refund_failure is not null`.as('has_failed'))
  .where(sql<boolean>`refund_status <> 'none'`)
  // What the table's own checks promise of such a row.
  .$narrowType<{
    user_id: NotNull
    refund_status: RefundCase['refund_status']
    receipt_number: NotNull
    succeeded_at: NotNull
    refund_requested_at: NotNull
  }>()

/**
 * What was asked back: the longest waiting first, then what is decided, the latest first; to be recorded
 * by `auditRefundCases`.
 */
export async function listRefundCases(tx: Transaction, limit: number) {
  // Each half has an index of its own.
  const [waiting, decided] = await Promise.all([
    tx.run(
      cases
        .where(sql<boolean>`refund_status = 'requested'`)
        .orderBy('refund_requested_at')
        .limit(limit),
    ),
    tx.run(
      cases
        .where(sql<boolean>`refund_status in ('refunded', 'refused')`)
        .orderBy('refund_requested_at', 'desc')
        .limit(limit),
    ),
  ])
  return [...waiting, ...decided].slice(0, limit)
}

/** Records whose refunds an admin was shown. */
export async function auditRefundCases(
  tx: Transaction,
  actor_id: string,
  listed: readonly { user_id: string }[],
) {
  const subjects = listed.map(({ user_id }) => user_id)
  await auditReading(tx, actor_id, subjects, 'refunds.read')
}

/** A payment whose money was asked back; undefined where there is none. */
export async function findRefundCase(tx: Transaction, id: string) {
  const [row] = await tx.run(cases.where('payment.id', '=', id))
  return row
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
      // Only a plan's payment is asked back here.
      .where('purpose', '=', 'plan')
      .returning(['id', 'user_id', 'plan_key'])
      .$narrowType<{ user_id: NotNull; plan_key: NotNull }>(),
  )
  if (!payment) return undefined
  const { user_id } = payment
  if (decision === 'refunded') await revokePeriod(tx, payment, today)
  const action = decision === 'refunded' ? 'payment.refund' : 'payment.refuse_refund'
  await audit(tx, { actor_id, subject_id: user_id, action, record_id: id })
  return findRefundCase(tx, id)
}
