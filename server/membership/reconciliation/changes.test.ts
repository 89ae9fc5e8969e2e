import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#domain/membership/periods.ts'
import type { PlanChoice } from '#domain/membership/schema.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asSystem } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { order, paymentsOf, paymentsSecret } from '#tests/support/payments.ts'
import { expireMemberships } from '../periods/data.ts'

let app: TestApp
let admin: Persona
let client: Persona
let payments: ReturnType<typeof paymentsOf>

beforeAll(async () => {
  app = await openTestApp({ PAYMENTS_SECRET: paymentsSecret })
  admin = await app.createPersona({ role: 'admin' })
  payments = paymentsOf(app)
})
beforeEach(async () => {
  client = await app.createPersona()
})
afterAll(() => app.close())

const starter = {}
const care = { plan_key: 'comprehensive-care', shown_price_ngwee: 100_000 }
const diet = { plan_key: 'diet-nutrition', shown_price_ngwee: 10_000 }

async function come(id: string) {
  await payments.pass(id, 3)
  await payments.callBack(id)
}
/** Pays a month. @returns the payment, once its money has come */
async function pay(more: object) {
  const id = await payments.ask(client, '56', more)
  await come(id)
  return payments.read(client, id)
}
const choiceOf = async (key: string): Promise<PlanChoice> =>
  (await app.call('GET', `/api/plan-choices/${key}`, { as: client })).body
const runs = async () => (await app.call('GET', '/api/plan-runs', { as: client })).body
const refund = async (id: string) => {
  await app.call('POST', `/api/payments/${id}/refund`, { as: client, body: {} })
  const path = `/api/admin/refunds/${id}/decision`
  const { status } = await app.call('POST', path, { as: admin, body: { decision: 'refunded' } })
  expect(status).toBe(200)
}
/** As if all of it had been paid so many days earlier. */
const daysLater = (days: number) =>
  app.database.asOwner(
    `update public.membership_periods set starts_on = starts_on - $2::int, ends_on = ends_on - $2::int
     where user_id = $1`,
    [client.user_id, days],
  )

