import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Availability, maxDaysAway, usualAvailability } from '#domain/practice/availability.ts'
import { worksAt } from '#domain/practice/open-slots.ts'
import { slotTimes, startOfSlot } from '#domain/appointments/slots.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { slotOn, workday } from '#tests/support/booking.ts'
import { bookFor, practiceIn, statusesOf } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, expireCertificate } = practiceIn(() => app)
const read = (as: Persona) => app.call('GET', '/api/provider/availability', { as })
const save = (as: Persona, body: unknown) =>
  app.call('PUT', '/api/provider/availability', { as, body })
const freeTimes = async (as: Persona, date: string) =>
  (await app.call('GET', `/api/provider/slots?date=${date}`, { as })).body
    .filter((slot: { free: boolean }) => slot.free)
    .map((slot: { time: string }) => slot.time)

const day = (weekday: number, more: object = {}) => ({
  weekday,
  starts_at: '09:00',
  ends_at: '17:00',
  break_starts_at: null,
  break_ends_at: null,
  ...more,
})
const said: Availability = {
  buffer_minutes: 15,
  hours: [
    day(1, { starts_at: '10:00', break_starts_at: '14:30', break_ends_at: '15:00' }),
    day(3),
    day(6, { ends_at: '12:00' }),
  ],
  days_away: [
    { first_day: '2026-12-24', last_day: '2027-01-02' },
    { first_day: '2026-12-31', last_day: '2026-12-31' },
  ],
}

