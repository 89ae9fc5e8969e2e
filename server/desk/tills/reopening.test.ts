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

const { issued, take, till, close, call } = deskPaymentsIn(() => app)
const today = todayInLusaka()
const step = (reason = 'A patient came after the count') => ({ id: randomUUID(), reason })
const reopen = (as: Persona, id: string, body: object = step()) =>
  call(as, 'POST', `/desk/tills/${id}/reopening`, body)

/** A till of a new clerk that was closed with K10 less than expected. */
async function closed() {
  const desk = await app.createPersona({ role: 'front_desk', full_name: 'Naomi Zulu' })
  const { id: invoice, doctor } = await issued()
  await take(desk, invoice, { amount_ngwee: 5000 })
  const { id } = (await till(desk)).today!
  await close(desk, id, 4000, 'K10 is missing')
  return { desk, doctor, invoice, id }
}
/** Keeps the count of a till by hand, as its holder’s reopening does. */
const keepCount = (id: string, desk: Persona) =>
  app.database.asOwner(
    `insert into till_reopenings (id, till_id, reason, opened_by) values ($1, $2, 'By hand', $3)`,
    [randomUUID(), id, desk.user_id],
  )
const ofAdmin = async (id: string) =>
  (await call(admin, 'GET', `/admin/tills?from=${today}&to=${today}`)).body.find(
    (one: { id: string }) => one.id === id,
  )

