import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppointmentStatus } from '#domain/appointments/status.ts'
import { isBookableDay } from '#domain/appointments/slots.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { asActor } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn, upcomingSlots } from '#tests/support/practice.ts'
import { countForProvider } from './data.ts'
import { dayAround } from './day-around.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, expireCertificate, accesses } = practiceIn(() => app)
const stats = (as: Persona) => app.call('GET', '/api/provider/stats', { as })
const slotsOf = (as: Persona, date: string) =>
  app.call('GET', `/api/provider/slots?date=${encodeURIComponent(date)}`, { as })
const zeros = {
  todays_appointments: 0,
  requests_waiting: 0,
  next_appointment_at: null,
  unread_messages: 0,
  oldest_unread_at: null,
  pending_invoices: 0,
  rating: null,
  satisfaction_percent: null,
}

describe('the tiles of a provider', () => {
  it('show the mean of ratings from five on, of the provider alone', async () => {
    const [doctor, other] = [await provider(), await provider()]
    for (const [place, score] of [5, 4, 5, 5, 4].entries()) {
      expect((await stats(doctor)).body.rating, `after ${place}`).toBeNull()
      const patient = await app.createPersona()
      const id = await bookFor(patient, doctor, { status: 'completed' })
      await app.database.asOwner(
        `insert into session_ratings (appointment_id, patient_id, provider_id, score, created_at)
         values ($1, $2, $3, $4, now() - interval '30 days')`,
        [id, patient.user_id, doctor.user_id, score],
      )
    }
    expect((await stats(doctor)).body.rating).toEqual({ mean: 4.6, count: 5 })
    expect((await stats(other)).body.rating).toBeNull()
  })

  it.each<[string, AppointmentStatus, number]>([
    ['2027-03-01T21:59:59.999Z', 'confirmed', 0],
    ['2027-03-01T22:00:00.000Z', 'confirmed', 1],
    ['2027-03-02T12:00:00.000Z', 'requested', 1],
    ['2027-03-02T21:59:59.999Z', 'requested', 1],
    ['2027-03-02T22:00:00.000Z', 'confirmed', 0],
    ['2027-03-02T12:00:00.000Z', 'cancelled', 0],
    ['2027-03-02T12:00:00.000Z', 'completed', 0],
  ])('on 2 March in Lusaka, count what is at %s and %s: %i', async (at, status, expected) => {
    const doctor = await provider()
    await bookFor(await app.createPersona(), doctor, { at, status })
    const actor = { ...doctor, audience: 'provider' as const, authorized: false }
    for (const now of ['2027-03-01T22:00Z', '2027-03-02T12:00Z', '2027-03-02T21:59:59.999Z']) {
      const counted = await asActor(actor, (tx) =>
        countForProvider(tx, doctor.user_id, new Date(now)),
      )
      expect(counted.todays_appointments, now).toBe(expected)
    }
  })

  it('count the requests of patients that can still be answered, and put nothing on record', async () => {
    const [patient, doctor, other] = [await app.createPersona(), await provider(), await provider()]
    const [one, two, three] = upcomingSlots(3) as [string, string, string]
    await bookFor(patient, doctor, { status: 'requested', at: one })
    await bookFor(patient, doctor, { status: 'confirmed', at: two })
    const proposed = await bookFor(patient, doctor, { status: 'requested', at: three })
    await app.database.asOwner(
      `update appointments set requested_by = 'provider' where id = '${proposed}'`,
    )
    const past = new Date(Date.now() - 3 * 60 * 60 * 1000).toISOString()
    await bookFor(patient, doctor, { status: 'requested', at: past })
    expect((await stats(doctor)).body).toMatchObject({
      requests_waiting: 1,
      next_appointment_at: one,
    })
    expect((await stats(other)).body).toEqual(zeros)
    expect(await accesses(patient)).toEqual([])
    await expireCertificate(doctor)
    expect(await stats(doctor)).toMatchObject({ status: 200, body: zeros })
  })

  it.each(['pending', 'refused'] as const)('are zeros for whoever is %s', async (standing) => {
    const doctor = await provider({ provider_status: standing })
    await bookFor(await app.createPersona(), doctor, { at: upcomingSlots(1)[0]! })
    // What they have as a patient themselves is not counted here.
    await bookFor(doctor, await provider(), { status: 'requested', at: upcomingSlots(2)[1]! })
    expect(await stats(doctor)).toMatchObject({ status: 200, body: zeros })
  })
})

describe('the day in Lusaka around an instant', () => {
  it('begins at its midnight, whatever the clock of the server shows', () => {
    const zone = process.env.TZ
    for (const TZ of ['UTC', 'Africa/Lusaka', 'America/New_York', 'Pacific/Kiritimati']) {
      process.env.TZ = TZ
      for (const at of ['2026-11-20T22:00:00.000Z', '2026-11-21T21:59:59.999Z'])
        expect(dayAround(new Date(at)), `${TZ} ${at}`).toEqual({
          from: new Date('2026-11-20T22:00:00Z'),
          to: new Date('2026-11-21T22:00:00Z'),
        })
    }
    process.env.TZ = zone
  })
})

describe('the slots of a provider', () => {
  it('are six, free or taken, by hours and appointments', async () => {
    const doctor = await provider()
    const [nine] = upcomingSlots(1) as [string]
    const { day } = lusakaClock(new Date(nine))
    await bookFor(await app.createPersona(), doctor, { status: 'requested', at: nine })
    const { status, body } = await slotsOf(doctor, day)
    expect(status).toBe(200)
    expect(body.map((slot: { time: string; free: boolean }) => [slot.time, slot.free])).toEqual([
      ['09:00', false],
      ['10:00', true],
      ['11:00', true],
      ['14:00', true],
      ['15:00', true],
      ['16:00', true],
    ])
    expect(body[0]).toEqual({ time: '09:00', starts_at: nine, free: false, reason: 'taken' })
  })

  it('are none on a day off, on a past day and beyond ninety days', async () => {
    const doctor = await provider()
    const days = Array.from(
      { length: 95 },
      (_, index) => lusakaClock(new Date(Date.now() + index * 24 * 60 * 60 * 1000)).day,
    )
    const weekend = days.find((day) => new Date(day).getUTCDay() === 0)!
    const far = days.find((day) => !isBookableDay(day, new Date()))!
    for (const [day, reason] of [
      ['0000-01-01', 'past'],
      ['2020-01-06', 'past'],
      [weekend, undefined],
      [far, 'taken'],
      ['9999-12-31', 'taken'],
    ] as const) {
      const { status, body } = await slotsOf(doctor, day)
      expect([status, body.length], day).toEqual([200, 6])
      for (const slot of body) {
        expect(slot.free, day).toBe(false)
        if (reason) expect(slot.reason, day).toBe(reason)
      }
    }
    expect(Object.keys((await slotsOf(doctor, '2026-02-30')).body.fields)).toEqual(['date'])
  })
})
