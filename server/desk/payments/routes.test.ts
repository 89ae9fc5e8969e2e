import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { asked, deskPaymentsIn } from '#tests/support/desk-payments.ts'
import { statusesOf } from '#tests/support/practice.ts'

let app: TestApp
let desk: Persona
beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk', full_name: 'Naomi Zulu' })
})
afterAll(() => app.close())

const { issued, invoicesOf, invoiceOf, take, step, reverse, credit, completeSessions, call } =
  deskPaymentsIn(() => app)
const today = todayInLusaka()
const recorded = (invoice: string) =>
  app.database.asOwner(
    'select amount_ngwee, paid_by, reference, taken_by, till_id from invoice_payments where invoice_id = $1 order by created_at',
    [invoice],
  )

describe('the invoices of a patient at the front desk', () => {
  it('have numbers, amounts and states, what is open first, and say how many are not issued', async () => {
    const { patient, doctor, invoices } = await completeSessions(
      '2026-03-02T07:00:00Z',
      '2026-03-03T07:00:00Z',
      '2026-03-04T07:00:00Z',
    )
    const [last, middle] = invoices
    for (const { id } of [last!, middle!])
      await step(doctor, id, { status: 'issued', amount_ngwee: asked })
    await take(desk, middle!.id)
    const listed = await invoicesOf(desk, patient)
    expect(listed).toMatchObject({
      patient: { id: patient.user_id, full_name: 'Mwila Phiri' },
      drafts: 1,
      invoices: [
        { id: last!.id, state: 'open', open_ngwee: asked, payments: [], issued_on: today },
        { id: middle!.id, state: 'paid', open_ngwee: 0, session_on: '2026-03-03' },
      ],
    })
    const reads = await app.database.asOwner(
      `select action from platform.audit_events where subject_id = $1 and actor_id = $2 order by occurred_at`,
      [patient.user_id, desk.user_id],
    )
    expect(reads.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['invoice.take_payment', 'desk_invoices.read']),
    )
  })

  it('have no word that a provider wrote, and no kind of session', async () => {
    const { patient, doctor, id } = await issued()
    await credit(doctor, id, { amount_ngwee: 1000, reason: 'Panic attack in the session' })
    const { body } = await take(desk, id, { amount_ngwee: 500 })
    await reverse(doctor, id, body.payments[0].id, 'Relapse of the patient')
    const text = JSON.stringify(await invoicesOf(desk, patient))
    expect(text).toContain('"open_ngwee":24000')
    expect(text).not.toMatch(/Panic|Relapse|session_type|Virtual|reason|because/)
  })

  it('are not those of a person who is no patient', async () => {
    const doctor = await app.createPersona({ role: 'provider' })
    for (const id of [doctor.user_id, randomUUID()])
      expect((await call(desk, 'GET', `/desk/patients/${id}/invoices`)).status).toBe(404)
  })
})

