import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slotTimes, startOfSlot } from '#domain/appointments/slots.ts'
import { maxAbsences } from '#domain/practice/absences.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { bookingIn, slotOn, workday } from '#tests/support/booking.ts'

let app: TestApp
let desk: Persona
const booking = bookingIn(() => app)

beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk' })
})
afterAll(() => app.close())

const enter = (provider: Persona, starts_at: string, ends_at: string, more: object = {}) =>
  app.call('POST', '/api/desk/absences', {
    as: desk,
    body: { id: randomUUID(), provider_id: provider.user_id, starts_at, ends_at, ...more },
  })
const own = (as: Persona, body: object) =>
  app.call('POST', '/api/provider/absences', { as, body: { id: randomUUID(), ...body } })
const list = async (side: 'desk' | 'provider', as: Persona) =>
  (await app.call('GET', `/api/${side}/absences`, { as })).body
const remove = (side: 'desk' | 'provider', as: Persona, id: string) =>
  app.call('DELETE', `/api/${side}/absences/${id}`, { as })
const freeTimes = async (as: Persona, date: string) =>
  (await app.call('GET', `/api/provider/slots?date=${date}`, { as })).body
    .filter((slot: { free: boolean }) => slot.free)
    .map((slot: { time: string }) => slot.time)
const instant = (at: string) => new Date(at).toISOString()

