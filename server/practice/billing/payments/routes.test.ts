import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { billingIn } from '#tests/support/billing.ts'
import { statusesOf } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { list, step, record, reverse, credit, summary, provider, completeSessions } = billingIn(
  () => app,
)
const issue = { status: 'issued', amount_ngwee: 25_000 }

async function issued() {
  const made = await completeSessions()
  await step(made.doctor, made.id, issue)
  return made
}
const actions = async (subject_id: string) =>
  (
    await app.database.asOwner(
      `select action from platform.audit_events where subject_id = $1 and action like 'invoice.%' order by occurred_at`,
      [subject_id],
    )
  ).map(({ action }) => action)

describe('payments that a provider records', () => {
  it('pay an invoice in parts, are counted, and are in the trail of the patient', async () => {
    const { patient, doctor, id } = await issued()
    const first = await record(doctor, id, { amount_ngwee: 10_000, paid_by: 'insurance' })
    expect(first).toMatchObject({
      status: 200,
      body: { status: 'issued', paid_ngwee: 10_000, payments: [{ paid_by: 'insurance' }] },
    })
    expect(await summary(doctor)).toMatchObject({ issued: 1, owed_ngwee: 15_000 })
    const last = await record(doctor, id, { amount_ngwee: 15_000, paid_on: todayInLusaka() })
    expect(last.body).toMatchObject({ status: 'paid', paid_on: todayInLusaka(), paid_by: 'cash' })
    expect(await summary(doctor)).toMatchObject({ issued: 0, owed_ngwee: 0 })
    expect(await actions(patient.user_id)).toEqual([
      'invoice.issue',
      'invoice.record_payment',
      'invoice.record_payment',
    ])
  })

  it('are never more than what is open', async () => {
    const { doctor, id } = await issued()
    expect(await record(doctor, id, { amount_ngwee: 25_001 })).toMatchObject({
      status: 422,
      body: { fields: { amount_ngwee: 'Only K250 is open.' } },
    })
    await record(doctor, id, { amount_ngwee: 20_000 })
    expect((await record(doctor, id, { amount_ngwee: 5001 })).status).toBe(422)
    await record(doctor, id, { amount_ngwee: 5000 })
    expect((await record(doctor, id, { amount_ngwee: 1 })).status).toBe(409)
  })

  it('are never more than what is open, also when several are recorded at once', async () => {
    const { doctor, id } = await issued()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => record(doctor, id, { amount_ngwee: 10_000 })),
    )
    expect(statusesOf(answers)).toEqual([200, 200, 422, 422, 422, 422])
    expect(await list(doctor)).toMatchObject([{ status: 'issued', paid_ngwee: 20_000 }])
  })

  it('are recorded once, however often they are sent', async () => {
    const { doctor, id } = await issued()
    const payment = { id: randomUUID(), amount_ngwee: 10_000 }
    const answers = await Promise.all([1, 2, 3].map(() => record(doctor, id, payment)))
    expect(statusesOf(answers)).toEqual([200, 200, 200])
    expect(await list(doctor)).toMatchObject([{ paid_ngwee: 10_000 }])
    expect((await record(doctor, id, { ...payment, amount_ngwee: 1 })).status).toBe(409)
  })

  it('are reversed once, with a reason, and open the invoice again', async () => {
    const { patient, doctor, id } = await issued()
    const paid = await record(doctor, id, { amount_ngwee: 25_000 })
    const [{ id: payment_id }] = paid.body.payments
    expect((await reverse(doctor, id, payment_id, ' ')).status).toBe(422)
    const back = await reverse(doctor, id, payment_id)
    expect(back.body).toMatchObject({ status: 'issued', paid_ngwee: 0, paid_on: null })
    expect((await reverse(doctor, id, payment_id)).status).toBe(200)
    expect((await reverse(doctor, id, payment_id, 'Another')).status).toBe(409)
    expect((await record(doctor, id, { amount_ngwee: 25_000 })).body).toMatchObject({
      status: 'paid',
      payments: [{ reversed_at: expect.any(String) }, { reversed_at: null }],
    })
    expect(await actions(patient.user_id)).toContain('invoice.reverse_payment')
  })

  it('are all that is open where the provider marks the invoice as paid', async () => {
    const { doctor, id } = await issued()
    await record(doctor, id, { amount_ngwee: 10_000 })
    await step(doctor, id, { status: 'paid', paid_on: todayInLusaka(), paid_by: 'bank' })
    const { body } = await app.call('GET', `/api/provider/invoices/${id}`, { as: doctor })
    expect(body).toMatchObject({
      status: 'paid',
      payments: [
        { amount_ngwee: 10_000 },
        { amount_ngwee: 15_000, paid_by: 'bank', paid_on: todayInLusaka() },
      ],
    })
  })

  it('are those of the provider of the invoice only', async () => {
    const { patient, doctor, id } = await issued()
    const [payment] = (await record(doctor, id, { amount_ngwee: 1 })).body.payments
    const other = await provider()
    const path = `/api/provider/invoices/${id}`
    expect((await app.call('GET', path, { as: other })).status).toBe(404)
    expect((await record(other, id, { amount_ngwee: 1 })).status).toBe(404)
    expect((await reverse(other, id, payment.id)).status).toBe(404)
    expect((await credit(other, id, { amount_ngwee: 1 })).status).toBe(404)
    expect((await record(patient, id, { amount_ngwee: 1 })).status).toBe(403)
    expect((await record(doctor, randomUUID(), { amount_ngwee: 1 })).status).toBe(404)
    expect((await reverse(doctor, id, randomUUID())).status).toBe(404)
  })

  it.each([
    [{ amount_ngwee: 0 }, 'amount_ngwee'],
    [{ amount_ngwee: -1 }, 'amount_ngwee'],
    [{ amount_ngwee: 0.5 }, 'amount_ngwee'],
    [{ amount_ngwee: 1, paid_by: 'a cheque' }, 'paid_by'],
    [{ amount_ngwee: 1, paid_on: dayAfter(todayInLusaka(), 1) }, 'paid_on'],
  ])('are rejected as %j by the name of the field', async (payment, field) => {
    const { doctor, id } = await issued()
    const answer = await record(doctor, id, payment)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
  })
})

