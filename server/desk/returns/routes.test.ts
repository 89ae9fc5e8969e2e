import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { asked, deskPaymentsIn } from '#tests/support/desk-payments.ts'
import { goodPassword } from '#tests/support/good-password.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const made = deskPaymentsIn(() => app)
const { issued, take, till, close, call, reverse, step, expectedIn, returns, giveBack } = made
const today = todayInLusaka()
const clerk = (full_name = 'Naomi Zulu') => app.createPersona({ role: 'front_desk', full_name })
const voidStep = { status: 'void', void_because: 'Relapse of the patient' }

/** A payment at the desk of an invoice that its provider has made void since. */
async function voided(payment: object = {}) {
  const desk = await clerk()
  const invoice = await issued()
  const { body } = await take(desk, invoice.id, { amount_ngwee: 10_000, ...payment })
  const taken = body.payments[0].id as string
  const answer = await step(invoice.doctor, invoice.id, { ...voidStep, takes_back_ngwee: 10_000 })
  expect(answer.status).toBe(200)
  return { ...invoice, desk, payment: taken }
}
const waitingOf = async (desk: Persona, payment: string) =>
  (await returns(desk)).find(({ payment_id }) => payment_id === payment)
const sheetOf = async (payment: string) =>
  (await call(admin, 'GET', `/admin/desk-payments?day=${today}`)).body.find(
    (one: { id: string }) => one.id === payment,
  )

describe('cash of an invoice that became void', () => {
  it('stays in the till until the desk says that its patient has it, and is named to the desk', async () => {
    const { desk, patient, payment } = await voided()
    expect(await expectedIn(desk)).toBe(10_000)
    const waiting = await waitingOf(desk, payment)
    expect(waiting).toMatchObject({
      amount_ngwee: 10_000,
      paid_by: 'cash',
      taken_by_name: 'Naomi Zulu',
      patient: { id: patient.user_id, full_name: 'Mwila Phiri' },
    })
    expect(JSON.stringify(waiting)).not.toContain('Relapse')
    const answer = await giveBack(desk, payment, 'till')
    expect(answer.status).toBe(200)
    expect(await waitingOf(desk, payment)).toBeUndefined()
    expect(await expectedIn(desk)).toBe(0)
    expect((await giveBack(desk, payment, 'till')).status).toBe(200)
    expect(await expectedIn(desk)).toBe(0)
    expect((await giveBack(desk, payment, 'bank', 'T-1')).body.code).toBe('given_back')
    const events = await auditEventsOf(app.database, payment)
    expect(events.filter(({ action }) => action === 'invoice.give_back')).toHaveLength(1)
    expect((await sheetOf(payment)).given_back).toMatchObject({
      way: 'till',
      given_by_name: 'Naomi Zulu',
    })
  })

  it('goes back in another way once the till was counted, with a note, or from the till of another day', async () => {
    const { desk, payment } = await voided()
    await close(desk, (await till(desk)).today!.id, 10_000)
    expect((await giveBack(desk, payment, 'till')).body.code).toBe('till_closed')
    for (const note of ['', ' ', 'no']) {
      const { status, body } = await giveBack(desk, payment, 'clinic', note)
      expect([status, Object.keys(body.fields)]).toEqual([422, ['note']])
    }
    const other = await clerk('Peter Mwale')
    expect((await giveBack(other, payment, 'till')).body.code).toBe('till_short')
    expect((await giveBack(other, payment, 'clinic', 'The manager, from the safe')).status).toBe(
      200,
    )
    expect((await till(desk)).today).toMatchObject({ expected_ngwee: 10_000 })
    expect((await sheetOf(payment)).given_back).toMatchObject({
      way: 'clinic',
      note: 'The manager, from the safe',
      given_by_name: 'Peter Mwale',
    })
    const later = await voided()
    await call(other, 'PUT', '/desk/till', { float_ngwee: 30_000 })
    expect((await giveBack(other, later.payment, 'till')).status).toBe(200)
    expect(await expectedIn(other)).toBe(20_000)
    expect((await call(other, 'PUT', '/desk/till', { float_ngwee: 0 })).body.code).toBe(
      'float_fixed',
    )
  })

  it('is expected no more where no money had come, and never leaves less than nothing', async () => {
    const { desk, payment } = await voided()
    expect((await giveBack(desk, payment, 'none', 'Entered twice')).status).toBe(200)
    expect(await expectedIn(desk)).toBe(0)
    const spent = await voided()
    const older = await voided()
    expect((await giveBack(spent.desk, older.payment, 'till')).status).toBe(200)
    expect((await giveBack(spent.desk, spent.payment, 'none', 'Not taken')).body.code).toBe(
      'till_short',
    )
    expect(await expectedIn(spent.desk)).toBe(0)
  })

  it('is the desk’s to see and to give back, and no one else’s', async () => {
    const { desk, doctor, patient, payment } = await voided()
    for (const as of [doctor, patient, admin]) {
      expect((await call(as, 'GET', '/desk/returns')).status).toBe(403)
      expect((await giveBack(as, payment, 'till')).status).toBe(403)
    }
    expect((await giveBack(desk, randomUUID(), 'till')).status).toBe(404)
  })
})

