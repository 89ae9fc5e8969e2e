import { sql } from 'kysely'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireOpenMonth, requirePaymentDay } from '../invoice-problems.ts'

/**
 * Requires that a payment may lie on a day: not before its invoice, not ahead, and in a month that is open and stays
 * so until this transaction ends. `billing.check_payment_day` in `database/` says the same.
 *
 * @param paid_on `YYYY-MM-DD`, in Lusaka
 * @throws Problem 422
 */
export async function checkPaymentDay(
  tx: Transaction,
  { issued_at }: { issued_at: Date | null },
  paid_on: string,
): Promise<void> {
  requirePaymentDay(paid_on, issued_at && lusakaClock(issued_at).day)
  const [month] = await tx.run(
    tables.selectNoFrom(sql<boolean>`billing.lock_month(${paid_on}::text::date)`.as('is_closed')),
  )
  requireOpenMonth(month!.is_closed)
}
