import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type ClinicCalendar,
  defaultCalendar,
  startsOn,
} from '#domain/appointments/clinic-calendar.ts'
import { publicHolidays } from '#domain/appointments/public-holidays.ts'
import { startOfSlot } from '#domain/appointments/slots.ts'
import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn, workday } from '#tests/support/booking.ts'
import { calendarIn, usualCalendar } from '#tests/support/calendar.ts'

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

describe('the database', () => {
  it('has the public holidays of the domain in each year from 1950 to 2150', async () => {
    const rows = await app.database.asOwner(
      `select h.day::text as day, h.name from generate_series(1950, 2150) as y
       cross join lateral practice.public_holidays(y) as h order by h.day, h.name`,
    )
    const years = Array.from({ length: 201 }, (_, index) => 1950 + index)
    expect(rows).toEqual(years.flatMap((year) => publicHolidays(year)))
  })

  it('has the starts of the domain for any opening hours, grid, closed days and length', async () => {
    const today = lusakaClock(new Date()).day
    const minute = fc.integer({ min: 0, max: 1439 })
    const timeOf = (value: number) =>
      `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`
    const block = fc
      .record({ weekday: fc.integer({ min: 1, max: 7 }), from: minute, to: minute })
      .filter(({ from, to }) => from < to)
      .map(({ weekday, from, to }) => ({ weekday, starts_at: timeOf(from), ends_at: timeOf(to) }))
    const calendars = fc.record({
      slot_minutes: fc.integer({ min: 10, max: 60 }),
      closes_on_holidays: fc.boolean(),
      opening: fc.uniqueArray(block, {
        selector: ({ weekday, starts_at }) => `${weekday} ${starts_at}`,
        maxLength: 9,
      }),
      closed_days: fc.uniqueArray(
        fc.record({
          day: fc.integer({ min: 1, max: 240 }).map((days) => dayAfter(today, days)),
          is_closed: fc.boolean(),
          name: fc.constant('A day'),
        }),
        { selector: (one) => one.day, maxLength: 4 },
      ),
    })
    const days = Array.from({ length: 240 }, (_, index) => dayAfter(today, index + 1))
    await fc.assert(
      fc.asyncProperty(
        calendars,
        fc.integer({ min: 10, max: 180 }),
        fc.nat({ max: 235 }),
        async (calendar, minutes, from) => {
          await storeDirectly(calendar)
          const few = days.slice(from, from + 4)
          const sweep = few.flatMap((one) =>
            Array.from({ length: 288 }, (_, index) => startOfSlot(one, timeOf(index * 5))),
          )
          const expected = few.flatMap((one) =>
            startsOn(calendar, one, minutes).map((time) => startOfSlot(one, time)),
          )
          const rows = await app.database.asOwner(
            'select slot from practice.starts_among($1::timestamptz[], $2) order by slot',
            [[...new Set([...sweep, ...expected])], minutes],
          )
          expect(rows.map(({ slot }) => (slot as Date).toISOString())).toEqual(expected)
        },
      ),
      { numRuns: 20 },
    )
  })

  async function storeDirectly({ opening, closed_days, ...rest }: ClinicCalendar) {
    const run: typeof app.database.asOwner = (text, values) => app.database.asOwner(text, values)
    await run('update clinic_calendar set slot_minutes = $1, closes_on_holidays = $2', [
      rest.slot_minutes,
      rest.closes_on_holidays,
    ])
    await run('delete from opening_hours')
    await run('delete from closed_days')
    for (const { weekday, starts_at, ends_at } of opening)
      await run('insert into opening_hours values ($1, $2, $3)', [weekday, starts_at, ends_at])
    for (const one of closed_days)
      await run('insert into closed_days values ($1, $2, $3)', [one.day, one.is_closed, one.name])
  }
})