describe('money of a payment that was reversed', () => {
  it('by its provider or an admin is to be given back, by the desk itself it is not', async () => {
    const desk = await clerk()
    const [one, two, three] = [await issued(), await issued(), await issued()]
    const payments: string[] = []
    for (const { id } of [one, two, three])
      payments.push((await take(desk, id, { amount_ngwee: 100 })).body.payments[0].id)
    await reverse(one.doctor, one.id, payments[0]!)
    const reversal = { reason: 'Wrong patient', corrects_till: false, password: goodPassword }
    await call(admin, 'POST', `/admin/desk-payments/${payments[1]}/reversal`, reversal)
    const path = `/desk/invoices/${three.id}/payments/${payments[2]}/reversal`
    await call(desk, 'POST', path, { reason: 'Wrong amount' })
    const waiting = (await returns(desk)).map(({ payment_id }) => payment_id)
    expect(payments.map((id) => waiting.includes(id))).toEqual([true, true, false])
    expect(await expectedIn(desk)).toBe(200)
    expect((await sheetOf(payments[2]!)).given_back).toBeNull()
  })

  it('is not, where an admin says that the cash was never in the till', async () => {
    const desk = await clerk()
    const { id } = await issued()
    const payment = (await take(desk, id)).body.payments[0].id as string
    await close(desk, (await till(desk)).today!.id, 0, 'Not known')
    const reversal = { reason: 'Never paid', corrects_till: true, password: goodPassword }
    await call(admin, 'POST', `/admin/desk-payments/${payment}/reversal`, reversal)
    expect(await waitingOf(desk, payment)).toBeUndefined()
    expect((await sheetOf(payment)).given_back).toMatchObject({ way: 'none', note: 'Never paid' })
  })

  it('by card goes back too, and what a clerk reverses is in their till to give', async () => {
    const { desk, payment } = await voided({ paid_by: 'card', reference: 'Slip 7' })
    expect(await waitingOf(desk, payment)).toMatchObject({ paid_by: 'card' })
    expect((await giveBack(desk, payment, 'card', 'Slip 8')).status).toBe(200)
    const { id } = await issued()
    const own = (await take(desk, id, { amount_ngwee: 10_000 })).body.payments[0].id as string
    const older = await voided()
    await giveBack(desk, older.payment, 'till')
    const path = `/desk/invoices/${id}/payments/${own}/reversal`
    const rejected = await call(desk, 'POST', path, { reason: 'Wrong amount' })
    expect([rejected.status, rejected.body.code]).toEqual([409, 'till_short'])
    expect(asked).toBeGreaterThan(10_000)
  })
})
