import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'

let app: TestApp
let desk: Persona
let doctor: Persona
const booking = bookingIn(() => app)

beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk', full_name: 'Desk One' })
  doctor = await booking.provider()
})
afterAll(() => app.close())

const post = (path: string, body: unknown, as = desk) =>
  app.call('POST', `/api/desk${path}`, { as, body })
const wanted = (patient: Persona, at: string, more: object = {}) => ({
  id: randomUUID(),
  patient_id: patient.user_id,
  provider_id: doctor.user_id,
  appointment_time: at,
  session_type: 'Phone',
  ...more,
})
const book = (patient: Persona, at: string, more: object = {}) =>
  post('/appointments', wanted(patient, at, more))
const statusesOf = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)
const patientNamed = async (full_name: string, phone_number?: string) => {
  const patient = await app.createPersona({ full_name })
  await app.database.asOwner('update user_profiles set phone_number = $2 where id = $1', [
    patient.user_id,
    phone_number ?? null,
  ])
  return patient
}

describe('finding a patient', () => {
  const find = (name: string, reach: string) =>
    app.call('GET', `/api/desk/patients?${new URLSearchParams({ name, reach }).toString()}`, {
      as: desk,
    })

  it('needs the name, and the whole phone number or email address', async () => {
    const patient = await patientNamed('Mutale Chanda', '+260 97 811 2233')
    const seen = {
      id: patient.user_id,
      full_name: 'Mutale Chanda',
      phone_number: '+260 97 811 2233',
      born_in: null,
    }
    const pasted = `\u202a<${patient.email.toUpperCase()}>,\u202c`
    for (const reach of ['0978112233', '+260978112233', patient.email, pasted])
      expect((await find('chanda', reach)).body, reach).toEqual([seen])
    expect((await find('banda', '0978112233')).body).toEqual([])
    expect((await find('chanda', '0978112234')).body).toEqual([])
    for (const reach of ['', '097811', 'mutale@', '%'])
      expect(Object.keys((await find('chanda', reach)).body.fields), reach).toEqual(['reach'])
    expect(Object.keys((await find('c', '0978112233')).body.fields)).toEqual(['name'])
    const [trace] = await app.database.asOwner(
      `select actor_id from platform.audit_events where subject_id = $1 and action = 'desk_patients.read'`,
      [patient.user_id],
    )
    expect(trace).toEqual({ actor_id: desk.user_id })
  })

  it('finds neither staff nor who cannot log in', async () => {
    for (const traits of [
      { role: 'provider' },
      { role: 'admin' },
      { isSuspended: true },
    ] as const) {
      const one = await app.createPersona({ full_name: 'Hidden Person', ...traits })
      expect((await find('hidden', one.email)).body).toEqual([])
    }
  })
})

describe('booking by the front desk', () => {
  it('proposes the time, which the patient accepts; both get an email that names the clinic', async () => {
    const patient = await patientNamed('Booked Patient')
    const sent = wanted(patient, slotOn(2))
    const { status, body } = await post('/appointments', sent)
    expect(status).toBe(201)
    expect(body).toMatchObject({ id: sent.id, status: 'requested', answered_by: 'patient' })
    expect(await auditEventsOf(app.database, sent.id)).toMatchObject([
      { action: 'appointment.propose', actor_id: desk.user_id, subject_id: patient.user_id },
    ])
    // A retry books nothing twice; the same id for something else is a conflict.
    expect((await post('/appointments', sent)).status).toBe(200)
    expect((await post('/appointments', { ...sent, session_type: 'Virtual' })).status).toBe(409)
    expect((await booking.accept(patient, sent.id)).body).toMatchObject({ status: 'confirmed' })
  })

  it('keeps the rules of every booking', async () => {
    const patient = await patientNamed('Rule Patient')
    expect((await book(patient, slotOn(3))).status).toBe(201)
    expect((await book(patient, slotOn(3))).body.code).toBe('slot_taken')
    expect((await book(patient, slotOn(3).replace(':00', ':17'))).body.fields).toHaveProperty(
      'appointment_time',
    )
    const other = await booking.provider()
    expect((await book(patient, slotOn(3), { provider_id: other.user_id })).body.code).toBe(
      'own_clash',
    )
    for (const stranger of [doctor, desk])
      expect((await book(stranger, slotOn(4))).body.fields).toHaveProperty('patient_id')
    for (const day of [4, 5, 6, 7]) expect((await book(patient, slotOn(day))).status).toBe(201)
    expect((await book(patient, slotOn(8))).body.code).toBe('too_many_open')
    for (const field of ['id', 'patient_id', 'provider_id', 'appointment_time', 'session_type'])
      expect(
        Object.keys((await book(patient, slotOn(8), { [field]: undefined })).body.fields),
      ).toEqual([field])
  })

  it('knows a person and a provider however their ids are written: a retry books nothing twice', async () => {
    const patient = await patientNamed('Capital Patient')
    const sent = wanted(patient, slotOn(3, '16:00'), {
      patient_id: patient.user_id.toUpperCase(),
      provider_id: doctor.user_id.toUpperCase(),
    })
    expect((await post('/appointments', sent)).status).toBe(201)
    expect((await post('/appointments', sent)).status).toBe(200)
  })

  it('neither books nor moves to an hour at which the provider does not work', async () => {
    const own = await booking.provider()
    const patient = await patientNamed('Hours Patient')
    const more = { provider_id: own.user_id }
    const { body } = await booking.book(patient, slotOn(2), more)
    await app.database.asOwner(
      'insert into absences (provider_id, starts_at, ends_at) values ($1, $2, $3)',
      [own.user_id, slotOn(4), slotOn(5)],
    )
    expect((await book(patient, slotOn(4, '10:00'), more)).body.code).toBe('slot_taken')
    const moved = await post(`/appointments/${body.id}/move`, {
      id: randomUUID(),
      times: [slotOn(4, '10:00')],
    })
    expect(moved.body.code).toBe('slot_taken')
    // Nothing was cancelled for it.
    expect((await booking.list(patient))[0]).toMatchObject({ id: body.id, status: 'requested' })
  })

  it('gives an hour once where desk, patient and provider press at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const own = await booking.provider()
      const [one, two, three] = [
        await patientNamed('One'),
        await patientNamed('Two'),
        await patientNamed('Three'),
      ]
      const at = slotOn(9)
      const answers = await Promise.all([
        book(one, at, { provider_id: own.user_id }),
        book(two, at, { provider_id: own.user_id }),
        booking.book(three, at, { provider_id: own.user_id }),
      ])
      expect(statusesOf(answers)).toEqual([201, 409, 409])
    }
  })
})

