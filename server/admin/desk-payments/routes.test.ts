import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminDeskPayment } from '#domain/desk/payments.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { asked, deskPaymentsIn } from '#tests/support/desk-payments.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { paymentsOf, paymentsSecret } from '#tests/support/payments.ts'

let app: TestApp
let admin: Persona
let desk: Persona
let payments: ReturnType<typeof paymentsOf>
beforeAll(async () => {
  app = await openTestApp({ PAYMENTS_SECRET: paymentsSecret })
  admin = await app.createPersona({ role: 'admin' })
  desk = await app.createPersona({ role: 'front_desk', full_name: 'Naomi Zulu' })
  payments = paymentsOf(app)
})
afterAll(() => app.close())

const { expectedIn, call, close, issued, prompt, record, take, till } = deskPaymentsIn(() => app)
const today = todayInLusaka()
const ofDay = async (): Promise<AdminDeskPayment[]> =>
  (await call(admin, 'GET', `/admin/desk-payments?day=${today}`)).body
async function arrive(id: string) {
  await payments.askPhone(id)
  await payments.pass(id, 3)
  await payments.callBack(id)
}

describe('the payments of a day', () => {
  it('are all that was paid of invoices, by the way it came, and only cash of the desk is in a till', async () => {
    const { patient, doctor, id } = await issued()
    await take(desk, id, { amount_ngwee: 1000 })
    await take(desk, id, { amount_ngwee: 2000, paid_by: 'card', reference: 'S-1' })
    await record(doctor, id, { amount_ngwee: 3000, paid_by: 'bank' })
    await arrive((await prompt(desk, id, 4000)).body.id)
    await arrive((await payments.payInvoice(patient, id, asked - 10_000)).body.id)
    const rows = await ofDay()
    expect(
      rows.map((one) => [one.came_by, one.paid_by, one.amount_ngwee, one.taken_by_name]),
    ).toEqual([
      ['desk', 'cash', 1000, 'Naomi Zulu'],
      ['desk', 'card', 2000, 'Naomi Zulu'],
      ['elsewhere', 'bank', 3000, null],
      ['phone', 'mobile money', 4000, 'Naomi Zulu'],
      ['phone', 'mobile money', asked - 10_000, null],
    ])
    expect(await expectedIn(desk)).toBe(1000)
    expect(JSON.stringify(rows)).not.toMatch(/Mwila|patient/)
    for (const { id: payment, came_by } of rows.filter((one) => one.came_by !== 'desk')) {
      const rejected = await call(admin, 'POST', `/admin/desk-payments/${payment}/reversal`, {
        reason: 'A mistake',
        corrects_till: false,
        password: goodPassword,
      })
      expect([came_by, rejected.status]).toEqual([came_by, 404])
    }
  })
})

describe('a reversal that corrects a till', () => {
  it('is not stopped by a correction with the id of the payment', async () => {
    const clerk = await app.createPersona({ role: 'front_desk' })
    const { id } = await issued()
    const payment = randomUUID()
    await take(clerk, id, { id: payment })
    const own = (await till(clerk)).today!
    await close(clerk, own.id, asked)
    const correction = { id: payment, amount_ngwee: 5, reason: 'Found', password: goodPassword }
    expect(
      (await call(admin, 'POST', `/admin/tills/${own.id}/corrections`, correction)).status,
    ).toBe(200)
    const body = { reason: 'A mistake', corrects_till: true, password: goodPassword }
    const path = `/admin/desk-payments/${payment}/reversal`
    expect((await call(admin, 'POST', path, body)).status).toBe(200)
    expect((await call(admin, 'POST', path, body)).status).toBe(200)
    const other = await call(admin, 'POST', path, { ...body, corrects_till: false })
    expect([other.status, other.body.code]).toEqual([409, 'conflict'])
    const [found] = await app.database.asOwner(
      'select count(*)::int as entries, sum(amount_ngwee)::int as sum from till_corrections where till_id = $1',
      [own.id],
    )
    expect(found).toEqual({ entries: 2, sum: 5 - asked })
  })
})
