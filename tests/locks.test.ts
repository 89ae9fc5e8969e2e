import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from './support/app.ts'
import { bookingIn, slotOn } from './support/booking.ts'
import { engine } from './support/database.ts'
import { lockOf, whileHeld } from './support/held.ts'
import { practiceIn } from './support/practice.ts'
import { plainScreening } from './support/screenings.ts'

let app: TestApp
let desk: Persona
let admin: Persona
const booking = bookingIn(() => app)
const { consent } = practiceIn(() => app)

beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk' })
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const post = (as: Persona, path: string, body: object) =>
  app.call('POST', `/api${path}`, { as, body })
const pair = async () => [await app.createPersona(), await booking.provider()] as const
const bookForDesk = (patient_id: string, provider_id: string, appointment_time: string) =>
  post(desk, '/desk/appointments', {
    id: randomUUID(),
    patient_id,
    provider_id,
    appointment_time,
    session_type: 'Phone',
  })
const addAppointment = `insert into appointments (patient_id, provider_id, appointment_time, session_type) values ($1, $2, $3, 'Phone')`
const addAbsence = `insert into absences (provider_id, starts_at, ends_at) values ($1, $2, $3)`

/** An in-person appointment, and a room that it does not have. */
async function visit(at: string) {
  const [patient, doctor] = await pair()
  const more = { provider_id: doctor.user_id, session_type: 'In-person' }
  const { id } = (await booking.book(patient, at, more)).body as { id: string }
  const room = randomUUID()
  const name = `Place ${room.slice(0, 8)}`
  expect((await post(admin, '/admin/rooms', { id: room, name })).status).toBe(201)
  return { patient, doctor, id, room, name }
}