describe('moving and cancelling by the front desk', () => {
  const move = (id: string, at: string, own = randomUUID()) =>
    post(`/appointments/${id}/move`, { id: own, times: [at] })

  it('moves in one step, once: the old time is free and the patient answers the new one', async () => {
    const own = await booking.provider()
    const patient = await patientNamed('Moved Patient')
    const { body } = await booking.book(patient, slotOn(2), { provider_id: own.user_id })
    const id = randomUUID()
    const moved = await move(body.id, slotOn(4), id)
    expect(moved).toMatchObject({
      status: 201,
      body: { id, status: 'requested', answered_by: 'patient' },
    })
    expect((await move(body.id, slotOn(4), id)).status).toBe(200)
    expect((await move(body.id, slotOn(5), id)).status).toBe(409)
    expect((await move(body.id, slotOn(5))).status).toBe(409)
    const next = await patientNamed('Next Patient')
    expect((await booking.book(next, slotOn(2), { provider_id: own.user_id })).status).toBe(201)
    expect((await move(id, slotOn(2))).body.code).toBe('slot_taken')
    expect((await booking.list(patient))[0]).toMatchObject({ id, status: 'requested' })
    expect((await move(randomUUID(), slotOn(5))).status).toBe(404)
    expect(
      (await post(`/appointments/${id}/move`, { id: randomUUID(), times: [] })).body.fields,
    ).toHaveProperty('times')
  })

  it('moves to one of two times where two press at the same moment', async () => {
    const own = await booking.provider()
    const patient = await patientNamed('Raced Patient')
    const { body } = await booking.book(patient, slotOn(2), { provider_id: own.user_id })
    const answers = await Promise.all([
      move(body.id, slotOn(3)),
      move(body.id, slotOn(4)),
      move(body.id, slotOn(5)),
    ])
    expect(statusesOf(answers)).toEqual([201, 409, 409])
  })

  it('cancels with a reason that the provider reads, and the patient does not', async () => {
    const own = await booking.provider()
    const patient = await patientNamed('Cancelled Patient')
    const { body } = await booking.book(patient, slotOn(2), { provider_id: own.user_id })
    const cancel = () => post(`/appointments/${body.id}/cancellation`, { reason: 'Clinic closed' })
    expect(await cancel()).toMatchObject({ status: 200, body: { status: 'cancelled' } })
    expect((await cancel()).status).toBe(200)
    expect(JSON.stringify(await booking.list(patient))).not.toContain('Clinic closed')
    const [held] = (
      await app.call('GET', `/api/provider/appointments?from=${slotOn(1)}&to=${slotOn(3)}`, {
        as: own,
      })
    ).body
    expect(held).toMatchObject({ status: 'cancelled', call_off_reason: 'Clinic closed' })
    expect((await post(`/appointments/${body.id}/cancellation`, {})).body.fields).toHaveProperty(
      'reason',
    )
    expect((await move(body.id, slotOn(4))).status).toBe(409)
  })

  it('cancels nothing that has begun', async () => {
    const patient = await patientNamed('Begun Patient')
    const { body } = await booking.book(patient, slotOn(10), { provider_id: doctor.user_id })
    await booking.set(body.id, `appointment_time = now() - interval '5 minutes'`)
    const answer = await post(`/appointments/${body.id}/cancellation`, { reason: 'Late' })
    expect(answer.status).toBe(409)
    expect((await move(body.id, slotOn(4))).status).toBe(409)
  })
})

describe('a walk-in patient', () => {
  it('is added to those of a provider and invited, once; the code is answered once', async () => {
    const body = {
      id: randomUUID(),
      provider_id: doctor.user_id,
      full_name: 'Walk In',
      phone_number: '0977000111',
    }
    const first = await post('/invitations', body)
    expect(first).toMatchObject({
      status: 201,
      body: { record: { full_name: 'Walk In' }, code: expect.stringMatching(/^\w{5}-\w{5}$/) },
    })
    expect((await post('/invitations', body)).status).toBe(200)
    const records = await app.call('GET', '/api/provider/clinic-records', { as: doctor })
    expect(records.body).toMatchObject([{ id: body.id, full_name: 'Walk In', notes: null }])
    const reached = await post('/invitations', {
      ...body,
      id: randomUUID(),
      email: 'w@example.test',
    })
    expect(reached.body.code).toBeNull()
    expect(
      (await post('/invitations', { ...body, id: randomUUID(), notes: 'x' })).body.fields,
    ).toHaveProperty('notes')
    expect(
      (await post('/invitations', { ...body, id: randomUUID(), phone_number: '' })).body.fields,
    ).toHaveProperty('phone_number')
    expect(
      (await post('/invitations', { ...body, id: randomUUID(), provider_id: desk.user_id })).body
        .fields,
    ).toHaveProperty('provider_id')
  })
})