describe('a payment at the front desk', () => {
  it('is recorded in parts by cash, card and transfer, and pays the invoice', async () => {
    const { patient, doctor, id } = await issued()
    expect(await take(desk, id, { amount_ngwee: 10_000 })).toMatchObject({
      status: 201,
      body: { state: 'part paid', open_ngwee: 15_000 },
    })
    await take(desk, id, { amount_ngwee: 5000, paid_by: 'card', reference: 'Slip 0042' })
    const last = await take(desk, id, { amount_ngwee: 10_000, paid_by: 'bank', reference: 'T-77' })
    expect(last.body).toMatchObject({ state: 'paid', open_ngwee: 0 })
    expect((await invoiceOf(desk, patient)).payments).toMatchObject([
      { paid_by: 'cash', taken_by_name: 'Naomi Zulu', reference: null, is_reversed: false },
      { paid_by: 'card', taken_by_name: 'Naomi Zulu', reference: 'Slip 0042' },
      { paid_by: 'bank', reference: 'T-77' },
    ])
    const own = await app.call('GET', `/api/provider/invoices/${id}`, { as: doctor })
    expect(own.body).toMatchObject({ status: 'paid', paid_by: 'bank', paid_ngwee: asked })
  })

  it('that is sent again is recorded once, also after the invoice is paid', async () => {
    const { id } = await issued()
    const payment = { id: randomUUID() }
    expect((await take(desk, id, payment)).status).toBe(201)
    expect(await take(desk, id, payment)).toMatchObject({ status: 200, body: { state: 'paid' } })
    expect(await recorded(id)).toHaveLength(1)
    const other = await take(desk, id, { ...payment, amount_ngwee: 100 })
    expect([other.status, other.body.code]).toEqual([409, 'conflict'])
  })

  it.each([
    [{ amount_ngwee: 0 }, 'amount_ngwee'],
    [{ amount_ngwee: -100 }, 'amount_ngwee'],
    [{ amount_ngwee: 10.5 }, 'amount_ngwee'],
    [{ amount_ngwee: asked + 1 }, 'amount_ngwee'],
    [{ paid_by: 'insurance' }, 'paid_by'],
    [{ paid_by: 'card' }, 'reference'],
    [{ paid_by: 'bank', reference: ' ' }, 'reference'],
    [{ paid_on: dayAfter(today, 1) }, 'paid_on'],
    [{ paid_on: dayAfter(today, -1) }, 'paid_on'],
    [{ paid_by: 'bank', reference: 'T-1', paid_on: dayAfter(today, -1) }, 'paid_on'],
    [{ paid_by: 'bank', reference: 'T-1', paid_on: dayAfter(today, 1) }, 'paid_on'],
  ])('is rejected by its field: %j', async (wrong, field) => {
    const { id } = await issued()
    const rejected = await take(desk, id, wrong)
    expect(rejected.status).toBe(422)
    expect(Object.keys(rejected.body.fields)).toEqual([field])
    expect(await recorded(id)).toEqual([])
  })

  it('counts a slip or transfer once on an invoice, until it is reversed', async () => {
    const { doctor, id } = await issued()
    const transfer = { amount_ngwee: 1000, paid_by: 'bank', reference: 'ZANACO-778812' }
    const first = await take(desk, id, transfer)
    expect(first.status).toBe(201)
    const second = await take(desk, id, { ...transfer, reference: 'zanaco-778812' })
    expect([second.status, Object.keys(second.body.fields)]).toEqual([422, ['reference']])
    expect(second.body.fields.reference).toContain('by Naomi Zulu')
    expect((await take(desk, id, { ...transfer, paid_by: 'card' })).status).toBe(201)
    expect((await take(desk, (await issued()).id, transfer)).status).toBe(201)
    await reverse(doctor, id, first.body.payments[0].id)
    expect((await take(desk, id, transfer)).status).toBe(201)
  })

  it('is rejected where the invoice is paid, void, waived or a draft', async () => {
    const { doctor, id } = await issued()
    await take(desk, id)
    expect(await take(desk, id, { amount_ngwee: 1 })).toMatchObject({
      status: 409,
      body: { code: 'not_open', message: 'This invoice is paid already. Nothing was recorded.' },
    })
    await step(doctor, id, { status: 'void', void_because: 'A mistake' })
    expect((await take(desk, id, { amount_ngwee: 1 })).body.code).toBe('not_open')
    const waived = await issued()
    await step(waived.doctor, waived.id, { status: 'waived', waived_because: 'courtesy' })
    expect((await take(desk, waived.id)).body.code).toBe('not_open')
    const draft = await completeSessions()
    expect((await take(desk, draft.id)).status).toBe(404)
  })

  it('is taken once where two desks take it at the same moment, and never more than is open', async () => {
    const other = await app.createPersona({ role: 'front_desk' })
    const { id } = await issued()
    const answers = await Promise.all([desk, other, desk, other].map((as) => take(as, id)))
    expect(statusesOf(answers)).toEqual([201, 409, 409, 409])
    expect(await recorded(id)).toHaveLength(1)
    const parts = await issued()
    await Promise.all(
      [desk, other, desk, other].map((as) => take(as, parts.id, { amount_ngwee: 10_000 })),
    )
    expect(await recorded(parts.id)).toHaveLength(2)
  })

  it('has a receipt with what was paid, how, by whom, for which invoice and what is left', async () => {
    const { patient, id } = await issued()
    await take(desk, id, { amount_ngwee: 10_000 })
    const { number, payments } = await invoiceOf(desk, patient)
    const path = `/desk/invoices/${id}/payments/${payments[0]!.id}/receipt.pdf`
    const { status, headers } = await call(desk, 'GET', path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toContain(`receipt-invoice-${number}-1-${today}.pdf`)
    expect(
      (
        await call(
          desk,
          'GET',
          `/desk/invoices/${randomUUID()}/payments/${payments[0]!.id}/receipt.pdf`,
        )
      ).status,
    ).toBe(404)
  })
})
