import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { order, paymentsOf, paymentsSecret, settings } from '#tests/support/payments.ts'
import { simulator } from '../simulator/jobs.ts'
import { checkPayments } from './jobs.ts'
import { sendRefunds } from '../refunds/jobs.ts'

let app: TestApp
let client: Persona
let payments: ReturnType<typeof paymentsOf>

beforeAll(async () => {
  app = await openTestApp({ PAYMENTS_SECRET: paymentsSecret })
  payments = paymentsOf(app)
})
beforeEach(async () => {
  client = await app.createPersona()
})
afterAll(() => app.close())

const cancel = (id: string, as = client) => app.call('POST', `/api/payments/${id}/cancel`, { as })
const come = async (id: string) => {
  await payments.pass(id, 3600)
  await payments.callBack(id)
}
const worth = async () => {
  const [row] = await app.database.asOwner(
    `select coalesce(sum(value_ngwee), 0)::int as sum from public.membership_periods where user_id = $1`,
    [client.user_id],
  )
  return row!.sum
}

describe('a payment to a wrong number', () => {
  it('is cancelled, and another may be asked for at once', async () => {
    const id = await payments.ask(client, '06')
    expect(await cancel(id)).toMatchObject({
      status: 200,
      body: { status: 'failed', failure: 'cancelled' },
    })
    expect(await cancel(id)).toMatchObject({ status: 200, body: { failure: 'cancelled' } })
    const second = await payments.ask(client)
    await come(second)
    expect(await payments.read(client, second)).toMatchObject({ status: 'succeeded' })
  })

  it('is not asked for where the phone was not asked yet', async () => {
    const { body } = await app.call('POST', '/api/payments', { as: client, body: order() })
    await cancel(body.id)
    expect(await payments.askPhone(body.id)).toBe('done')
    expect(await simulator.getStatus(body.id)).toEqual({ status: 'unknown' })
  })

  it('counts where its money comes all the same, found by asking too', async () => {
    const id = await payments.ask(client, '03')
    await cancel(id)
    await payments.pass(id, 3)
    await app.database.asOwner(
      `update public.payments set created_at = created_at - interval '11 seconds' where id = $1`,
      [id],
    )
    await checkPayments(simulator, settings).run()
    expect(await payments.read(client, id)).toMatchObject({
      status: 'succeeded',
      refund_status: 'none',
      paid_until: expect.any(String),
    })
    expect(await payments.membership(client)).toMatchObject({ status: 'active' })
  })

  it('goes back by itself where another has been paid since: never two charges', async () => {
    const wrong = await payments.ask(client)
    await cancel(wrong)
    const right = await payments.ask(client)
    await come(right)
    await come(wrong)
    await payments.callBack(wrong)
    expect(await payments.read(client, wrong)).toMatchObject({
      status: 'succeeded',
      refund_status: 'refunded',
      paid_until: null,
    })
    expect(await worth()).toBe(25_000)
    await sendRefunds(simulator).run()
    expect((await payments.read(client, wrong)).refund_sent_at).not.toBeNull()
    const mails = await app.database.asOwner(
      `select text_body from platform.mail_outbox where recipient = $1 and subject = 'About your payment'`,
      [client.email],
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text_body).toContain('came in twice')
  })

  it('closes the second attempt where its own money comes first', async () => {
    const first = await payments.ask(client)
    await cancel(first)
    const second = await payments.ask(client)
    await come(first)
    expect(await payments.read(client, second)).toMatchObject({
      status: 'failed',
      failure: 'paid_before',
    })
    await come(second)
    expect(await payments.read(client, second)).toMatchObject({ refund_status: 'refunded' })
    expect(await worth()).toBe(25_000)
  })

  it('is paid once where both are reported at the same time', async () => {
    const first = await payments.ask(client)
    await cancel(first)
    const second = await payments.ask(client)
    await Promise.all([payments.pass(first, 60), payments.pass(second, 60)])
    await Promise.all([first, second, first, second].map((id) => payments.callBack(id)))
    const both = await Promise.all([first, second].map((id) => payments.read(client, id)))
    const counted = both.filter(({ refund_status }) => refund_status === 'none')
    expect(counted.filter(({ status }) => status === 'succeeded')).toHaveLength(1)
    expect(await worth()).toBe(25_000)
  })

  it('takes nothing from a month that was bought on purpose after the first had come', async () => {
    await come(await payments.ask(client))
    const second = await payments.ask(client)
    await cancel(second)
    await come(second)
    expect(await payments.read(client, second)).toMatchObject({ refund_status: 'none' })
    expect(await worth()).toBe(50_000)
  })

  it('stays paid where the money was faster, and cannot be cancelled by another user', async () => {
    const id = await payments.ask(client)
    expect((await cancel(id, await app.createPersona())).status).toBe(404)
    await come(id)
    expect(await cancel(id)).toMatchObject({ status: 200, body: { status: 'succeeded' } })
  })
})

it('asks for a PIN five times in a quarter of an hour at most, from one person or of one number', async () => {
  await app.close()
  app = await openTestApp({ AUTH_LIMITS: 'true', PAYMENTS_SECRET: paymentsSecret })
  payments = paymentsOf(app)
  client = await app.createPersona()
  const ask = async (as: Persona, ending: string) => {
    const answer = await app.call('POST', '/api/payments', { as, body: order(ending) })
    if (answer.status === 201) await cancel(answer.body.id, as)
    return answer.status
  }
  const statuses: number[] = []
  for (const ending of ['10', '11', '12', '13', '14', '15'])
    statuses.push(await ask(client, ending))
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  const others: number[] = []
  for (let count = 0; count < 6; count += 1) others.push(await ask(await app.createPersona(), '20'))
  expect(others).toEqual([201, 201, 201, 201, 201, 429])
})
