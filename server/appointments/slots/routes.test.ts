import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startOfSlot, whyNotASlot } from '#domain/appointments/slots.ts'
import { dayAfter, daysBetween, lusakaClock } from '#domain/values/lusaka.ts'
import type { Slot } from '#domain/appointments/schema.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn, slotOn, workday } from '#tests/support/booking.ts'

let app: TestApp
let chanda: Persona
let doctor: Persona
const ownZone = process.env.TZ
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await closeAllPractices()
  chanda = await app.createPersona()
  doctor = await provider()
})
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
})

const { book, closeAllPractices, list, provider } = bookingIn(() => app)
const hoursOf = (as: Persona, date: string) =>
  app.call('GET', `/api/appointments/availability?date=${date}&session_type=Phone`, { as })
const nextFree = (as: Persona, query = '') =>
  app.call('GET', `/api/appointments/next-free${query}`, { as })
const zones = ['UTC', 'Africa/Lusaka', 'America/New_York', 'Pacific/Kiritimati']
const shown = (slots: Slot[]) => slots.map(({ time, free, reason }) => (free ? time : reason))

describe('the hours of a day', () => {
  it('are returned before the choice: free and with whom, taken, or the caller’s own', async () => {
    const other = await provider()
    await book(chanda, slotOn(1, '09:00'), { provider_id: doctor.user_id })
    for (const { user_id } of [doctor, other])
      await book(await app.createPersona(), slotOn(1, '10:00'), { provider_id: user_id })
    await book(await app.createPersona(), slotOn(1, '11:00'), { provider_id: other.user_id })
    const { status, body } = await hoursOf(chanda, workday(1))
    expect(status).toBe(200)
    expect(shown(body)).toEqual(['yours', 'taken', '11:00', '14:00', '15:00', '16:00'])
    expect(body[2]).toEqual({
      time: '11:00',
      starts_at: slotOn(1, '11:00'),
      free: true,
      provider: expect.objectContaining({ id: doctor.user_id }),
      providers: [expect.objectContaining({ id: doctor.user_id })],
    })
    const ids = body[3].providers.map(({ id }: { id: string }) => id)
    expect(ids.toSorted()).toEqual([doctor.user_id, other.user_id].toSorted())
    expect(body[3].provider).toEqual(body[3].providers[0])
    expect(JSON.stringify(body)).not.toContain(doctor.email)
    // The provider shown is the provider booked.
    const booked = await book(chanda, slotOn(1, '14:00'))
    expect(booked.body.provider).toEqual(body[3].provider)
  })

  it.each([
    ['lapsed', { certificate_expires_on: '2020-12-31' }],
    ['pending', { provider_status: 'pending' }],
  ] as const)('name no %s provider', async (_, traits) => {
    await closeAllPractices()
    await provider(traits)
    const { body } = await hoursOf(chanda, workday(1))
    expect(shown(body)).toEqual(Array(6).fill('closed'))
  })

  it('are slots alone for the database: no time between two of them', async () => {
    const open = (at: string) =>
      app.database.asOwner('select slot from practice.open_hours(array[$1::timestamptz], $2)', [
        at,
        doctor.user_id,
      ])
    expect(await open(slotOn(1, '10:00'))).toHaveLength(1)
    const between = new Date(Date.parse(slotOn(1, '10:00')) + 30 * 60_000).toISOString()
    expect(await open(between)).toEqual([])
  })

  it('offer a provider other providers only', async () => {
    expect(shown((await hoursOf(doctor, workday(1))).body)).toEqual(Array(6).fill('closed'))
  })

  it.each([
    ['', ''],
    ['tomorrow', ''],
    ['2027-02-30', ''],
    ['2020-01-06', 'Choose a day within the next 90 days.'],
    ['9999-12-31', 'Choose a day within the next 90 days.'],
    ['0000-01-01', 'Choose a day within the next 90 days.'],
  ])('of the day "%s" are rejected, and the field is named', async (day, message) => {
    const { status, body } = await hoursOf(chanda, day)
    expect([status, Object.keys(body.fields)]).toEqual([422, ['date']])
    if (message) expect(body.fields.date).toBe(message)
  })

  it('are returned up to the 90th day', async () => {
    const today = lusakaClock(new Date()).day
    expect((await hoursOf(chanda, dayAfter(today, 90))).status).toBe(200)
    expect((await hoursOf(chanda, dayAfter(today, 91))).status).toBe(422)
  })

  it.each(zones)('and a booking are the same on a server in %s', async (zone) => {
    process.env.TZ = zone
    const { body } = await hoursOf(chanda, workday(2))
    expect(body.map(({ starts_at }: Slot) => starts_at.slice(0, 16))).toEqual(
      ['07', '08', '09', '12', '13', '14'].map((hour) => `${workday(2)}T${hour}:00`),
    )
    expect(shown(body)).toEqual(['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'])
    expect((await book(chanda, slotOn(2, '16:00'))).status).toBe(201)
    expect(await list(chanda)).toMatchObject([{ appointment_time: slotOn(2, '16:00') }])
    expect(shown((await hoursOf(chanda, workday(2))).body).at(-1)).toBe('yours')
  })
})

