import { type NotNull, sql } from 'kysely'
import type { FailedRefund, RefundStep } from '#domain/membership/schema.ts'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { replaceRefund, settleRefund } from '../../../membership/refunds/data.ts'

const failed = tables
  .selectFrom('payments as payment')
  .leftJoin('invoices as invoice', 'invoice.id', 'payment.invoice_id')
  .leftJoin('user_profiles as person', (join) =>
    join.on('person.id', '=', sql<string>`coalesce(payment.user_id, invoice.patient_id)`),
  )
  .select(['payment.id', 'payment.refund_id', 'payment.refund_failure', 'payment.plan_name'])
  .select(['payment.phone', 'payment.network', 'payment.receipt_number'])
  .select(['payment.network_reference', 'payment.refund_requested_at'])
  .select(sql<number>`coalesce(payment.received_ngwee, payment.amount_ngwee)`.as('amount_ngwee'))
  .select(['person.id as user_id', 'person.full_name'])
  .where('payment.refund_failure', 'is not', null)
  // What the table's own checks promise of such a row.
  .$narrowType<{
    refund_id: NotNull
    refund_failure: NotNull
    receipt_number: NotNull
    refund_requested_at: NotNull
  }>()

/** Money that could not be sent back, the longest waiting first; to be recorded by `auditFailedRefunds`. */
export async function listFailedRefunds(
  tx: Transaction,
  limit: number,
): Promise<Unsent<FailedRefund, 'refund_requested_at'>[]> {
  return tx.run(failed.orderBy('payment.refund_requested_at').limit(limit))
}

/** The payment of an order to send money back; undefined where a new order has replaced it. */
export async function findOrder(tx: Transaction, refund_id: string) {
  const [row] = await tx.run(
    tables
      .selectFrom('payments as payment')
      .leftJoin('invoices as invoice', 'invoice.id', 'payment.invoice_id')
      .select(['payment.id', sql<string>`payment.refund_id`.as('refund_id')])
      .select(sql<string | null>`coalesce(payment.user_id, invoice.patient_id)`.as('user_id'))
      .where('payment.refund_id', '=', refund_id),
  )
  return row
}

/**
 * Has the money sent by a new order, or writes that it was given back in another way: once for each order
 * that has failed.
 *
 * @returns false where a colleague was faster
 */
export async function takeRefundStep(
  tx: Transaction,
  admin_id: string,
  { id, refund_id, user_id }: { id: string; refund_id: string; user_id: string | null },
  step: RefundStep['step'],
  now: Date,
): Promise<boolean> {
  const isTaken =
    step === 'again'
      ? await replaceRefund(tx, id, refund_id)
      : await settleRefund(tx, id, refund_id, now)
  if (!isTaken) return false
  // Who paid by a link for an account that was erased is not known.
  const action = step === 'again' ? 'payment.refund_again' : 'payment.settle_refund'
  await audit(tx, { actor_id: admin_id, subject_id: user_id ?? admin_id, action, record_id: id })
  return true
}
