import { sql } from 'kysely'
import { freePlan, type PlanChange } from '#domain/membership/schema.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { notFound, Problem } from '#server/platform/problem.ts'
import { findPlan, listPlans } from '../../membership/catalogue/data.ts'

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
  if (!plan) throw notFound()
  requirePrice(key, wanted)
  const [changed] = await tx.run(
    tables
      .updateTable('plans')
      .set({ ...wanted, updated_at: sql<Date>`clock_timestamp()` })
      .where('key', '=', key)
      .where('updated_at', '=', new Date(updated_at))
      .returning('key'),
  )
  if (!changed) throw new Problem(409, 'conflict', 'A colleague has changed this plan since then.')
  await auditOwn(tx, admin_id, 'plan.change', key)
  return (await findPlan(tx, key))!
}

function requirePrice(key: string, { price_ngwee, is_offered }: Omit<PlanChange, 'updated_at'>) {
  const refused = (field: string, text: string) =>
    new Problem(422, 'invalid', 'Please check what you entered.', { fields: { [field]: text } })
  if (key !== freePlan) {
    if (price_ngwee < 100) throw refused('price_ngwee', 'A plan that is paid costs K1 or more.')
    return
  }
  if (price_ngwee !== 0) throw refused('price_ngwee', 'The plan of students is always free.')
  if (!is_offered) throw refused('is_offered', 'Students come with this plan: it stays.')
}

/**
 * Puts the plans into another order.
 *
 * @throws Problem 422 where a plan is missing, unknown or named twice
 */
export async function orderPlans(tx: Transaction, admin_id: string, keys: readonly string[]) {
  const present = (await listPlans(tx)).map(({ key }) => key)
  if (present.toSorted().join() !== keys.toSorted().join()) {
    throw new Problem(422, 'invalid', 'Please check what you entered.', {
      fields: { keys: 'Name every plan once.' },
    })
  }
  const place = sql<number>`array_position(${[...keys]}::text[], key)`
  await tx.run(tables.updateTable('plans').set({ position: place }))
  await auditOwn(tx, admin_id, 'plan.order', keys.join(' '))
  return listPlans(tx)
}
