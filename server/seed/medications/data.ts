import { randomUUID } from 'node:crypto'
import { tables, type Transaction } from '#server/platform/db.ts'
import { sampleMedicines, sampleSymptoms } from './rules.ts'

/** What one demo person takes, with the doses of a month, and what they felt. */
export async function seedMedicines(tx: Transaction, user_id: string, now: Date): Promise<void> {
  for (const { medicine, plan, doses } of sampleMedicines(now)) {
    const id = randomUUID()
    const own = { medicine_id: id, user_id }
    await tx.run(tables.insertInto('medicines').values({ id, user_id, ...medicine }))
    await Promise.all([
      tx.run(tables.insertInto('medicine_plans').values({ ...own, ...plan })),
      tx.run(
        tables.insertInto('medicine_doses').values(doses.map((dose) => ({ ...own, ...dose }))),
      ),
    ])
  }
  await tx.run(
    tables
      .insertInto('symptom_entries')
      .values(sampleSymptoms(now).map((entry) => ({ user_id, ...entry }))),
  )
}
