import { sql } from 'kysely'
import type { ProviderSetup } from '#domain/practice/setup.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/** What the actor has set before patients can book them. */
export async function readOwnSetup(tx: Transaction): Promise<ProviderSetup> {
  const [row] = await tx.run(
    tables
      .selectFrom(sql<ProviderSetup>`practice.own_setup()`.as('setup'))
      .select(['has_hours', 'has_visit_type', 'has_price', 'is_bookable']),
  )
  return row!
}
