import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import {
  afterHearing,
  afterWaiting,
  type Heard,
  paidUntil,
  type PaymentStatus,
} from '#domain/membership/course.ts'
import { studentPlan } from '#domain/accounts.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

const columns = [
  'id',
  'user_id',
  'plan_key',
  'plan_name',
  'amount_ngwee',
  'phone',
  'network',
  'status',
  'expires_at',
] as const

/** A payment as the system sees it, locked until this transaction ends. */
async function claimPayment(tx: Transaction, id: string) {
  const [row] = await tx.run(
    tables.selectFrom('payments').select(columns).where('id', '=', id).forUpdate(),
  )
  return row
}

/** A payment as it is handed to the aggregator; undefined where it was erased. */
export async function findPaymentToAsk(tx: Transaction, id: string) {
  const [row] = await tx.run(tables.selectFrom('payments').select(columns).where('id', '=', id))
  return row
}

/** Payments that wait for their answer, the oldest first. */
export async function listUnsettled(tx: Transaction): Promise<string[]> {
  const rows = await tx.run(
    tables
      .selectFrom('payments')
      .select('id')
      .where('status', 'in', ['created', 'pending'])
      .where(sql<boolean>`created_at < now() - interval '10 seconds'`)
      .orderBy('created_at')
      .limit(500),
  )
  return rows.map(({ id }) => id)
}

/** Payments given up within a day: the money may come all the same. */
export async function listGivenUp(tx: Transaction): Promise<string[]> {
  const rows = await tx.run(
    tables
      .selectFrom('payments')
      .select('id')
      .where('status', 'in', ['expired', 'failed'])
      .where(sql<boolean>`created_at > now() - interval '1 day'`)
      .orderBy('created_at')
      .limit(500),
  )
  return rows.map(({ id }) => id)
}

/**
 * Writes what was heard of a payment and what follows from it, in one transaction: where the money has
 * come, the receipt's number and the month that it pays. However often it is heard, a month is paid once.
 *
 * @param heard.status undefined where nothing could be heard: then time alone decides
 * @param heard.event_id of a message that may come again
 * @returns the payment, with `paid_until` where this made it succeed; undefined where there is no such payment
 */
export async function settle(
  tx: Transaction,
  id: string,
  heard: { status?: Heard; failure?: string | undefined; event_id?: string | undefined },
  clock: { now: Date; today: string },
) {
  const payment = await claimPayment(tx, id)
  if (!payment) return undefined
  const before = payment.status as PaymentStatus
  const said = heard.status ? afterHearing(before, heard.status) : before
  const after = afterWaiting(said, payment.expires_at.getTime(), clock.now.getTime())
  await tx.run(
    tables
      .insertInto('payment_events')
      .values({
        id: heard.event_id ?? randomUUID(),
        payment_id: id,
        heard: heard.status ?? 'nothing',
        status_before: before,
        status_after: after,
      })
      .onConflict((conflict) => conflict.column('id').doNothing()),
  )
  if (after === before) return { ...payment, status: before, paid_until: undefined }
  if (after !== 'succeeded') {
    const failure = after === 'failed' ? (heard.failure ?? 'refused') : null
    await tx.run(
      tables.updateTable('payments').set({ status: after, failure }).where('id', '=', id),
    )
    return { ...payment, status: after, paid_until: undefined }
  }
  const paid_until = await grantMonth(tx, payment, clock.today)
  await tx.run(
    tables
      .updateTable('payments')
      .set({
        status: 'succeeded',
        failure: null,
        succeeded_at: clock.now,
        receipt_number: sql<number>`nextval('public.receipt_numbers')`,
        paid_until,
      })
      .where('id', '=', id),
  )
  return { ...payment, status: after, paid_until }
}

/** Gives the month that a payment pays. @returns its last day */
async function grantMonth(
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

/** Where a person gets their mails. */
export async function findAddress(tx: Transaction, user_id: string): Promise<string | undefined> {
  const [row] = await tx.run(
    tables.selectFrom('user_profiles').select('email').where('id', '=', user_id),
  )
  return row?.email ?? undefined
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
