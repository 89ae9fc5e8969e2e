import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { asked, deskPaymentsIn } from '#tests/support/desk-payments.ts'
import { paymentsOf, paymentsSecret } from '#tests/support/payments.ts'

let app: TestApp
let desk: Persona
let payments: ReturnType<typeof paymentsOf>
beforeAll(async () => {
  app = await openTestApp({ PAYMENTS_SECRET: paymentsSecret })
  desk = await app.createPersona({ role: 'front_desk', full_name: 'Naomi Zulu' })
  payments = paymentsOf(app)
})
afterAll(() => app.close())

const { issued, invoiceOf, take, prompt, call, completeSessions } = deskPaymentsIn(() => app)
const read = (id: string, as = desk) => call(as, 'GET', `/desk/prompts/${id}`)
async function arrive(id: string) {
  await payments.askPhone(id)
  await payments.pass(id, 3)
  await payments.callBack(id)
}

describe('a payment by a phone that the front desk asks', () => {
  it('is open, then paid, in part or in full, and names who asked', async () => {
    const { patient, id } = await issued()
    const first = await prompt(desk, id, 10_000)
    expect(first).toMatchObject({ status: 201, body: { status: 'created', invoice_id: id } })
    await payments.askPhone(first.body.id)
    expect((await read(first.body.id)).body.status).toBe('pending')
    await payments.pass(first.body.id, 3)
    await Promise.all([1, 2, 3].map(() => payments.callBack(first.body.id)))
    expect((await read(first.body.id)).body).toMatchObject({ status: 'succeeded' })
    expect(await invoiceOf(desk, patient)).toMatchObject({
      state: 'part paid',
      open_ngwee: 15_000,
      payments: [{ paid_by: 'mobile money', amount_ngwee: 10_000, taken_by_name: 'Naomi Zulu' }],
    })
    await arrive((await prompt(desk, id, 15_000)).body.id)
    expect((await invoiceOf(desk, patient)).state).toBe('paid')
    const own = await app.call('GET', `/api/invoices/${id}/payments`, { as: patient })
    expect(own.body).toHaveLength(2)
  })

  it('is in the list of open ones with whose it is, how much and since when, until it is answered or cancelled', async () => {
    const { patient, id } = await issued()
    const other = await issued()
    const asking = (await prompt(desk, id, 10_000)).body.id as string
    const cancelled = (await prompt(desk, other.id, 5000)).body.id as string
    const ofList = async (wanted: string) =>
      (await call(desk, 'GET', '/desk/prompts')).body.find(
        (one: { id: string }) => one.id === wanted,
      )
    const check = (wanted: string, as = desk) => call(as, 'POST', `/desk/prompts/${wanted}/check`)
    expect(await ofList(asking)).toMatchObject({
      invoice_id: id,
      amount_ngwee: 10_000,
      asked_by_name: 'Naomi Zulu',
      patient: { id: patient.user_id, full_name: 'Mwila Phiri' },
    })
    expect((await check(asking)).body.status).toBe('created')
    await payments.askPhone(asking)
    expect((await check(asking)).body.status).toBe('pending')
    await payments.pass(asking, 3)
    expect((await check(asking)).body.status).toBe('succeeded')
    expect(await ofList(asking)).toBeUndefined()
    expect(await ofList(cancelled)).toBeDefined()
    expect((await call(desk, 'POST', `/desk/prompts/${cancelled}/cancel`)).status).toBe(200)
    expect(await ofList(cancelled)).toBeUndefined()
    expect((await check(randomUUID())).status).toBe(404)
    expect((await call(patient, 'GET', '/desk/prompts')).status).toBe(403)
    expect((await check(asking, patient)).status).toBe(403)
  })

  it('is asked for once, however often it is sent; another one waits until it has ended', async () => {
    const { patient, id } = await issued()
    const body = {
      id: randomUUID(),
      amount_ngwee: asked,
      phone: '0977 123 056',
      network: 'Airtel',
    }
    const send = (more: object = {}) =>
      call(desk, 'POST', `/desk/invoices/${id}/prompts`, { ...body, ...more })
    expect([(await send()).status, (await send()).status]).toEqual([201, 200])
    expect((await send({ amount_ngwee: 100 })).body.code).toBe('conflict')
    const second = await prompt(desk, id)
    expect([second.status, second.body.code]).toEqual([409, 'payment_open'])
    expect(second.body.message).toContain('this patient')
    expect(second.body.message).not.toContain(patient.email)
  })

  it('that fails, is cancelled or gets no answer pays nothing, and late money counts or goes back', async () => {
    const { patient, id } = await issued()
    const cancelled = (await prompt(desk, id)).body.id
    await payments.askPhone(cancelled)
    const path = `/desk/prompts/${cancelled}/cancel`
    expect((await call(desk, 'POST', path)).body).toMatchObject({
      status: 'failed',
      failure: 'cancelled',
    })
    expect((await call(desk, 'POST', path)).status).toBe(200)
    await take(desk, id, { amount_ngwee: 20_000 })
    await payments.pass(cancelled, 3)
    await payments.callBack(cancelled)
    expect((await read(cancelled)).body).toMatchObject({
      status: 'succeeded',
      refund_status: 'refunded',
    })
    expect(await invoiceOf(desk, patient)).toMatchObject({ open_ngwee: 5000 })
    const late = (await prompt(desk, id, 5000)).body.id
    await payments.askPhone(late)
    await call(desk, 'POST', `/desk/prompts/${late}/cancel`)
    await payments.pass(late, 3)
    await payments.callBack(late)
    expect(await invoiceOf(desk, patient)).toMatchObject({ state: 'paid' })
  })

  it('is rejected with its field, or where nothing is to be paid', async () => {
    const { id } = await issued()
    for (const amount of [0, -1, asked + 1]) {
      const rejected = await prompt(desk, id, amount)
      expect([rejected.status, Object.keys(rejected.body.fields)]).toEqual([422, ['amount_ngwee']])
    }
    const wrong = { id: randomUUID(), amount_ngwee: asked, phone: '12', network: 'Airtel' }
    const phone = await call(desk, 'POST', `/desk/invoices/${id}/prompts`, wrong)
    expect(Object.keys(phone.body.fields)).toEqual(['phone'])
    await take(desk, id)
    expect((await prompt(desk, id, 1)).body.code).toBe('not_open')
    expect((await prompt(desk, (await completeSessions()).id)).status).toBe(404)
  })

  it('is of the desk alone: a payment that a patient has started is not shown there', async () => {
    const { patient, id } = await issued()
    const own = (await payments.payInvoice(patient, id, asked)).body.id
    expect((await read(own)).status).toBe(404)
    expect((await call(desk, 'POST', `/desk/prompts/${own}/cancel`)).status).toBe(404)
    expect((await call(patient, 'GET', `/desk/prompts/${own}`)).status).toBe(403)
    expect(
      (await app.call('GET', `/api/invoices/${id}/payments`, { as: patient })).body,
    ).toMatchObject([{ status: 'created' }])
  })
})
