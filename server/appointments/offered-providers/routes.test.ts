import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OfferedProvider } from '#domain/appointments/schema.ts'
import { startOfSlot } from '#domain/appointments/slots.ts'
import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'

let app: TestApp
let chanda: Persona
let doctor: Persona
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await closeAllPractices()
  chanda = await app.createPersona()
  doctor = await provider()
})

const { book, closeAllPractices, provider } = bookingIn(() => app)
const offered = async (as: Persona, query = ''): Promise<OfferedProvider[]> => {
  const { status, body } = await app.call('GET', `/api/appointments/providers${query}`, { as })
  expect(status).toBe(200)
  return body
}
const setPrices = (as: Persona, prices: object) =>
  app.call('PUT', '/api/provider/session-prices', { as, body: prices })
/** The first hour that everyone can be booked at. */
const firstFree = async () =>
  (await app.call('GET', '/api/appointments/next-free?limit=2', { as: chanda })).body.map(
    ({ starts_at }: { starts_at: string }) => starts_at,
  )

describe('the providers to choose from', () => {
  it('have their price for each session type, and the next hour at which they are free', async () => {
    const other = await provider({ full_name: 'Bupe Zulu' })
    const [first, second] = await firstFree()
    await book(await app.createPersona(), first, { provider_id: doctor.user_id })
    await setPrices(doctor, { Virtual: 35_000, Phone: 0, 'In-person': null })
    const list = await offered(chanda)
    expect(list.map(({ id, next_free }) => [id, next_free])).toEqual([
      [other.user_id, first],
      [doctor.user_id, second],
    ])
    expect(list[1]).toEqual({
      id: doctor.user_id,
      full_name: 'Chileshe Mumba',
      specialty: null,
      profile_picture_url: null,
      prices: { Virtual: 35_000, Phone: 0, 'In-person': null },
      gender: null,
      languages: [],
      topics: [],
      rating: null,
      next_free: second,
    })
    expect(list[0]!.prices).toEqual({ Virtual: null, Phone: null, 'In-person': null })
    expect(JSON.stringify(list)).not.toContain(doctor.email)
  })

  it('are offered no hour at which the caller has an appointment', async () => {
    const [first, second] = await firstFree()
    const other = await provider()
    await book(chanda, first, { provider_id: other.user_id })
    expect((await offered(chanda)).map(({ next_free }) => next_free)).toEqual([second, second])
  })

  it('are those of the profession for the topic alone, and never the caller', async () => {
    const dietitian = await provider({ specialty: 'Dietitian' })
    const idsOf = async (as: Persona, query: string) =>
      (await offered(as, query)).map(({ id }) => id)
    expect(await idsOf(chanda, '?about=food')).toEqual([dietitian.user_id])
    expect(await idsOf(chanda, '?about=mind')).toEqual([doctor.user_id])
    expect(await idsOf(chanda, '?about=exercise')).toEqual([])
    expect(await idsOf(doctor, '')).toEqual([dietitian.user_id])
  })

  it('are listed without an hour, and last, where none is free within two weeks', async () => {
    const away = await awayFor(13)
    const list = await offered(chanda)
    expect(list.map(({ id, next_free }) => [id, typeof next_free])).toEqual([
      [doctor.user_id, 'string'],
      [away.user_id, 'object'],
    ])
  })

  it('have an hour after the next days, too, but not one of the caller’s own', async () => {
    const today = lusakaClock(new Date()).day
    const away = await awayFor(7)
    const nextOf = async () =>
      (await offered(chanda)).find(({ id }) => id === away.user_id)!.next_free
    expect(await nextOf()).toBe(startOfSlot(dayAfter(today, 8), '09:00'))
    await book(chanda, startOfSlot(dayAfter(today, 8), '09:00'), { provider_id: away.user_id })
    expect(await nextOf()).toBe(startOfSlot(dayAfter(today, 8), '10:00'))
  })
})

/** A provider who works each day, and is away from today on. @param last so many days on */
async function awayFor(last: number): Promise<Persona> {
  const today = lusakaClock(new Date()).day
  const away = await provider({ full_name: 'Bupe Zulu' })
  for (const sql of [
    'insert into availability (provider_id) values ($1)',
    `insert into weekly_hours (provider_id, weekday, starts_at, ends_at)
       select $1, day, '09:00', '17:00' from generate_series(1, 7) as day`,
    `insert into days_away (provider_id, first_day, last_day)
       values ($1, '${today}', '${dayAfter(today, last)}')`,
  ])
    await app.database.asOwner(sql, [away.user_id])
  return away
}

describe('the hours of one provider', () => {
  it('are free only where this one is free, by the day and as the next ones', async () => {
    const other = await provider()
    await book(await app.createPersona(), slotOn(1), { provider_id: doctor.user_id })
    const day = slotOn(1).slice(0, 10)
    const freeAt = async (path: string) =>
      (await app.call('GET', `/api/appointments/${path}`, { as: chanda })).body
        .filter(({ free }: { free: boolean }) => free)
        .map(({ time, providers }: { time: string; providers: { id: string }[] }) => [
          time,
          providers.map(({ id }) => id),
        ])
    for (const path of [`availability?date=${day}`, `next-free?after=${slotOn(1)}&limit=2`]) {
      const ofDoctor = await freeAt(`${path}&provider_id=${doctor.user_id}`)
      expect(ofDoctor[0]).toEqual(['10:00', [doctor.user_id]])
      expect((await freeAt(`${path}&provider_id=${other.user_id}`))[0]).toEqual([
        '09:00',
        [other.user_id],
      ])
    }
    expect(await freeAt(`availability?date=${day}&provider_id=${chanda.user_id}`)).toEqual([])
  })
})