// The embedded database has one connection: no two are under way at once.
describe.runIf(engine === 'postgres')('what is under way when something else begins', () => {
  it('counts for the five of a patient, however desk and provider write their id', async () => {
    const ways = [
      (patient_id: string, doctor: Persona) => bookForDesk(patient_id, doctor.user_id, slotOn(6)),
      (patient_id: string, doctor: Persona) =>
        post(doctor, '/provider/appointments', {
          id: randomUUID(),
          patient_id,
          appointment_time: slotOn(6),
          session_type: 'Phone',
        }),
    ]
    for (const way of ways) {
      const [patient, doctor] = await pair()
      for (const day of [2, 3, 4, 5])
        await booking.book(patient, slotOn(day), { provider_id: doctor.user_id })
      const booked = await whileHeld(
        app.database,
        lockOf(`patient ${patient.user_id}`),
        () => way(patient.user_id.toUpperCase(), doctor),
        (run) => run(addAppointment, [patient.user_id, doctor.user_id, slotOn(7)]),
      )
      expect([booked.waited, booked.status, booked.body.code]).toEqual([true, 409, 'too_many_open'])
    }
  })

  it('closes an hour to the desk that books it, and to the desk that moves to it', async () => {
    const [patient, doctor] = await pair()
    const { body } = await booking.book(patient, slotOn(2), { provider_id: doctor.user_id })
    const id = randomUUID()
    const ways = [
      () => bookForDesk(patient.user_id, doctor.user_id.toUpperCase(), slotOn(8)),
      () => post(desk, `/desk/appointments/${body.id}/move`, { id, times: [slotOn(9)] }),
    ]
    for (const [index, way] of ways.entries()) {
      const lost = await whileHeld(app.database, lockOf(`provider ${doctor.user_id}`), way, (run) =>
        run(addAbsence, [doctor.user_id, slotOn(8 + index), slotOn(8 + index, '10:00')]),
      )
      expect([lost.waited, lost.status, lost.body.code]).toEqual([true, 409, 'slot_taken'])
    }
  })

  it('is listed beside an absence that is entered, by the provider or by the desk', async () => {
    const [patient, doctor] = await pair()
    const ways = [
      (span: object) => post(doctor, '/provider/absences', { id: randomUUID(), ...span }),
      (span: object) =>
        post(desk, '/desk/absences', {
          id: randomUUID(),
          provider_id: doctor.user_id.toUpperCase(),
          ...span,
        }),
    ]
    for (const [index, way] of ways.entries()) {
      const [starts_at, ends_at] = [slotOn(3 + index), slotOn(3 + index, '16:00')]
      const entered = await whileHeld(
        app.database,
        lockOf(`provider ${doctor.user_id}`),
        () => way({ starts_at, ends_at }),
        (run) => run(addAppointment, [patient.user_id, doctor.user_id, starts_at]),
      )
      expect([entered.waited, entered.status, entered.body.affected]).toEqual([true, 201, 1])
    }
  })

  it('keeps a retired room from being given, and a room that is given from being retired', async () => {
    const { id, room, name } = await visit(slotOn(4))
    const capitals = room.toUpperCase()
    const given = await whileHeld(
      app.database,
      lockOf(`room ${room}`),
      () =>
        app.call('PUT', `/api/desk/appointments/${id}/room`, {
          as: desk,
          body: { room_id: capitals },
        }),
      (run) => run('update rooms set retired_at = now() where id = $1', [room]),
    )
    expect([given.waited, given.status]).toEqual([true, 422])
    await app.database.asOwner('update rooms set retired_at = null where id = $1', [room])
    const retired = await whileHeld(
      app.database,
      lockOf(`room ${room}`),
      () =>
        app.call('PUT', `/api/admin/rooms/${capitals}`, {
          as: admin,
          body: { name, is_retired: true },
        }),
      (run) => run('update appointments set room_id = $1 where id = $2', [room, id]),
    )
    expect([retired.waited, retired.body.code]).toEqual([true, 'room_in_use'])
  })

  it('takes the name of a room first', async () => {
    const added = await whileHeld(
      app.database,
      lockOf('names of rooms'),
      () => post(admin, '/admin/rooms', { id: randomUUID(), name: 'Only one' }),
      (run) => run(`insert into rooms (name) values ('ONLY ONE')`),
    )
    expect([added.waited, Object.keys(added.body.fields)]).toEqual([true, ['name']])
  })

  it('takes the room of an appointment that moves, which moves without it', async () => {
    const movers = {
      desk: async ({ id }: { id: string }) => ({ path: `/desk/appointments/${id}`, as: desk }),
      patient: async ({ id, patient }: { id: string; patient: Persona }) => ({
        path: `/appointments/${id}`,
        as: patient,
      }),
      provider: async ({ id, doctor }: { id: string; doctor: Persona }) => ({
        path: `/provider/appointments/${id}`,
        as: doctor,
      }),
    }
    for (const mover of Object.values(movers)) {
      const [one, other] = [await visit(slotOn(5)), await visit(slotOn(6))]
      await booking.set(one.id, `room_id = '${one.room}'`)
      const { path, as } = await mover(one)
      const moved = await whileHeld(
        app.database,
        (run) => run('update appointments set room_id = $1 where id = $2', [one.room, other.id]),
        () => post(as, `${path}/move`, { id: randomUUID(), times: [slotOn(6)] }),
      )
      expect([moved.waited, moved.status]).toEqual([true, 201])
      expect((Array.isArray(moved.body) ? moved.body[0] : moved.body).room).toBeNull()
    }
  })

  it('is the step of a later screening, which an earlier one does not replace', async () => {
    const patient = await app.createPersona()
    await consent(patient, 'health_data')
    const later = randomUUID()
    const saved = await whileHeld(
      app.database,
      lockOf(patient.user_id, 101),
      () =>
        post(patient, '/screening-results', { answers: plainScreening(0), seconds_ago: 60 * 60 }),
      async (run) => {
        await run(
          `insert into screening_results (id, user_id, answers, results, instrument_versions, scoring_version)
           values ($1, $2, '{}', '{}', '{}', '1')`,
          [later, patient.user_id],
        )
        await run(
          `insert into next_steps (result_id, user_id, step, created_at) values ($1, $2, 'session', now())`,
          [later, patient.user_id],
        )
      },
    )
    expect([saved.waited, saved.status]).toEqual([true, 201])
    const { body } = await app.call('GET', '/api/next-step', { as: patient })
    expect(body).toMatchObject({ result_id: later, status: 'suggested' })
  })

  it('is the answer to a step that another device gives, which a second one does not replace', async () => {
    const patient = await app.createPersona()
    await consent(patient, 'health_data')
    const { body } = await post(patient, '/screening-results', { answers: plainScreening(0) })
    const answered = await whileHeld(
      app.database,
      (run) =>
        run(`update next_steps set status = 'accepted', decided_at = now() where result_id = $1`, [
          body.id,
        ]),
      () =>
        app.call('PATCH', `/api/next-steps/${body.id}`, {
          as: patient,
          body: { decision: 'decline', offer: 1 },
        }),
    )
    expect([answered.waited, answered.status]).toEqual([true, 409])
  })
})
