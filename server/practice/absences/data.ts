import { sql } from 'kysely'
import type { NewAbsence } from '#domain/practice/absences.ts'
import { audit } from '#server/platform/audit.ts'
import { insertIdempotent } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { lockProvider } from '../../appointments/booking-locks/data.ts'
import { requireFewer, requireToCome } from './absence-problems.ts'

/** The appointments to come that begin or go on in an absence. */
export const fallsInto = sql<boolean>`held.provider_id = away.provider_id
  and held.status in ('requested', 'confirmed') and held.appointment_time > now()
  and held.appointment_time < away.ends_at
  and held.appointment_time + held.duration_minutes * interval '1 minute' > away.starts_at`

const seen = tables
  .selectFrom('absences as away')
  .innerJoin('user_profiles as provider', 'provider.id', 'away.provider_id')
  .select(['away.id', 'away.provider_id', 'away.starts_at', 'away.ends_at'])
  .select('provider.full_name as provider_name')
  .select(
    sql<number>`(select count(*)::integer from appointments held where ${fallsInto})`.as(
      'affected',
    ),
  )

/** As the system: the absences that are not over, the earliest first, of one provider or of all; 500 at most. */
export async function listAbsences(tx: Transaction, provider_id?: string) {
  let query = seen
    .where('away.ends_at', '>', sql<Date>`now()`)
    .orderBy('away.starts_at')
    .orderBy('away.id')
    .limit(500)
  if (provider_id) query = query.where('away.provider_id', '=', provider_id)
  return tx.run(query)
}

/**
 * Enters an absence of a provider, as the system, once. Appointments that fall into it stay: they are moved one by
 * one.
 *
 * @throws Problem 422 where it is over, 409 where there are too many, or the id is in use
 */
export async function enterAbsence(
  tx: Transaction,
  actor_id: string,
  provider_id: string,
  { id, ...typed }: NewAbsence,
  now: Date,
) {
  const wanted = {
    provider_id,
    starts_at: new Date(typed.starts_at),
    ends_at: new Date(typed.ends_at),
  }
  // A booking with this provider waits: it finds the absence, or is found by it.
  await lockProvider(tx, provider_id)
  const columns = ['id', 'provider_id', 'starts_at', 'ends_at'] as const
  const first = tables.selectFrom('absences').select(columns).where('id', '=', id)
  const [[known], [ahead]] = await Promise.all([
    tx.run(first),
    tx.run(
      tables
        .selectFrom('absences')
        .select(sql<number>`count(*)::integer`.as('count'))
        .where('provider_id', '=', provider_id)
        .where('ends_at', '>', sql<Date>`now()`),
    ),
  ])
  if (!known) {
    requireToCome(wanted.ends_at, now)
    requireFewer(ahead!.count)
  }
  const insert = tables
    .insertInto('absences')
    .values({ id, ...wanted, entered_by: actor_id })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(columns)
  const { isNew } = await insertIdempotent(tx, { insert, existing: first }, wanted)
  if (isNew)
    await audit(tx, {
      actor_id,
      subject_id: provider_id,
      action: 'absence.enter',
      record_id: id,
    })
  const [row] = await tx.run(seen.where('away.id', '=', id))
  return { absence: row!, isNew }
}

/** Removes an absence, as the system, of one provider or of any. @returns false where there is none */
export async function removeAbsence(
  tx: Transaction,
  actor_id: string,
  id: string,
  provider_id?: string,
): Promise<boolean> {
  let query = tables.deleteFrom('absences').where('id', '=', id).returning('provider_id')
  if (provider_id) query = query.where('provider_id', '=', provider_id)
  const [removed] = await tx.run(query)
  if (!removed) return false
  await audit(tx, {
    actor_id,
    subject_id: removed.provider_id,
    action: 'absence.remove',
    record_id: id,
  })
  return true
}
