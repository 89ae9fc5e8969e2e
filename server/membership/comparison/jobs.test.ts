import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentDifferences } from '#domain/admin/payment-differences.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { settingsOf, standInFor } from '#tests/support/pawapay/aggregator.ts'
import { StandIn } from '#tests/support/pawapay/stand-in.ts'
import { paymentsOf, settings } from '#tests/support/payments.ts'
import { checkPayments } from '../reconciliation/jobs.ts'
import { sendRefunds } from '../refunds/jobs.ts'
import { comparePayments } from './jobs.ts'

const standIn = new StandIn()
let app: TestApp
let admin: Persona
let payments: ReturnType<typeof paymentsOf>

beforeAll(async () => {
  await standIn.open()
  app = await openTestApp(settingsOf(standIn))
  payments = paymentsOf(app, standInFor(app, standIn))
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(async () => {
  await app.close()
  await standIn.close()
})

const compare = () => comparePayments(payments.aggregator.provider).run()
const listed = async (): Promise<PaymentDifferences> =>
  (await app.call('GET', '/api/admin/payment-differences', { as: admin })).body
const explain = (id: string, explanation: string, as = admin) =>
  app.call('POST', `/api/admin/payment-differences/${id}/explanation`, {
    as,
    body: { explanation },
  })
const of = async (id: string) =>
  (await listed()).open
    .filter(({ order_id }) => order_id === id)
    .map(({ what, ours, theirs }) => [what, ours, theirs])

/** A payment of some days ago, paid by now. */
async function paid(daysAgo: number): Promise<string> {
  const id = await payments.ask(await app.createPersona())
  await payments.pass(id, 60)
  await payments.age(id)
  await checkPayments(payments.aggregator.provider, settings).run()
  await moveBack(id, daysAgo)
  return id
}
const moveBack = (id: string, days: number) =>
  app.database.asOwner(
    `update payments set created_at = created_at - make_interval(days => $2) where id = $1`,
    [id, days],
  )
const compareAgain = () => app.database.asOwner('delete from compared_days')

describe('the days that are over', () => {
  it('are compared once each, without a difference where both sides say the same', async () => {
    const today = todayInLusaka()
    const id = await paid(2)
    await paid(0)
    const before = standIn.calls.length
    await compare()
    expect(standIn.calls.slice(before)).toEqual(['GET /v2/deposits/ID'])
    const { open, compared_until } = await listed()
    expect([open, compared_until]).toEqual([[], dayAfter(today, -1)])
    const days = await app.database.asOwner('select day, orders from compared_days order by day')
    expect(days.map(({ orders }) => orders)).toEqual([1, 0])
    await compare()
    expect(standIn.calls.length).toBe(before + 1)
    expect(await of(id)).toEqual([])
  })

  it('are compared again where the aggregator gave no answer, or an order may still change', async () => {
    const id = await paid(3)
    await compareAgain()
    const { url } = standIn
    const away = {
      ...payments.aggregator.provider,
      findOrder: () => Promise.reject(new Error('x')),
    }
    await expect(comparePayments(away).run()).rejects.toThrow('x')
    expect((await listed()).compared_until).toBeNull()
    expect(url).toBe(standIn.url)
    await app.database.asOwner(
      `update payments set status = 'expired', succeeded_at = null, receipt_number = null where id = $1`,
      [id],
    )
    // The networks have not agreed.
    standIn.deposits.get(id)!.age = 0
    await compare()
    expect(await of(id)).toEqual([])
    const [open] = await app.database.asOwner('select 1 from compared_days where day = $1', [
      dayAfter(todayInLusaka(), -3),
    ])
    expect(open).toBeUndefined()
    standIn.deposits.get(id)!.age = 3600
    await compare()
    expect(await of(id)).toEqual([['state', 'expired', 'completed']])
  })
})

describe('a difference', () => {
  it('is found of payments: unknown there, another amount, another network', async () => {
    const [unknown, amount, network] = [await paid(4), await paid(4), await paid(5)]
    standIn.deposits.delete(unknown)
    standIn.deposits.get(amount)!.amount = '249.5'
    standIn.deposits.get(network)!.provider = 'MTN_MOMO_ZMB'
    await compareAgain()
    await compare()
    expect(await of(unknown)).toEqual([['unknown', 'completed', 'not known']])
    expect(await of(amount)).toEqual([['amount', 'K250', 'K249.50']])
    expect(await of(network)).toEqual([['network', 'Airtel', 'MTN']])
    await compareAgain()
    await compare()
    expect(await of(amount)).toHaveLength(1)
  })

  it('is found of a refund that failed there and is sent here', async () => {
    const id = await paid(6)
    await app.database.asOwner(
      `update payments set refund_status = 'refunded', refund_requested_at = now() - interval '6 days' where id = $1`,
      [id],
    )
    const refunds = sendRefunds(payments.aggregator.provider)
    await refunds.run()
    standIn.settleRefunds()
    await refunds.run()
    await compareAgain()
    await compare()
    const [order] = await app.database.asOwner('select refund_id from payments where id = $1', [id])
    expect(await of(order!.refund_id as string)).toEqual([])
    standIn.refunds.get(order!.refund_id as string)!.status = 'FAILED'
    await compareAgain()
    await compare()
    expect(await of(order!.refund_id as string)).toEqual([['state', 'completed', 'failed']])
  })

  it('waits in the inbox until an admin explains it in words, once', async () => {
    const inbox = async () =>
      (await app.call('GET', '/api/admin/waiting', { as: admin })).body.payment_differences
    const { open } = await listed()
    expect(await inbox()).toBe(open.length)
    const [first] = open
    expect(JSON.stringify(open)).not.toMatch(/977|full_name|phone/)
    const short = await explain(first!.id, ' x ')
    expect([short.status, Object.keys(short.body.fields)]).toEqual([422, ['explanation']])
    const words = 'pawaPay has corrected it by hand.'
    const answer = await explain(first!.id, words)
    expect(answer.body.explained[0]).toMatchObject({ id: first!.id, explanation: words })
    expect((await explain(first!.id, words)).status).toBe(200)
    expect((await explain(first!.id, 'Other words')).status).toBe(409)
    expect((await explain(randomUUID(), words)).status).toBe(404)
    expect(await inbox()).toBe(open.length - 1)
    // What was explained is not found a second time.
    await compareAgain()
    await compare()
    expect(await inbox()).toBe(open.length - 1)
  })

  it('is explained once where two admins explain it at the same moment', async () => {
    const { open } = await listed()
    const other = await app.createPersona({ role: 'admin' })
    const answers = await Promise.all([
      explain(open[0]!.id, 'By the first'),
      explain(open[0]!.id, 'By the second', other),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  it('is shown to admins alone', async () => {
    for (const role of ['client', 'provider', 'front_desk'] as const) {
      const as = await app.createPersona({ role })
      expect((await app.call('GET', '/api/admin/payment-differences', { as })).status).toBe(403)
      expect((await explain(randomUUID(), 'In words', as)).status).toBe(403)
    }
  })
})

it('is compared with nothing where no aggregator is asked about orders', async () => {
  await compareAgain()
  const provider = { ...payments.aggregator.provider }
  delete provider.findOrder
  await comparePayments(provider).run()
  expect((await listed()).compared_until).toBeNull()
})
