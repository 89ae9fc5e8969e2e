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
const visitIn = (hours: number) => bookFor(patient, doctor, { at: inHours(hours) })
/** An earlier time that the patient accepted in place of a visit, and that is asked for. @returns its id */
async function accepted(replaced: string, at: string) {
  const id = await bookFor(patient, doctor, { at, status: 'requested' })
  await set(id, `replaces = '${replaced}'`)
  return id
}
/** Moves a visit to nine o'clock of a day, as its patient or by the path of staff. @returns the id of the new one */
async function move(id: string, day: number, as = patient, path = 'appointments') {
  const { status, body } = await app.call('POST', `/api/${path}/${id}/move`, {
    as,
    body: { id: randomUUID(), times: [slotOn(day, '09:00')] },
  })
  expect(status).toBe(201)
  return String((Array.isArray(body) ? body[0] : body).id)
}
const confirm = (id: string) => set(id, `status = 'confirmed'`)
const cancelByStaff = (id: string) =>
  set(id, `status = 'cancelled', cancelled_by = 'provider', cancelled_at = now()`)
const rule = async (id: string) =>
  (await app.call('GET', `/api/appointments/charge-rule?appointment_id=${id}`, { as: patient }))
    .body
const stateOf = async (id: string) =>
  (
    await app.database.asOwner('select status, cancelled_by from appointments where id = $1', [id])
  )[0]
const drawn = async () =>
  (await list(doctor)).map((one: Invoice) => [
    one.status,
    one.amount_ngwee,
    one.charged_for,
    one.notice_minutes,
  ])
const late = [['draft', 15_000, 'late', 20 * 60]]
const moved = [['draft', 15_000, 'moved', 3 * 60]]

describe('a confirmed visit whose patient asks for an earlier time', () => {
  it.each([
    ['before the earlier time', ['visit', 'earlier']],
    ['after the earlier time', ['earlier', 'visit']],
  ] as const)(
    'costs what a late cancellation does, once, where they cancel it %s',
    async (_, order) => {
      const visit = await visitIn(20)
      const ids = { visit, earlier: await accepted(visit, inHours(5)) }
      for (const one of order) expect((await cancel(patient, ids[one])).status).toBe(204)
      expect(await drawn()).toEqual(late)
    },
  )

  it('costs nothing once the earlier time is confirmed, also where they had cancelled it late before', async () => {
    const first = await visitIn(20)
    await confirm(await accepted(first, inHours(5)))
    expect(await stateOf(first)).toEqual({ status: 'cancelled', cancelled_by: 'patient' })
    expect(await drawn()).toEqual([])
    ;[patient, doctor] = [await app.createPersona(), await provider()]
    await price(doctor, { Virtual: 30_000 })
    const visit = await visitIn(20)
    const earlier = await accepted(visit, inHours(5))
    await cancel(patient, visit)
    expect(await drawn()).toEqual(late)
    await confirm(earlier)
    expect(await drawn()).toEqual([])
    await cancel(patient, earlier)
    expect(await drawn()).toEqual([['draft', 15_000, 'late', 5 * 60]])
  })

  it('is not charged again with the earlier time where its invoice was issued', async () => {
    const visit = await visitIn(20)
    const earlier = await accepted(visit, inHours(5))
    await cancel(patient, visit)
    const [draft] = await list(doctor)
    await step(doctor, draft!.id, { status: 'issued', amount_ngwee: 15_000 })
    await confirm(earlier)
    await cancel(patient, earlier)
    expect(await drawn()).toEqual([['issued', 15_000, 'late', 20 * 60]])
  })

  it('costs nothing where the provider declines, cancels or is away at the earlier time', async () => {
    const visit = await visitIn(20)
    await cancelByStaff(await accepted(visit, inHours(5)))
    const confirmed = await accepted(visit, inHours(8))
    await confirm(confirmed)
    await cancelByStaff(confirmed)
    const other = await visitIn(22)
    const away = await accepted(other, inHours(12))
    await confirm(away)
    await app.database.asOwner(
      `insert into absences (id, provider_id, starts_at, ends_at) values ($1, $2, now() + interval '11 hours', now() + interval '14 hours')`,
      [randomUUID(), doctor.user_id],
    )
    await cancel(patient, away)
    expect(await drawn()).toEqual([])
  })
})

describe('a late move with an earlier time after it', () => {
  /** A visit that moved late, and an earlier time in place of its new one. */
  async function chain() {
    const first = await visitIn(3)
    const later = await move(first, 10)
    return { first, later, earlier: await accepted(later, slotOn(8, '10:00')) }
  }

  it('costs what a late cancellation does where the earlier time was confirmed and is cancelled', async () => {
    const { earlier } = await chain()
    expect((await rule(earlier)).is_moved_late).toBe(false)
    await confirm(earlier)
    expect(await drawn()).toEqual([])
    expect((await rule(earlier)).is_moved_late).toBe(true)
    await cancel(patient, earlier)
    expect(await drawn()).toEqual(moved)
  })

  it('costs it once, where both were asked for and both are cancelled, or the earlier time moved', async () => {
    const { later, earlier } = await chain()
    await cancel(patient, later)
    await cancel(patient, earlier)
    expect(await drawn()).toEqual(moved)
    ;[patient, doctor] = [await app.createPersona(), await provider()]
    await price(doctor, { Virtual: 30_000 })
    const other = await chain()
    await confirm(other.earlier)
    await cancel(patient, await move(other.earlier, 12))
    expect(await drawn()).toEqual(moved)
  })

  it('is charged with the visit that moved on, not with the time that replaces nothing any more', async () => {
    const { later, earlier } = await chain()
    const before = await move(later, 7)
    await confirm(earlier)
    await cancel(patient, earlier)
    expect(await drawn()).toEqual([])
    await cancel(patient, before)
    expect(await drawn()).toEqual(moved)
  })

  it('costs nothing where staff cancelled or moved the earlier time, or it is held', async () => {
    const { earlier } = await chain()
    await confirm(earlier)
    const given = await move(earlier, 12, doctor, 'provider/appointments')
    expect((await rule(given)).is_moved_late).toBe(false)
    await cancel(patient, given)
    expect(await drawn()).toEqual([])
    const other = await chain()
    await confirm(other.earlier)
    await cancelByStaff(other.earlier)
    expect(await drawn()).toEqual([])
  })

  it('costs no more than the rule under which the first time was booked', async () => {
    const { first, earlier } = await chain()
    await set(first, `created_at = now() - interval '2 days'`)
    await confirm(earlier)
    expect(await rule(earlier)).toMatchObject({ late_percent: 0 })
    await cancel(patient, earlier)
    expect(await drawn()).toEqual([])
  })
})
