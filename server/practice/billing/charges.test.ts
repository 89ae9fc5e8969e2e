import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { partOf } from '#domain/practice/billing/charges.ts'
import type { Invoice } from '#domain/practice/billing/schema.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { billingIn } from '#tests/support/billing.ts'
import { rulesIn } from '#tests/support/billing-rules.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'
import { bookFor } from '#tests/support/practice.ts'

let app: TestApp
let admin: Persona
let patient: Persona
let doctor: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const { givePlan, list, price, provider, setProfession, step } = billingIn(() => app)
const { cancel } = bookingIn(() => app)
const { change, forget } = rulesIn(
  () => app,
  () => admin,
)
beforeEach(async () => {
  await forget()
  ;[patient, doctor] = [await app.createPersona(), await provider()]
  await price(doctor, { Virtual: 35_001 })
})

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000 + 60_000).toISOString()
const visitIn = (hours: number) => bookFor(patient, doctor, { at: inHours(hours) })
/** A visit that is over, and that its provider completes so. */
async function complete(outcome: string, id?: string) {
  const visit = id ?? (await bookFor(patient, doctor, { at: inHours(-3) }))
  const body = id ? { outcome } : { status: 'completed', outcome }
  const { status } = await app.call('PATCH', `/api/provider/appointments/${visit}`, {
    as: doctor,
    body,
  })
  expect(status).toBe(200)
  return visit
}
/** What is drawn up: amount and mark. */
const drawn = async () =>
  (await list(doctor)).map((one: Invoice) => [
    one.status,
    one.amount_ngwee,
    one.charged_for,
    one.charged_percent,
  ])

describe('a visit to which the patient did not come', () => {
  it('is billed at its price without a rule, and marked', async () => {
    await complete('patient_no_show')
    expect(await drawn()).toEqual([['draft', 35_001, 'missed', 100]])
  })

  it('is billed by the rule, half a ngwee up, and follows a corrected outcome', async () => {
    await change({ missed_percent: 50 })
    const id = await complete('patient_no_show')
    expect(await drawn()).toEqual([['draft', 17_501, 'missed', 50]])
    await complete('held', id)
    expect(await drawn()).toEqual([['draft', 35_001, null, null]])
    await complete('patient_no_show', id)
    expect(await drawn()).toEqual([['draft', 17_501, 'missed', 50]])
    await complete('provider_no_show', id)
    expect(await drawn()).toEqual([])
    await complete('patient_no_show', id)
    expect(await drawn()).toEqual([['draft', 17_501, 'missed', 50]])
  })

  it('is not billed where the rule is free, until it was held after all', async () => {
    await change({ missed_percent: 0 })
    const id = await complete('patient_no_show')
    expect(await drawn()).toEqual([])
    await complete('held', id)
    expect(await drawn()).toEqual([['draft', 35_001, null, null]])
    await complete('patient_no_show', id)
    expect(await drawn()).toEqual([])
  })

  it('keeps what was issued, and its mark where it is void and gets a new draft', async () => {
    await change({ missed_percent: 50 })
    const id = await complete('patient_no_show')
    const [draft] = await list(doctor)
    expect((await step(doctor, draft!.id, { status: 'issued', amount_ngwee: 17_501 })).status).toBe(
      200,
    )
    await complete('held', id)
    expect(await drawn()).toEqual([['issued', 17_501, 'missed', 50]])
    await step(doctor, draft!.id, { status: 'void' })
    const both = await drawn()
    expect(both).toHaveLength(2)
    expect(both).toContainEqual(['draft', 17_501, 'missed', 50])
    expect(both).toContainEqual(['void', 17_501, 'missed', 50])
  })

  it('is waived or issued at another amount as any other draft', async () => {
    await change({ missed_percent: 50 })
    await complete('patient_no_show')
    const [draft] = await list(doctor)
    const waived = { status: 'waived', waived_because: 'courtesy' }
    expect((await step(doctor, draft!.id, waived)).body.status).toBe('waived')
    await complete('patient_no_show')
    const [other] = await list(doctor, '?status=draft')
    const above = await step(doctor, other!.id, { status: 'issued', amount_ngwee: 17_502 })
    expect(above.body.fields.amount_ngwee).toContain('at most K175.01')
    const issued = await step(doctor, other!.id, { status: 'issued', amount_ngwee: 100 })
    expect(issued.body).toMatchObject({ amount_ngwee: 100, visit_price_ngwee: 35_001 })
  })

  it('gets its part of the price where the provider says what it costs only later', async () => {
    await price(doctor, {})
    await change({ missed_percent: 50 })
    await complete('patient_no_show')
    expect(await drawn()).toEqual([['draft', null, 'missed', 50]])
    await price(doctor, { Virtual: 20_001 })
    expect(await drawn()).toEqual([['draft', 10_001, 'missed', 50]])
  })
})

