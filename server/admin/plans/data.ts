import { sql } from 'kysely'
import type { PlanChange } from '#domain/membership/schema.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { findPlan, listPlans } from '../../membership/catalogue/data.ts'
import { requireEachOnce, requirePrice, requireUnchanged } from './plan-problems.ts'

/**
 * Changes a plan as its admin saw it. A payment that has started has its old price.
 *
 * @throws Problem 404; 409 where it was changed meanwhile; 422 where a price is not its to have
 */
export async function changePlan(
  tx: Transaction,
  admin_id: string,
  key: string,
  { updated_at, ...wanted }: PlanChange,
) {
  const plan = await findPlan(tx, key)
  requireFound(plan)
  requirePrice(key, wanted)
  const [changed] = await tx.run(
    tables
      .updateTable('plans')
      .set({ ...wanted, updated_at: sql<Date>`clock_timestamp()` })
      .where('key', '=', key)
      .where('updated_at', '=', new Date(updated_at))
      .returning('key'),
  )
  requireUnchanged(changed)
  await auditOwn(tx, admin_id, 'plan.change', key)
  return (await findPlan(tx, key))!
}

/**
 * Puts the plans into another order.
 *
 * @throws Problem 422 where a plan is missing, unknown or named twice
 */
export async function orderPlans(tx: Transaction, admin_id: string, keys: readonly string[]) {
  const present = (await listPlans(tx)).map(({ key }) => key)
  requireEachOnce(keys, present)
  const place = sql<number>`array_position(${[...keys]}::text[], key)`
  await tx.run(tables.updateTable('plans').set({ position: place }))
  await auditOwn(tx, admin_id, 'plan.order', keys.join(' '))
  return listPlans(tx)
}
