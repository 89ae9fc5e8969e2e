import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'

/** Cancels, as the system, each request whose hour has come without an answer. @returns how many */
export async function closeUnanswered(tx: Transaction): Promise<number> {
  const closed = await tx.run(
    tables
      .updateTable('appointments')
      .set({ status: 'cancelled', cancelled_by: 'system', cancelled_at: sql<Date>`now()` })
      .where('status', '=', 'requested')
      .where('appointment_time', '<=', sql<Date>`now()`)
      .returning('id'),
  )
  return closed.length
}
