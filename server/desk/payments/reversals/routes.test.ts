import { randomUUID } from 'node:crypto'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { emailsTo } from '#tests/support/appointment-mails.ts'
import { asked, deskPaymentsIn } from '#tests/support/desk-payments.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { statusesOf } from '#tests/support/practice.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin', full_name: 'Grace Admin' })
})
afterAll(() => app.close())

const { issued, invoiceOf, take, till, close, call, reverse, expectedIn } = deskPaymentsIn(
  () => app,
)
const today = todayInLusaka()
const clerk = (full_name = 'Naomi Zulu') => app.createPersona({ role: 'front_desk', full_name })
const undo = (as: Persona, id: string, payment: string, reason = 'Wrong amount') =>
  call(as, 'POST', `/desk/invoices/${id}/payments/${payment}/reversal`, { reason })
const undoAsAdmin = (payment: string, more: object = {}, as = admin) =>
  call(as, 'POST', `/admin/desk-payments/${payment}/reversal`, {
    reason: 'Wrong patient',
    corrects_till: false,
    password: goodPassword,
    ...more,
  })

/** An invoice that a new clerk has taken a payment of. */
async function taken(payment: object = {}) {
  const desk = await clerk()
  const made = await issued()
  const { body } = await take(desk, made.id, payment)
  return { ...made, desk, payment: body.payments[0].id as string }
}
const ledger = async (source: string) =>
  (
    await app.database.asOwner(
      'select kind, amount_ngwee, day::text from income_entries where source_id = $1 order by kind',
      [source],
    )
  ).map(({ kind, amount_ngwee, day }) => [kind, amount_ngwee, day])
const yesterday = (payment: string) =>
  app.database.asOwner(
    `update invoice_payments set created_at = created_at - interval '1 day' where id = $1`,
    [payment],
  )
/** Writes what the triggers reject. */
async function byHand(statement: string, values: unknown[]) {
  await app.database.asOwner('alter table invoice_payments disable trigger user')
  await app.database.asOwner(statement, values)
  await app.database.asOwner('alter table invoice_payments enable trigger user')
}
const receipt = async (as: Persona, id: string, payment: string) => {
  const path = `/api/desk/invoices/${id}/payments/${payment}/receipt.pdf`
  const answer = await app.request('GET', path, { as })
  const pdf = new Uint8Array(await answer.arrayBuffer())
  return (await extractText(pdf, { mergePages: true })).text
}
const reversalsTo = async (person: Persona) =>
  (await emailsTo(app, person)).filter(({ subject }) => subject === 'About a receipt of yours')

