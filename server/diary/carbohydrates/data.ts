import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CarbohydrateCorrection, NewCarbohydrateEntry } from '#domain/diary/carbohydrates.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { insertIdempotent } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { beginCorrection, firstVersion } from '../changes/data.ts'
import { isChangeable, isSummed, maxListed } from '../data.ts'
import { requireRecentDay } from '../recent-day.ts'

const columns = ['id', 'day', 'meal', 'food', 'grams', 'created_at', 'corrected_at'] as const
export const carbohydrateKind = {
  table: 'carbohydrate_entries',
  record: 'carbohydrate_entry',
} as const
const entries = tables.selectFrom('carbohydrate_entries').select(columns)

/** What a person ate: the sums of the days that are summed, and the entries that can still be taken out. */
export async function readCarbohydrateLog(tx: Transaction, user_id: string, today: string) {
  const [days, recent] = await Promise.all([
    tx.run(
      tables
        .selectFrom('carbohydrate_entries')
        .select([
          'day',
          sql<number>`coalesce(sum(grams), 0)::int`.as('grams'),
          sql<number>`count(*)::int`.as('entries'),
          sql<number>`(count(*) - count(grams))::int`.as('without_grams'),
        ])
        .where('user_id', '=', user_id)
        .where(isSummed(today))
        .groupBy('day')
        .orderBy('day', 'desc'),
    ),
    tx.run(
      entries
        .where('user_id', '=', user_id)
        .where(isChangeable(today))
        .orderBy('day', 'desc')
        .orderBy('created_at', 'desc')
        .limit(maxListed),
    ),
  ])
  return { today, days, entries: recent }
}

/** Writes an entry of a person once. @throws Problem 409 where the id belongs to another entry */
export async function recordCarbohydrates(
  tx: Transaction,
  user_id: string,
  { id = randomUUID(), grams = null, ...typed }: NewCarbohydrateEntry,
) {
  const entry = { ...typed, grams }
  const { row, isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('carbohydrate_entries')
        .values({ id, user_id, ...entry })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning(columns),
      existing: entries.where('id', '=', id),
      first: firstVersion({ ...carbohydrateKind, user_id, id }),
    },
    entry,
  )
  if (isNew) await auditOwn(tx, user_id, 'carbohydrate_entry.record', id)
  return { entry: { ...row, id }, isNew }
}

/** @throws Problem 404 where the person has no such entry */
export async function readCarbohydrates(tx: Transaction, user_id: string, id: string) {
  const [row] = await tx.run(entries.where('id', '=', id).where('user_id', '=', user_id))
  requireFound(row)
  return row
}

/**
 * Corrects an entry of a person, as the system; the same correction once more changes nothing.
 *
 * @throws Problem 422 where its new day is too far back, else as beginCorrection
 */
export async function correctCarbohydrates(
  tx: Transaction,
  user_id: string,
  id: string,
  { change_id, corrected_at, grams = null, ...typed }: CarbohydrateCorrection,
): Promise<void> {
  const own = { ...carbohydrateKind, user_id, id }
  const isNew = await beginCorrection(tx, own, { change_id, corrected_at }, ({ day }) =>
    requireRecentDay(typed.day, day),
  )
  if (!isNew) return
  await tx.run(
    tables
      .updateTable('carbohydrate_entries')
      .set({ ...typed, grams, corrected_at: sql<Date>`now()` })
      .where('id', '=', id),
  )
}

/** The foods of the library by name, with what a portion is. */
export async function listFoodPortions(tx: Transaction) {
  return tx.run(
    tables
      .selectFrom(
        sql<{
          name: string
          local_names: string | null
          portion: string
        }>`plans.food_portions()`.as('food'),
      )
      .selectAll(),
  )
}
