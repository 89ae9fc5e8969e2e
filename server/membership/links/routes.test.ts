import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '#server/platform/db.ts'
import { erasePerson } from '#server/accounts/my-data/data.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { emailsTo } from '#tests/support/appointment-mails.ts'
import { billingIn } from '#tests/support/billing.ts'
import { invoiceOrder, paymentsOf, paymentsSecret } from '#tests/support/payments.ts'
import { statusesOf } from '#tests/support/practice.ts'

let app: TestApp
let payments: ReturnType<typeof paymentsOf>
beforeAll(async () => {
  app = await openTestApp({ PAYMENTS_SECRET: paymentsSecret })
  payments = paymentsOf(app)
})
afterAll(() => app.close())

const { step, record, completeSessions } = billingIn(() => app)
const issue = { status: 'issued', amount_ngwee: 25_000 }

const link = (as: Persona, id: string, method = 'POST') =>
  app.call(method, `/api/invoices/${id}/pay-link`, { as })
const offer = (token: string) => app.call('POST', '/api/pay-links/offer', { body: { token } })
const pay = (token: string, open = 25_000, more: object = {}) =>
  app.call('POST', '/api/pay-links/payments', {
    body: { token, ...invoiceOrder(open), ...more },
  })
const look = (token: string, id: string) =>
  app.call('POST', '/api/pay-links/payment', { body: { token, id } })

async function linked() {
  const made = await completeSessions()
  await step(made.doctor, made.id, issue)
  const { token } = (await link(made.patient, made.id)).body as { token: string }
  return { ...made, token }
}

describe('a link to pay an invoice', () => {
  it('shows an amount, and nothing of the patient, the provider, or the session', async () => {
    const { doctor, id, token } = await linked()
    await record(doctor, id, { amount_ngwee: 10_000 })
    const answer = await app.request('POST', '/api/pay-links/offer', { body: { token } })
    expect(await answer.json()).toEqual({
      amount_ngwee: 15_000,
      kind: 'simulated',
      closed_networks: [],
    })
  })

  it('pays the invoice once, and notifies its patient', async () => {
    const { patient, id, token } = await linked()
    const order = invoiceOrder(25_000)
    const send = () => app.call('POST', '/api/pay-links/payments', { body: { token, ...order } })
    expect(statusesOf(await Promise.all([send(), send(), send()]))).toEqual([200, 200, 201])
    const shown = (await look(token, order.id)).body
    expect(Object.keys(shown).toSorted()).toEqual([
      'amount_ngwee',
      'expires_at',
      'failure',
      'id',
      'refund_status',
      'status',
    ])
    await payments.askPhone(order.id)
    await payments.pass(order.id, 3)
    await Promise.all([payments.callBack(order.id), payments.callBack(order.id)])
    expect((await look(token, order.id)).body).toMatchObject({
      status: 'succeeded',
      refund_status: 'none',
    })
    const invoice = await app.call('GET', `/api/invoices/${id}`, { as: patient })
    expect(invoice.body).toMatchObject({ status: 'paid', payments: [{ is_online: true }] })
    // The number that paid is not the patient's to read.
    expect((await app.call('GET', '/api/payments', { as: patient })).body).toEqual([])
    const [email] = await emailsTo(app, patient)
    expect(email!.subject).toBe('A payment for you has arrived')
  })

  it('sends money back that came when the invoice was paid', async () => {
    const { doctor, id, token } = await linked()
    const { body } = await pay(token)
    await payments.askPhone(body.id)
    await record(doctor, id, { amount_ngwee: 25_000 })
    await payments.pass(body.id, 3)
    await payments.callBack(body.id)
    expect((await look(token, body.id)).body).toMatchObject({
      status: 'succeeded',
      refund_status: 'refunded',
    })
  })

  it('ends when the invoice is paid or void, when it is revoked, and when a new one is made', async () => {
    const paid = await linked()
    await record(paid.doctor, paid.id, { amount_ngwee: 25_000 })
    const ended = await linked()
    await step(ended.doctor, ended.id, { status: 'void' })
    const revoked = await linked()
    expect((await link(revoked.patient, revoked.id, 'GET')).body.made_at).not.toBeNull()
    expect((await link(revoked.patient, revoked.id, 'DELETE')).status).toBe(204)
    expect((await link(revoked.patient, revoked.id, 'GET')).body).toEqual({ made_at: null })
    const replaced = await linked()
    const { token } = (await link(replaced.patient, replaced.id)).body
    const erased = await linked()
    await asSystem('erase a person of a test', (tx) => erasePerson(tx, erased.patient.user_id))
    for (const one of [paid, ended, revoked, replaced, erased]) {
      expect((await offer(one.token)).status).toBe(404)
      expect([404, 409]).toContain((await pay(one.token)).status)
    }
    expect((await offer(token)).status).toBe(200)
  })

  it('is made, seen and revoked by the patient of an issued invoice only', async () => {
    const { patient, doctor, id, invoices } = await completeSessions()
    expect((await link(patient, id)).status).toBe(404)
    await step(doctor, invoices[0]!.id, issue)
    const { token } = (await link(patient, id)).body
    for (const as of [await app.createPersona(), doctor]) {
      expect((await link(as, id)).status).toBe(404)
      expect((await link(as, id, 'GET')).body).toEqual({ made_at: null })
      await link(as, id, 'DELETE')
    }
    expect((await offer(token)).status).toBe(200)
    const rows = await app.database.asOwner(`select * from pay_links where invoice_id = $1`, [id])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('asks for what is open, one payment at a time, and shows no payment of another link', async () => {
    const { token } = await linked()
    expect(await pay(token, 1)).toMatchObject({ status: 409, body: { code: 'amount_changed' } })
    const { body } = await pay(token)
    expect(await pay(token)).toMatchObject({ status: 409, body: { code: 'payment_open' } })
    const other = await linked()
    expect((await look(other.token, body.id)).status).toBe(404)
    expect((await pay(other.token, 25_000, { id: body.id })).status).toBe(409)
    expect((await look(token, randomUUID())).status).toBe(404)
    expect((await offer('x'.repeat(43))).status).toBe(404)
    expect((await offer('short')).status).toBe(422)
  })
})