describe('a payment that the desk took by mistake', () => {
  it('is reversed on the same day: the till, the ledger and the invoice are as before it, and it stays on record', async () => {
    const { desk, patient, id, payment } = await taken({ amount_ngwee: 10_000 })
    expect((await invoiceOf(desk, patient)).payments[0]).toMatchObject({ may_reverse: true })
    const back = await undo(desk, id, payment)
    expect(back).toMatchObject({
      status: 200,
      body: {
        state: 'open',
        open_ngwee: asked,
        payments: [{ is_reversed: true, may_reverse: false }],
      },
    })
    expect(await expectedIn(desk)).toBe(0)
    expect(await ledger(payment)).toEqual([
      ['payment', 10_000, today],
      ['reversal', -10_000, today],
    ])
    const [event] = await app.database.asOwner(
      `select actor_id from platform.audit_events where record_id = $1 and action = 'invoice.reverse_payment'`,
      [payment],
    )
    expect(event!.actor_id).toBe(desk.user_id)
    expect((await take(desk, id)).body).toMatchObject({ state: 'paid' })
  })

  it('is reversed once, however often it is sent and by however many at once', async () => {
    const { desk, id, payment } = await taken()
    const answers = await Promise.all([
      undo(desk, id, payment),
      undo(desk, id, payment),
      undo(desk, id, payment, 'Wrong patient'),
      undoAsAdmin(payment),
    ])
    const statuses = statusesOf(answers)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0)
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
    expect(await ledger(payment)).toHaveLength(2)
    const events = await app.database.asOwner(
      `select 1 from platform.audit_events where record_id = $1 and action = 'invoice.reverse_payment'`,
      [payment],
    )
    expect(events).toHaveLength(1)
  })

  it.each([
    ['of a colleague', 'not_own', async () => ({ ...(await taken()), desk: await clerk() })],
    [
      'of an earlier day',
      'too_late',
      async () => {
        const made = await taken()
        await yesterday(made.payment)
        return made
      },
    ],
    [
      'of a till that was counted',
      'till_closed',
      async () => {
        const made = await taken()
        await close(made.desk, (await till(made.desk)).today!.id, asked)
        return made
      },
    ],
    [
      'by card, once the till was counted',
      'till_closed',
      async () => {
        const made = await taken({ paid_by: 'card', reference: 'Slip 1' })
        await call(made.desk, 'PUT', '/desk/till', { float_ngwee: 100 })
        await close(made.desk, (await till(made.desk)).today!.id, 100)
        return made
      },
    ],
    [
      'that its provider has reversed',
      'reversed',
      async () => {
        const made = await taken()
        await reverse(made.doctor, made.id, made.payment, 'Relapse')
        return made
      },
    ],
  ] as const)('is not reversed by the desk: one %s', async (_, code, make) => {
    const { desk, id, patient, payment } = await make()
    expect((await invoiceOf(desk, patient)).payments[0]!.may_reverse).toBe(false)
    const before = await ledger(payment)
    const rejected = await undo(desk, id, payment)
    expect([rejected.status, rejected.body.code]).toEqual([409, code])
    expect(await ledger(payment)).toEqual(before)
  })

  it('is not reversed where the money came by this service: that is a refund', async () => {
    const { desk, id, payment } = await taken()
    await byHand(
      'update invoice_payments set is_online = true, till_id = null, taken_by = null where id = $1',
      [payment],
    )
    expect((await undo(desk, id, payment)).body.code).toBe('online')
    expect((await undoAsAdmin(payment)).status).toBe(404)
  })

  it('needs a reason, and is that of this invoice', async () => {
    const { desk, id, payment } = await taken()
    for (const reason of ['', ' x ', 'x'.repeat(201)]) {
      const rejected = await undo(desk, id, payment, reason)
      expect([rejected.status, Object.keys(rejected.body.fields)]).toEqual([422, ['reason']])
    }
    expect((await undo(desk, randomUUID(), payment)).status).toBe(404)
    expect((await undo(desk, id, randomUUID())).status).toBe(404)
    expect((await undo(await app.createPersona(), id, payment)).status).toBe(403)
    expect((await undo(admin, id, payment)).status).toBe(403)
  })

  it('is in the count of a till that is closed at the same moment, or is rejected', async () => {
    for (const _ of [1, 2, 3]) {
      const { desk, id, payment } = await taken()
      const own = (await till(desk)).today!
      const [undone] = await Promise.all([
        undo(desk, id, payment),
        close(desk, own.id, 1, 'Counted meanwhile'),
      ])
      expect(await expectedIn(desk)).toBe(undone.status === 200 ? 0 : asked)
    }
  })

  it('keeps the number of its receipt, and so does each other payment of the invoice', async () => {
    const { desk, patient, id, payment } = await taken({ amount_ngwee: 10_000 })
    const second = (await take(desk, id, { amount_ngwee: 5000 })).body.payments[1].id as string
    const { number, payments } = await invoiceOf(desk, patient)
    expect(payments.map((one) => one.receipt)).toEqual([`${number}/1`, `${number}/2`])
    expect(await receipt(desk, id, second)).toContain(`${number}/2`)
    await undo(desk, id, payment)
    expect(await receipt(desk, id, payment)).toContain(`${number}/1`)
    expect(await receipt(desk, id, second)).toContain(`${number}/2`)
    const third = await take(desk, id, { amount_ngwee: 2000 })
    expect(third.body.payments.map((one: { receipt: string }) => one.receipt)).toEqual(
      [1, 2, 3].map((nth) => `${number}/${nth}`),
    )
    const own = await call(patient, 'GET', `/invoices/${id}`)
    expect(own.body.payments.map((one: { nth: number }) => one.nth)).toEqual([1, 2, 3])
  })

  it('that its provider reverses notifies its patient too, where a receipt was printed', async () => {
    const { desk, doctor, patient, id, payment } = await taken({ amount_ngwee: 10_000 })
    await receipt(desk, id, payment)
    await reverse(doctor, id, payment, 'Relapse')
    await reverse(doctor, id, payment, 'Relapse')
    expect(await reversalsTo(patient)).toHaveLength(1)
  })

  it('has a receipt that says so, and its patient gets a neutral email where one was printed', async () => {
    const printed = await taken({ amount_ngwee: 10_000 })
    await receipt(printed.desk, printed.id, printed.payment)
    await undo(printed.desk, printed.id, printed.payment)
    await undo(printed.desk, printed.id, printed.payment)
    const text = await receipt(printed.desk, printed.id, printed.payment)
    expect(text).toContain('Reversed')
    expect(text).not.toContain('Left to pay')
    const [mail, ...others] = await reversalsTo(printed.patient)
    expect(others).toEqual([])
    expect(JSON.stringify(mail)).not.toMatch(/K100|Wrong amount|session|Ngoma/)
    const quiet = await taken()
    await undo(quiet.desk, quiet.id, quiet.payment)
    expect(await reversalsTo(quiet.patient)).toEqual([])
  })
})

