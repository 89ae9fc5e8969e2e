import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ActivityCorrection, NewActivity } from '#domain/diary/activities.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { insertIdempotent } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { beginCorrection, firstVersion } from '../changes/data.ts'
import { isChangeable, isSummed, maxListed } from '../data.ts'
import { requireRecentDay } from '../recent-day.ts'

const columns = [
  'id',
  'day',
  'kind',
  'minutes',
  'effort',
  'note',
  'created_at',
  'corrected_at',
] as const
export const activityKind = { table: 'activities', record: 'activity' } as const
const activities = tables.selectFrom('activities').select(columns)

/** How a person moved: the sums of the days that are summed, and what can still be taken out. */
export async function readActivityLog(tx: Transaction, user_id: string, today: string) {
  const [days, recent] = await Promise.all([
    tx.run(
      tables
        .selectFrom('activities')
        .select([
          'day',
          sql<number>`sum(minutes)::int`.as('minutes'),
          sql<number>`count(*)::int`.as('entries'),
        ])
        .where('user_id', '=', user_id)
        .where(isSummed(today))
        .groupBy('day')
        .orderBy('day', 'desc'),
    ),
    tx.run(
      activities
        .where('user_id', '=', user_id)
        .where(isChangeable(today))
        .orderBy('day', 'desc')
        .orderBy('created_at', 'desc')
        .limit(maxListed),
    ),
  ])
  return { today, days, entries: recent }
}

/** Writes an activity of a person once. @throws Problem 409 where the id belongs to another one */
export async function recordActivity(
  tx: Transaction,
  user_id: string,
  { id = randomUUID(), note, ...typed }: NewActivity,
) {
  const wanted = { ...typed, note: note || null }
  const { row, isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('activities')
        .values({ id, user_id, ...wanted })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning(columns),
      existing: activities.where('id', '=', id),
      first: firstVersion({ ...activityKind, user_id, id }),
    },
    wanted,
  )
  if (isNew) await auditOwn(tx, user_id, 'activity.record', id)
  return { activity: { ...row, id }, isNew }
}

/** @throws Problem 404 where the person has no such activity */
export async function readActivity(tx: Transaction, user_id: string, id: string) {
  const [row] = await tx.run(activities.where('id', '=', id).where('user_id', '=', user_id))
  requireFound(row)
  return row
}

/**
 * Corrects an activity of a person, as the system; the same correction once more changes nothing.
 *
 * @throws Problem 422 where its new day is too far back, else as beginCorrection
 */
export async function correctActivity(
  tx: Transaction,
  user_id: string,
  id: string,
  { change_id, corrected_at, note, ...typed }: ActivityCorrection,
): Promise<void> {
  const own = { ...activityKind, user_id, id }
  const isNew = await beginCorrection(tx, own, { change_id, corrected_at }, ({ day }) =>
    requireRecentDay(typed.day, day),
  )
  if (!isNew) return
  await tx.run(
    tables
      .updateTable('activities')
      .set({ ...typed, note: note || null, corrected_at: sql<Date>`now()` })
      .where('id', '=', id),
  )
}
