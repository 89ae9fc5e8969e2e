import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

const { list, price, provider, step } = billingIn(() => app)
const { cancel, set } = bookingIn(() => app)
const { change, forget } = rulesIn(
  () => app,
  () => admin,
)
beforeEach(async () => {
  await forget()
  ;[patient, doctor] = [await app.createPersona(), await provider()]
  await price(doctor, { Virtual: 30_000 })
  await change({ late_percent: 50, late_hours: 24 })
})

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000 + 60_000).toISOString()
const late = (status?: 'requested') =>
  bookFor(patient, doctor, { at: inHours(3), ...(status ? { status } : {}) })
/** Moves a visit of these days, as its patient or by the path of staff. @returns the id of the new one */
async function move(id: string, day: number, as = patient, path = 'appointments') {
  const { status, body } = await app.call('POST', `/api/${path}/${id}/move`, {
    as,
    body: { id: randomUUID(), times: [slotOn(day, '09:00')] },
  })
  expect(status).toBe(201)
  return String((Array.isArray(body) ? body[0] : body).id)
}
const confirm = (id: string) => set(id, `status = 'confirmed'`)
const rule = async (id: string) =>
  (await app.call('GET', `/api/appointments/charge-rule?appointment_id=${id}`, { as: patient }))
    .body
const drawn = async () =>
  (await list(doctor)).map((one: Invoice) => [
    one.amount_ngwee,
    one.charged_for,
    one.charged_percent,
    one.notice_minutes,
  ])
const charged = [[15_000, 'moved', 50, 180]]

describe('a confirmed visit that its patient moves late', () => {
  it('costs nothing to move, and what a late cancellation costs where the new time is cancelled', async () => {
    const moved = await move(await late(), 10)
    expect(await drawn()).toEqual([])
    expect(await rule(moved)).toMatchObject({ is_moved_late: true, late_percent: 50 })
    expect((await cancel(patient, moved)).status).toBe(204)
    expect(await drawn()).toEqual(charged)
    const [draft] = await list(doctor)
    const issued = await step(doctor, draft!.id, { status: 'issued', amount_ngwee: 15_000 })
    expect(issued.body).toMatchObject({ charged_for: 'moved', amount_ngwee: 15_000 })
  })

  it('costs the same where the new time was confirmed, or moved again', async () => {
    const moved = await move(await late(), 10)
    await confirm(moved)
    const again = await move(moved, 11)
    await app.database.asOwner(`delete from appointment_events`)
    expect((await rule(again)).is_moved_late).toBe(true)
    await cancel(patient, again)
    expect(await drawn()).toEqual(charged)
  })

  it('is asked for once, by the least notice', async () => {
    const moved = await move(await late(), 10)
    await confirm(moved)
    await app.database.asOwner(
      `update appointments set appointment_time = now() + interval '61 minutes 30 seconds' where id = $1`,
      [moved],
    )
    await cancel(patient, moved)
    expect(await drawn()).toEqual([[15_000, 'late', 50, 61]])
  })

  it('is free of charge where the provider declines the new time, or it lapses', async () => {
    const moved = await move(await late(), 10)
    const declined = await app.call('PATCH', `/api/provider/appointments/${moved}`, {
      as: doctor,
      body: { status: 'cancelled' },
    })
    expect(declined.status).toBe(200)
    const other = await move(await late(), 11)
    await set(other, `status = 'cancelled', cancelled_by = 'system', cancelled_at = now()`)
    expect(await drawn()).toEqual([])
  })

  it('is free of charge once staff have moved it: the clinic gave that time', async () => {
    const moved = await move(await late(), 10)
    const given = await move(moved, 11, doctor, 'provider/appointments')
    expect((await rule(given)).is_moved_late).toBe(false)
    await cancel(patient, given)
    expect(await drawn()).toEqual([])
  })

  it('is free of charge where the provider was away at the first time', async () => {
    const first = await late()
    await app.database.asOwner(
      `insert into absences (id, provider_id, starts_at, ends_at) values ($1, $2, now(), now() + interval '5 hours')`,
      [randomUUID(), doctor.user_id],
    )
    const moved = await move(first, 10)
    await cancel(patient, moved)
    expect(await drawn()).toEqual([])
  })
})

describe('free of charge stays', () => {
  it('a request that moved late, and a visit that moved in time', async () => {
    const asked = await move(await late('requested'), 10)
    await cancel(patient, asked)
    const early = await bookFor(patient, doctor, { at: slotOn(9, '10:00') })
    const moved = await move(early, 11)
    expect((await rule(moved)).is_moved_late).toBe(false)
    await cancel(patient, moved)
    expect(await drawn()).toEqual([])
  })

  it('a late move that staff have made', async () => {
    const given = await move(await late(), 10, doctor, 'provider/appointments')
    await cancel(patient, given)
    expect(await drawn()).toEqual([])
  })

  it('a late move where a late cancellation is free of charge', async () => {
    await change({ late_percent: 0, version: 1 })
    await cancel(patient, await move(await late(), 10))
    expect(await drawn()).toEqual([])
  })
})
