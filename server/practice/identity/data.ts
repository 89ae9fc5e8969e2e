import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'

/** The newest change of a provider's identity, or null. */
export async function readIdentityChange(tx: Transaction, provider_id: string) {
  const [row] = await tx.run(
    tables
      .selectFrom('identity_changes')
      .select(['id', 'full_name', 'specialty', 'qualifications', 'status', 'reason'])
      .select(['submitted_at', 'decided_at'])
      .where('provider_id', '=', provider_id)
      .orderBy(sql`decided_at desc nulls first`)
      .orderBy('submitted_at', 'desc')
      .limit(1),
  )
  return row ?? null
}
