import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startOfSlot } from '#domain/appointments/slots.ts'
import { usualAvailability } from '#domain/practice/availability.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
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
const { keepCalendar, slotsOn } = calendarIn(() => app)
const day = workday(3)
const slotsOf = (as: Persona, query: object) => slotsOn(day, as, query)
const at = (time: string, on = day) => startOfSlot(on, time)

beforeEach(async () => {
  await closeAllPractices()
  await keepCalendar(admin, usualCalendar)
  patient = await app.createPersona()
  doctor = await provider()
})

describe('a provider', () => {
  it('is booked for no day after their certificate ends', async () => {
    await app.database.asOwner(
      'update user_profiles set certificate_expires_on = $2 where id = $1',
      [doctor.user_id, day],
    )
    expect(freeTimes(await slotsOf(patient, {}))).toHaveLength(6)
    const next = dayAfter(day, 1)
    expect(freeTimes(await slotsOf(patient, { date: next }))).toEqual([])
    expect((await book(patient, at('09:00', next), { provider_id: doctor.user_id })).status).toBe(
      409,
    )
    expect((await book(patient, at('09:00'), { provider_id: doctor.user_id })).status).toBe(201)
  })

  it('is booked once hours and a price are set, where they were let into practice since the calendar is kept', async () => {
    const approve = (decided_at: string) =>
      app.database.asOwner(
        `insert into provider_registrations (provider_id, registration_body, registration_number, certificate_year,
           certificate_expires_on, document_type, document_hash, status, decided_at)
         values ($1, 'HPCZ', '1234', 2026, '2099-12-31', 'application/pdf', '\\x00', 'approved', ${decided_at})`,
        [doctor.user_id],
      )
    await approve('now()')
    const steps = () => app.call('GET', '/api/provider/setup', { as: doctor })
    const listed = async () =>
      (await app.call('GET', '/api/providers', { as: doctor })).body.map(
        ({ id }: { id: string }) => id,
      )
    expect((await steps()).body).toEqual({
      has_hours: false,
      has_visit_type: true,
      has_price: false,
      is_bookable: false,
    })
    expect(await listed()).not.toContain(doctor.user_id)
    expect((await book(patient, at('09:00'))).status).toBe(409)
    const named = await book(patient, at('09:00'), { provider_id: doctor.user_id })
    expect([named.status, Object.keys(named.body.fields)]).toEqual([422, ['provider_id']])
    await app.call('PUT', '/api/provider/availability', { as: doctor, body: usualAvailability })
    expect((await steps()).body).toMatchObject({ has_hours: true, is_bookable: false })
    await app.database.asOwner(`insert into session_prices values ($1, 'Virtual', 20000)`, [
      doctor.user_id,
    ])
    expect((await steps()).body).toMatchObject({ has_price: true, is_bookable: true })
    expect(await listed()).toContain(doctor.user_id)
    expect((await book(patient, at('09:00'))).status).toBe(201)
    // One who was there before the calendar goes on as before, whatever is renewed.
    doctor = await provider()
    await approve(`now() - interval '2 years'`)
    await approve('now()')
    expect((await steps()).body.is_bookable).toBe(true)
  })

  it('works by what they said of a date, not by their week, in both directions', async () => {
    const run: typeof app.database.asOwner = (text, values) => app.database.asOwner(text, values)
    await run('insert into availability (provider_id) values ($1)', [doctor.user_id])
    await run(
      `insert into weekly_hours (provider_id, weekday, starts_at, ends_at) select $1, w, '09:00', '17:00' from generate_series(1, 5) w`,
      [doctor.user_id],
    )
    const saturday = Array.from({ length: 7 }, (_, index) => dayAfter(day, index)).find(
      (one) => new Date(`${one}T00:00Z`).getUTCDay() === 6,
    )!
    expect(freeTimes(await slotsOf(patient, { date: saturday }))).toEqual([])
    await run(
      'insert into date_overrides (provider_id, day, starts_at, ends_at) values ($1, $2, $3, $4)',
      [doctor.user_id, saturday, '10:00', '12:00'],
    )
    expect(freeTimes(await slotsOf(patient, { date: saturday }))).toEqual(['10:00', '11:00'])
    await run('insert into date_overrides (provider_id, day) values ($1, $2)', [
      doctor.user_id,
      day,
    ])
    expect(freeTimes(await slotsOf(patient, {}))).toEqual([])
  })

  it('says several blocks and single dates, and an app that knows neither keeps them', async () => {
    const saved = {
      ...usualAvailability,
      extra_hours: [{ weekday: 2, starts_at: '18:00', ends_at: '19:00' }],
      dates: [
        { day, hours: [] },
        { day: dayAfter(day, 1), hours: [{ starts_at: '14:00', ends_at: '16:00' }] },
      ],
    }
    const save = (body: object) =>
      app.call('PUT', '/api/provider/availability', { as: doctor, body })
    expect((await save(saved)).body).toEqual({ ...saved, outside: 0 })
    expect((await save(usualAvailability)).body).toEqual({ ...saved, outside: 0 })
    expect(freeTimes(await slotsOf(patient, {}))).toEqual([])
    expect(freeTimes(await slotsOf(patient, { date: dayAfter(day, 1) }))).toEqual([
      '14:00',
      '15:00',
    ])
    const emptied = { ...usualAvailability, extra_hours: [], dates: [] }
    expect((await save(emptied)).body).toEqual({ ...usualAvailability, outside: 0 })
    const twice = { ...usualAvailability, dates: [saved.dates[0], saved.dates[0]] }
    expect(Object.keys((await save(twice)).body.fields)).toEqual(['dates'])
  })

  it('works several blocks a day', async () => {
    const run: typeof app.database.asOwner = (text, values) => app.database.asOwner(text, values)
    const weekday = new Date(`${day}T00:00Z`).getUTCDay()
    await run('insert into availability (provider_id) values ($1)', [doctor.user_id])
    await run('insert into weekly_hours values ($1, $2, $3, $4, $5, $6)', [
      doctor.user_id,
      weekday,
      '09:00',
      '12:00',
      '10:00',
      '11:00',
    ])
    await run('insert into extra_hours values ($1, $2, $3, $4)', [
      doctor.user_id,
      weekday,
      '15:00',
      '16:00',
    ])
    expect(freeTimes(await slotsOf(patient, {}))).toEqual(['09:00', '11:00', '15:00'])
  })
})
