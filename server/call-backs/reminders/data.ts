import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import { reachable } from '../../appointments/events/data.ts'

/** Without a claim, or claimed by someone who has left practice. */
const isFree = sql<boolean>`(claimed_by is null or claimed_by not in (select practice.providers_in_practice()))`

/**
 * Marks, as the system, the requests of which therapists are reminded: those that no one has claimed, from their
 * start, and those that are claimed and still open when their time is over. Each again after a day, until an outcome.
 * A server that comes second gets none of them.
 *
 * @returns for each, who has claimed it; null where all are reminded
 */
export async function claimReminders(tx: Transaction): Promise<(string | null)[]> {
  const marked = await tx.run(
    tables
      .updateTable('call_backs')
      .set({ reminded_at: sql<Date>`now()` })
      .where('status', '=', 'open')
      .where('starts_at', '<=', sql<Date>`now()`)
      .where(
        sql<boolean>`(reminded_at is null or reminded_at <= now() - interval '1 day' or not ${isFree} and reminded_at < ends_at)`,
      )
      .where(sql<boolean>`(${isFree} or ends_at <= now())`)
      .returning(sql<string | null>`case when not ${isFree} then claimed_by end`.as('claimed_by')),
  )
  return marked.map(({ claimed_by }) => claimed_by)
}

/** The confirmed addresses of therapists in practice: of all, or of those named. */
export async function findTherapists(tx: Transaction, ids?: readonly string[]): Promise<string[]> {
  const all = reachable
    .where('profile.profession', '=', 'therapist')
    .where(sql<boolean>`account.id in (select practice.providers_in_practice())`)
    .orderBy('account.id')
  const rows = await tx.run(ids ? all.where('account.id', 'in', ids) : all)
  return rows.map(({ address }) => address)
}