describe('the calendar of the clinic', () => {
  it('is read by all, with what patients may book', async () => {
    const { status, body } = await app.call('GET', '/api/clinic-calendar')
    expect(status).toBe(200)
    expect(body).toMatchObject({ slot_minutes: 60, opening: defaultCalendar.opening })
    expect(body.visit_types).toEqual([
      expect.objectContaining({ name: 'Session', duration_minutes: 60, price_ngwee: null }),
    ])
  })

  it('is changed by admins alone, whole, once, and not over what another admin has changed', async () => {
    const { body: before } = await app.call('GET', '/api/admin/clinic-calendar', { as: admin })
    const { outside: _, ...seen } = before
    const change = (as: Persona, body: object) =>
      app.call('PUT', '/api/admin/clinic-calendar', { as, body })
    expect((await change(doctor, seen)).status).toBe(403)
    const wanted = { ...seen, slot_minutes: 15 }
    const [first, second] = [await change(admin, wanted), await change(admin, wanted)]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toEqual(first.body)
    expect((await change(admin, { ...seen, slot_minutes: 20 })).status).toBe(409)
  })

  it.each([
    ['a grid of 9 minutes', { slot_minutes: 9 }, 'slot_minutes'],
    [
      'an end before its start',
      { opening: [{ weekday: 1, starts_at: '12:00', ends_at: '09:00' }] },
      'opening',
    ],
    [
      'hours that meet',
      {
        opening: [
          { weekday: 1, starts_at: '08:00', ends_at: '12:00' },
          { weekday: 1, starts_at: '12:00', ends_at: '17:00' },
        ],
      },
      'opening',
    ],
    [
      'a day twice',
      { closed_days: Array(2).fill({ day, is_closed: true, name: 'Training' }) },
      'closed_days',
    ],
    ['a day without a name', { closed_days: [{ day, is_closed: true, name: ' ' }] }, 'closed_days'],
  ])('rejects %s by the name of the field', async (_, change, field) => {
    const answer = await app.call('PUT', '/api/admin/clinic-calendar', {
      as: admin,
      body: { ...usualCalendar, updated_at: new Date().toISOString(), ...change },
    })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields)[0]).toMatch(new RegExp(`^${field}`))
  })

  it('closes a day: it is shown as closed, cannot be booked, and what is booked stays and is counted', async () => {
    const other = await app.createPersona()
    expect((await book(other, at('10:00'))).status).toBe(201)
    const kept = await keepCalendar(admin, {
      ...usualCalendar,
      closed_days: [{ day, is_closed: true, name: 'Stock-taking' }],
    })
    expect(kept.outside).toBe(1)
    const slots = await slotsOf(patient, {})
    expect(slots.map(({ reason }) => reason)).toEqual(Array(6).fill('closed'))
    const answer = await book(patient, at('09:00'))
    expect(answer.status).toBe(422)
    expect(answer.body.fields.appointment_time).toBe(
      'The clinic is closed on this day. Choose another day.',
    )
    // A lapsed page of the browser, or another server, asks the table itself.
    const isOpen = await app.database.asOwner(
      'select practice.is_open_for($1, $2, 60, 0) as is_open',
      [doctor.user_id, at('09:00')],
    )
    expect(isOpen[0]).toEqual({ is_open: false })
  })

  it('says closed for hours at which no one works, and taken for those that others have', async () => {
    await app.call('PUT', '/api/provider/availability', {
      as: doctor,
      body: {
        buffer_minutes: 0,
        hours: [1, 2, 3, 4, 5].map((weekday) => ({
          weekday,
          starts_at: '09:00',
          ends_at: '11:00',
          break_starts_at: null,
          break_ends_at: null,
        })),
        days_away: [],
      },
    })
    await book(await app.createPersona(), at('10:00'))
    const slots = await slotsOf(patient, {})
    expect(slots.map(({ reason }) => reason)).toEqual([
      undefined,
      'taken',
      ...Array(4).fill('closed'),
    ])
  })
})
