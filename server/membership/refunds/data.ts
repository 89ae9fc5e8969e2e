import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { RefundOrder, RefundReport } from '../payment-provider.ts'

/** Payments whose money goes back, and of which it is not known yet whether it was sent. */
const onItsWay = tables
  .selectFrom('payments')
  .select('id')
  .where('refund_status', '=', 'refunded')
  .where('refund_sent_at', 'is', null)
  .where('refund_failure', 'is', null)

/** The longest waiting first. */
export async function listToSendBack(tx: Transaction): Promise<string[]> {
  const rows = await tx.run(onItsWay.orderBy('refund_requested_at').limit(500))
  return rows.map(({ id }) => id)
}

/** The payment whose money is on its way back by this order. */
export async function findOrderedRefund(tx: Transaction, refund_id: string) {
  const [row] = await tx.run(onItsWay.where('refund_id', '=', refund_id))
  return row?.id
}

/**
 * The order to send back what came, with its id, which is made once.
 *
 * @returns undefined where nothing goes back (any more)
 */
export async function orderRefund(tx: Transaction, id: string): Promise<RefundOrder | undefined> {
  const [row] = await tx.run(
    tables
      .updateTable('payments')
      .set({ refund_id: sql<string>`coalesce(refund_id, gen_random_uuid())` })
      .where('id', 'in', onItsWay.where('id', '=', id))
      .returning(['refund_id', 'amount_ngwee', 'received_ngwee']),
  )
  if (!row) return undefined
  const { refund_id, amount_ngwee, received_ngwee } = row
  return { refund_id: refund_id!, payment_id: id, amount_ngwee: received_ngwee ?? amount_ngwee }
}

/** Writes what became of an order, once it is known; of an order that was replaced, nothing. */
export async function applyRefund(
  tx: Transaction,
  { payment_id, refund_id }: RefundOrder,
  { status, failure = 'unknown' }: RefundReport,
  now: Date,
): Promise<void> {
  if (status === 'pending') return
  await tx.run(
    tables
      .updateTable('payments')
      .set(status === 'sent' ? { refund_sent_at: now } : { refund_failure: failure })
      .where('id', 'in', onItsWay.where('id', '=', payment_id))
      .where('refund_id', '=', refund_id),
  )
}

/**
 * Lets the money go back by a new order, once, where the one that the admin saw has failed.
 *
 * @returns whether it does
 */
export async function replaceRefund(tx: Transaction, id: string, refund_id: string) {
  const replaced = await tx.run(
    tables
      .updateTable('payments')
      .set({ refund_id: sql<string>`gen_random_uuid()`, refund_failure: null })
      .where('id', '=', id)
      .where('refund_id', '=', refund_id)
      .where('refund_failure', 'is not', null)
      .returning('id'),
  )
  return replaced.length > 0
}

/**
 * Writes that an admin has given the money back in another way, once, where the order that they saw has
 * failed.
 *
 * @returns whether it was written
 */
export async function settleRefund(tx: Transaction, id: string, refund_id: string, now: Date) {
  const settled = await tx.run(
    tables
      .updateTable('payments')
      .set({ refund_sent_at: now, refund_failure: null })
      .where('id', '=', id)
      .where('refund_id', '=', refund_id)
      .where('refund_failure', 'is not', null)
      .returning('id'),
  )
  return settled.length > 0
}
