import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maxRooms } from '#domain/practice/rooms.ts'
import { asActorPipelined, tables } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'

let app: TestApp
let admin: Persona
let desk: Persona
const booking = bookingIn(() => app)

beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
  desk = await app.createPersona({ role: 'front_desk' })
})
afterAll(() => app.close())

const add = (name: string, more: object = {}, as = admin) =>
  app.call('POST', '/api/admin/rooms', { as, body: { id: randomUUID(), name, ...more } })
const change = (id: string, body: object, as = admin) =>
  app.call('PUT', `/api/admin/rooms/${id}`, { as, body })
const assign = (id: string, room_id: string | null, as = desk, side = 'desk') =>
  app.call('PUT', `/api/${side}/appointments/${id}/room`, { as, body: { room_id } })
const roomsFor = async (id: string) =>
  (await app.call('GET', `/api/desk/appointments/${id}/rooms`, { as: desk })).body
const statusesOf = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

/** An in-person appointment with a provider of its own. */
async function visit(at: string, more: object = {}) {
  const doctor = await booking.provider()
  const patient = await app.createPersona()
  const { body } = await booking.book(patient, at, {
    provider_id: doctor.user_id,
    session_type: 'In-person',
    ...more,
  })
  return { id: String(body.id), doctor, patient }
}

describe('the rooms of the clinic', () => {
  it('are added once, renamed, retired and used again by an admin', async () => {
    const id = randomUUID()
    const made = { id, name: 'Room 1', is_retired: false, upcoming: 0 }
    expect(await add('Room 1', { id })).toMatchObject({ status: 201, body: made })
    expect(await add('Room 1', { id })).toMatchObject({ status: 200, body: made })
    expect((await add('Room 2', { id })).status).toBe(409)
    expect((await add('ROOM 1')).body.fields).toHaveProperty('name')
    expect((await change(id, { name: 'Left', is_retired: true })).body).toMatchObject({
      name: 'Left',
      is_retired: true,
    })
    expect((await add('left')).status).toBe(201)
    expect((await change(id, { name: 'Left', is_retired: false })).body.fields).toHaveProperty(
      'name',
    )
    expect((await change(id, { name: 'Right', is_retired: false })).status).toBe(200)
    expect((await change(randomUUID(), { name: 'None', is_retired: false })).status).toBe(404)
    expect((await auditEventsOf(app.database, id)).map(({ action }) => action)).toEqual([
      'room.add',
      'room.change',
      'room.change',
    ])
  })

  it('have no name that says what a patient comes for', async () => {
    for (const name of ['', ' ', 'x'.repeat(41), 'Therapy room', 'Diabetes clinic', 'HIV testing'])
      expect(Object.keys((await add(name)).body.fields), name).toEqual(['name'])
  })

  it('get one of a name where several press at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => add('Raced room')))
    expect(statusesOf(answers)).toEqual([201, 422, 422])
  })
})

