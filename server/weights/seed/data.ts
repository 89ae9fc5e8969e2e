import { tables, type Transaction } from '#server/platform/db.ts'
import type { Demo } from '#server/seed/personas.ts'
import { sampleWeights } from './sample-weights.ts'

/** What one demo person weighed. */
export async function seedWeights(tx: Transaction, { newcomers, now }: Demo): Promise<void> {
  const user_id = newcomers.get('client@demo.test')
  if (!user_id) return
  await tx.run(
    tables
      .insertInto('weight_entries')
      .values(sampleWeights(now).map((entry) => ({ user_id, ...entry }))),
  )
}
