import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import { reachable } from '../../appointments/events/data.ts'

/**
 * Marks the requests whose time has begun without a claim, as the system. A server that comes second
 * gets none of them.
 *
 * @returns how many there are
 */
export async function claimReminders(tx: Transaction): Promise<number> {
  const marked = await tx.run(
    tables
      .updateTable('call_backs')
      .set({ reminded_at: sql<Date>`now()` })
      .where('status', '=', 'open')
      .where('starts_at', '<=', sql<Date>`now()`)
      .where('claimed_by', 'is', null)
      .where('reminded_at', 'is', null)
      .returning('id'),
  )
  return marked.length
}

/** The confirmed addresses of all therapists in practice. */
export async function findTherapists(tx: Transaction): Promise<string[]> {
  const rows = await tx.run(
    reachable
      .where('profile.profession', '=', 'therapist')
      .where(sql<boolean>`account.id in (select practice.providers_in_practice())`)
      .orderBy('account.id'),
  )
  return rows.map(({ address }) => address)
}
