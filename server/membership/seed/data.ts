import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { mobilePhone } from '#domain/phone/read-phone.ts'
import { plans } from '#domain/membership/plans.ts'
import { grantPeriod } from '../periods/data.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { type Demo, demoPersonas } from '#server/seed/personas.ts'

const day = 24 * 60 * 60 * 1000
/** Long enough ago that the days of the guarantee are over. */
const daysAgo = 12

/** The membership of those demo people who have one, with a paid month. */
export async function seedMemberships(tx: Transaction, { newcomers, now }: Demo): Promise<void> {
  for (const { email, plan: plan_name, more } of demoPersonas) {
    const user_id = newcomers.get(email)
    if (!user_id || !plan_name) continue
    await tx.run(tables.insertInto('memberships').values({ user_id, plan_name, status: 'active' }))
    if (more.phone_number)
      await seedPayment(tx, { user_id, plan_name, phone: more.phone_number }, now)
  }
}

/** A paid month, with its receipt. */
async function seedPayment(
  tx: Transaction,
  { user_id, plan_name, phone }: { user_id: string; plan_name: string; phone: string },
  now: Date,
): Promise<void> {
  const plan = plans.find(({ name }) => name === plan_name)!
  const paid = new Date(now.getTime() - daysAgo * day)
  const id = randomUUID()
  await tx.run(
    tables.insertInto('payments').values({
      id,
      user_id,
      plan_key: plan.key,
      plan_name,
      amount_ngwee: plan.price_ngwee,
      phone: mobilePhone(phone)!,
      network: 'Airtel',
      status: 'succeeded',
      receipt_number: sql<number>`nextval('public.receipt_numbers')`,
      created_at: paid,
      expires_at: new Date(paid.getTime() + 15 * 60_000),
      succeeded_at: new Date(paid.getTime() + 40_000),
    }),
  )
  const paid_on = lusakaClock(paid).day
  const payment = { id, user_id, plan_key: plan.key, plan_name, amount_ngwee: plan.price_ngwee }
  const month = await grantPeriod(tx, { ...payment, starts: 'after' }, paid_on)
  await tx.run(tables.updateTable('payments').set(month).where('id', '=', id))
}