describe('a till that was closed too early', () => {
  it('is opened again with a reason, once, takes cash, and is counted again; the first count stays', async () => {
    const { desk, invoice, id } = await closed()
    expect((await take(desk, invoice, { amount_ngwee: 100 })).body.code).toBe('till_closed')
    const wanted = step()
    const answer = await reopen(desk, id, wanted)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        today: { id, closed_at: null, counted_ngwee: null, note: null, expected_ngwee: null },
      },
    })
    expect((await reopen(desk, id, wanted)).body).toEqual(answer.body)
    expect((await reopen(desk, id, { ...wanted, reason: 'Another' })).body.code).toBe('conflict')
    expect((await reopen(desk, id)).body.code).toBe('till_open')
    await take(desk, invoice, { amount_ngwee: asked - 5000 })
    await close(desk, id, asked)
    expect((await reopen(desk, id, wanted)).status).toBe(200)
    expect(await ofAdmin(id)).toMatchObject({
      counted_ngwee: asked,
      difference_ngwee: 0,
      reopenings: [
        {
          expected_ngwee: 5000,
          counted_ngwee: 4000,
          note: 'K10 is missing',
          reason: wanted.reason,
          opened_by_name: 'Naomi Zulu',
        },
      ],
    })
    const events = await auditEventsOf(app.database, id)
    expect(events.map(({ action }) => action)).toContain('till.reopen')
    const csv = await app.request('GET', `/api/admin/tills/csv?from=${today}&to=${today}`, {
      as: admin,
    })
    const text = await csv.text()
    expect(text).toContain(
      'Counted before (ZMW),Expected before (ZMW),Difference before (ZMW),Explanation before',
    )
    expect(text).toContain('40.00: A patient came after the count,50.00,-10.00,K10 is missing')
  })

  it('needs a reason, and is its holder’s alone', async () => {
    const { desk, id } = await closed()
    for (const reason of ['', '  ', 'no']) {
      const { status, body } = await reopen(desk, id, step(reason))
      expect([status, Object.keys(body.fields)]).toEqual([422, ['reason']])
    }
    const other = await app.createPersona({ role: 'front_desk' })
    expect((await reopen(other, id)).status).toBe(404)
    expect((await reopen(admin, id)).status).toBe(403)
  })

  it('stays closed once it was corrected, is of an earlier day, or its month is closed', async () => {
    const corrected = await closed()
    const entry = {
      id: randomUUID(),
      amount_ngwee: -1000,
      reason: 'Change',
      password: goodPassword,
    }
    await call(admin, 'POST', `/admin/tills/${corrected.id}/corrections`, entry)
    expect((await reopen(corrected.desk, corrected.id)).body.code).toBe('till_corrected')
    const late = await closed()
    await app.database.asOwner(
      'insert into month_closings (id, month, version, is_closed) values ($1, $2, 1, true)',
      [randomUUID(), `${today.slice(0, 7)}-01`],
    )
    expect((await reopen(late.desk, late.id)).body.code).toBe('month_closed')
    await app.database.asOwner('delete from month_closings')
    await app.database.asOwner('alter table tills disable trigger user')
    await app.database.asOwner('update tills set day = day - 1 where id = $1', [late.id])
    await app.database.asOwner('alter table tills enable trigger user')
    expect((await reopen(late.desk, late.id)).body.code).toBe('too_late')
  })

  it('stays closed where an admin has counted it, also for the database, and for each count before', async () => {
    const { desk, id } = await closed()
    expect((await reopen(desk, id)).status).toBe(200)
    const count = { counted_ngwee: 3000, note: 'Admin counted', password: goodPassword }
    expect((await call(admin, 'POST', `/admin/tills/${id}/closing`, count)).status).toBe(200)
    const answer = await reopen(desk, id)
    expect([answer.status, answer.body.code]).toEqual([409, 'till_counted_by_admin'])
    await expect(keepCount(id, desk)).rejects.toThrow('an admin has counted this till')
    expect(await ofAdmin(id)).toMatchObject({ counted_ngwee: 3000, difference_ngwee: -2000 })
    // The same count again by an admin takes nothing over from its holder.
    const own = await closed()
    const same = { counted_ngwee: 4000, note: 'K10 is missing', password: goodPassword }
    expect((await call(admin, 'POST', `/admin/tills/${own.id}/closing`, same)).status).toBe(200)
    expect((await reopen(own.desk, own.id)).status).toBe(200)
  })

  it('stays closed where a payment of it was reversed after the count: the difference stays', async () => {
    const byAdmin = await closed()
    const [payment] = await app.database.asOwner(
      'select id from invoice_payments where invoice_id = $1',
      [byAdmin.invoice],
    )
    const reversal = { reason: 'Wrong patient', corrects_till: false, password: goodPassword }
    const path = `/admin/desk-payments/${String(payment!.id)}/reversal`
    expect((await call(admin, 'POST', path, reversal)).status).toBe(200)
    const voided = await closed()
    const step = { status: 'void', void_because: 'A mistake', takes_back_ngwee: 5000 }
    const answered = await app.call('PATCH', `/api/provider/invoices/${voided.invoice}`, {
      as: voided.doctor,
      body: step,
    })
    expect(answered.status).toBe(200)
    for (const { desk, id } of [byAdmin, voided]) {
      const answer = await reopen(desk, id)
      expect([answer.status, answer.body.code]).toEqual([409, 'till_reversed'])
      await expect(keepCount(id, desk)).rejects.toThrow('a payment of this till was reversed')
      expect(await ofAdmin(id)).toMatchObject({ counted_ngwee: 4000, difference_ngwee: -1000 })
    }
  })

  it('is opened again where its payment was reversed before the count', async () => {
    const { desk, invoice, id } = await closed()
    expect((await reopen(desk, id)).status).toBe(200)
    const [payment] = await app.database.asOwner(
      'select id from invoice_payments where invoice_id = $1',
      [invoice],
    )
    const path = `/desk/invoices/${invoice}/payments/${String(payment!.id)}/reversal`
    expect((await call(desk, 'POST', path, { reason: 'Wrong amount' })).status).toBe(200)
    await close(desk, id, 0)
    expect((await reopen(desk, id)).status).toBe(200)
    expect((await ofAdmin(id)).reopenings).toHaveLength(2)
  })

  it('is opened by no other way: the database keeps a count that is not in the history', async () => {
    const { id } = await closed()
    await expect(
      app.database.asOwner(
        'update tills set closed_at = null, expected_ngwee = null, counted_ngwee = null, note = null where id = $1',
        [id],
      ),
    ).rejects.toThrow('this till is closed')
  })
})
