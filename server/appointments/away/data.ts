import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'

/** The ids of the actor's visits ahead, as their patient, at which the provider is away. */
export async function readVisitsAway(tx: Transaction): Promise<ReadonlySet<string>> {
  const away = sql<{ id: string }>`practice.own_visits_away()`.as('away')
  const rows = await tx.run(tables.selectFrom(away).select('away.id'))
  return new Set(rows.map(({ id }) => id))
}
