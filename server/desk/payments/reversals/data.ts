import { sql } from 'kysely'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { waitForStandby } from '#server/platform/insert-idempotent.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { lockInvoice, type Reversed } from '../../../practice/billing/payments/data.ts'
import {
  requireDeskPayment,
  requireMonthOf,
  requireOwnToday,
  requireUncounted,
} from '../../payment-problems.ts'
import { requireCash } from '../../returns/data.ts'

const payments = tables
  .selectFrom('invoice_payments')
  .select(['id', 'invoice_id', 'is_online', 'taken_by', 'till_id', 'amount_ngwee', 'paid_on'])
  .select(['reversed_at', 'reversed_by', 'reversed_because', 'receipt_made_at'])
  .select(sql<string>`(created_at at time zone 'Africa/Lusaka')::date`.as('recorded_on'))

/** A payment, its invoice locked until this transaction ends. @throws Problem 404 where there is none */
export async function lockPayment(
  tx: Transaction,
  { id, payment_id }: { id: string; payment_id: string },
) {
  const invoice = await lockInvoice(tx, id)
  requireFound(invoice?.patient_id && invoice.number)
  const [payment] = await tx.run(payments.where('id', '=', payment_id).where('invoice_id', '=', id))
  requireFound(payment)
  return { ...payment, patient_id: invoice!.patient_id! }
}
export type LockedPayment = Awaited<ReturnType<typeof lockPayment>>

/** The same reversal of the same person, sent again. */
export const isSameReversal = (payment: LockedPayment, by: string, reason: string) =>
  payment.reversed_by === by && payment.reversed_because === reason

/** Requires that the month of a payment is open, and stays so until this transaction ends. @throws Problem 409 */
export async function requireMonthOpen(tx: Transaction, { paid_on }: { paid_on: string }) {
  const [month] = await tx.run(
    tables.selectNoFrom(sql<boolean>`billing.lock_month(${paid_on}::text::date)`.as('is_closed')),
  )
  requireMonthOf(month!.is_closed)
}

/** Writes the reversal: the invoice is open again, and the ledger has the amount once more, below zero, on this day. */
export async function writeReversal(
  tx: Transaction,
  payment: LockedPayment,
  actor_id: string,
  reason: string,
): Promise<Reversed> {
  const { id, invoice_id, patient_id, receipt_made_at } = payment
  await tx.run(
    tables
      .updateTable('invoice_payments')
      .set({ reversed_because: reason, reversed_by: actor_id })
      .where('id', '=', id),
  )
  await audit(tx, {
    actor_id,
    subject_id: patient_id,
    action: 'invoice.reverse_payment',
    record_id: id,
  })
  return { invoice_id, patient_id, has_receipt: receipt_made_at !== null }
}

/**
 * Reverses a payment that the caller took today, once. The row of their till is locked: a count that is under way
 * has it or has it not.
 *
 * @returns undefined where it was sent again
 * @throws Problem 404 where there is no such payment; 409 where it is not the caller's of today, their till is closed,
 *   the money came by mobile money, or it is reversed already
 */
export async function reverseTaken(
  tx: Transaction,
  desk_id: string,
  { reason, ...ids }: { id: string; payment_id: string; reason: string },
  today: string,
): Promise<Reversed | undefined> {
  const payment = await lockPayment(tx, ids)
  if (isSameReversal(payment, desk_id, reason)) {
    await waitForStandby(tx)
    return undefined
  }
  requireDeskPayment(payment)
  requireOwnToday(payment, desk_id, today)
  const [till] = await tx.run(
    tables
      .selectFrom('tills')
      .select('closed_at')
      .where('holder_id', '=', desk_id)
      .where('day', '=', today)
      .forNoKeyUpdate(),
  )
  requireUncounted(till)
  await requireMonthOpen(tx, payment)
  const reversed = await writeReversal(tx, payment, desk_id, reason)
  // Cash that was given back for another payment is not in the till any more.
  if (payment.till_id) await requireCash(tx, payment.till_id)
  return reversed
}
