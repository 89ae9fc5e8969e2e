import { tables, type Transaction } from '#server/platform/db.ts'
import type { Demo } from '#server/seed/personas.ts'
import { sampleDiary } from './sample-diary.ts'

/** Two weeks of meals and movement of one demo person, and her plan for bad days. */
export async function seedDiary(tx: Transaction, { newcomers, now }: Demo): Promise<void> {
  const user_id = newcomers.get('client@demo.test')
  if (!user_id) return
  const { carbohydrates, activities, plan } = sampleDiary(now)
  const own = <Entry extends object>(entry: Entry) => ({ ...entry, user_id })
  await Promise.all([
    tx.run(tables.insertInto('carbohydrate_entries').values(carbohydrates.map(own))),
    tx.run(tables.insertInto('activities').values(activities.map(own))),
    tx.run(tables.insertInto('action_plans').values(own(plan))),
  ])
}
