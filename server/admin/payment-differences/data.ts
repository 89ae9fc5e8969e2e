import { sql } from 'kysely'
import type { PaymentDifferences } from '#domain/admin/payment-differences.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { waitForStandby } from '#server/platform/insert-idempotent.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { requireUnexplained } from './difference-problems.ts'

type Listed = Unsent<PaymentDifferences['open'][number], 'found_at' | 'explained_at'>

/** More open ones are no single cases: then the aggregator is asked. */
const maxListed = 200

const every = tables
  .selectFrom('payment_differences as found')
  .leftJoin('payments as paid', 'paid.id', 'found.order_id')
  .leftJoin('payments as sent_back', 'sent_back.refund_id', 'found.order_id')
  .leftJoin('user_profiles as admin', 'admin.id', 'found.explained_by')
  .select(['found.id', 'found.day', 'found.kind', 'found.order_id', 'found.what'])
  .select(['found.ours', 'found.theirs', 'found.found_at', 'found.explanation'])
  .select(['found.explained_at', 'admin.full_name as explained_by_name'])
  .select(
    sql<number | null>`coalesce(paid.receipt_number, sent_back.receipt_number)`.as(
      'receipt_number',
    ),
  )

/** What waits for an explanation, what has one, and up to which day was compared. */
export async function listDifferences(tx: Transaction) {
  const [open, explained, [until]] = await Promise.all([
    tx.run(
      every
        .where('found.explained_at', 'is', null)
        .orderBy('found.found_at')
        .orderBy('found.id')
        .limit(maxListed),
    ),
    tx.run(
      every
        .where('found.explained_at', 'is not', null)
        .orderBy('found.explained_at', 'desc')
        .limit(50),
    ),
    tx.run(tables.selectFrom('compared_days').select('day').orderBy('day', 'desc').limit(1)),
  ])
  return {
    open: open satisfies Listed[],
    explained: explained satisfies Listed[],
    compared_until: until?.day ?? null,
  }
}

/**
 * Writes why the two differ, once. It stays in the list of what was explained.
 *
 * @throws Problem 404 where there is no such difference, 409 where it was explained in other words
 */
export async function explainDifference(
  tx: Transaction,
  admin_id: string,
  id: string,
  explanation: string,
): Promise<void> {
  const [row] = await tx.run(
    tables
      .selectFrom('payment_differences')
      .select(['explanation', 'explained_by'])
      .where('id', '=', id)
      .forNoKeyUpdate(),
  )
  requireFound(row)
  if (row.explanation === explanation && row.explained_by === admin_id) return waitForStandby(tx)
  requireUnexplained(row.explanation)
  await tx.run(
    tables
      .updateTable('payment_differences')
      .set({ explanation, explained_at: sql<Date>`now()`, explained_by: admin_id })
      .where('id', '=', id),
  )
  await auditOwn(tx, admin_id, 'payment_difference.explain', id)
}