describe('credit notes', () => {
  it('lower what is open, have numbers of their own, and close an invoice that is part paid', async () => {
    const { patient, doctor, id } = await issued()
    const year = todayInLusaka().slice(0, 4)
    const note = { id: randomUUID(), amount_ngwee: 5000 }
    expect((await credit(doctor, id, note)).body).toMatchObject({
      credited_ngwee: 5000,
      credit_notes: [{ number: `CN-${year}-0001`, reason: 'A discount' }],
    })
    expect((await credit(doctor, id, note)).body.credit_notes).toHaveLength(1)
    expect((await credit(doctor, id, { amount_ngwee: 20_000 })).status).toBe(422)
    expect((await credit(doctor, id, { amount_ngwee: 20_001 })).status).toBe(422)
    await record(doctor, id, { amount_ngwee: 15_000 })
    expect((await credit(doctor, id, { amount_ngwee: 5000 })).body).toMatchObject({
      status: 'paid',
      paid_on: todayInLusaka(),
      credit_notes: [{}, { number: `CN-${year}-0002` }],
    })
    const seen = await app.call('GET', `/api/invoices/${id}`, { as: patient })
    expect(seen.body).toMatchObject({ credited_ngwee: 10_000, credit_notes: [{}, {}] })
  })

  it('are written for an invoice that is void, whose payments are reversed', async () => {
    const { doctor, id } = await issued()
    await record(doctor, id, { amount_ngwee: 10_000 })
    await step(doctor, id, { status: 'void', void_because: 'Wrong patient' })
    const { body } = await app.call('GET', `/api/provider/invoices/${id}`, { as: doctor })
    expect(body).toMatchObject({
      status: 'void',
      paid_ngwee: 0,
      credited_ngwee: 25_000,
      payments: [{ reversed_at: expect.any(String) }],
      credit_notes: [{ amount_ngwee: 25_000, reason: 'Wrong patient' }],
    })
    expect((await credit(doctor, id, { amount_ngwee: 1 })).status).toBe(409)
    expect(await list(doctor, '?status=draft')).toHaveLength(1)
  })

  it('are written for an invoice of which something was paid only once that was confirmed as it is now', async () => {
    const { doctor, id } = await issued()
    await record(doctor, id, { amount_ngwee: 10_000 })
    const path = `/api/provider/invoices/${id}`
    const voided = (more: object) =>
      app.call('PATCH', path, { as: doctor, body: { status: 'void', ...more } })
    for (const seen of [{}, { takes_back_ngwee: 0 }, { takes_back_ngwee: 9999 }]) {
      const { status, body } = await voided(seen)
      expect([status, body.code]).toEqual([409, 'takes_back_payments'])
      expect(body.message).toContain('K100 of this invoice is paid now.')
    }
    await record(doctor, id, { amount_ngwee: 15_000 })
    expect((await voided({ takes_back_ngwee: 10_000 })).body.code).toBe('takes_back_payments')
    const { body: before } = await app.call('GET', path, { as: doctor })
    expect(before).toMatchObject({ status: 'paid', paid_ngwee: 25_000 })
    expect((await voided({ takes_back_ngwee: 25_000 })).body.status).toBe('void')
    expect((await voided({ takes_back_ngwee: 25_000 })).status).toBe(200)
    expect((await voided({ takes_back_ngwee: 25_000.5 })).status).toBe(422)
  })

  it('and invoices are numbered without a gap, whatever is issued, voided, credited and rejected at once', async () => {
    const days = Array.from({ length: 9 }, (_, day) => `2026-03-0${day + 1}T07:00:00Z`)
    const { doctor, invoices } = await completeSessions(...days)
    const ids = invoices.map(({ id }) => id)
    const answers = await Promise.all(
      ids.flatMap((id, index) => [
        step(doctor, id, issue),
        // The same again, with another amount, and a credit note before and after it is issued.
        step(doctor, id, { ...issue, amount_ngwee: 1 }),
        credit(doctor, id, { amount_ngwee: 1000 }),
        ...(index % 3 === 0 ? [step(doctor, id, { status: 'void' })] : []),
      ]),
    )
    await Promise.all(
      ids.flatMap((id) => [
        credit(doctor, id, { amount_ngwee: 1 }),
        step(doctor, id, { status: 'void' }),
      ]),
    )
    expect(answers.every(({ status }) => status < 500)).toBe(true)
    const serials = async (table: string) =>
      (
        await app.database.asOwner(
          `select number_serial from ${table} where provider_id = $1 and number_serial is not null order by 1`,
          [doctor.user_id],
        )
      ).map(({ number_serial }) => number_serial)
    for (const table of ['invoices', 'credit_notes']) {
      const found = await serials(table)
      expect(found.length).toBeGreaterThan(0)
      expect(found).toEqual(found.map((_, index) => index + 1))
    }
  })
})
