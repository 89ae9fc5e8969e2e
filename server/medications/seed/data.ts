import { randomUUID } from 'node:crypto'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Demo } from '#server/seed/personas.ts'
import { sampleMedicines } from './sample-medicines.ts'

/** What one demo person takes, with the doses of a month. */
export async function seedMedicines(tx: Transaction, { newcomers, now }: Demo): Promise<void> {
  const user_id = newcomers.get('client@demo.test')
  if (!user_id) return
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
}
