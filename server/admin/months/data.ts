import { sql } from 'kysely'
import type { MonthClosing } from '#domain/admin/months.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireOwnId, waitForStandby } from '#server/platform/insert-idempotent.ts'
import { monthsUpTo } from '#domain/practice/billing/months.ts'
import { requireOverMonth, requireSeenMonth } from './month-problems.ts'

const firstDay = (month: string) => `${month}-01`

/** The newest step of each month. */
const newest = tables
  .selectFrom('month_closings as step')
  .distinctOn('step.month')
  .orderBy('step.month')
  .orderBy('step.version', 'desc')

/** The last 24 months, the latest first: whether each is closed, by whom, and which tills of it are open. */
export async function listMonths(tx: Transaction, today: string) {
  const months = monthsUpTo(today, 24).toReversed()
  const since = firstDay(months.at(-1)!)
  const [steps, tills] = await Promise.all([
    tx.run(
      newest
        .leftJoin('user_profiles as admin', 'admin.id', 'step.made_by')
        .select(sql<string>`to_char(step.month, 'YYYY-MM')`.as('written'))
        .select(['step.is_closed', 'step.version', 'step.reason', 'step.made_at'])
        .select('admin.full_name as made_by_name')
        .where('step.month', '>=', since),
    ),
    tx.run(
      tables
        .selectFrom('tills')
        .select(sql<string>`to_char(day, 'YYYY-MM')`.as('written'))
        .select(sql<number>`count(*)::int`.as('count'))
        .where('closed_at', 'is', null)
        .where('day', '>=', since)
        .groupBy(sql`to_char(day, 'YYYY-MM')`),
    ),
  ])
  return months.map((month) => {
    const step = steps.find(({ written }) => written === month)
    const open_tills = tills.find(({ written }) => written === month)?.count ?? 0
    if (!step) return { ...untouched, month, open_tills }
    const { written: _, ...state } = step
    return { ...state, month, open_tills }
  })
}

const untouched = {
  is_closed: false,
  version: 0,
  reason: null,
  made_at: null,
  made_by_name: null,
} as const

/**
 * Closes a month of the books, or opens it again with a reason, once. What holds before stays in the history.
 *
 * @param month `YYYY-MM`
 * @throws Problem 409 where the id is of another step, or another admin was faster; 422 where the month is not over
 */
export async function stepMonth(
  tx: Transaction,
  admin_id: string,
  month: string,
  { id, version, ...said }: Pick<MonthClosing, 'id' | 'version'> & { reason?: string },
  today: string,
): Promise<void> {
  const reason = said.reason ?? null
  const step = {
    month: firstDay(month),
    version: version + 1,
    is_closed: reason === null,
    reason,
    made_by: admin_id,
  }
  const locked = sql<null>`pg_advisory_xact_lock(hashtextextended(${`step of ${month}`}::text, 0))`
  await tx.run(tables.selectNoFrom(locked.as('locked')))
  const [known] = await tx.run(
    tables
      .selectFrom('month_closings')
      .select(['month', 'version', 'is_closed', 'reason', 'made_by'])
      .where('id', '=', id),
  )
  if (known) {
    requireOwnId(
      Object.entries(step).every(([name, value]) => known[name as keyof typeof known] === value),
    )
    return waitForStandby(tx)
  }
  requireOverMonth(month, today)
  const [last] = await tx.run(
    tables
      .selectFrom('month_closings')
      .select('version')
      .where('month', '=', step.month)
      .orderBy('version', 'desc')
      .limit(1),
  )
  requireSeenMonth(last?.version ?? 0, version, step.is_closed)
  await tx.run(tables.insertInto('month_closings').values({ id, ...step }))
  await auditOwn(tx, admin_id, step.is_closed ? 'month.close' : 'month.reopen', id)
}
