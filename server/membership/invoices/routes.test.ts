import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, asActor, tables } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { emailsTo, subjectsTo } from '#tests/support/appointment-mails.ts'
import { billingIn } from '#tests/support/billing.ts'
import { invoiceOrder, paymentsOf, paymentsSecret, settings } from '#tests/support/payments.ts'
import { bookFor, statusesOf } from '#tests/support/practice.ts'
import { reconcileLatePayments } from '../reconciliation/jobs.ts'
import { sendRefunds } from '../refunds/jobs.ts'
import { simulator } from '../simulator/jobs.ts'

let app: TestApp
let payments: ReturnType<typeof paymentsOf>
beforeAll(async () => {
  app = await openTestApp({ PAYMENTS_SECRET: paymentsSecret })
  payments = paymentsOf(app)
})
afterAll(() => app.close())

const { list, step, record, reverse, credit, completeSessions, provider } = billingIn(() => app)
const issue = { status: 'issued', amount_ngwee: 25_000 }

async function issued() {
  const made = await completeSessions()
  await step(made.doctor, made.id, issue)
  return made
}
const invoice = async (as: Persona, id: string) =>
  (await app.call('GET', `/api/invoices/${id}`, { as })).body
const attempts = async (as: Persona, id: string) =>
  (await app.call('GET', `/api/invoices/${id}/payments`, { as })).body

/** Asks to pay, and has the phone asked. @returns the payment's id */
async function ask(as: Persona, id: string, open = 25_000, ending = '56'): Promise<string> {
  const { body, status } = await payments.payInvoice(as, id, open, ending)
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
  await payments.askPhone(body.id)
  return body.id
}
async function arrive(id: string) {
  await payments.pass(id, 3)
  await payments.callBack(id)
}

describe('an invoice that its patient pays by mobile money', () => {
  it('is paid once the money has come, once, with a receipt by email, also for a student', async () => {
    const student = await app.createPersona({ is_student: true })
    const doctor = await provider()
    await bookFor(student, doctor, { status: 'completed', at: '2026-03-02T07:00:00Z' })
    const { id } = (await list(doctor))[0]!
    const { number } = (await step(doctor, id, issue)).body
    const payment = await ask(student, id)
    expect(await attempts(student, id)).toMatchObject([
      { id: payment, purpose: 'invoice', plan_name: `Invoice ${number}`, status: 'pending' },
    ])
    expect(await invoice(student, id)).toMatchObject({ status: 'issued', payments: [] })
    await payments.pass(payment, 3)
    await Promise.all([1, 2, 3].map(() => payments.callBack(payment)))
    const paid = await invoice(student, id)
    expect(paid).toMatchObject({
      status: 'paid',
      paid_by: 'mobile money',
      payments: [{ amount_ngwee: 25_000, is_online: true }],
    })
    expect(await subjectsTo(app, student)).toEqual(['Your payment has arrived'])
    const [email] = await emailsTo(app, student)
    expect(email!.text_body).toContain(`/invoices/${id}`)
    const receipt = `/api/invoices/${id}/payments/${paid.payments[0].id}/receipt.pdf`
    expect((await app.call('GET', receipt, { as: student })).status).toBe(200)
    expect(await list(doctor)).toMatchObject([{ status: 'paid', paid_ngwee: 25_000 }])
  })

  it('is paid for what is open after a part payment and a credit note', async () => {
    const { patient, doctor, id } = await issued()
    await record(doctor, id, { amount_ngwee: 10_000 })
    await credit(doctor, id, { amount_ngwee: 1000 })
    await arrive(await ask(patient, id, 14_000))
    expect(await invoice(patient, id)).toMatchObject({ status: 'paid', paid_ngwee: 24_000 })
  })

  it('never gives days of a plan', async () => {
    const { patient, id } = await issued()
    await arrive(await ask(patient, id))
    expect(await payments.membership(patient)).toBeNull()
    expect((await app.call('GET', '/api/payments', { as: patient })).body).toMatchObject([
      { purpose: 'invoice', plan_key: null, paid_until: null },
    ])
  })

  it('is asked for once, however often the order is sent', async () => {
    const { patient, id } = await issued()
    const body = invoiceOrder(25_000)
    const send = () => app.call('POST', `/api/invoices/${id}/payments`, { as: patient, body })
    expect(statusesOf(await Promise.all([send(), send(), send()]))).toEqual([200, 200, 201])
    await payments.askPhone(body.id)
    await arrive(body.id)
    // Also after it is paid.
    expect(await send()).toMatchObject({ status: 200, body: { status: 'succeeded' } })
    const other = await issued()
    const path = `/api/invoices/${other.id}/payments`
    expect((await app.call('POST', path, { as: other.patient, body })).status).toBe(409)
  })

  it('is not asked for where another amount is open than was shown, or nothing', async () => {
    const { patient, doctor, id } = await issued()
    for (const open of [24_999, 25_001, 1, 0, -1])
      expect((await payments.payInvoice(patient, id, open)).status).toBe(409)
    await record(doctor, id, { amount_ngwee: 25_000 })
    for (const open of [25_000, 0])
      expect(await payments.payInvoice(patient, id, open)).toMatchObject({
        status: 409,
        body: { code: 'not_open' },
      })
  })

  it('is asked of its patient only, and never as a draft', async () => {
    const { patient, doctor, id } = await completeSessions()
    expect((await payments.payInvoice(patient, id, 0)).status).toBe(404)
    await step(doctor, id, issue)
    for (const as of [await app.createPersona(), doctor, await provider()]) {
      expect((await payments.payInvoice(as, id, 25_000)).status).toBe(404)
      expect(await attempts(as, id)).toEqual([])
    }
  })

  it('keeps one payment of a person under way, whatever it is for', async () => {
    const { patient, id } = await issued()
    await payments.ask(patient)
    expect(await payments.payInvoice(patient, id, 25_000)).toMatchObject({
      status: 409,
      body: { code: 'payment_open' },
    })
  })
})