describe('the next free hours', () => {
  it('follow an instant in order, without what is taken and one’s own', async () => {
    await book(await app.createPersona(), slotOn(1, '10:00'))
    await book(chanda, slotOn(1, '11:00'))
    const { status, body } = await nextFree(chanda, `?after=${slotOn(1, '10:00')}&limit=4`)
    expect(status).toBe(200)
    expect(body.map(({ starts_at }: Slot) => starts_at)).toEqual([
      slotOn(1, '14:00'),
      slotOn(1, '15:00'),
      slotOn(1, '16:00'),
      slotOn(2, '09:00'),
    ])
    expect(body[0].provider.id).toBe(doctor.user_id)
  })

  it('are three from now on unless the caller asks otherwise, and none where no provider works', async () => {
    const { body } = await nextFree(chanda)
    expect(body).toHaveLength(3)
    expect(new Date(body[0].starts_at) > new Date()).toBe(true)
    expect((await nextFree(chanda, '?after=2020-01-01T00:00:00Z')).body).toEqual(body)
    expect(Object.keys((await nextFree(chanda, '?about=money')).body.fields)).toEqual(['about'])
    expect((await nextFree(chanda, '?after=9999-12-31T23:59:59-12:00')).body).toEqual([])
    await closeAllPractices()
    expect((await nextFree(chanda)).body).toEqual([])
  })

  it.each([
    ['mind', 'therapist'],
    ['unsure', 'therapist'],
    ['food', 'dietitian'],
    ['exercise', 'trainer'],
  ] as const)('and those of a day are of the profession for %s alone', async (about, wanted) => {
    const people = {
      therapist: doctor.user_id,
      dietitian: (await provider({ specialty: 'Dietitian' })).user_id,
      trainer: (await provider({ specialty: 'Fitness Expert' })).user_id,
    }
    const idsOf = (slots: Slot[]) =>
      new Set(slots.flatMap(({ providers = [] }) => providers.map(({ id }) => id)))
    const day = await app.call(
      'GET',
      `/api/appointments/availability?date=${workday(1)}&about=${about}`,
      { as: chanda },
    )
    expect(idsOf(day.body)).toEqual(new Set([people[wanted]]))
    expect(idsOf((await nextFree(chanda, `?about=${about}`)).body)).toEqual(
      new Set([people[wanted]]),
    )
    // An hour that only others have is taken.
    await book(await app.createPersona(), slotOn(1, '09:00'), { provider_id: people[wanted] })
    const { body } = await nextFree(chanda, `?about=${about}&after=${slotOn(1, '09:00')}&limit=1`)
    expect(body[0].starts_at).toBe(slotOn(1, '10:00'))
  })

  it('are looked for two weeks on, not further', async () => {
    const days = (last: number) =>
      app.database.asOwner(
        'insert into days_away (provider_id, first_day, last_day) values ($1, $2, $3)',
        [doctor.user_id, lusakaClock(new Date()).day, dayAfter(lusakaClock(new Date()).day, last)],
      )
    await app.database.asOwner('insert into availability (provider_id) values ($1)', [
      doctor.user_id,
    ])
    await app.database.asOwner(
      `insert into weekly_hours (provider_id, weekday, starts_at, ends_at)
       select $1, day, '09:00', '17:00' from generate_series(1, 7) as day`,
      [doctor.user_id],
    )
    await days(12)
    const last = dayAfter(lusakaClock(new Date()).day, 13)
    expect((await nextFree(chanda)).body[0].starts_at).toBe(startOfSlot(last, '09:00'))
    await days(13)
    expect((await nextFree(chanda)).body).toEqual([])
  })
})

describe('the hours that are offered instead of a taken one', () => {
  it('are those of the named provider’s profession, and of a therapist without a topic', async () => {
    const dietitian = await provider({ specialty: 'Dietitian' })
    const patient = await app.createPersona()
    await book(patient, slotOn(1), { provider_id: dietitian.user_id })
    await book(await app.createPersona(), slotOn(1), { provider_id: doctor.user_id })
    for (const [more, { user_id }] of [
      [{ provider_id: dietitian.user_id }, dietitian],
      [{}, doctor],
    ] as const) {
      const { status, body } = await book(chanda, slotOn(1), more)
      expect(status).toBe(409)
      const offered: Slot[] = body.next_free
      expect(offered.flatMap(({ providers }) => providers!.map(({ id }) => id))).toEqual(
        Array(3).fill(user_id),
      )
    }
  })
})

describe('the database', () => {
  it.each(zones)(
    'knows the same slots of a series as the domain, with its clock in %s',
    async (zone) => {
      const half = 30 * 60 * 1000
      const start = Math.floor(Date.now() / half) * half - 3 * 48 * half
      const sweep = Array.from({ length: 250 * 48 }, (_, index) => start + index * half).flatMap(
        (at) => [at, at + 30_000],
      )
      await app.database.asOwner('begin')
      await app.database.asOwner(`set local timezone = '${zone}'`)
      const rows = await app.database.asOwner(
        `select at, at in (select slot from practice.starts_among($1::timestamptz[], 60)) as is_slot, now() as now
         from unnest($1::timestamptz[]) as at`,
        [sweep.map((at) => new Date(at).toISOString())],
      )
      await app.database.asOwner('rollback')
      // Its first session is within 90 days, and its last of twelve 154 days later.
      const isSlot = (at: Date, now: Date) => {
        const daysLater = daysBetween(lusakaClock(now).day, lusakaClock(at).day)
        const seenFrom = daysLater > 90 && daysLater <= 90 + 154 ? new Date(+at - 1) : now
        return whyNotASlot(at, seenFrom) === undefined
      }
      const differing = rows.filter(
        ({ at, is_slot, now }) => is_slot !== isSlot(at as Date, now as Date),
      )
      expect(differing).toEqual([])
      expect(rows.filter(({ is_slot }) => is_slot).length).toBeGreaterThan(243 * 6)
    },
  )
})
