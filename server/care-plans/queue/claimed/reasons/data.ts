import { sql } from 'kysely'
import type { PlanReason } from '#domain/care-plans/shared/plan.ts'
import type { PlanKind } from '#domain/care-plans/shared/kinds.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

type StoredReason = Omit<PlanReason, 'created_at'> & { created_at: Date }

/** The reasons with which versions of a plan passed a stop, newest first, for who has claimed its request. */
export async function listPlanReasons(
  tx: Transaction,
  kind: PlanKind,
  request_id: string,
): Promise<StoredReason[]> {
  const painful = kind === 'exercise' ? sql.ref('plan.painful_reason') : sql`null::text`
  const query = sql<StoredReason>`
    select plan.version, plan.created_at, author.full_name as author,
      plan.weight_loss_reason, ${painful} as painful_reason
    from ${sql.table(`${kind}_plans`)} as plan
    left join ${sql.id('plans', `authors_of_${kind}_plans`)}() as author on author.id = plan.author_id
    where plan.request_id = ${request_id}
      and (plan.weight_loss_reason is not null or ${painful} is not null)
    order by plan.version desc limit 50`
  return tx.run({ compile: () => query.compile(tables) })
}
