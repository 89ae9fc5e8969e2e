import { sql } from 'kysely'
import type { NewAbsence } from '#domain/practice/absences.ts'
import { audit } from '#server/platform/audit.ts'
import { insertIdempotent } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { lockProvider } from '../../appointments/booking-locks/data.ts'
import { cancelForProvider, cancelProviderAppointments } from '../cancellations/data.ts'
import { requireFewer, requireToCome } from './absence-problems.ts'

/** When providers are away, by day and by hour. */
export const timesAway = sql<{
  id: string
  provider_id: string
  starts_at: Date
  ends_at: Date
  entered_at: Date
}>`practice.times_away()`.as<'away'>(sql`away`)

// A visit is of at most 480 minutes: with this bound the index gives those of the time, and not all before it.
const overlaps = sql`held.provider_id = away.provider_id and held.appointment_time < away.ends_at
  and held.appointment_time > away.starts_at - interval '480 minutes'
  and held.appointment_time + held.duration_minutes * interval '1 minute' > away.starts_at`

/** The appointments to come that begin or go on in an absence. */
export const fallsInto = sql<boolean>`${overlaps}
  and held.status in ('requested', 'confirmed') and held.appointment_time > now()`

/** The same, and those that were moved or cancelled since the absence was entered. */
export const isAffected = sql<boolean>`${overlaps}
  and (held.status in ('requested', 'confirmed') and held.appointment_time > now()
    or held.status = 'cancelled' and held.cancelled_at >= away.entered_at - interval '1 second')`

const countOf = (which: typeof fallsInto) =>
  sql<number>`(select count(*)::integer from appointments held where ${which})`

const seen = tables
  .selectFrom(timesAway)
  .innerJoin('user_profiles as provider', 'provider.id', 'away.provider_id')
  .select(['away.id', 'away.provider_id', 'away.starts_at', 'away.ends_at'])
  .select('provider.full_name as provider_name')
  .select([countOf(fallsInto).as('affected'), countOf(isAffected).as('listed')])

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
 * Enters an absence of a provider, as the system, once. Appointments that fall into it stay and are moved one by one,
 * unless a reason is given to cancel them.
 *
 * @throws Problem 422 where it is over, 409 where there are too many, or the id is in use
 */
export async function enterAbsence(
  tx: Transaction,
  actor_id: string,
  provider_id: string,
  { id, cancel_reason, ...typed }: NewAbsence,
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
  if (cancel_reason) await cancelAffected(tx, actor_id, { id, provider_id }, cancel_reason)
  const [row] = await tx.run(seen.where('away.id', '=', id))
  return { absence: row!, isNew }
}

/** As the system: how many appointments of a provider would fall into a period; no name is read. */
export async function countFallingInto(
  tx: Transaction,
  provider_id: string,
  { starts_at, ends_at }: { starts_at: string; ends_at: string },
): Promise<number> {
  const [row] = await tx.run(
    tables
      .selectFrom(
        sql<object>`(select ${provider_id}::uuid as provider_id, ${starts_at}::timestamptz as starts_at,
          ${ends_at}::timestamptz as ends_at)`.as('away'),
      )
      .select(countOf(fallsInto).as('count')),
  )
  return row!.count
}

/** One absence, of one provider or of any; undefined where there is none. */
export async function findAbsence(tx: Transaction, id: string, provider_id?: string) {
  let query = tables
    .selectFrom(timesAway)
    .select(['away.id', 'away.provider_id'])
    .where('away.id', '=', id)
  if (provider_id) query = query.where('away.provider_id', '=', provider_id)
  const [row] = await tx.run(query)
  return row
}

/**
 * Cancels, as the system, all that is to come in an absence: by the provider themselves, or by the front desk.
 *
 * @returns how many
 */
export async function cancelAffected(
  tx: Transaction,
  actor_id: string,
  { id, provider_id }: { id: string; provider_id: string },
  reason: string,
): Promise<number> {
  const rows = await tx.run(
    tables
      .selectFrom('appointments as held')
      .select('held.id')
      .where(
        sql<boolean>`exists (select from practice.times_away() as away where away.id = ${id} and ${fallsInto})`,
      ),
  )
  if (rows.length === 0) return 0
  const ids = rows.map((row) => row.id)
  const cancelled =
    actor_id === provider_id
      ? await cancelProviderAppointments(tx, actor_id, { ids, reason })
      : await cancelForProvider(tx, actor_id, provider_id, { ids, reason }, 'provider')
  return cancelled.length
}

/** Removes an absence, as the system, of one provider or of any. @returns false where there is none */
export async function removeAbsence(
  tx: Transaction,
  actor_id: string,
  id: string,
  provider_id?: string,
): Promise<boolean> {
  const removals = (['absences', 'days_away'] as const).map((table) => {
    const query = tables.deleteFrom(table).where('id', '=', id).returning('provider_id')
    return tx.run(provider_id ? query.where('provider_id', '=', provider_id) : query)
  })
  const [removed] = (await Promise.all(removals)).flat()
  if (!removed) return false
  await audit(tx, {
    actor_id,
    subject_id: removed.provider_id,
    action: 'absence.remove',
    record_id: id,
  })
  return true
}
