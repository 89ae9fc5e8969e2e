import { tables, type Transaction } from '#server/platform/db.ts'
import type { Demo } from '#server/seed/personas.ts'
import { sampleSymptoms } from './sample-symptoms.ts'

/** What one demo person felt. */
export async function seedSymptoms(tx: Transaction, { newcomers, now }: Demo): Promise<void> {
  const user_id = newcomers.get('client@demo.test')
  if (!user_id) return
  await tx.run(
    tables
      .insertInto('symptom_entries')
      .values(sampleSymptoms(now).map((entry) => ({ user_id, ...entry }))),
  )
}
