import { type RawBuilder, sql } from 'kysely'
import { undoHours } from '#domain/values/undo.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { waitForStandby } from '#server/platform/insert-idempotent.ts'
import { requireFound } from '#server/platform/require-found.ts'

/** A screening, and whose it is. */
interface Own {
  user_id: string
  id: string
}

/** An own screening, removed or not, which no one else changes until the end of the transaction. */
async function lockScreening(tx: Transaction, { user_id, id }: Own) {
  const [row] = await tx.run(
    tables
      .selectFrom('screening_results')
      .select('removed_at')
      .select(
        sql<boolean>`removed_at > now() - make_interval(hours => ${undoHours})`.as('can_be_undone'),
      )
      .where('id', '=', id)
      .where('user_id', '=', user_id)
      .forUpdate(),
  )
  requireFound(row)
  return row
}

const setRemoved = (id: string, removed_at: RawBuilder<Date> | null) =>
  tables.updateTable('screening_results').set({ removed_at }).where('id', '=', id)

/**
 * Removes a person's screening, as the system: no list, trend, step or provider has it any more. An alert that it raised
 * stays open, because what was answered may have been true.
 *
 * @throws Problem 404 where they have no such screening
 */
export async function removeScreening(tx: Transaction, own: Own): Promise<void> {
  const { removed_at } = await lockScreening(tx, own)
  if (removed_at) return waitForStandby(tx)
  await tx.run(setRemoved(own.id, sql<Date>`now()`))
  await auditOwn(tx, own.user_id, 'screening_result.remove', own.id)
}

/**
 * Takes back a removal, as the system; of a screening that is there it changes nothing.
 *
 * @throws Problem 404 where they have no such screening, or removed it too long ago
 */
export async function restoreScreening(tx: Transaction, own: Own): Promise<void> {
  const { removed_at, can_be_undone } = await lockScreening(tx, own)
  if (!removed_at) return waitForStandby(tx)
  requireFound(can_be_undone)
  await tx.run(setRemoved(own.id, null))
  await auditOwn(tx, own.user_id, 'screening_result.restore', own.id)
}

/**
 * When a patient removed screenings that the actor has opened; empty where they share none with the actor any more.
 * Without an entry in the trail: what is listed is there because the actor has one.
 */
export async function listRemovedScreenings(tx: Transaction, patient_id: string) {
  return tx.run(
    tables
      .selectFrom(
        sql<{
          created_at: Date
          removed_at: Date
        }>`practice.removed_screenings(${patient_id}::uuid)`.as('removed'),
      )
      .select(['created_at', 'removed_at'])
      .orderBy('removed_at', 'desc'),
  )
}
