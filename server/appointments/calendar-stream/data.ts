import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'

/** Whether the actor is of the front desk, which follows the days of all providers. */
export async function isAtFrontDesk(tx: Transaction): Promise<boolean> {
  const [row] = await tx.run(
    tables.selectNoFrom(sql<boolean>`accounts.actor_role() = 'front_desk'`.as('is_at_desk')),
  )
  return row!.is_at_desk
}
