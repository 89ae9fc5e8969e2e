import { sql } from 'kysely'
import { auditOwn } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { daysBack, daysSummed } from '#domain/diary/days.ts'

/** So many entries of the last days are listed; sums are made of all. */
export const maxListed = 300

/** Rows of the days that a log sums up; `today` is `YYYY-MM-DD`. */
export const isSummed = (today: string) => sql<boolean>`day > ${today}::date - ${daysSummed}::int`

/** Rows of the days on which one can still write something down. */
export const isChangeable = (today: string) =>
  sql<boolean>`day >= ${today}::date - ${daysBack}::int`

/** Takes an entry of a person out; where there is none, nothing happens. */
export async function removeEntry(
  tx: Transaction,
  { table, action }: { table: 'activities' | 'carbohydrate_entries'; action: string },
  user_id: string,
  id: string,
): Promise<void> {
  const removed = await tx.run(
    tables.deleteFrom(table).where('id', '=', id).where('user_id', '=', user_id).returning('id'),
  )
  if (removed.length > 0) await auditOwn(tx, user_id, action, id)
}
