import { tables, type Transaction } from '#server/platform/db.ts'
import { sampleDiary } from './rules.ts'

/** Two weeks of meals and movement of one demo person, and her plan for bad days. */
export async function seedDiary(tx: Transaction, user_id: string, now: Date): Promise<void> {
  const { carbohydrates, activities, plan } = sampleDiary(now)
  const own = <Entry extends object>(entry: Entry) => ({ ...entry, user_id })
  await Promise.all([
    tx.run(tables.insertInto('carbohydrate_entries').values(carbohydrates.map(own))),
    tx.run(tables.insertInto('activities').values(activities.map(own))),
    tx.run(tables.insertInto('action_plans').values(own(plan))),
  ])
}
