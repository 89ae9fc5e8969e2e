import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'

const queue = sql<{ created_at: Date; claimed_by_name: string | null }>`check_ins.queue()`

/** How many check-ins the actor may answer, and since when the first waits: none for other providers. */
export async function countCheckInsToAnswer(tx: Transaction) {
  const [counted] = await tx.run(
    tables
      .selectFrom(queue.as('queued'))
      .select([
        sql<number>`count(*)::int`.as('check_ins_to_answer'),
        sql<string | null>`min(created_at)`.as('oldest_check_in_at'),
      ])
      .where('claimed_by_name', 'is', null),
  )
  return counted!
}
