import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { begun, boardIn, today, tonight } from '#tests/support/board.ts'
import { bookingIn, slotOn, workday } from '#tests/support/booking.ts'
import { followed } from '#tests/support/event-streams.ts'

let app: TestApp
let desk: Persona
const booking = bookingIn(() => app)
beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk' })
})
afterAll(() => app.close())

const { visit, mark, boardOf, seen } = boardIn(
  () => app,
  () => desk,
)
const actionsOf = async (patient: Persona) =>
  (
    await app.database.asOwner(
      `select action from platform.audit_events where subject_id = $1 and action like 'appointment.%' order by occurred_at`,
      [patient.user_id],
    )
  ).map(({ action }) => action)

describe('the board of the front desk', () => {
  it('has a day by providers with free times, absences and visits, and names no patient', async () => {
    const { doctor, patient } = await visit()
    const date = workday(2)
    const other = await app.createPersona({ full_name: 'Grace Phiri' })
    const { body } = await booking.book(other, slotOn(2, '10:00'), { provider_id: doctor.user_id })
    await app.call('POST', '/api/desk/absences', {
      as: desk,
      body: {
        id: crypto.randomUUID(),
        provider_id: doctor.user_id,
        starts_at: slotOn(2, '14:00'),
        ends_at: slotOn(2, '15:00'),
      },
    })
    const read = await boardOf(date)
    expect(read).toMatchObject({ day: date, closed: null, slot_minutes: 60 })
    expect(read.opening).toEqual([
      { starts_at: '09:00', ends_at: '12:00' },
      { starts_at: '14:00', ends_at: '17:00' },
    ])
    const own = read.providers.find(({ id }: { id: string }) => id === doctor.user_id)
    expect(own.free).toEqual(['09:00', '11:00', '15:00', '16:00'])
    expect(own.away).toMatchObject([{ starts_at: new Date(slotOn(2, '14:00')).toISOString() }])
    expect(read.visits).toEqual([
      {
        id: body.id,
        provider_id: doctor.user_id,
        appointment_time: new Date(slotOn(2, '10:00')).toISOString(),
        duration_minutes: 60,
        session_type: 'Virtual',
        status: 'requested',
        state: null,
        arrived_at: null,
        called_in_at: null,
        room: null,
      },
    ])
    const text = JSON.stringify([read, await boardOf()])
    for (const { user_id } of [patient, other]) expect(text).not.toContain(user_id)
    expect(text).not.toMatch(/Mary|Grace/)
  })

  it('has whole days away, and says why the clinic is closed', async () => {
    const doctor = await booking.provider()
    const date = workday(4)
    const hours = (await app.call('GET', '/api/provider/availability', { as: doctor })).body
    const put = await app.call('PUT', '/api/provider/availability', {
      as: doctor,
      body: { ...hours, days_away: [{ first_day: date, last_day: date }] },
    })
    expect(put.status).toBeLessThan(300)
    const own = (await boardOf(date)).providers.find(
      ({ id }: { id: string }) => id === doctor.user_id,
    )
    expect(own.free).toEqual([])
    expect(own.away).toHaveLength(1)
    const closed = workday(20)
    await app.database.asOwner(
      `insert into closed_days (day, is_closed, name) values ($1, true, 'Stocktaking')`,
      [closed],
    )
    expect(await boardOf(closed)).toMatchObject({ closed: 'Stocktaking' })
    await app.database.asOwner('delete from closed_days where day = $1', [closed])
  })
})

