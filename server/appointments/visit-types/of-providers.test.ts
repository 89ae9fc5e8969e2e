import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defaultCalendar } from '#domain/appointments/clinic-calendar.ts'
import { startOfSlot } from '#domain/appointments/slots.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn, workday } from '#tests/support/booking.ts'
import { calendarIn, freeTimes } from '#tests/support/calendar.ts'

let app: TestApp
let admin: Persona
let desk: Persona
let patient: Persona
let dietitian: Persona
let food: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
  desk = await app.createPersona({ role: 'front_desk' })
  const [oldest] = (await app.call('GET', '/api/admin/visit-types', { as: admin })).body
  const { id, upcoming: _, ...fields } = oldest
  await app.call('PUT', `/api/admin/visit-types/${id}`, {
    as: admin,
    body: { ...fields, professions: ['therapist'] },
  })
  food = (
    await addType(admin, {
      name: 'Food',
      professions: ['dietitian'],
      duration_minutes: 30,
      price_ngwee: 12_000,
    })
  ).id
})
afterAll(() => app.close())

const { book, closeAllPractices, provider, waitingPatients, cancel, answer, offerTo, waiting } =
  bookingIn(() => app)
const { addType, keepCalendar } = calendarIn(() => app)
const day = workday(3)
const at = (time: string) => startOfSlot(day, time)
const get = async (as: Persona, path: string, query: Record<string, string>) =>
  (await app.call('GET', `/api${path}?${new URLSearchParams(query).toString()}`, { as })).body

beforeEach(async () => {
  await closeAllPractices()
  await app.database.asOwner('delete from appointments')
  await keepCalendar(admin, { ...defaultCalendar, closes_on_holidays: false })
  patient = await app.createPersona()
  dietitian = await provider({ specialty: 'Dietitian', profession: 'dietitian' })
})

const byDesk = (more: object) =>
  app.call('POST', '/api/desk/appointments', {
    as: desk,
    body: {
      id: randomUUID(),
      patient_id: patient.user_id,
      provider_id: dietitian.user_id,
      appointment_time: at('10:00'),
      session_type: 'Phone',
      ...more,
    },
  })

describe('without a type', () => {
  it('a dietitian is booked for the oldest type of dietitians, by patients, in series and by the desk', async () => {
    const provider_id = dietitian.user_id
    const booked = await book(patient, at('09:00'), { provider_id })
    expect([booked.status, booked.body.duration_minutes]).toEqual([201, 30])
    expect((await book(patient, at('11:00'), { about: 'food' })).status).toBe(201)
    const quoted = await get(patient, '/appointments/cost', {
      provider_id,
      session_type: 'Phone',
      appointment_time: at('14:00'),
    })
    expect(quoted.price_ngwee).toBe(12_000)
    expect(booked.body.cost.price_ngwee).toBe(12_000)
    const desked = await byDesk({})
    expect([desked.status, desked.body.duration_minutes]).toEqual([201, 30])
    const series = await app.call('POST', '/api/appointments/series', {
      as: patient,
      body: {
        id: randomUUID(),
        provider_id,
        session_type: 'Phone',
        every_weeks: 1,
        times: [1, 2].map((week) =>
          new Date(Date.parse(at('15:00')) + week * 7 * 86_400_000).toISOString(),
        ),
      },
    })
    expect([series.status, series.body[0].duration_minutes]).toEqual([201, 30])
  })

  it('days and times of a topic are those of its profession', async () => {
    const slots = await get(patient, '/appointments/availability', { date: day, about: 'food' })
    expect(freeTimes(slots)).toHaveLength(6)
    const [state] = await get(patient, '/appointments/days', {
      date: day,
      count: '1',
      about: 'food',
    })
    expect(state).toEqual({ day, state: 'free' })
  })
})

describe('staff', () => {
  it('see the times of the visit that they are about to book', async () => {
    const long = await addType(admin, {
      name: 'Long',
      professions: ['dietitian'],
      session_types: ['In-person'],
      self_booked: false,
      duration_minutes: 120,
    })
    const query = { date: day, visit_type_id: long.id }
    const [own, ofDesk] = [
      await get(dietitian, '/provider/slots', query),
      await get(desk, `/desk/providers/${dietitian.user_id}/slots`, query),
    ]
    for (const slots of [own, ofDesk])
      expect(freeTimes(slots)).toEqual(['09:00', '10:00', '14:00', '15:00'])
    const other = await get(dietitian, '/provider/slots', { date: day, session_type: 'Phone' })
    expect(freeTimes(other)).toHaveLength(6)
  })

  it('list what they may book with a provider, of their profession, and patients do not', async () => {
    const own = await addType(admin, {
      name: randomUUID(),
      professions: ['dietitian'],
      self_booked: false,
    })
    const path = '/api/clinic/visit-types'
    const listed = async (as: Persona, query = '') =>
      (await app.call('GET', `${path}${query}`, { as })).body.map(({ id }: { id: string }) => id)
    const all = await listed(dietitian)
    expect([all[0], all.at(-1)]).toEqual([food, own.id])
    const ofDietitian = `?provider_id=${dietitian.user_id}`
    expect(await listed(desk, ofDietitian)).toEqual(all)
    const therapist = await provider()
    expect(await listed(admin, `?provider_id=${therapist.user_id}`)).not.toContain(own.id)
    expect((await app.call('GET', path, { as: patient })).status).toBe(403)
  })

  it('book by the desk the type that is wanted, and none of another profession', async () => {
    const hour = await addType(admin, {
      name: randomUUID(),
      professions: ['dietitian'],
      self_booked: false,
      duration_minutes: 50,
    })
    const booked = await byDesk({ visit_type_id: hour.id })
    expect([booked.status, booked.body.duration_minutes]).toEqual([201, 50])
    const therapy = await addType(admin, { name: randomUUID(), professions: ['therapist'] })
    const wrong = await byDesk({ visit_type_id: therapy.id, appointment_time: at('15:00') })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['visit_type_id']])
  })
})

it('an earlier time from the waiting list keeps the price of the later one', async () => {
  const doctor = await provider()
  await app.database.asOwner(`insert into session_prices values ($1, 'Virtual', 20000)`, [
    doctor.user_id,
  ])
  const holder = await app.createPersona()
  const early = (await book(holder, startOfSlot(workday(1), '09:00'))).body
  const { patient: waits, later } = await waitingPatients(5)
  expect(later.cost.price_ngwee).toBe(20_000)
  await app.database.asOwner(
    'update session_prices set price_ngwee = 50000 where provider_id = $1',
    [doctor.user_id],
  )
  await cancel(holder, early.id)
  expect(await waiting(waits)).toHaveLength(1)
  const taken = await answer(waits, (await offerTo(waits)).id, 'acceptance')
  expect([taken.status, taken.body.replaces, taken.body.cost.price_ngwee]).toEqual([
    201,
    later.id,
    20_000,
  ])
})
