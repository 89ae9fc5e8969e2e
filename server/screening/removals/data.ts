import { type RawBuilder, sql } from 'kysely'
import { undoHours } from '#domain/values/undo.ts'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { waitForStandby } from '#server/platform/insert-idempotent.ts'
import { requireFound } from '#server/platform/require-found.ts'

/** A screening, whose it is, and the provider who changes what they recorded; without one its person does. */
interface Own {
  user_id: string
  id: string
  provider_id?: string
  /** Of a provider: what its person reads about the removal. */
  reason?: string
}

/** A screening, removed or not, which no one else changes until the end of the transaction. */
async function lockScreening(tx: Transaction, { user_id, id, provider_id }: Own) {
  const [row] = await tx.run(
    tables
      .selectFrom('screening_results')
      .select(['removed_at', 'removed_by', 'removal_reason'])
      .select(
        sql<boolean>`removed_at > now() - make_interval(hours => ${undoHours})`.as('can_be_undone'),
      )
      .where('id', '=', id)
      .where('user_id', '=', user_id)
      .$if(provider_id !== undefined, (query) => query.where('recorded_by', '=', provider_id!))
      .forUpdate(),
  )
  requireFound(row)
  return row
}

const setRemoved = ({ id, provider_id, reason }: Own, removed_at: RawBuilder<Date> | null) =>
  tables
    .updateTable('screening_results')
    .set({
      removed_at,
      removed_by: removed_at ? (provider_id ?? null) : null,
      removal_reason: removed_at ? (reason ?? null) : null,
    })
    .where('id', '=', id)

const auditChange = (tx: Transaction, { user_id, id, provider_id }: Own, verb: string) =>
  audit(tx, {
    actor_id: provider_id ?? user_id,
    subject_id: user_id,
    action: `screening_result.${verb}`,
    record_id: id,
  })

/**
 * Removes a screening, as the system: for its person any of theirs, for a provider what they recorded at the clinic.
 * Afterwards no list, trend, step or provider has it any more. An alert that it raised
 * stays open, because what was answered may have been true.
 *
 * @throws Problem 404 where they have no such screening
 */
export async function removeScreening(tx: Transaction, own: Own): Promise<void> {
  const { removed_at } = await lockScreening(tx, own)
  if (removed_at) return waitForStandby(tx)
  await tx.run(setRemoved(own, sql<Date>`now()`))
  await auditChange(tx, own, 'remove')
}

/**
 * Takes back a removal, as the system; of a screening that is there it changes nothing.
 *
 * @throws Problem 404 where there is no such screening, or it was removed too long ago or by another person
 */
export async function restoreScreening(tx: Transaction, own: Own): Promise<void> {
  const { removed_at, removed_by, removal_reason, can_be_undone } = await lockScreening(tx, own)
  if (!removed_at) return waitForStandby(tx)
  // Who removed it takes it back; a reason is a provider's, also once their account is erased.
  const isOwnRemoval = own.provider_id ? removed_by === own.provider_id : removal_reason === null
  requireFound(can_be_undone && isOwnRemoval)
  await tx.run(setRemoved(own, null))
  await auditChange(tx, own, 'restore')
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

/** Screenings of the actor that a provider has removed, with the reason. */
export async function listRemovedAtClinic(tx: Transaction) {
  return tx.run(
    tables
      .selectFrom(
        sql<{
          id: string
          created_at: Date
          removed_at: Date
          removed_by_name: string | null
          reason: string
        }>`practice.screenings_removed_at_clinic()`.as('removed'),
      )
      .selectAll(),
  )
}
