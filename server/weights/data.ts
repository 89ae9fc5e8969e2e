import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { NewWeight, WeightCorrection } from '#domain/weights/schema.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { insertIdempotent } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { olderThan, type Page } from '#server/platform/page.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { beginCorrection, firstVersion } from '../diary/changes/data.ts'
import { takenAgo } from '../readings/taken/data.ts'

const columns = [
  'id',
  'user_id',
  'weight_kg',
  'waist_cm',
  'height_cm',
  'notes',
  'created_at',
  'corrected_at',
] as const
export const weightKind = { table: 'weight_entries', record: 'weight' } as const
const entries = tables.selectFrom('weight_entries').select(columns)

/** An entry as it is answered: few were corrected. */
const answerOf = <Row extends { corrected_at: Date | null }>({ corrected_at, ...row }: Row) => ({
  ...row,
  ...(corrected_at ? { corrected_at } : {}),
})

/** A person's own weights, newest first. */
export async function listWeights(tx: Transaction, user_id: string, page: Page) {
  const rows = await tx.run(
    entries
      .where('user_id', '=', user_id)
      .where(olderThan('weight_entries', page))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit),
  )
  return rows.map(answerOf)
}

/** A person's own weights from one instant and before another, newest first. */
export const listWeightsWithin = (
  tx: Transaction,
  user_id: string,
  { from, to, limit }: { from: Date; to: Date; limit: number },
) =>
  tx.run(
    entries
      .where('user_id', '=', user_id)
      .where('created_at', '>=', from)
      .where('created_at', '<', to)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit),
  )

/** @throws Problem 404 where the person has no such entry */
export async function readWeight(tx: Transaction, user_id: string, id: string) {
  const [row] = await tx.run(entries.where('id', '=', id).where('user_id', '=', user_id))
  requireFound(row)
  return answerOf(row)
}

const valuesOf = ({ weight_kg, waist_cm, height_cm, notes }: Omit<NewWeight, 'id'>) => ({
  weight_kg,
  waist_cm: waist_cm ?? null,
  height_cm: height_cm ?? null,
  notes: notes || null,
})

/** Writes the weight of a person once, with its trace in the audit. */
export async function recordWeight(
  tx: Transaction,
  user_id: string,
  { id = randomUUID(), seconds_ago, ...typed }: NewWeight,
) {
  const entry = valuesOf(typed)
  const { row, isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('weight_entries')
        .values({ id, user_id, ...entry, ...takenAgo(seconds_ago) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning(columns),
      existing: entries.where('id', '=', id).where('user_id', '=', user_id),
      first: firstVersion({ ...weightKind, user_id, id }),
    },
    entry,
  )
  if (isNew) await auditOwn(tx, user_id, 'weight.record', id)
  return { entry: answerOf({ ...row, id, user_id }), isNew }
}

/**
 * Corrects a weight of a person, as the system; the same correction once more changes nothing.
 *
 * @throws as beginCorrection
 */
export async function correctWeight(
  tx: Transaction,
  user_id: string,
  id: string,
  { change_id, corrected_at, seconds_ago, ...typed }: WeightCorrection,
): Promise<void> {
  const own = { ...weightKind, user_id, id }
  if (!(await beginCorrection(tx, own, { change_id, corrected_at }))) return
  await tx.run(
    tables
      .updateTable('weight_entries')
      .set({ ...valuesOf(typed), ...takenAgo(seconds_ago), corrected_at: sql<Date>`now()` })
      .where('id', '=', id),
  )
}
