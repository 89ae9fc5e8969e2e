import { sql } from 'kysely'
import { studentPlan } from '#domain/accounts.ts'
import { monthsLeft, paidUntil } from '#domain/membership/course.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/** Gives the month that a payment pays. @param today `YYYY-MM-DD`, in Lusaka @returns its last day */
export async function grantMonth(
  tx: Transaction,
  { user_id, plan_key, plan_name }: { user_id: string; plan_key: string; plan_name: string },
  today: string,
): Promise<string> {
  const [[plan]] = await Promise.all([
    tx.run(tables.selectFrom('plans').select('is_add_on').where('key', '=', plan_key)),
    // Two payments of one person may be heard of at once: the second month follows the first.
    tx.run(
      tables.selectFrom('user_profiles').select('id').where('id', '=', user_id).forNoKeyUpdate(),
    ),
  ])
  if (plan!.is_add_on) {
    const [present] = await tx.run(
      tables
        .selectFrom('add_ons')
        .select(['status', 'end_date'])
        .where('user_id', '=', user_id)
        .where('plan_key', '=', plan_key),
    )
    const end_date = paidUntil(today, present?.status === 'active' ? present.end_date : null)
    await tx.run(
      tables
        .insertInto('add_ons')
        .values({ user_id, plan_key, status: 'active', end_date })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'plan_key']).doUpdateSet({ status: 'active', end_date }),
        ),
    )
    return end_date
  }
  const [present] = await tx.run(
    tables
      .selectFrom('memberships')
      .select(['plan_name', 'status', 'end_date'])
      .where('user_id', '=', user_id),
  )
  const isSame = present?.status === 'active' && present.plan_name === plan_name
  const end_date = paidUntil(today, isSame ? present.end_date : null)
  await tx.run(
    tables
      .insertInto('memberships')
      .values({ user_id, plan_name, status: 'active', end_date })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ plan_name, status: 'active', end_date }),
      ),
  )
  return end_date
}

/**
 * Takes the month of a payment away whose money goes back: what one has is what the other payments come
 * to, perhaps of an earlier plan.
 *
 * @param today `YYYY-MM-DD`, in Lusaka
 */
export async function takeMonthBack(
  tx: Transaction,
  { user_id, plan_key }: { user_id: string; plan_key: string },
  today: string,
): Promise<void> {
  const [[plan], [person]] = await Promise.all([
    tx.run(tables.selectFrom('plans').select('is_add_on').where('key', '=', plan_key)),
    // As in granting: one after the other.
    tx.run(
      tables
        .selectFrom('user_profiles')
        .select('is_student')
        .where('id', '=', user_id)
        .forNoKeyUpdate(),
    ),
  ])
  const { is_add_on } = plan!
  const paid = await tx.run(
    tables
      .selectFrom('payments as payment')
      .innerJoin('plans as plan', 'plan.key', 'payment.plan_key')
      .select('payment.plan_name')
      .select(
        sql<string>`to_char(succeeded_at at time zone 'Africa/Lusaka', 'YYYY-MM-DD')`.as('paid_on'),
      )
      .where('user_id', '=', user_id)
      .where('status', '=', 'succeeded')
      .where('refund_status', '<>', 'refunded')
      .where('is_add_on', '=', is_add_on)
      .$if(is_add_on, (query) => query.where('plan_key', '=', plan_key))
      .orderBy('succeeded_at')
      .orderBy('receipt_number'),
  )
  const left = monthsLeft(paid, today)
  const status = left ? 'active' : 'cancelled'
  const end_date = left?.until ?? today
  if (is_add_on) {
    await tx.run(
      tables
        .updateTable('add_ons')
        .set({ status, end_date })
        .where('user_id', '=', user_id)
        .where('plan_key', '=', plan_key)
        .where('status', '=', 'active'),
    )
    return
  }
  const free = person!.is_student && !left
  await tx.run(
    tables
      .updateTable('memberships')
      .set(
        free
          ? { plan_name: studentPlan, status: 'active', end_date: null }
          : { status, end_date, ...(left ? { plan_name: left.plan_name } : {}) },
      )
      .where('user_id', '=', user_id)
      .where('status', '=', 'active'),
  )
}

/**
 * Ends memberships and add-ons whose last day is over. A student comes back to the students' plan.
 *
 * @param today `YYYY-MM-DD`, in Lusaka
 */
export async function endMemberships(tx: Transaction, today: string): Promise<void> {
  const isStudent = sql<boolean>`exists (select from public.user_profiles p where p.id = memberships.user_id and p.is_student)`
  const over = tables
    .updateTable('memberships')
    .where('status', '=', 'active')
    .where('end_date', '<', today)
  await Promise.all([
    tx.run(over.set({ plan_name: studentPlan, end_date: null }).where(isStudent)),
    tx.run(over.set({ status: 'expired' })),
    tx.run(
      tables
        .updateTable('add_ons')
        .set({ status: 'expired' })
        .where('status', '=', 'active')
        .where('end_date', '<', today),
    ),
  ])
}