describe('a visit that its patient cancels', () => {
  const half = { late_percent: 50, late_hours: 24 }

  it('is free of charge without a rule, and from so many hours before on by one', async () => {
    expect((await cancel(patient, await visitIn(2))).status).toBe(204)
    await change(half)
    expect((await cancel(patient, await visitIn(24))).status).toBe(204)
    expect(await drawn()).toEqual([])
  })

  it('is billed where it is late, with how long before it was cancelled', async () => {
    await change(half)
    expect((await cancel(patient, await visitIn(3))).status).toBe(204)
    const [draft] = await list(doctor)
    expect(draft).toMatchObject({
      status: 'draft',
      amount_ngwee: 17_501,
      charged_for: 'late',
      charged_percent: 50,
      visit_price_ngwee: 35_001,
      notice_minutes: 180,
    })
    const pdf = await step(doctor, draft!.id, { status: 'issued', amount_ngwee: 17_501 })
    expect(pdf.status).toBe(200)
    const own = await app.call('GET', '/api/invoices', { as: patient })
    expect(own.body).toMatchObject([{ charged_for: 'late', amount_ngwee: 17_501 }])
  })

  it('is never billed before it was confirmed, and not where it was a proposal', async () => {
    await change({ late_percent: 100, late_hours: 168 })
    const asked = await bookFor(patient, doctor, { at: inHours(3), status: 'requested' })
    expect((await cancel(patient, asked)).status).toBe(204)
    expect(await drawn()).toEqual([])
  })

  it('is never billed where staff cancel it or the patient moves it', async () => {
    await change({ late_percent: 100, late_hours: 168 })
    const desk = await app.createPersona({ role: 'front_desk' })
    const [first, second, third] = [slotOn(1, '09:00'), slotOn(2, '10:00'), slotOn(3, '11:00')]
    const byProvider = await bookFor(patient, doctor, { at: first })
    const calls = await app.call('POST', '/api/provider/call-offs', {
      as: doctor,
      body: { ids: [byProvider], reason: 'Ill.' },
    })
    expect(calls.status).toBe(200)
    const byDesk = await bookFor(patient, doctor, { at: first })
    const desked = await app.call('POST', `/api/desk/appointments/${byDesk}/cancellation`, {
      as: desk,
      body: { reason: 'Closed.' },
    })
    expect(desked.status).toBe(200)
    const moved = await bookFor(patient, doctor, { at: second })
    const answer = await app.call('POST', `/api/appointments/${moved}/move`, {
      as: patient,
      body: { id: randomUUID(), times: [third] },
    })
    expect(answer.status).toBe(201)
    expect(await drawn()).toEqual([])
  })

  it('is billed where the patient asks the desk for it, as if they had cancelled', async () => {
    await change({ late_percent: 100, late_hours: 168 })
    const desk = await app.createPersona({ role: 'front_desk' })
    const id = await bookFor(patient, doctor, { at: slotOn(1, '09:00') })
    const asked = await app.call('POST', `/api/desk/appointments/${id}/cancellation`, {
      as: desk,
      body: { reason: 'They called.', asked_by: 'patient' },
    })
    expect(asked.status).toBe(200)
    expect(await drawn()).toEqual([['draft', 35_001, 'late', 100]])
  })

  it('is free of charge while the provider is away or the clinic is closed', async () => {
    await change({ late_percent: 100, late_hours: 168 })
    const id = await visitIn(30)
    await app.database.asOwner(
      `insert into absences (id, provider_id, starts_at, ends_at) values ($1, $2, now(), now() + interval '3 days')`,
      [randomUUID(), doctor.user_id],
    )
    await cancel(patient, id)
    expect(await drawn()).toEqual([])
    await app.database.asOwner('delete from absences')
    const other = await visitIn(40)
    await app.database.asOwner(
      `insert into closed_days (day, name, is_closed)
       select distinct (appointment_time at time zone 'Africa/Lusaka')::date, 'Stocktaking', true from appointments where id = $1`,
      [other],
    )
    await cancel(patient, other)
    await app.database.asOwner(`delete from closed_days where name = 'Stocktaking'`)
    expect(await drawn()).toEqual([])
  })

  it('counts as one that the plan includes, and is not billed beside it', async () => {
    await change({ late_percent: 100, late_hours: 168 })
    await setProfession(doctor, 'therapist')
    await givePlan(patient)
    await cancel(patient, await visitIn(3))
    const [draft] = await list(doctor)
    const issued = await step(doctor, draft!.id, { status: 'issued', amount_ngwee: 35_001 })
    expect([issued.status, issued.body.code]).toEqual([409, 'included'])
    const covered = { status: 'waived', waived_because: 'membership' }
    expect((await step(doctor, draft!.id, covered)).status).toBe(200)
    const at = encodeURIComponent(slotOn(2, '09:00'))
    const { body } = await app.call(
      'GET',
      `/api/appointments/cost?provider_id=${doctor.user_id}&session_type=Virtual&appointment_time=${at}`,
      { as: patient },
    )
    expect(body.included).toEqual({ number: 2, of: 2 })
  })
})