describe('attendance', () => {
  it('goes from booked to arrived, with the provider and done, and each sees it', async () => {
    const { doctor, patient, id } = await visit()
    expect(await seen(id)).toMatchObject({ state: 'booked', arrived_at: null })
    expect((await mark(desk, id, 'arrived')).body).toMatchObject({ id, state: 'arrived' })
    const list = await app.call('GET', `/api/provider/attendances?date=${today()}`, { as: doctor })
    expect(list.body).toEqual([
      { id, state: 'arrived', arrived_at: expect.any(String), called_in_at: null, room: null },
    ])
    // A retry changes nothing and leaves no second trace.
    const { arrived_at } = await seen(id)
    expect((await mark(desk, id, 'arrived')).body.arrived_at).toBe(arrived_at)
    expect((await mark(doctor, id, 'with_provider')).status).toBe(200)
    expect(await seen(id)).toMatchObject({ state: 'with_provider', arrived_at })
    // The desk cannot take back what the provider marked.
    expect((await mark(desk, id, 'booked')).status).toBe(409)
    await booking.set(id, `appointment_time = appointment_time - interval '2 hours'`)
    await app.call('PATCH', `/api/provider/appointments/${id}`, {
      as: doctor,
      body: { status: 'completed' },
    })
    const [row] = await app.database.asOwner('select status from appointments where id = $1', [id])
    expect(row).toEqual({ status: 'completed' })
    expect(await actionsOf(patient)).toEqual([
      'appointment.book',
      'appointment.arrive',
      'appointment.call_in',
      'appointment.complete',
    ])
  })

  it('is taken back by the person who marked it', async () => {
    const { doctor, id } = await visit()
    for (const [as, state] of [
      [desk, 'arrived'],
      [desk, 'booked'],
      [desk, 'missed'],
      [desk, 'booked'],
      [desk, 'arrived'],
      [doctor, 'with_provider'],
      [doctor, 'arrived'],
    ] as const)
      expect([state, (await mark(as, id, state)).status]).toEqual([state, 200])
    expect((await mark(doctor, id, 'booked')).status).toBe(409)
  })

  it('is missed from its start on, and completed so unless its provider says otherwise', async () => {
    const later = await visit(tonight)
    expect((await mark(desk, later.id, 'missed')).status).toBe(409)
    expect((await mark(desk, later.id, 'arrived')).status).toBe(200)
    for (const [outcome, expected] of [
      [undefined, 'patient_no_show'],
      ['held', 'held'],
    ] as const) {
      const { doctor, id } = await visit()
      expect((await mark(desk, id, 'missed')).status).toBe(200)
      await booking.set(id, `appointment_time = now() - interval '2 hours'`)
      const { body } = await app.call('PATCH', `/api/provider/appointments/${id}`, {
        as: doctor,
        body: { status: 'completed', ...(outcome ? { outcome } : {}) },
      })
      expect(body.outcome).toBe(expected)
    }
  })

  it('is marked for a confirmed visit at the clinic on its day, by its own provider or the desk', async () => {
    const { doctor, patient, id } = await visit()
    const stranger = await booking.provider()
    expect((await mark(stranger, id, 'with_provider')).status).toBe(404)
    expect((await mark(desk, crypto.randomUUID(), 'arrived')).status).toBe(404)
    expect((await mark(desk, id, 'with_provider')).body.fields).toHaveProperty('state')
    expect((await mark(doctor, id, 'missed')).body.fields).toHaveProperty('state')
    expect((await mark(patient, id, 'with_provider')).status).toBe(403)
    for (const change of [{ status: 'requested' }, { session_type: 'Phone' }]) {
      const other = await visit(begun, change)
      expect([change, (await mark(desk, other.id, 'arrived')).status]).toEqual([change, 409])
    }
    const tomorrow = await visit(`now() + interval '24 hours'`)
    expect((await mark(desk, tomorrow.id, 'arrived')).status).toBe(409)
  })
})

describe('the stream of the calendar', () => {
  it('notifies desk and provider of each change through another process, and names no one', async () => {
    const { doctor, patient, id } = await visit()
    const stranger = await booking.provider()
    const stopping = new AbortController()
    const second = createApp({ ...app.settings, stopping: stopping.signal })
    const follow = async ({ token }: Persona) =>
      followed(
        await second.request(
          '/api/clinic/calendar-stream',
          { headers: { Authorization: `Bearer ${token}` } },
          { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
        ),
      )
    const streams = [await follow(desk), await follow(doctor)]
    const other = await follow(stranger)
    // A process opens its connection for notifications with its first stream, and says "ready" once more then.
    for (const stream of [...streams, other]) await stream.next()
    while (streams[0]!.seen.length < 2) await Promise.race([streams[0]!.next(), sent()])
    async function sent() {
      await mark(desk, id, 'arrived')
      await mark(desk, id, 'booked')
    }
    const next = async (stream: (typeof streams)[0], event: string) => {
      for (;;) {
        const received = await stream.next()
        if (received === undefined) throw new Error('The stream has ended.')
        if (received.event === event) return received.data
      }
    }
    const what = { day: today(), provider_id: doctor.user_id }
    await mark(desk, id, 'arrived')
    for (const stream of streams) expect(await next(stream, 'attendance')).toEqual(what)
    // Their pages read the visit again: it is completed by that mark.
    await mark(desk, id, 'missed')
    for (const stream of streams) expect(await next(stream, 'visits')).toEqual(what)
    await booking.set(id, `status = 'cancelled', cancelled_by = 'system', cancelled_at = now()`)
    for (const stream of streams) expect(await next(stream, 'visits')).toEqual(what)
    const away = { id: crypto.randomUUID(), starts_at: slotOn(4), ends_at: slotOn(5) }
    await app.call('POST', '/api/provider/absences', { as: doctor, body: away })
    for (const stream of streams)
      expect(await next(stream, 'hours')).toEqual({ provider_id: doctor.user_id })
    for (const { seen: received } of streams)
      expect(JSON.stringify(received)).not.toMatch(new RegExp(`${patient.user_id}|${id}|Mary`))
    expect(other.seen.filter(({ event }) => event !== 'ready')).toEqual([])
    stopping.abort()
  })
})
