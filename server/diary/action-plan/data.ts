import { sql } from 'kysely'
import { actionPlanParts } from '#domain/diary/action-plan-parts.ts'
import type { NewActionPlan } from '#domain/diary/action-plan.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireSamePlan } from './plan-problems.ts'

const columns = [...actionPlanParts.map(({ name }) => name), 'version', 'updated_at'] as const
const plans = tables.selectFrom('action_plans').select(columns)

/** A person's own action plan, or null. */
export async function readActionPlan(tx: Transaction, user_id: string) {
  const [plan] = await tx.run(plans.where('user_id', '=', user_id))
  return plan ?? null
}

/**
 * Puts the plan in place of the version that its writer saw, 0 where there was none. The same plan once
 * more returns the stored one: it is a retry.
 *
 * @throws Problem 409 where the plan has been changed since
 */
export async function writeActionPlan(
  tx: Transaction,
  user_id: string,
  { version, ...plan }: NewActionPlan,
) {
  const [written] = await tx.run(
    version === 0
      ? tables
          .insertInto('action_plans')
          .values({ user_id, ...plan })
          .onConflict((conflict) => conflict.column('user_id').doNothing())
          .returning(columns)
      : tables
          .updateTable('action_plans')
          .set({ ...plan, version: version + 1, updated_at: sql<Date>`now()` })
          .where('user_id', '=', user_id)
          .where('version', '=', version)
          .returning(columns),
  )
  if (written) {
    await auditOwn(tx, user_id, 'action_plan.write', user_id)
    return written
  }
  const [stored] = await tx.run(plans.where('user_id', '=', user_id))
  return requireSamePlan(stored, plan)
}