describe('the rule of a visit', () => {
  const rule = async (id?: string, as = patient) =>
    app.call('GET', `/api/appointments/charge-rule${id ? `?appointment_id=${id}` : ''}`, { as })
  const booked = (id: string, hours: number) =>
    app.database.asOwner(
      'update appointments set created_at = now() - make_interval(hours => $2) where id = $1',
      [id, hours],
    )

  it('is never more than what held when it was booked, nor than what holds now', async () => {
    const id = await visitIn(3)
    await booked(id, 1)
    await change({ missed_percent: 30, late_percent: 100, late_hours: 48 })
    const now = { missed_percent: 30, late_percent: 100, late_hours: 48, is_moved_late: false }
    expect((await rule()).body).toEqual(now)
    expect((await rule(id)).body).toEqual({ ...now, late_percent: 0, late_hours: 24 })
    await cancel(patient, id)
    expect(await drawn()).toEqual([])
  })

  it('is that of the first time where a visit has moved', async () => {
    const first = await bookFor(patient, doctor, { at: slotOn(2, '09:00') })
    await booked(first, 1)
    await change({ late_percent: 100, late_hours: 168 })
    const { body } = await app.call('POST', `/api/appointments/${first}/move`, {
      as: patient,
      body: { id: randomUUID(), times: [slotOn(3, '09:00')] },
    })
    const [moved] = body
    expect((await rule(moved.id)).body.late_percent).toBe(0)
    await app.database.asOwner(`update appointments set status = 'confirmed' where id = $1`, [
      moved.id,
    ])
    await cancel(patient, moved.id)
    expect(await drawn()).toEqual([])
  })

  it('is its patient’s alone', async () => {
    const id = await visitIn(3)
    expect((await rule(id, await app.createPersona())).status).toBe(404)
    expect((await rule(id, doctor)).status).toBe(404)
    expect((await rule('none')).status).toBe(422)
  })
})

it('the database takes the same part of a price as the server', async () => {
  const pair = fc.tuple(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 100 }))
  const pairs = fc.array(pair, { minLength: 200, maxLength: 200, size: 'max' })
  await fc.assert(
    fc.asyncProperty(pairs, async (all) => {
      const rows = await app.database.asOwner(
        `select billing.part_of(price, percent) as part
         from unnest($1::integer[], $2::integer[]) with ordinality as p(price, percent, place) order by place`,
        [all.map(([ngwee]) => ngwee), all.map(([, percent]) => percent)],
      )
      expect(rows.map(({ part }) => part)).toEqual(
        all.map(([ngwee, percent]) => partOf(ngwee, percent)),
      )
    }),
    { numRuns: 5 },
  )
})