describe('an admin', () => {
  it('sees what the desk took on a day, without a patient and without a word of a provider', async () => {
    const { desk, id, payment } = await taken()
    const other = await taken()
    await undo(desk, id, payment)
    await reverse(other.doctor, other.id, other.payment, 'Relapse of the patient')
    const { body } = await call(admin, 'GET', `/admin/desk-payments?day=${today}`)
    const of = (wanted: string) => body.find((one: { id: string }) => one.id === wanted)
    expect(of(payment)).toMatchObject({
      taken_by_name: 'Naomi Zulu',
      reversed_by_name: 'Naomi Zulu',
      reversed_because: 'Wrong amount',
      is_till_closed: false,
    })
    expect(of(other.payment)).toMatchObject({ reversed_by_name: null, reversed_because: null })
    expect(of(other.payment).reversed_at).not.toBeNull()
    expect(JSON.stringify(body)).not.toMatch(/Mwila|Relapse|patient/)
    expect((await call(desk, 'GET', `/admin/desk-payments?day=${today}`)).status).toBe(403)
    expect((await call(admin, 'GET', '/admin/desk-payments?day=x')).status).toBe(422)
  })

  it('reverses one of an earlier day with the password, once; a counted till stays unless the cash was never in it', async () => {
    const made = await taken()
    const own = (await till(made.desk)).today!
    await close(made.desk, own.id, 0, 'Not known')
    await yesterday(made.payment)
    const wrong = await undoAsAdmin(made.payment, { password: 'not mine at all' })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['password']])
    const done = await undoAsAdmin(made.payment, { corrects_till: true })
    expect(done).toMatchObject({
      status: 200,
      body: { reversed_by_name: 'Grace Admin', reversed_because: 'Wrong patient' },
    })
    expect((await undoAsAdmin(made.payment, { corrects_till: true })).status).toBe(200)
    expect((await undoAsAdmin(made.payment, { reason: 'Other words' })).body.code).toBe('reversed')
    const tills = (await call(admin, 'GET', `/admin/tills?from=${today}&to=${today}`)).body
    expect(tills.find((one: { id: string }) => one.id === own.id)).toMatchObject({
      expected_ngwee: asked,
      difference_ngwee: 0,
      corrections: [{ amount_ngwee: -asked, reason: 'Wrong patient' }],
    })
    const kept = await taken()
    await close(kept.desk, (await till(kept.desk)).today!.id, asked)
    await undoAsAdmin(kept.payment)
    expect((await till(kept.desk)).today).toMatchObject({ expected_ngwee: asked })
    expect((await undoAsAdmin(randomUUID())).status).toBe(404)
    expect((await undoAsAdmin(kept.payment, {}, kept.desk)).status).toBe(403)
  })

  it('does not reverse a payment of a month that is closed', async () => {
    const { payment } = await taken({ paid_by: 'bank', reference: 'T-1' })
    await byHand(`update invoice_payments set paid_on = '2025-03-04' where id = $1`, [payment])
    await app.database.asOwner(
      `insert into month_closings (id, month, version, is_closed) values (gen_random_uuid(), '2025-03-01', 1, true)`,
    )
    const rejected = await undoAsAdmin(payment)
    expect([rejected.status, rejected.body.code]).toEqual([409, 'month_closed'])
  })
})
