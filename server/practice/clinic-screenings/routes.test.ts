import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { actionsOn } from '#tests/support/audit-events.ts'
import { clinicScreeningsIn } from '#tests/support/clinic-screenings.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'
import { phq9 } from '#tests/support/screenings.ts'

let app: TestApp
let doctor: Persona
const { provider, consent, withdraw } = practiceIn(() => app)
const { register, agree, record, permission, pageOf } = clinicScreeningsIn(() => app)
beforeAll(async () => {
  app = await openTestApp()
  doctor = await provider()
})
afterAll(() => app.close())

/** A person without a login who agrees to questionnaires at the clinic. */
async function registered() {
  const person = await register(doctor)
  expect((await agree(doctor, person, 'health_data', 'clinic_screenings')).status).toBe(200)
  return person
}

/** A patient with a login, who agrees. */
async function patientWithLogin() {
  const patient = await app.createPersona()
  await bookFor(patient, doctor, { status: 'completed' })
  await consent(patient, 'health_data')
  await consent(patient, 'clinic_screenings')
  return patient
}

describe('a questionnaire at the clinic', () => {
  it('of a person without a login is theirs, scored here, and written once for a retry', async () => {
    const person = await registered()
    const id = randomUUID()
    const first = await record(doctor, person, 0, { id })
    expect(first.status, JSON.stringify(first.body)).toBe(201)
    expect(first.body).toMatchObject({
      id,
      user_id: person.user_id,
      results: { 'PHQ-9': 9 },
      under_18: false,
      at_clinic: true,
      is_own: true,
      alert: 'none',
    })
    expect(await record(doctor, person, 0, { id })).toMatchObject({ status: 200, body: first.body })
    expect((await record(doctor, person, 1, { id })).status).toBe(409)
    const page = (await pageOf(doctor, person)).body
    expect(page.screenings).toMatchObject([{ id, at_clinic: true, is_own: true }])
    expect(await actionsOn(app.database, person, 'screening_result')).toEqual([
      'screening_result.record',
    ])
    expect(await actionsOn(app.database, person, 'patient_page')).toEqual(['patient_page.read'])
  })

  it('is one instrument of any kind, complete and with its own scores', async () => {
    const person = await registered()
    const send = async (answers: object, more: object = {}) => {
      const { status, body } = await record(doctor, person, 0, { answers, ...more })
      return status === 201 ? Object.keys(body.results) : Object.keys(body.fields)
    }
    expect(await send({ 'CAGE-AID': { 0: 0, 1: 1, 2: 0, 3: 1 } })).toEqual(['CAGE-AID'])
    expect(await send({})).toEqual(['answers'])
    expect(await send({ 'PHQ-9': phq9(3), 'WHO-5': { 0: 1, 1: 1, 2: 1, 3: 1, 4: 1 } })).toEqual([
      'answers',
    ])
    expect(await send({ 'PHQ-9': { ...phq9(3), 8: 4 } })).toEqual(['answers.PHQ-9.8'])
    expect(await send({ 'PHQ-9': phq9(3) }, { results: { 'PHQ-9': 4 } })).toEqual(['results'])
    expect(await send({ 'PHQ-9': phq9(3) }, { id: 'x' })).toEqual(['id'])
  })

  it('of a patient with a login says to them who recorded it, and is announced without a word of health', async () => {
    const patient = await patientWithLogin()
    expect((await record(doctor, patient)).status).toBe(201)
    const own = (await app.call('GET', '/api/screening-results', { as: patient })).body
    expect(own).toMatchObject([{ at_clinic: true, recorded_by_name: 'Chileshe Mumba' }])
    expect(own[0]).not.toHaveProperty('is_own')
    const [job] = await app.database.asOwner(
      `select count(*)::int as n from pgboss.job where name = 'screenings.recorded' and id = $1`,
      [own[0].id],
    )
    expect(job).toEqual({ n: 1 })
  })

  it('is not recorded without both consents, once one is withdrawn, and by no one else', async () => {
    const patient = await app.createPersona()
    await bookFor(patient, doctor, { status: 'completed' })
    expect((await permission(doctor, patient)).body).toEqual({
      is_given: false,
      agrees_to_alerts: false,
      has_login: true,
    })
    await consent(patient, 'health_data')
    expect((await record(doctor, patient)).body.code).toBe('no_consent')
    await consent(patient, 'clinic_screenings')
    expect((await permission(doctor, patient)).body.is_given).toBe(true)
    expect((await record(doctor, patient)).status).toBe(201)

    const fitness = await provider({ profession: 'fitness expert', specialty: 'Fitness' })
    await bookFor(patient, fitness)
    expect((await record(fitness, patient)).body.code).toBe('no_consent')
    const stranger = await provider()
    expect((await record(stranger, patient)).status).toBe(404)
    expect((await permission(stranger, patient)).status).toBe(404)
    const desk = await app.createPersona({ role: 'front_desk' })
    expect((await record(desk, patient)).status).toBe(403)

    await withdraw(patient, 'clinic_screenings')
    expect((await record(doctor, patient)).body.code).toBe('no_consent')
    expect((await pageOf(doctor, patient)).body.screenings).toEqual([])
  })

  it('is seen by its recorder alone, who sees no other, unless the patient shares screenings', async () => {
    const patient = await patientWithLogin()
    const answers = { 'PHQ-9': phq9(3) }
    await app.call('POST', '/api/single-results', { as: patient, body: { answers } })
    const colleague = await provider({ full_name: 'Bwalya Zulu' })
    await bookFor(patient, colleague)
    const { id } = (await record(doctor, patient)).body
    expect((await pageOf(doctor, patient)).body.screenings).toMatchObject([{ id }])
    expect((await pageOf(colleague, patient)).body.screenings).toEqual([])
    await consent(patient, 'share_screenings')
    const [shown, other] = (await pageOf(colleague, patient)).body.screenings
    expect(other).not.toHaveProperty('at_clinic')
    expect(shown).toMatchObject({ at_clinic: true })
    expect(shown).not.toHaveProperty('is_own')
    expect(shown).not.toHaveProperty('recorded_by_name')
  })

  it('cannot be claimed by a person: what they answer alone is never at the clinic', async () => {
    const patient = await patientWithLogin()
    const body = { answers: { 'PHQ-9': phq9(3) }, at_clinic: true }
    const { status } = await app.call('POST', '/api/single-results', { as: patient, body })
    expect(status).toBe(422)
  })

  it('is not asked of a man where a question is for women', async () => {
    const man = await register(doctor, { gender: 'male' })
    await agree(doctor, man, 'health_data', 'clinic_screenings')
    const all = Object.fromEntries(Array.from({ length: 15 }, (_, place) => [place, 0]))
    const rejected = await record(doctor, man, 0, { answers: { 'PHQ-15': all } })
    expect([rejected.status, Object.keys(rejected.body.fields)]).toEqual([
      422,
      ['answers.PHQ-15.3'],
    ])
  })
})
