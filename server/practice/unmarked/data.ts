import { type SqlBool, sql } from 'kysely'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/** So many days back, a session that no one has marked is a task. */
const taskDays = 90

/** Confirmed sessions that ended before today in Lusaka, and of which nothing is said. */
export const isUnmarked = sql<SqlBool>`held.status = 'confirmed'
  and held.appointment_time > now() - make_interval(days => ${taskDays}::integer)
  and (held.appointment_time + held.duration_minutes * interval '1 minute')
    < date_trunc('day', now() at time zone 'Africa/Lusaka') at time zone 'Africa/Lusaka'`

/** As the system: how many of the whole clinic, without their patients. */
export async function countUnmarked(tx: Transaction): Promise<number> {
  const [row] = await tx.run(
    tables
      .selectFrom('appointments as held')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where(isUnmarked),
  )
  return row!.count
}

/**
 * Cancels, as the system for its provider, a session that is over and did not take place. The patient gets no email: it
 * is no news to them, and nothing is left to choose.
 *
 * @returns false where the provider has no such session; one that is cancelled already stays so
 */
export async function cancelUnheld(
  tx: Transaction,
  provider_id: string,
  id: string,
): Promise<'done' | 'conflict' | undefined> {
  const [held] = await tx.run(
    tables
      .selectFrom('appointments as held')
      .select(['held.patient_id', 'held.status', 'held.cancelled_by'])
      .select(
        sql<boolean>`held.appointment_time + held.duration_minutes * interval '1 minute' <= now()`.as(
          'is_over',
        ),
      )
      .where('held.id', '=', id)
      .where('held.provider_id', '=', provider_id)
      .forUpdate(),
  )
  if (!held) return undefined
  if (held.status === 'cancelled' && held.cancelled_by === 'provider') return 'done'
  if (held.status !== 'confirmed' || !held.is_over) return 'conflict'
  await tx.run(
    tables
      .updateTable('appointments')
      .set({ status: 'cancelled', cancelled_by: 'provider', cancelled_at: sql<Date>`now()` })
      .where('id', '=', id),
  )
  await Promise.all([
    tx.run(
      tables
        .updateTable('appointment_events')
        .set({ told_at: sql<Date>`now()` })
        .where('appointment_id', '=', id)
        .where('told_at', 'is', null),
    ),
    audit(tx, {
      actor_id: provider_id,
      subject_id: held.patient_id,
      action: 'appointment.call_off',
      record_id: id,
    }),
  ])
  return 'done'
}
