import { isOffered } from '#domain/values/brand.ts'
import { includesLibrary } from '#domain/membership/benefits.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { listPlanKeys } from '../membership/benefits/data.ts'

/**
 * Whether a person may read the guides that are not free: with a plan that includes the library today, and
 * all who work here. Where the clinic sells no plans, with any account.
 */
export async function mayReadAll(tx: Transaction, user_id: string): Promise<boolean> {
  const [[person], plan_keys] = await Promise.all([
    tx.run(tables.selectFrom('user_profiles').select('role').where('id', '=', user_id)),
    listPlanKeys(tx, user_id),
  ])
  if (!person) return false
  if (person.role !== 'client' || !isOffered('memberships')) return true
  return includesLibrary(plan_keys)
}