describe('the room of an appointment', () => {
  it('is shown to patient, provider and desk, and given by provider or desk', async () => {
    const room = (await add('Room 10')).body
    const { id, doctor, patient } = await visit(slotOn(2))
    const shown = { id: room.id, name: 'Room 10' }
    expect((await assign(id, room.id)).body).toMatchObject({ id, room: shown })
    expect((await assign(id, room.id)).status).toBe(200)
    expect((await booking.list(patient))[0]).toMatchObject({ id, room: shown })
    expect((await assign(id, null, doctor, 'provider')).body).toMatchObject({ id, room: null })
    expect((await assign(id, room.id, doctor, 'provider')).body).toMatchObject({ room: shown })
    const other = await booking.provider()
    expect((await assign(id, null, other, 'provider')).status).toBe(404)
    expect((await assign(randomUUID(), null)).status).toBe(404)
    expect((await assign(id, randomUUID())).body.fields).toHaveProperty('room_id')
    expect(
      (await auditEventsOf(app.database, id)).filter(({ action }) => action === 'appointment.room'),
    ).toHaveLength(3)
  })

  it('is read in the table by its patient and provider, and by no one else', async () => {
    const room = (await add('Room 9')).body
    const { id, doctor, patient } = await visit(slotOn(9))
    await assign(id, room.id)
    const read = async (as: Persona) =>
      (
        await asActorPipelined({ ...as, audience: 'account', authorized: false }, (tx) =>
          tx.run(tables.selectFrom('rooms').select('id').where('id', '=', room.id)),
        )
      ).length
    expect(await read(patient)).toBe(1)
    expect(await read(doctor)).toBe(1)
    for (const other of [await app.createPersona(), await booking.provider(), desk, admin])
      expect(await read(other)).toBe(0)
  })

  it('is for sessions in person alone', async () => {
    const room = (await add('Room 11')).body
    const { id } = await visit(slotOn(2), { session_type: 'Phone' })
    expect((await assign(id, room.id)).body.fields).toHaveProperty('room_id')
  })

  it('is never given twice at a time, also where several press at the same moment', async () => {
    const room = (await add('Room 12')).body
    const visits = await Promise.all([1, 2, 3, 4].map(() => visit(slotOn(3))))
    expect(statusesOf(await Promise.all(visits.map(({ id }) => assign(id, room.id))))).toEqual([
      200, 409, 409, 409,
    ])
    const later = await visit(slotOn(3, '10:00'))
    expect((await assign(later.id, room.id)).status).toBe(200)
    const free = await roomsFor((await visit(slotOn(3))).id)
    expect(free).toContainEqual({ id: room.id, name: 'Room 12', is_free: false })
  })

  it('is rejected by the table itself, also to the system', async () => {
    const room = (await add('Room 13')).body
    const [one, two] = [await visit(slotOn(4)), await visit(slotOn(4))]
    await booking.set(one.id, `room_id = '${room.id}'`)
    await expect(booking.set(two.id, `room_id = '${room.id}'`)).rejects.toThrow(
      /appointments_room_is_free/,
    )
  })

  it('is free again once the appointment is cancelled, and moves with it where it is free', async () => {
    const room = (await add('Room 14')).body
    const [one, two] = [await visit(slotOn(5)), await visit(slotOn(6))]
    for (const { id } of [one, two]) await assign(id, room.id)
    const move = (id: string, at: string) =>
      app.call('POST', `/api/desk/appointments/${id}/move`, {
        as: desk,
        body: { id: randomUUID(), times: [at] },
      })
    // The room is taken then by the other one.
    const moved = await move(one.id, slotOn(6))
    expect(moved.body.room).toBeNull()
    const back = await move(two.id, slotOn(5))
    expect(back.body.room).toEqual({ id: room.id, name: 'Room 14' })
    expect((await assign(moved.body.id, room.id)).status).toBe(200)
    await booking.cancel(one.patient, moved.body.id)
    const next = await visit(slotOn(6))
    expect((await assign(next.id, room.id)).status).toBe(200)
    // A patient's own move keeps it, too.
    const own = await app.call('POST', `/api/appointments/${next.id}/move`, {
      as: next.patient,
      body: { id: randomUUID(), times: [slotOn(7)] },
    })
    expect(own.body[0].room).toEqual({ id: room.id, name: 'Room 14' })
  })

  it('does not move with it where the room is retired', async () => {
    const room = (await add('Room 16')).body
    const { id } = await visit(slotOn(10))
    await assign(id, room.id)
    // As it can be for a room that was retired before this was a rule.
    await app.database.asOwner('update rooms set retired_at = now() where id = $1', [room.id])
    const moved = await app.call('POST', `/api/desk/appointments/${id}/move`, {
      as: desk,
      body: { id: randomUUID(), times: [slotOn(11)] },
    })
    expect(moved).toMatchObject({ status: 201, body: { room: null } })
  })

  it('is written into the record of the patient as a reading, also where nothing changes', async () => {
    const { id, patient } = await visit(slotOn(15))
    const read = () =>
      app.database.asOwner(
        `select from platform.audit_events where subject_id = $1 and actor_id = $2 and action = 'desk_calendar.read'`,
        [patient.user_id, desk.user_id],
      )
    expect((await assign(id, null)).body.patient.id).toBe(patient.user_id)
    expect(await read()).toHaveLength(1)
  })

  it('cannot be retired while upcoming appointments are in it, and not be chosen afterwards', async () => {
    const room = (await add('Room 15')).body
    const { id, patient } = await visit(slotOn(8))
    await assign(id, room.id)
    expect((await change(room.id, { name: 'Room 15', is_retired: true })).body.code).toBe(
      'room_in_use',
    )
    await booking.cancel(patient, id)
    expect((await change(room.id, { name: 'Room 15', is_retired: true })).status).toBe(200)
    const next = await visit(slotOn(8))
    expect((await assign(next.id, room.id)).body.fields).toHaveProperty('room_id')
    expect((await roomsFor(next.id)).map((one: { id: string }) => one.id)).not.toContain(room.id)
  })
})

describe('the number of rooms', () => {
  it('is limited, of those in use alone', async () => {
    await app.database.asOwner(
      `insert into rooms (name) select 'Filled ' || n from generate_series(1, $1::integer) n`,
      [maxRooms],
    )
    expect((await add('One more')).body.code).toBe('too_many')
    await app.database.asOwner(`update rooms set retired_at = now() where name like 'Filled %'`)
    expect((await add('One more')).status).toBe(201)
  })
})
