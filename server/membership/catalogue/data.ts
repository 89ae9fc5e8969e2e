import type { CataloguePlan } from '#domain/membership/schema.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/** A plan before it is sent. */
type StoredPlan = Omit<CataloguePlan, 'updated_at'> & { updated_at: Date }

const plans = tables
  .selectFrom('plans')
  .select(['key', 'name', 'price_ngwee', 'summary', 'features'])
  .select(['is_recommended', 'is_add_on', 'is_offered', 'updated_at'])

/** The catalogue, in its order. */
export async function listPlans(tx: Transaction): Promise<StoredPlan[]> {
  return tx.run(plans.orderBy('position').orderBy('key'))
}

/** A plan by its key; undefined where there is none. */
export async function findPlan(tx: Transaction, key: string): Promise<StoredPlan | undefined> {
  const [row] = await tx.run(plans.where('key', '=', key))
  return row
}