describe('the absences of a provider', () => {
  it('close the hours that they touch, and no other, until they are removed', async () => {
    const doctor = await booking.provider()
    const date = workday(3)
    const { status, body } = await enter(doctor, slotOn(3, '10:00'), slotOn(3, '14:00'))
    expect([status, body.affected]).toEqual([201, 0])
    expect(await freeTimes(doctor, date)).toEqual(['09:00', '14:00', '15:00', '16:00'])
    const patient = await app.createPersona()
    const booked = await booking.book(patient, slotOn(3, '11:00'), { provider_id: doctor.user_id })
    expect(booked.body.code).toBe('slot_taken')
    expect(await list('provider', doctor)).toMatchObject([{ id: body.id }])
    expect((await remove('provider', doctor, body.id)).status).toBe(204)
    expect((await remove('desk', desk, body.id)).status).toBe(404)
    expect(await auditEventsOf(app.database, body.id)).toMatchObject([
      { action: 'absence.enter', actor_id: desk.user_id, subject_id: doctor.user_id },
      { action: 'absence.remove', actor_id: doctor.user_id, subject_id: doctor.user_id },
    ])
    expect(await freeTimes(doctor, date)).toEqual([...slotTimes])
  })

  it('close exactly the hours that overlap, whatever the instants', async () => {
    const doctor = await booking.provider()
    const date = workday(5)
    const day = Date.parse(startOfSlot(date, '09:00'))
    const minutes = fc.integer({ min: -300, max: 900 })
    await fc.assert(
      fc.asyncProperty(minutes, fc.integer({ min: 1, max: 600 }), async (from, length) => {
        const [starts, ends] = [day + from * 60_000, day + (from + length) * 60_000]
        const { body } = await enter(
          doctor,
          new Date(starts).toISOString(),
          new Date(ends).toISOString(),
        )
        const expected = slotTimes.filter((time) => {
          const slot = Date.parse(startOfSlot(date, time))
          return ends <= slot || starts >= slot + 3_600_000
        })
        expect(await freeTimes(doctor, date)).toEqual(expected)
        await remove('desk', desk, body.id)
      }),
      { numRuns: 30 },
    )
  })

  it('leave the appointments that fall into them, and list them for the desk until they are moved', async () => {
    const doctor = await booking.provider()
    const patient = await app.createPersona({ full_name: 'To Move' })
    const { body: booked } = await booking.book(patient, slotOn(4), {
      provider_id: doctor.user_id,
    })
    const { body } = await enter(doctor, slotOn(4), slotOn(5))
    expect(body.affected).toBe(1)
    const fallen = () => app.call('GET', `/api/desk/absences/${body.id}/appointments`, { as: desk })
    expect((await fallen()).body).toMatchObject([
      { id: booked.id, patient: { full_name: 'To Move' }, status: 'requested' },
    ])
    const moved = await app.call('POST', `/api/desk/appointments/${booked.id}/move`, {
      as: desk,
      body: { id: randomUUID(), times: [slotOn(6)] },
    })
    expect(moved.status).toBe(201)
    expect((await fallen()).body).toEqual([])
    const [kept] = (await list('desk', desk)).filter(({ id }: { id: string }) => id === body.id)
    expect(kept.affected).toBe(0)
    const absent = await app.call('GET', `/api/desk/absences/${randomUUID()}/appointments`, {
      as: desk,
    })
    expect(absent.status).toBe(404)
  })

  it('are shown to patient and desk at the visits that fall into them, and nothing of them besides', async () => {
    const [doctor, other] = [await booking.provider(), await booking.provider()]
    const patient = await app.createPersona()
    for (const [day, time] of [
      [4, '09:00'],
      [4, '11:00'],
      [6, '09:00'],
    ] as const)
      await booking.book(patient, slotOn(day, time), { provider_id: doctor.user_id })
    await booking.book(patient, slotOn(8), { provider_id: other.user_id })
    const away = async () => {
      const rows = await booking.list(patient)
      // The latest is first.
      return rows.map((row: { provider_away: boolean }) => row.provider_away).toReversed()
    }
    const atDesk = async () => {
      const period = new URLSearchParams({ from: slotOn(3), to: slotOn(9) }).toString()
      const { body } = await app.call(
        'GET',
        `/api/desk/appointments?${period}&provider_id=${doctor.user_id}`,
        { as: desk },
      )
      return body.map((row: { provider_away: boolean }) => row.provider_away)
    }
    expect(await away()).toEqual([false, false, false, false])
    // The last half hour of the first visit is enough, and the second begins when it ends.
    const { body } = await enter(
      doctor,
      new Date(Date.parse(slotOn(4)) + 1_800_000).toISOString(),
      slotOn(4, '11:00'),
    )
    await enter(other, slotOn(4), slotOn(5))
    expect(await away()).toEqual([true, false, false, false])
    expect(await atDesk()).toEqual([true, false, false])
    const [visit] = (await booking.list(patient)).toReversed()
    expect(JSON.stringify(visit)).not.toContain(body.id)
    // A day away that the provider entered with their hours counts as well.
    await app.database.asOwner('insert into availability (provider_id) values ($1)', [
      doctor.user_id,
    ])
    await app.database.asOwner(
      'insert into days_away (provider_id, first_day, last_day) values ($1, $2, $2)',
      [doctor.user_id, workday(6)],
    )
    expect(await away()).toEqual([true, false, true, false])
    expect(await atDesk()).toEqual([true, false, true])
    await remove('desk', desk, body.id)
    expect(await away()).toEqual([false, false, true, false])
  })

  it('are entered once, are each provider’s own, and are rejected by the name of the field', async () => {
    const [doctor, other] = [await booking.provider(), await booking.provider()]
    const id = randomUUID()
    const span = { starts_at: instant(slotOn(2)), ends_at: instant(slotOn(3)) }
    expect((await own(doctor, { id, ...span })).status).toBe(201)
    expect((await own(doctor, { id, ...span })).status).toBe(200)
    expect((await own(other, { id, ...span })).status).toBe(409)
    expect((await remove('provider', other, id)).status).toBe(404)
    expect(await list('provider', other)).toEqual([])
    const fields = async (body: object) => Object.keys((await own(doctor, body)).body.fields)
    expect(await fields({ ...span, ends_at: span.starts_at })).toEqual(['ends_at'])
    expect(await fields({ ...span, starts_at: 'soon' })).toEqual(['starts_at'])
    const past = { starts_at: '2020-01-01T07:00:00Z', ends_at: '2020-01-01T09:00:00Z' }
    expect(await fields(past)).toEqual(['ends_at'])
    const notProvider = await enter(desk, slotOn(2), slotOn(3))
    expect(Object.keys(notProvider.body.fields)).toEqual(['provider_id'])
  })

  it('are so many at most, and the one that is there already is answered again', async () => {
    const doctor = await booking.provider()
    const id = randomUUID()
    const span = { starts_at: instant(slotOn(2)), ends_at: instant(slotOn(3)) }
    expect((await own(doctor, { id, ...span })).status).toBe(201)
    await app.database.asOwner(
      `insert into absences (provider_id, starts_at, ends_at)
       select $1, now() + n * interval '1 day', now() + n * interval '1 day' + interval '1 hour' from generate_series(1, $2::integer) n`,
      [doctor.user_id, maxAbsences - 1],
    )
    expect((await own(doctor, span)).body.code).toBe('too_many')
    expect((await own(doctor, { id, ...span })).status).toBe(200)
  })

  it('and a booking at the same moment are never both there unseen', async () => {
    for (let round = 0; round < 3; round += 1) {
      const doctor = await booking.provider()
      const patient = await app.createPersona()
      const [booked, absent] = await Promise.all([
        booking.book(patient, slotOn(7), { provider_id: doctor.user_id }),
        enter(doctor, slotOn(7), slotOn(8)),
      ])
      expect(absent.status).toBe(201)
      expect(absent.body.affected).toBe(booked.status === 201 ? 1 : 0)
    }
  })
})
