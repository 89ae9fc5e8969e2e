import { goodPassword } from '#tests/support/good-password.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FailedRefund } from '#domain/membership/schema.ts'
import { sendRefunds } from '#server/membership/refunds/jobs.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { actionsOn } from '#tests/support/audit-events.ts'
import { postSigned, settingsOf, standInFor } from '#tests/support/pawapay/aggregator.ts'
import { type Fault, StandIn } from '#tests/support/pawapay/stand-in.ts'
import { paymentsOf } from '#tests/support/payments.ts'

const standIn = new StandIn()
let app: TestApp
let admin: Persona
let payments: ReturnType<typeof paymentsOf>

beforeAll(async () => {
  await standIn.open()
  app = await openTestApp(settingsOf(standIn))
  admin = await app.createPersona({ role: 'admin' })
  payments = paymentsOf(app, standInFor(app, standIn))
})
afterAll(async () => {
  await app.close()
  await standIn.close()
})

const send = () => sendRefunds(payments.aggregator.provider).run()
const list = async (): Promise<FailedRefund[]> =>
  (await app.call('GET', '/api/admin/failed-refunds', { as: admin })).body
const step = (refund_id: string, step: string, as = admin) =>
  app.call('POST', `/api/admin/failed-refunds/${refund_id}/step`, {
    as,
    body: { step, password: goodPassword },
  })
const refundOf = (id: string) => [...standIn.refunds.values()].filter((one) => one.depositId === id)

/** A payment that an admin sends back. @param fault of its order @returns its id */
async function decided(client: Persona, fault?: Fault) {
  const id = await payments.ask(client)
  await payments.pass(id, 3)
  await payments.callBack(id)
  await app.call('POST', `/api/payments/${id}/refund`, { as: client, body: { reason: '' } })
  const path = `/api/admin/refunds/${id}/decision`
  await app.call('POST', path, { as: admin, body: { decision: 'refunded' } })
  if (fault) standIn.faults.push(fault)
  await send()
  return id
}

/** The same, where the order fails after it was taken. */
async function failed(client: Persona) {
  standIn.refundsFail = true
  const id = await decided(client)
  standIn.settleRefunds()
  standIn.refundsFail = false
  await send()
  return id
}

describe('money that goes back', () => {
  it('counts as sent once the aggregator says so, by a callback or by asking', async () => {
    const client = await app.createPersona()
    const id = await decided(client)
    expect(await payments.read(client, id)).toMatchObject({ refund_sent_at: null })
    const [refund] = refundOf(id)
    // What is claimed before it is so changes nothing.
    const claim = JSON.stringify({ ...standIn.dataOf(refund!.refundId), status: 'COMPLETED' })
    expect((await postSigned(app, standIn, claim)).status).toBe(200)
    expect(await payments.read(client, id)).toMatchObject({ refund_sent_at: null })
    standIn.settleRefunds()
    expect((await postSigned(app, standIn, claim)).status).toBe(200)
    expect(await payments.read(client, id)).toMatchObject({ refund_sent_at: expect.any(String) })
    await send()
    expect(refundOf(id)).toHaveLength(1)
  })

  it.each(['lost', 'error', 'late', 'away'] as const)(
    'is ordered once where an answer does not come: %s',
    async (fault) => {
      const client = await app.createPersona()
      const id = await decided(client, fault)
      await send()
      await send()
      standIn.settleRefunds()
      await send()
      expect(refundOf(id).map(({ status }) => status)).toEqual(['COMPLETED'])
      expect(await payments.read(client, id)).toMatchObject({ refund_sent_at: expect.any(String) })
      expect(standIn.twice).toEqual([])
    },
  )

  it('comes back to an admin, who sees why, and is sent by a new order, once', async () => {
    const client = await app.createPersona({ full_name: 'Mutinta Zulu' })
    const id = await failed(client)
    const found = (await list()).find((one) => one.id === id)!
    expect(found).toEqual({
      id,
      refund_id: refundOf(id)[0]!.refundId,
      refund_failure: 'no_wallet',
      plan_name: 'Wellness Starter',
      amount_ngwee: 25_000,
      phone: '+260977123056',
      network: 'Airtel',
      receipt_number: expect.any(Number),
      network_reference: 'MP.123056',
      refund_requested_at: expect.any(String),
      user_id: client.user_id,
      full_name: 'Mutinta Zulu',
    })
    expect(await actionsOn(app.database, client, 'refunds')).not.toHaveLength(0)
    const counts = (await app.call('GET', '/api/admin/waiting', { as: admin })).body
    expect(counts.refunds).toBeGreaterThan(0)
    const answers = await Promise.all([1, 2].map(() => step(found.refund_id, 'again')))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect((await list()).some((one) => one.id === id)).toBe(false)
    await send()
    standIn.settleRefunds()
    await send()
    const orders = refundOf(id)
    expect(orders.map(({ status }) => status)).toEqual(['FAILED', 'COMPLETED'])
    expect(new Set(orders.map(({ refundId }) => refundId)).size).toBe(2)
    expect((await step(found.refund_id, 'again')).status).toBe(404)
    expect((await step(orders[1]!.refundId, 'again')).status).toBe(409)
    expect(await payments.read(client, id)).toMatchObject({ refund_sent_at: expect.any(String) })
  })

  it('is settled by an admin who has given it back in another way', async () => {
    const client = await app.createPersona()
    const id = await failed(client)
    const { refund_id } = (await list()).find((one) => one.id === id)!
    expect((await step(refund_id, 'settled')).status).toBe(204)
    expect((await step(refund_id, 'settled')).status).toBe(409)
    expect(await payments.read(client, id)).toMatchObject({ refund_sent_at: expect.any(String) })
    await send()
    expect(refundOf(id)).toHaveLength(1)
  })

  it('is no one’s to send again but an admin’s, and never a payment without a refund', async () => {
    const client = await app.createPersona()
    const id = await failed(client)
    const { refund_id } = (await list()).find((one) => one.id === id)!
    expect((await step(refund_id, 'again', client)).status).toBe(403)
    expect((await step(randomUUID(), 'again')).status).toBe(404)
    expect((await step(id, 'again')).status).toBe(404)
    expect((await step(refund_id, 'maybe')).body.fields).toHaveProperty('step')
  })

  it('is what came, where another amount came than was asked for', async () => {
    const client = await app.createPersona()
    const id = await payments.ask(client, '09')
    await payments.pass(id, 3)
    await payments.callBack(id)
    await send()
    standIn.settleRefunds()
    await send()
    expect(refundOf(id)).toMatchObject([{ amount: '249', status: 'COMPLETED' }])
  })
})
