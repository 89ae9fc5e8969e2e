import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startOfSlot } from '#domain/appointments/slots.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn, workday } from '#tests/support/booking.ts'
import { calendarIn, freeTimes, usualCalendar } from '#tests/support/calendar.ts'

let app: TestApp
let admin: Persona
let patient: Persona
let doctor: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const { book, closeAllPractices, provider } = bookingIn(() => app)
const { addType, keepCalendar, onlyType, slotsOn } = calendarIn(() => app)
const day = workday(3)
const slotsOf = (as: Persona, query: object) => slotsOn(day, as, query)
const at = (time: string, on = day) => startOfSlot(on, time)

beforeEach(async () => {
  await closeAllPractices()
  await keepCalendar(admin, usualCalendar)
  patient = await app.createPersona()
  doctor = await provider()
})

describe('a visit type', () => {
  it('decides how long an appointment lasts, and its buffer counts between neighbours of any type', async () => {
    await keepCalendar(admin, {
      ...usualCalendar,
      slot_minutes: 10,
      opening: [1, 2, 3, 4, 5].map((weekday) => ({
        weekday,
        starts_at: '08:00',
        ends_at: '12:00',
      })),
    })
    const short = await addType(admin, { name: randomUUID(), duration_minutes: 20 })
    const long = await addType(admin, {
      name: randomUUID(),
      duration_minutes: 50,
      buffer_minutes: 10,
    })
    await app.call('PUT', '/api/provider/availability', {
      as: doctor,
      body: {
        buffer_minutes: 0,
        hours: [1, 2, 3, 4, 5].map((weekday) => ({
          weekday,
          starts_at: '08:00',
          ends_at: '10:00',
          break_starts_at: null,
          break_ends_at: null,
        })),
        days_away: [],
      },
    })
    const first = await book(patient, at('08:30'), { visit_type_id: long.id })
    expect(first.body).toMatchObject({ duration_minutes: 50 })
    const other = await app.createPersona()
    expect(freeTimes(await slotsOf(other, { visit_type_id: short.id }))).toEqual([
      '08:00',
      '09:30',
      '09:40',
    ])
    expect(freeTimes(await slotsOf(other, { visit_type_id: long.id }))).toEqual([])
    expect((await book(other, at('09:20'), { visit_type_id: short.id })).status).toBe(409)
    expect((await book(other, at('09:30'), { visit_type_id: short.id })).status).toBe(201)
  })

  it('has room for twelve appointments a day', async () => {
    await keepCalendar(admin, {
      ...usualCalendar,
      slot_minutes: 15,
      opening: [1, 2, 3, 4, 5].map((weekday) => ({
        weekday,
        starts_at: '08:00',
        ends_at: '16:00',
      })),
    })
    const type = await addType(admin, { name: randomUUID(), duration_minutes: 30 })
    const statuses: number[] = []
    for (let index = 0; index < 12; index++) {
      const time = `${String(8 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`
      const answer = await book(await app.createPersona(), at(time), { visit_type_id: type.id })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual(Array(12).fill(201))
  })

  it('keeps its length and price when it moves, whatever an admin has changed since', async () => {
    const type = await addType(admin, {
      name: randomUUID(),
      duration_minutes: 30,
      price_ngwee: 15_000,
    })
    const { body } = await book(patient, at('09:00'), { visit_type_id: type.id })
    expect(body).toMatchObject({ duration_minutes: 30, cost: { price_ngwee: 15_000 } })
    const { id, upcoming: _, ...fields } = type
    await app.call('PUT', `/api/admin/visit-types/${id}`, {
      as: admin,
      body: { ...fields, duration_minutes: 120, price_ngwee: 1, is_retired: true },
    })
    const moved = await app.call('POST', `/api/appointments/${body.id}/move`, {
      as: patient,
      body: { id: randomUUID(), times: [at('11:00')] },
    })
    expect(moved.status).toBe(201)
    expect(moved.body[0]).toMatchObject({ duration_minutes: 30, cost: { price_ngwee: 15_000 } })
  })

  it('is booked by patients only where they may, in its ways, with its professions, while it is in use', async () => {
    const staffOnly = await addType(admin, { name: randomUUID(), self_booked: false })
    const byPhone = await addType(admin, { name: randomUUID(), session_types: ['Phone'] })
    const ofDietitians = await addType(admin, { name: randomUUID(), professions: ['dietitian'] })
    for (const type of [staffOnly, byPhone]) {
      const answer = await book(patient, at('09:00'), { visit_type_id: type.id })
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['visit_type_id']])
    }
    expect(freeTimes(await slotsOf(patient, { visit_type_id: ofDietitians.id }))).toEqual([])
    const named = { visit_type_id: ofDietitians.id, provider_id: doctor.user_id }
    expect((await book(patient, at('09:00'), named)).status).toBe(409)
    const dietitian = await provider({ specialty: 'Dietitian', profession: 'dietitian' })
    const right = { visit_type_id: ofDietitians.id, provider_id: dietitian.user_id }
    expect((await book(patient, at('09:00'), right)).status).toBe(201)
    const { body } = await app.call('GET', '/api/clinic-calendar')
    expect(body.visit_types.map(({ id }: { id: string }) => id)).not.toContain(staffOnly.id)
  })

  it('that is the last one in use cannot be retired, and a name is used once', async () => {
    const type = await onlyType(admin)
    const { id, upcoming: _, ...fields } = type
    const retired = await app.call('PUT', `/api/admin/visit-types/${id}`, {
      as: admin,
      body: { ...fields, is_retired: true },
    })
    expect([retired.status, retired.body.code]).toEqual([409, 'last_visit_type'])
    const { is_retired: _is, ...again } = fields
    const same = await app.call('POST', '/api/admin/visit-types', {
      as: admin,
      body: { ...again, id: randomUUID() },
    })
    expect([same.status, Object.keys(same.body.fields)]).toEqual([422, ['name']])
  })
})