describe('when a provider can be booked', () => {
  it('is the usual week until they say otherwise, and then exactly what they said', async () => {
    const doctor = await provider()
    expect(await read(doctor)).toMatchObject({ status: 200, body: usualAvailability })
    const saved = await save(doctor, said)
    expect([saved.status, saved.body]).toEqual([200, { ...said, outside: 0 }])
    expect((await read(doctor)).body).toEqual(said)
    const nothing = { buffer_minutes: 0, hours: [], days_away: [] }
    expect((await save(doctor, nothing)).body).toEqual({ ...nothing, outside: 0 })
    expect((await read(doctor)).body).toEqual(nothing)
    const [{ edits }] = (await app.database.asOwner(
      `select count(*)::int as edits from platform.audit_events where subject_id = $1 and action = 'availability.edit'`,
      [doctor.user_id],
    )) as [{ edits: number }]
    expect(edits).toBe(2)
  })

  it('is each provider’s own, and may be said while the registration is checked or has lapsed', async () => {
    const [doctor, pending, expired] = [
      await provider(),
      await provider({ provider_status: 'pending' }),
      await provider(),
    ]
    await expireCertificate(expired)
    for (const one of [pending, expired]) expect((await save(one, said)).status).toBe(200)
    expect((await read(pending)).body).toEqual(said)
    expect((await read(doctor)).body).toEqual(usualAvailability)
    expect((await save(await app.createPersona(), said)).status).toBe(403)
  })

  it('decides which slots are free: hours, break, days away', async () => {
    const doctor = await provider()
    const date = workday(3)
    const weekday = new Date(date).getUTCDay()
    const only = (more: object, days_away: object[] = []) =>
      save(doctor, { buffer_minutes: 0, hours: [day(weekday, more)], days_away })
    await only({})
    expect(await freeTimes(doctor, date)).toEqual([...slotTimes])
    await only({ starts_at: '09:30', ends_at: '16:30' })
    expect(await freeTimes(doctor, date)).toEqual(['10:00', '11:00', '14:00', '15:00'])
    await only({ break_starts_at: '11:30', break_ends_at: '14:00' })
    expect(await freeTimes(doctor, date)).toEqual(['09:00', '10:00', '14:00', '15:00', '16:00'])
    await only({ starts_at: '00:00', ends_at: '23:59' }, [{ first_day: date, last_day: date }])
    expect(await freeTimes(doctor, date)).toEqual([])
    await save(doctor, { buffer_minutes: 0, hours: [], days_away: [] })
    expect(await freeTimes(doctor, date)).toEqual([])
  })

  it('is the same to the rule of the server as to the table, hour by hour of two weeks', async () => {
    const hours = [1, 2, 3, 4, 6, 7].map((weekday) =>
      day(weekday, {
        starts_at: weekday === 7 ? '10:01' : `0${weekday + 2}:30`,
        ends_at: weekday === 7 ? '16:59' : '17:00',
        ...(weekday < 6 ? { break_starts_at: '10:30', break_ends_at: `1${weekday}:00` } : {}),
      }),
    )
    const days_away = [{ first_day: workday(2), last_day: workday(4) }]
    for (const document of [usualAvailability, { buffer_minutes: 0, hours, days_away }]) {
      const doctor = await provider()
      expect((await save(doctor, document)).body).toEqual({ ...document, outside: 0 })
      for (let days = 1; days <= 14; days += 1) {
        const { day: date } = lusakaClock(new Date(Date.now() + days * 24 * 60 * 60 * 1000))
        const expected = slotTimes.filter((time) =>
          worksAt(document, new Date(startOfSlot(date, time))),
        )
        expect(await freeTimes(doctor, date), date).toEqual(expected)
      }
    }
  })

  it('returns how many upcoming appointments are outside, and leaves them as they are', async () => {
    const doctor = await provider()
    for (const at of [slotOn(1, '09:00'), slotOn(1, '16:00'), slotOn(2, '09:00')])
      await bookFor(await app.createPersona(), doctor, { status: 'requested', at })
    await bookFor(await app.createPersona(), doctor, {
      status: 'cancelled',
      at: slotOn(3, '09:00'),
    })
    const past = new Date(Date.now() - 1e8).toISOString()
    await bookFor(await app.createPersona(), doctor, { at: past })
    const outside = async (body: object) => (await save(doctor, body)).body.outside
    expect(await outside(usualAvailability)).toBe(0)
    const mornings = [1, 2, 3, 4, 5].map((weekday) => day(weekday, { ends_at: '12:00' }))
    expect(await outside({ ...usualAvailability, hours: mornings })).toBe(1)
    const away = [{ first_day: workday(1), last_day: workday(1) }]
    expect(await outside({ ...usualAvailability, days_away: away })).toBe(2)
    expect(await outside({ buffer_minutes: 0, hours: [], days_away: [] })).toBe(3)
    const [{ kept }] = (await app.database.asOwner(
      `select count(*)::int as kept from appointments where provider_id = $1 and status <> 'cancelled'`,
      [doctor.user_id],
    )) as [{ kept: number }]
    expect(kept).toBe(4)
  })

  const manyDays = Array.from({ length: maxDaysAway + 1 }, (_, index) => {
    const one = new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10)
    return { first_day: one, last_day: one }
  })
  it.each([
    ['ends before it starts', { hours: [day(1, { ends_at: '09:00' })] }, 'hours.0.ends_at'],
    ['has no such time', { hours: [day(1, { starts_at: '08:60' })] }, 'hours.0.starts_at'],
    ['has seconds', { hours: [day(1, { starts_at: '09:00:30' })] }, 'hours.0.starts_at'],
    ['has no such weekday', { hours: [day(0)] }, 'hours.0.weekday'],
    ['has an eighth weekday', { hours: [day(8)] }, 'hours.0.weekday'],
    ['has half a day of the week', { hours: [day(1.5)] }, 'hours.0.weekday'],
    ['has a weekday twice', { hours: [day(2), day(2, { starts_at: '10:00' })] }, 'hours'],
    [
      'has half a break',
      { hours: [day(1, { break_starts_at: '12:00' })] },
      'hours.0.break_ends_at',
    ],
    [
      'breaks before it begins',
      { hours: [day(1, { break_starts_at: '08:00', break_ends_at: '10:00' })] },
      'hours.0.break_starts_at',
    ],
    [
      'breaks backwards',
      { hours: [day(1, { break_starts_at: '13:00', break_ends_at: '12:00' })] },
      'hours.0.break_starts_at',
    ],
    ['has a negative buffer', { buffer_minutes: -1 }, 'buffer_minutes'],
    ['has a buffer of hours', { buffer_minutes: 121 }, 'buffer_minutes'],
    ['has a buffer in words', { buffer_minutes: '15' }, 'buffer_minutes'],
    ['is away more often than that', { days_away: manyDays }, 'days_away'],
    [
      'is back before it goes',
      { days_away: [{ first_day: '2027-01-02', last_day: '2027-01-01' }] },
      'days_away.0.last_day',
    ],
    [
      'is away on no day',
      { days_away: [{ first_day: '2027-02-29', last_day: '2027-03-01' }] },
      'days_away.0.first_day',
    ],
    [
      'is away in no time of ours',
      { days_away: [{ first_day: '0000-01-01', last_day: '2027-03-01' }] },
      'days_away.0.first_day',
    ],
    ['is half a document', { hours: undefined }, 'hours'],
  ])(
    'is rejected where it %s, by the field’s name, and stays as it was',
    async (_, wrong, field) => {
      const doctor = await provider()
      await save(doctor, said)
      const answer = await save(doctor, { ...said, ...wrong })
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
      expect((await read(doctor)).body).toEqual(said)
    },
  )

  it('is one whole document after ten saves at once', async () => {
    const doctor = await provider()
    const documents = Array.from({ length: 10 }, (_, index) => ({
      buffer_minutes: index,
      hours: [1, 2, 3, 4, 5, 6, 7]
        .slice(0, 1 + (index % 7))
        .map((weekday) => day(weekday, { starts_at: `0${index}:00` })),
      days_away: [{ first_day: `2027-01-1${index}`, last_day: `2027-01-1${index}` }],
    }))
    const answers = await Promise.all(documents.map((document) => save(doctor, document)))
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]))
    const { body } = await read(doctor)
    expect(body).toEqual(documents[body.buffer_minutes])
    answers.forEach((answer, index) =>
      expect(answer.body).toEqual({ ...documents[index], outside: 0 }),
    )
  })
})