describe('another plan', () => {
  it('is not sold before the person has chosen what becomes of the paid one', async () => {
    const { paid_until } = await pay(starter)
    const rejected = await app.call('POST', '/api/payments', {
      as: client,
      body: order('56', care),
    })
    expect(rejected.status).toBe(422)
    expect(rejected.body.fields.starts).toContain('You have paid for Wellness Starter until')
    expect(await payments.membership(client)).toMatchObject({
      plan_name: 'Wellness Starter',
      end_date: paid_until,
    })
  })

  it('starts afterwards as it was said, and until then the paid one stays', async () => {
    const { paid_until } = await pay(starter)
    const { after } = await choiceOf('comprehensive-care')
    expect(after.starts_on).toBe(addDays(paid_until, 1))
    expect(await pay({ ...care, starts: 'after' })).toMatchObject({
      paid_from: after.starts_on,
      paid_until: after.ends_on,
    })
    expect(await payments.membership(client)).toMatchObject({
      plan_name: 'Wellness Starter',
      end_date: paid_until,
    })
    const { starts_on, ends_on } = after
    expect(await runs()).toMatchObject([{ ends_on: paid_until }, { starts_on, ends_on }])
  })

  it('takes over on its first day, with and without the job', async () => {
    const { paid_until } = await pay(starter)
    await pay({ ...care, starts: 'after' })
    const days = Math.round((Date.parse(paid_until) - Date.parse(todayInLusaka())) / 86_400_000) + 1
    await daysLater(days)
    await app.database.asOwner(
      `update public.memberships set end_date = end_date - $2::int where user_id = $1`,
      [client.user_id, days],
    )
    const taken = { plan_name: 'Comprehensive Care', status: 'active' }
    expect(await payments.membership(client)).toMatchObject(taken)
    await asSystem('test the end', (tx) => expireMemberships(tx, todayInLusaka()))
    expect(
      await app.database.asOwner(
        'select plan_name, status from public.memberships where user_id = $1',
        [client.user_id],
      ),
    ).toEqual([taken])
  })

  it('starts now as it was said, with the rest of the paid one as days: K1,000 is not lost', async () => {
    await pay(care)
    const { now, left_ngwee } = await choiceOf('wellness-starter')
    expect(left_ngwee).toBe(100_000)
    expect(now!.credited_days).toBeGreaterThanOrEqual(4 * 28)
    expect(await pay({ starts: 'now' })).toMatchObject({
      paid_from: now!.starts_on,
      paid_until: now!.ends_on,
    })
    expect(await payments.membership(client)).toEqual({
      plan_name: 'Wellness Starter',
      status: 'active',
      end_date: now!.ends_on,
    })
  })

  it('takes nothing from what was had before there were periods', async () => {
    const until = addDays(todayInLusaka(), 20)
    await app.database.asOwner(
      `insert into public.memberships (user_id, plan_name, status, end_date) values ($1, 'Wellness Starter', 'active', $2)`,
      [client.user_id, until],
    )
    expect(await choiceOf('comprehensive-care')).toMatchObject({
      paid: [{ plan_name: 'Wellness Starter', ends_on: until }],
      after: { starts_on: addDays(until, 1) },
    })
    await pay({ ...care, starts: 'after' })
    expect(await payments.membership(client)).toMatchObject({ end_date: until })
  })

  it('pays two months where two payments are reported at once, each callback twice', async () => {
    const late = await payments.ask(client, '07')
    await payments.expire(late)
    await app.database.asOwner(`update public.payments set status = 'expired' where id = $1`, [
      late,
    ])
    const second = await payments.ask(client, '56', care)
    await Promise.all([payments.pass(late, 3600), payments.pass(second, 3600)])
    await Promise.all([late, second, late, second].map((id) => payments.callBack(id)))
    const both = await runs()
    expect(both).toHaveLength(2)
    expect(both[1].starts_on).toBe(addDays(both[0].ends_on, 1))
    const worth = await app.database.asOwner(
      'select sum(value_ngwee)::int as sum from public.membership_periods where user_id = $1',
      [client.user_id],
    )
    expect(worth).toEqual([{ sum: 125_000 }])
  })

  it('gives the earlier plan back, whole, when the later one is refunded on its day', async () => {
    const { paid_until } = await pay(starter)
    const { id } = await pay({ ...care, starts: 'now' })
    await refund(id)
    expect(await payments.membership(client)).toEqual({
      plan_name: 'Wellness Starter',
      status: 'active',
      end_date: paid_until,
    })
  })

  it('moves forward when the earlier one is refunded', async () => {
    const { id } = await pay(starter)
    await pay({ ...care, starts: 'after' })
    await refund(id)
    expect(await runs()).toMatchObject([
      { plan_name: 'Comprehensive Care', starts_on: todayInLusaka() },
    ])
    expect(await payments.membership(client)).toMatchObject({ plan_name: 'Comprehensive Care' })
  })
})

describe('the plan beside a membership', () => {
  it('cannot be bought twice, until its last day is over', async () => {
    await pay(diet)
    const again = await app.call('POST', '/api/payments', { as: client, body: order('56', diet) })
    expect(again).toMatchObject({ status: 409, body: { code: 'already_active' } })
    expect(again.body.message).toContain('You have Diet & Nutrition Plan until')
    await daysLater(40)
    await app.database.asOwner(
      'update public.add_ons set end_date = end_date - 40 where user_id = $1',
      [client.user_id],
    )
    await payments.ask(client, '56', diet)
  })

  it('needs no choice beside a membership, and takes nothing from it', async () => {
    const { paid_until } = await pay(starter)
    expect(await choiceOf('diet-nutrition')).toMatchObject({ paid: [], left_ngwee: null })
    await pay(diet)
    expect(await payments.membership(client)).toMatchObject({ end_date: paid_until })
  })
})

it('says nothing of a plan that is none', async () => {
  expect((await app.call('GET', '/api/plan-choices/gold', { as: client })).status).toBe(404)
})
