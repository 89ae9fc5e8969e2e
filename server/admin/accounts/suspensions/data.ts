import { sql } from 'kysely'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { revokeSessions } from '../../../accounts/sessions/data.ts'

/** Past any life, and still a year that the JSON of a time can hold. */
const forEver = new Date('9000-01-01T00:00:00Z')

/**
 * Suspends a locked account that is not suspended, and ends its sessions.
 *
 * @param given.actor_id the admin; absent where the operator does it
 */
export async function recordSuspension(
  tx: Transaction,
  id: string,
  { reason, actor_id }: { reason: string; actor_id?: string },
): Promise<void> {
  // Of a suspension that was lifted otherwise.
  await endSuspension(tx, id, null)
  const [suspension] = await tx.run(
    tables
      .insertInto('accounts.suspensions')
      .values({ user_id: id, reason, suspended_by: actor_id ?? null })
      .returning('id'),
  )
  await Promise.all([
    setBan(tx, id, forEver),
    revokeSessions(tx, id, { scope: 'global' }),
    audit(tx, {
      ...(actor_id ? { actor_id } : {}),
      subject_id: id,
      action: 'account.suspend',
      record_id: suspension!.id,
    }),
  ])
}

/** Lets an account log in again, or not before a time. */
export async function setBan(
  tx: Transaction,
  id: string,
  banned_until: Date | null,
): Promise<void> {
  await tx.run(
    tables
      .updateTable('accounts.users')
      .set({ banned_until, updated_at: sql<Date>`now()` })
      .where('id', '=', id),
  )
}

/** @returns id of the suspension that was in force */
export async function endSuspension(tx: Transaction, user_id: string, restored_by: string | null) {
  const [ended] = await tx.run(
    tables
      .updateTable('accounts.suspensions')
      .set({ restored_by, restored_at: sql<Date>`now()` })
      .where('user_id', '=', user_id)
      .where('restored_at', 'is', null)
      .returning('id'),
  )
  return ended?.id
}
