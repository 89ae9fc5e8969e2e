import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'
import { practiceIn } from '#tests/support/practice.ts'

let app: TestApp
let desk: Persona
const booking = bookingIn(() => app)
const { consent } = practiceIn(() => app)

beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk' })
})
afterAll(() => app.close())

const post = (as: Persona, path: string, body: object) =>
  app.call('POST', `/api${path}`, { as, body })

/** A patient who shares everything with their providers, and an hour that the desk proposed with one. */
async function proposed() {
  const [patient, doctor] = [
    await app.createPersona(),
    await booking.provider({ profession: 'therapist' }),
  ]
  for (const purpose of [
    'health_data',
    'share_screenings',
    'share_readings',
    'clinic_readings',
  ] as const)
    await consent(patient, purpose)
  await app.database.asOwner(
    'insert into blood_pressure_readings (user_id, systolic, diastolic) values ($1, 190, 125)',
    [patient.user_id],
  )
  await app.database.asOwner(
    `insert into screening_results (user_id, answers, results, instrument_versions, scoring_version)
     values ($1, '{"PHQ-9": {"8": 1}}', '{"PHQ-9": 4}', '{}', '1')`,
    [patient.user_id],
  )
  const id = randomUUID()
  const made = await post(desk, '/desk/appointments', {
    id,
    patient_id: patient.user_id,
    provider_id: doctor.user_id,
    appointment_time: slotOn(3),
    session_type: 'Phone',
  })
  expect(made.status).toBe(201)
  return { patient, doctor, id }
}

/** What a provider knows of a patient, wherever they read it, and whether the two may write to each other. */
async function knownTo(doctor: Persona, patient: Persona) {
  const period = `from=${slotOn(1)}&to=${slotOn(20)}`
  const [day, list] = [
    await app.call('GET', `/api/provider/appointments?${period}`, { as: doctor }),
    await app.call('GET', '/api/provider/patients', { as: doctor }),
  ]
  const by_doctor = await post(doctor, '/threads', { patient_id: patient.user_id })
  const by_patient = await post(patient, '/threads', { provider_id: doctor.user_id })
  const all = JSON.stringify([day.body, list.body, by_doctor.body])
  return {
    names: [day.body[0].patient.full_name, list.body[0].full_name],
    emails: [day.body[0].patient.email, list.body[0].email],
    isAnywhere: all.includes(patient.email),
    threads: [by_doctor.status, by_patient.status],
  }
}

/** What a provider gets of a patient: shared results, who needs attention, readings that they enter. */
async function seenBy(doctor: Persona, { user_id }: Persona) {
  const at = `/api/provider/patients/${user_id}`
  const [results, permission, attention, entered] = [
    await app.call('GET', `${at}/screening-results`, { as: doctor }),
    await app.call('GET', `${at}/reading-permission`, { as: doctor }),
    await app.call('GET', '/api/provider/attention/count', { as: doctor }),
    await app.call('POST', `${at}/blood-pressure-readings`, {
      as: doctor,
      body: { id: randomUUID(), systolic: 120, diastolic: 80 },
    }),
  ]
  return [results.status, permission.status, attention.body.total, entered.status]
}
const nothing = [404, 404, 0, 404]
const everything = [200, 200, 1, 201]

const move = async (as: Persona, path: string, at: string) => {
  const id = randomUUID()
  expect((await post(as, path, { id, times: [at] })).status).toBe(201)
  return id
}

it('opens a record to a provider whom the desk chose once the patient has accepted', async () => {
  const { patient, doctor, id } = await proposed()
  expect(await seenBy(doctor, patient)).toEqual(nothing)
  // A provider cannot propose to a person whom they do not treat either.
  const own = await post(doctor, '/provider/appointments', {
    patient_id: patient.user_id,
    appointment_time: slotOn(5),
    session_type: 'Phone',
  })
  expect(own.status).toBe(404)
  expect((await booking.accept(patient, id)).status).toBe(200)
  expect(await seenBy(doctor, patient)).toEqual(everything)
})

it('shows name, time and type, and neither address nor messages, until the patient has accepted', async () => {
  const { patient, doctor, id } = await proposed()
  await app.database.asOwner(`update user_profiles set full_name = 'Mary Banda' where id = $1`, [
    patient.user_id,
  ])
  const closed = {
    names: ['Mary Banda', 'Mary Banda'],
    emails: [null, null],
    isAnywhere: false,
    threads: [404, 404],
  }
  expect(await knownTo(doctor, patient)).toEqual(closed)
  const moved = await move(doctor, `/provider/appointments/${id}/move`, slotOn(4))
  expect(await knownTo(doctor, patient)).toEqual(closed)
  expect((await booking.accept(patient, moved)).status).toBe(200)
  expect(await knownTo(doctor, patient)).toEqual({
    names: ['Mary Banda', 'Mary Banda'],
    emails: [patient.email, patient.email],
    isAnywhere: true,
    threads: [201, 200],
  })
})

it('keeps the address where the patient declines, and the thread of two who had agreed before', async () => {
  const { patient, doctor, id } = await proposed()
  expect((await app.call('DELETE', `/api/appointments/${id}`, { as: patient })).status).toBe(204)
  const period = `from=${slotOn(1)}&to=${slotOn(20)}`
  const day = await app.call('GET', `/api/provider/appointments?${period}`, { as: doctor })
  expect(day.body).toMatchObject([{ status: 'cancelled', patient: { email: null } }])
  const known = await app.createPersona()
  await app.database.asOwner(
    `insert into appointments (patient_id, provider_id, status, appointment_time, session_type)
     values ($1, $2, 'completed', now() - interval '30 days', 'Phone')`,
    [known.user_id, doctor.user_id],
  )
  const again = await post(desk, '/desk/appointments', {
    id: randomUUID(),
    patient_id: known.user_id,
    provider_id: doctor.user_id,
    appointment_time: slotOn(6),
    session_type: 'Phone',
  })
  expect(again.status).toBe(201)
  const { emails, threads } = await knownTo(doctor, known)
  expect([emails[1], threads]).toEqual([known.email, [201, 200]])
})

it('stays closed where desk or provider move what the patient has not accepted', async () => {
  const { patient, doctor, id } = await proposed()
  const by_desk = await move(desk, `/desk/appointments/${id}/move`, slotOn(4))
  const by_doctor = await move(doctor, `/provider/appointments/${by_desk}/move`, slotOn(5))
  expect(await seenBy(doctor, patient)).toEqual(nothing)
  expect((await booking.accept(patient, by_doctor)).status).toBe(200)
  expect(await seenBy(doctor, patient)).toEqual(everything)
})

it('stays open where the desk moves what the patient had accepted or asked for', async () => {
  const { patient, doctor, id } = await proposed()
  await booking.accept(patient, id)
  await move(desk, `/desk/appointments/${id}/move`, slotOn(4))
  expect(await seenBy(doctor, patient)).toEqual(everything)
  const other = await proposed()
  await move(other.patient, `/appointments/${other.id}/move`, slotOn(6))
  expect(await seenBy(other.doctor, other.patient)).toEqual(everything)
})
