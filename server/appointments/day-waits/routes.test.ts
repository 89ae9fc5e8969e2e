import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { slotTimes } from '#domain/appointments/slots.ts'
import { professionOf, topics } from '#domain/appointments/topics.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn, slotOn, workday } from '#tests/support/booking.ts'
import { calendarIn } from '#tests/support/calendar.ts'
import { fullDayIn } from '#tests/support/full-day.ts'

let app: TestApp
let mary: Persona
let doctor: Persona
let visits: { patient: Persona; id: string; at: string }[]
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
const { book, cancel, provider } = bookingIn(() => app)
const { addType } = calendarIn(() => app)
const { day, fullDay, stateOfDay, stopWaiting, wait, waits } = fullDayIn(() => app)
beforeEach(async () => {
  ;({ doctor, visits } = await fullDay())
  mary = await app.createPersona()
})

describe('a day of which every time is booked', () => {
  it('is full for the patient and for the desk, and free again once one is cancelled', async () => {
    const desk = await app.createPersona({ role: 'front_desk' })
    const ofDesk = async () => {
      const path = `/api/desk/providers/${doctor.user_id}/slots?date=${day}`
      const { body } = await app.call('GET', path, { as: desk })
      return (body as { free: boolean }[]).map(({ free }) => free)
    }
    expect(await stateOfDay(mary)).toBe('full')
    expect(await stateOfDay(mary, `&provider_id=${doctor.user_id}`)).toBe('full')
    expect(await ofDesk()).toEqual(slotTimes.map(() => false))
    const [first] = visits
    await cancel(first!.patient, first!.id)
    expect(await stateOfDay(mary)).toBe('free')
    expect(await ofDesk()).toEqual(slotTimes.map((_, index) => index === 0))
  })

  it('is full only for visits that do not fit: a shorter one may', async () => {
    const admin = await app.createPersona({ role: 'admin' })
    const short = await addType(admin, { name: randomUUID(), duration_minutes: 30 })
    await app.database.asOwner(`update appointments set duration_minutes = 30 where id = $1`, [
      visits[0]!.id,
    ])
    await app.database.asOwner(`update clinic_calendar set slot_minutes = 30`)
    expect(await stateOfDay(mary)).toBe('full')
    expect(await stateOfDay(mary, `&visit_type_id=${short.id}`)).toBe('free')
    expect((await wait(mary, { visit_type_id: short.id })).body.code).toBe('day_not_full')
    await app.database.asOwner(`update clinic_calendar set slot_minutes = 60`)
    await app.database.asOwner(`update visit_types set retired_at = now() where id = $1`, [
      short.id,
    ])
  })
})

describe('the list of a full day', () => {
  it('takes a name once, shows it to its person alone, and lets go of it by one call', async () => {
    const id = randomUUID()
    const first = await wait(mary, { id, provider_id: doctor.user_id })
    expect([first.status, first.body]).toMatchObject([
      201,
      {
        id,
        day,
        about: 'unsure',
        duration_minutes: 60,
        provider: { id: doctor.user_id },
        offer: null,
      },
    ])
    expect((await wait(mary, { id, provider_id: doctor.user_id })).status).toBe(200)
    expect((await wait(mary)).status).toBe(409)
    expect(await waits(mary)).toHaveLength(1)
    const other = await app.createPersona()
    expect(await waits(other)).toEqual([])
    expect((await stopWaiting(other, id)).status).toBe(404)
    expect((await stopWaiting(mary, id)).status).toBe(204)
    expect(await waits(mary)).toEqual([])
  })

  it('has one place for a person and a profession, with one provider or with anyone', async () => {
    const first = await wait(mary, { provider_id: doctor.user_id, about: 'mind' })
    expect(first.status).toBe(201)
    for (const more of [{}, { about: 'mind' }, { provider_id: doctor.user_id }]) {
      const second = await wait(mary, more)
      expect([second.status, second.body.message]).toEqual([
        409,
        'The name is on the list of this day already. To wait for another provider, remove it first.',
      ])
    }
    // Of another profession, it is another place; its topic is that of the provider.
    const dietitian = await provider({ specialty: 'Dietitian' })
    for (const at of visits.map((visit) => visit.at))
      await book(await app.createPersona(), at, { provider_id: dietitian.user_id })
    const other = await wait(mary, { provider_id: dietitian.user_id })
    expect([other.status, other.body.about]).toEqual([201, 'food'])
    expect((await wait(mary, { about: 'food' })).status).toBe(409)
  })

  it('is of the profession for the topic, in the database as in the pages', async () => {
    const [{ id: visit_type_id } = { id: '' }] = await app.database.asOwner(
      'select id from visit_types limit 1',
    )
    for (const about of topics) {
      const [row] = await app.database.asOwner(
        `insert into day_waits (patient_id, day, about, session_type, visit_type_id)
         values ($1, '2099-01-02', $2, 'Phone', $3) returning profession`,
        [(await app.createPersona()).user_id, about, visit_type_id],
      )
      expect(row).toEqual({ profession: professionOf(about) })
    }
  })

  it('is closed where a time can be booked, where nothing can, and to the provider themselves', async () => {
    const other = await provider({ specialty: 'Dietitian' })
    expect((await wait(mary, { about: 'food' })).body.code).toBe('day_not_full')
    expect((await wait(mary, { provider_id: other.user_id, about: 'food' })).status).toBe(409)
    const closed = await wait(mary, { about: 'exercise' })
    expect([closed.status, Object.keys(closed.body.fields)]).toEqual([422, ['day']])
    expect((await wait(mary, { day: '2020-01-01' })).body.fields).toHaveProperty('day')
    expect((await wait(doctor, { provider_id: doctor.user_id })).status).toBe(422)
    expect((await wait(mary, { session_type: 'Fax' })).body.fields).toHaveProperty('session_type')
  })

  it('takes no name of a person with five upcoming appointments: they could take no time', async () => {
    const other = await provider()
    for (const time of slotTimes.slice(0, 5))
      await book(mary, slotOn(4, time), { provider_id: other.user_id })
    await app.database.asOwner(
      `update user_profiles set certificate_expires_on = $2 where id = $1`,
      [other.user_id, workday(1)],
    )
    expect((await wait(mary)).body.code).toBe('too_many_open')
  })
})
