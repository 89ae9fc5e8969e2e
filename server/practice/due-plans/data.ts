import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'

/** How many care plans wait for the actor: no name is read, so nothing is put on record. */
export async function countDuePlans(tx: Transaction): Promise<{ care_plans_due: number }> {
  const [counted] = await tx.run(
    tables
      .selectFrom(sql<{ person_id: string }>`personal_plans.due()`.as('due'))
      .select(sql<number>`count(*)::int`.as('care_plans_due')),
  )
  return counted!
}
