import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noAggregator } from '#server/membership/payment-provider.ts'
import { sendRefunds } from '#server/membership/refunds/jobs.ts'
import { simulator } from '#server/membership/simulator/jobs.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { actionsOn } from '#tests/support/audit-events.ts'
import { paymentsOf, paymentsSecret } from '#tests/support/payments.ts'

let app: TestApp
let admin: Persona
let payments: ReturnType<typeof paymentsOf>

beforeAll(async () => {
  app = await openTestApp({ PAYMENTS_SECRET: paymentsSecret })
  admin = await app.createPersona({ role: 'admin' })
  payments = paymentsOf(app)
})
afterAll(() => app.close())

/** Pays a month and asks for the money back. @returns the payment's id */
async function askedBack(client: Persona, more?: object): Promise<string> {
  const id = await paid(client, more)
  const { status } = await app.call('POST', `/api/payments/${id}/refund`, {
    as: client,
    body: { reason: 'I paid twice' },
  })
  expect(status).toBe(200)
  return id
}

async function paid(client: Persona, more?: object): Promise<string> {
  const id = await payments.ask(client, '56', more)
  await payments.pass(id, 3)
  await payments.callBack(id)
  return id
}

const decide = (id: string, decision: string, as = admin) =>
  app.call('POST', `/api/admin/refunds/${id}/decision`, { as, body: { decision } })
const refundedAt = async (id: string) => {
  const [collection] = await app.database.asOwner(
    'select refunded_at from simulator.collections where id = $1',
    [id],
  )
  return collection!.refunded_at
}
const list = async () => (await app.call('GET', '/api/admin/refunds', { as: admin })).body

describe('money that is asked back', () => {
  it('is pending for an admin, whose reading of what was paid and why is audited', async () => {
    const client = await app.createPersona({ full_name: 'Mutinta Zulu' })
    const id = await askedBack(client)
    expect((await list()).find((one: { id: string }) => one.id === id)).toEqual({
      id,
      user_id: client.user_id,
      plan_name: 'Wellness Starter',
      amount_ngwee: 25_000,
      network: 'Airtel',
      receipt_number: expect.any(Number),
      succeeded_at: expect.any(String),
      refund_status: 'requested',
      refund_reason: 'I paid twice',
      refund_requested_at: expect.any(String),
      refund_sent_at: null,
      has_failed: false,
      full_name: 'Mutinta Zulu',
      email: client.email,
    })
    expect(await actionsOn(app.database, client, 'refunds')).toHaveLength(1)
  })

  it('goes back once, with the month that it paid', async () => {
    const client = await app.createPersona()
    const id = await askedBack(client)
    const answers = await Promise.all([decide(id, 'refunded'), decide(id, 'refunded')])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await payments.read(client, id)).toMatchObject({ refund_status: 'refunded' })
    expect(await payments.membership(client)).toMatchObject({ status: 'cancelled' })
    expect(await refundedAt(id)).toBeNull()
    await sendRefunds(noAggregator).run()
    expect(await payments.read(client, id)).toMatchObject({ refund_sent_at: null })
    await Promise.all([sendRefunds(simulator).run(), sendRefunds(simulator).run()])
    expect(await payments.read(client, id)).toMatchObject({ refund_sent_at: expect.any(String) })
    expect(await refundedAt(id)).not.toBeNull()
    const mails = await app.database.asOwner(
      `select id from platform.mail_outbox where recipient = $1 and subject = 'About your payment'`,
      [client.email],
    )
    expect(mails).toHaveLength(1)
  })

  it('is refunded or declined, never both, where two admins decide at once', async () => {
    const client = await app.createPersona()
    const id = await askedBack(client)
    const other = await app.createPersona({ role: 'admin' })
    const answers = await Promise.all([decide(id, 'refunded'), decide(id, 'refused', other)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await sendRefunds(simulator).run()
    const { refund_status } = await payments.read(client, id)
    expect((await refundedAt(id)) !== null).toBe(refund_status === 'refunded')
  })

  it('leaves the month that another payment paid', async () => {
    const client = await app.createPersona()
    const first = await paid(client)
    const { paid_until } = await payments.read(client, first)
    await decide(await askedBack(client), 'refunded')
    expect(await payments.membership(client)).toMatchObject({
      status: 'active',
      end_date: paid_until,
    })
  })

  it('ends an add-on, and leaves the membership beside it', async () => {
    const client = await app.createPersona()
    await paid(client)
    const add_on = { plan_key: 'diet-nutrition', shown_price_ngwee: 10_000 }
    await decide(await askedBack(client, add_on), 'refunded')
    expect((await app.call('GET', '/api/add-ons', { as: client })).body).toMatchObject([
      { plan_key: 'diet-nutrition', status: 'cancelled' },
    ])
    expect(await payments.membership(client)).toMatchObject({ status: 'active' })
  })

  it('is declined with a reason, and changes nothing else', async () => {
    const client = await app.createPersona()
    const id = await askedBack(client)
    expect(await decide(id, 'refused')).toMatchObject({
      status: 200,
      body: { refund_status: 'refused' },
    })
    expect(await payments.membership(client)).toMatchObject({ status: 'active' })
    expect((await decide(id, 'refunded')).status).toBe(409)
  })

  it('is not decided without a request, nor with an unknown decision', async () => {
    const id = await paid(await app.createPersona())
    expect((await decide(id, 'refunded')).status).toBe(404)
    expect((await decide(randomUUID(), 'refused')).status).toBe(404)
    expect((await decide(id, 'maybe')).body.fields).toHaveProperty('decision')
  })
})
