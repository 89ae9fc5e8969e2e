import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'

interface SharedWeight {
  id: string
  user_id: string
  weight_kg: number
  waist_cm: number | null
  height_cm: number | null
  created_at: Date
  corrected_at: Date | null
}

/**
 * The newest weights that a patient shares with the actor, without their notes; null where they share none. The caller
 * puts the reading on record.
 */
export async function listSharedWeights(tx: Transaction, patient_id: string, limit: number) {
  const [[standing], rows] = await Promise.all([
    tx.run(
      tables.selectNoFrom(
        sql<boolean>`practice.sees_weight(${patient_id}::uuid)`.as('shares_weight'),
      ),
    ),
    tx.run(
      tables
        .selectFrom(
          sql<SharedWeight>`practice.shared_weight_entries(${patient_id}::uuid)`.as('entry'),
        )
        .select(['id', 'user_id', 'weight_kg', 'waist_cm', 'height_cm'])
        .select(['created_at', 'corrected_at'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit),
    ),
  ])
  if (!standing!.shares_weight) return null
  return rows.map(({ corrected_at, ...row }) => ({
    ...row,
    notes: null,
    ...(corrected_at ? { corrected_at } : {}),
  }))
}