describe('money for an invoice that pays nothing', () => {
  const refunded = async (as: Persona, id: string) => {
    await sendRefunds(simulator).run()
    const [payment] = await attempts(as, id)
    expect(payment).toMatchObject({
      status: 'succeeded',
      refund_status: 'refunded',
      refund_sent_at: expect.any(String),
    })
    expect(await subjectsTo(app, as)).toEqual(['About your payment'])
  }

  it('goes back where the provider has recorded cash meanwhile', async () => {
    const { patient, doctor, id } = await issued()
    const payment = await ask(patient, id)
    await record(doctor, id, { amount_ngwee: 1 })
    await arrive(payment)
    await refunded(patient, id)
    expect(await invoice(patient, id)).toMatchObject({ status: 'issued', paid_ngwee: 1 })
  })

  it('goes back where the invoice is void meanwhile', async () => {
    const { patient, doctor, id } = await issued()
    const payment = await ask(patient, id)
    await step(doctor, id, { status: 'void' })
    await arrive(payment)
    await refunded(patient, id)
    expect(await invoice(patient, id)).toMatchObject({ status: 'void', payments: [] })
  })

  it('goes back where another amount came', async () => {
    const { patient, id } = await issued()
    await arrive(await ask(patient, id, 25_000, '09'))
    await refunded(patient, id)
    expect(await invoice(patient, id)).toMatchObject({ status: 'issued', paid_ngwee: 0 })
  })

  it('goes back where it came late, after a second attempt', async () => {
    const { patient, id } = await issued()
    const late = await ask(patient, id, 25_000, '07')
    await payments.expire(late)
    await payments.callBack(late)
    await arrive(await ask(patient, id))
    await payments.pass(late, 21 * 60)
    await reconcileLatePayments(simulator, settings).run()
    expect(await invoice(patient, id)).toMatchObject({ status: 'paid', paid_ngwee: 25_000 })
    expect(
      (await attempts(patient, id)).map(
        ({ refund_status }: { refund_status: string }) => refund_status,
      ),
    ).toEqual(['none', 'refunded'])
  })

  it('counts where it came late and the invoice is still open', async () => {
    const { patient, id } = await issued()
    const late = await ask(patient, id, 25_000, '07')
    await payments.expire(late)
    await payments.callBack(late)
    await payments.pass(late, 21 * 60)
    await reconcileLatePayments(simulator, settings).run()
    expect(await invoice(patient, id)).toMatchObject({ status: 'paid' })
  })
})

describe('money for an invoice that its provider sends back', () => {
  it('goes to the number that paid, once, and the invoice is open again', async () => {
    const { patient, doctor, id } = await issued()
    const payment = await ask(patient, id)
    await arrive(payment)
    expect(await step(doctor, id, { status: 'void' })).toMatchObject({
      status: 409,
      body: { code: 'has_payments' },
    })
    const [online] = (await invoice(patient, id)).payments
    expect((await reverse(doctor, id, online.id)).body).toMatchObject({ status: 'issued' })
    expect((await reverse(doctor, id, online.id)).status).toBe(200)
    await sendRefunds(simulator).run()
    expect(await attempts(patient, id)).toMatchObject([
      { refund_status: 'refunded', refund_sent_at: expect.any(String) },
    ])
    // It is reported again, and stays refunded.
    await payments.callBack(payment)
    expect(await invoice(patient, id)).toMatchObject({ status: 'issued', paid_ngwee: 0 })
    expect((await step(doctor, id, { status: 'void' })).status).toBe(200)
  })

  it('stays where an invoice is made void without the routes', async () => {
    const { patient, doctor, id } = await issued()
    await arrive(await ask(patient, id))
    const actor: Actor = { ...doctor, audience: 'approved-provider', authorized: false }
    const makeVoid = asActor(actor, (tx) =>
      tx.run(tables.updateTable('invoices').set({ status: 'void' }).where('id', '=', id)),
    )
    await expect(makeVoid).rejects.toMatchObject({ code: 'UB409' })
    expect(await invoice(patient, id)).toMatchObject({ status: 'paid', paid_ngwee: 25_000 })
    expect(await attempts(patient, id)).toMatchObject([{ refund_status: 'none' }])
  })

  it('is not asked back by the patient from an admin', async () => {
    const { patient, id } = await issued()
    const payment = await ask(patient, id)
    await arrive(payment)
    const path = `/api/payments/${payment}/refund`
    expect((await app.call('POST', path, { as: patient, body: {} })).status).toBe(409)
  })
})
