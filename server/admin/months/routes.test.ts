import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { monthsUpTo } from '#domain/practice/billing/months.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { asked, deskPaymentsIn } from '#tests/support/desk-payments.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { statusesOf } from '#tests/support/practice.ts'

let app: TestApp
let admin: Persona
let desk: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin', full_name: 'Ruth Lungu' })
  desk = await app.createPersona({ role: 'front_desk' })
})
afterAll(() => app.close())

const { issued, take, record, step, reverse, credit, completeSessions, call } = deskPaymentsIn(
  () => app,
)
const today = todayInLusaka()
const [before, last, current] = monthsUpTo(today, 3) as [string, string, string]
const close = (month: string, more: object = {}) =>
  call(admin, 'POST', `/admin/months/${month}/closing`, {
    id: randomUUID(),
    version: 0,
    password: goodPassword,
    ...more,
  })
const reopen = (month: string, more: object = {}) =>
  call(admin, 'POST', `/admin/months/${month}/reopening`, {
    id: randomUUID(),
    version: 1,
    reason: 'A late slip',
    password: goodPassword,
    ...more,
  })
const monthOf = (body: { month: string }[], month: string) =>
  body.find((one) => one.month === month)
/** Gives an invoice a day of issue long ago. */
const issuedOn = (id: string, day: string) =>
  app.database.asOwner('update invoices set issued_at = $2::timestamptz where id = $1', [
    id,
    `${day}T10:00:00+02:00`,
  ])
const sqlState = async (text: string, values: unknown[] = []) => {
  try {
    await app.database.asOwner(text, values)
    return 'done'
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('a month of the books', () => {
  it('is closed by an admin with the password, once, and opened again with a reason, audited', async () => {
    const closing = { id: randomUUID() }
    const closed = await close(before, closing)
    expect(monthOf(closed.body, before)).toMatchObject({
      is_closed: true,
      version: 1,
      made_by_name: 'Ruth Lungu',
    })
    expect((await close(before, closing)).status).toBe(200)
    expect((await close(before)).body.code).toBe('stale_month')
    expect(Object.keys((await reopen(before, { reason: ' ' })).body.fields)).toEqual(['reason'])
    const wrong = await reopen(before, { password: 'not mine at all' })
    expect(Object.keys(wrong.body.fields)).toEqual(['password'])
    const opened = await reopen(before)
    expect(monthOf(opened.body, before)).toMatchObject({ is_closed: false, reason: 'A late slip' })
    expect((await reopen(before)).body.code).toBe('stale_month')
    const trail = await app.database.asOwner(
      `select action from platform.audit_events where actor_id = $1 and action like 'month.%' order by occurred_at`,
      [admin.user_id],
    )
    expect(trail.map(({ action }) => action)).toEqual(['month.close', 'month.reopen'])
  })

  it('is not closed before it is over, and by one of two admins at once', async () => {
    for (const month of [current, '2199-01', '2026-13', 'now'])
      expect((await close(month)).status, month).toBe(422)
    const answers = await Promise.all([close('2025-03'), close('2025-03')])
    expect(statusesOf(answers)).toEqual([200, 409])
  })

  it('that is closed takes no payment by any route; an open one does', async () => {
    const day = `${last}-15`
    const { doctor, id } = await issued()
    await issuedOn(id, day)
    const slip = { paid_by: 'bank', reference: 'T-1', paid_on: day, amount_ngwee: 100 }
    expect((await take(desk, id, slip)).status).toBe(201)
    await close(last)
    for (const rejected of [
      await take(desk, id, slip),
      await record(doctor, id, { amount_ngwee: 100, paid_on: day }),
      await step(doctor, id, { status: 'paid', paid_on: day, paid_by: 'bank' }),
    ]) {
      expect(rejected.status).toBe(422)
      expect(rejected.body.fields.paid_on).toContain('closed in the books')
    }
    const direct = `insert into invoice_payments (invoice_id, amount_ngwee, paid_on, paid_by) values ($1, 100, $2, 'bank')`
    expect(await sqlState(direct, [id, day])).toBe('UB409')
    await reopen(last)
    const next = { ...slip, reference: 'T-2' }
    expect((await take(desk, id, next)).status).toBe(201)
  })

  it('that is closed has no new day of an invoice, a reversal, a credit note or money that goes back', async () => {
    const { doctor, id } = await issued()
    const { body } = await take(desk, id, { amount_ngwee: 100 })
    const draft = await completeSessions()
    await app.database.asOwner(
      `insert into month_closings (id, month, version, is_closed, made_by) values (gen_random_uuid(), date_trunc('month', $1::date), 1, true, $2)`,
      [today, admin.user_id],
    )
    const answers = [
      await step(draft.doctor, draft.id, { status: 'issued', amount_ngwee: asked }),
      await credit(doctor, id, { amount_ngwee: 100 }),
      await reverse(doctor, id, body.payments[0].id),
      await step(doctor, id, { status: 'waived', waived_because: 'courtesy' }),
      await step(doctor, id, { status: 'void', void_because: 'A mistake' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409])
    expect((await take(desk, id, { amount_ngwee: 100 })).body.fields.paid_on).toContain('closed')
    const paid = `insert into payments (user_id, plan_key, plan_name, amount_ngwee, phone, network) values ($1, 'wellness-starter', 'A plan', 100, '+260977123456', 'Airtel') returning id`
    const [payment] = await app.database.asOwner(paid, [draft.patient.user_id])
    expect(
      await sqlState(
        `update payments set status = 'succeeded', succeeded_at = now(), receipt_number = 990001 where id = $1`,
        [payment!.id],
      ),
    ).toBe('UB409')
    await app.database.asOwner(
      'delete from month_closings where month = date_trunc($2, $1::date)',
      [today, 'month'],
    )
    expect((await credit(doctor, id, { amount_ngwee: 100 })).status).toBe(200)
  })

  it('waits for a payment that is being written, and rejects the one that comes after it', async () => {
    const day = '2025-05-10'
    const { doctor, id } = await issued()
    await issuedOn(id, day)
    const [closed, ...paid] = await Promise.all([
      close('2025-05'),
      ...Array.from({ length: 4 }, () => record(doctor, id, { amount_ngwee: 1, paid_on: day })),
    ])
    expect(closed.status).toBe(200)
    expect(paid.every(({ status }) => status === 200 || status === 422)).toBe(true)
    const late = await record(doctor, id, { amount_ngwee: 1, paid_on: day })
    expect(late.status).toBe(422)
  })
})

describe('the day of a payment', () => {
  it('is not before its invoice and not ahead, by any route', async () => {
    const { doctor, id } = await issued()
    for (const paid_on of [dayAfter(today, -1), dayAfter(today, 1)]) {
      const direct = `insert into invoice_payments (invoice_id, amount_ngwee, paid_on, paid_by) values ($1, 100, $2, 'bank')`
      expect(await sqlState(direct, [id, paid_on])).toBe('UB409')
      for (const rejected of [
        await record(doctor, id, { amount_ngwee: 100, paid_on }),
        await step(doctor, id, { status: 'paid', paid_on, paid_by: 'bank' }),
      ])
        expect([rejected.status, Object.keys(rejected.body.fields)]).toEqual([422, ['paid_on']])
    }
    expect((await record(doctor, id, { amount_ngwee: 100, paid_on: today })).status).toBe(200)
  })
})
