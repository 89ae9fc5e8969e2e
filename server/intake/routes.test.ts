import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
let mutale: Persona
beforeAll(async () => {
  app = await openTestApp()
  mutale = await app.createPersona()
})
afterAll(() => app.close())

const { provider, expireCertificate, cancelAll, consent, withdraw, accesses } = practiceIn(
  () => app,
)

const needed = {
  fullName: 'Mutale Banda',
  dateOfBirth: '1990-05-17',
  phone: '+260977123456',
  address: '12 Chilimbulu Road, Lusaka',
  emergencyContact: 'Natasha Banda',
  emergencyPhone: '+260966654321',
  reasonForVisit: 'I sleep badly.',
}
const optional = {
  medicalHistory: 'Malaria in 2019',
  currentMedications: 'Amlodipine 5 mg',
  allergies: 'Penicillin',
  insuranceProvider: 'NHIMA',
  insuranceNumber: '123-456',
}
const full = { ...needed, ...optional }

const send = (as: Persona, body: unknown) => app.call('POST', '/api/intake-forms', { as, body })
const latest = async (as: Persona) =>
  (await app.call('GET', '/api/intake-forms/latest', { as })).body
const openFor = (as: Persona, { user_id }: { user_id: string }) =>
  app.call('GET', `/api/provider/patients/${user_id}/intake-form`, { as })
const countOf = async ({ user_id }: Persona) =>
  (
    await app.database.asOwner(
      'select count(*)::int as count from intake_forms where user_id = $1',
      [user_id],
    )
  )[0]!.count

describe('sending the intake form', () => {
  it('answers the row, which is then one’s latest', async () => {
    const answer = await send(mutale, { ...full, address: `  ${full.address} ` })
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      id: expect.any(String),
      user_id: mutale.user_id,
      ...full,
      submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    expect(await latest(mutale)).toEqual(answer.body)
  })

  it('asks for nothing that is optional, and keeps it as nothing', async () => {
    const person = await app.createPersona()
    expect(await latest(person)).toBeNull()
    const { status, body } = await send(person, {
      ...needed,
      allergies: ' ',
      insuranceNumber: null,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...needed, allergies: null, medicalHistory: null })
    expect(body.insuranceNumber).toBeNull()
  })

  it('keeps the forms before, and answers the newest', async () => {
    const person = await app.createPersona()
    await send(person, needed)
    await send(person, { ...needed, reasonForVisit: 'Another reason' })
    expect((await latest(person)).reasonForVisit).toBe('Another reason')
    expect(await countOf(person)).toBe(2)
  })

  it('leaves its trace in the audit, without a word of it', async () => {
    const { body } = await send(mutale, { ...needed, allergies: 'a secret' })
    const events = await auditEventsOf(app.database, body.id)
    expect(events).toMatchObject([
      { actor_id: mutale.user_id, subject_id: mutale.user_id, action: 'intake_form.send' },
    ])
    expect(JSON.stringify(events)).not.toMatch(/secret|Chilimbulu/)
  })

  it('again, or ten times at once, writes one row', async () => {
    const person = await app.createPersona()
    const id = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(person, { id, ...full })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
    expect((await send(person, { id, ...full, allergies: 'Eggs' })).status).toBe(409)
    const other = await send(await app.createPersona(), { id, ...full })
    expect([other.status, JSON.stringify(other.body).includes(person.user_id)]).toEqual([
      409,
      false,
    ])
    expect(await countOf(person)).toBe(1)
  })

  it.each([
    ...Object.keys(needed).flatMap((field) => [
      [field, { ...full, [field]: undefined }],
      [field, { ...full, [field]: '' }],
      [field, { ...full, [field]: '  ' }],
      [field, { ...full, [field]: null }],
      [field, { ...full, [field]: ['x'] }],
    ]),
    ...Object.keys(full)
      .filter((field) => !['phone', 'emergencyPhone', 'dateOfBirth'].includes(field))
      .flatMap((field) => [
        [field, { ...full, [field]: 'x'.repeat(2001) }],
        [field, { ...full, [field]: 'a\0b' }],
        [field, { ...full, [field]: '\ud800' }],
        [field, { ...full, [field]: { text: 'x' } }],
      ]),
    ['phone', { ...full, phone: 'call me' }],
    ['emergencyPhone', { ...full, emergencyPhone: '12' }],
    ['dateOfBirth', { ...full, dateOfBirth: '1990-02-30' }],
    ['dateOfBirth', { ...full, dateOfBirth: '1899-12-31' }],
    ['dateOfBirth', { ...full, dateOfBirth: '2100-01-01' }],
    ['dateOfBirth', { ...full, dateOfBirth: '17/05/1990' }],
    ['id', { ...full, id: 'mine' }],
    ['user_id', { ...full, user_id: randomUUID() }],
    ['submittedAt', { ...full, submittedAt: '2020-01-01T00:00:00Z' }],
  ] as [string, object][])('is rejected by the name of %s: %j', async (field, body) => {
    const before = await countOf(mutale)
    const answer = await send(mutale, body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
    expect(await countOf(mutale)).toBe(before)
  })

  it('is rejected once consent to store health entries was withdrawn, and writes nothing', async () => {
    const person = await app.createPersona()
    await consent(person, 'health_data')
    await withdraw(person, 'health_data')
    expect(await send(person, full)).toMatchObject({
      status: 403,
      body: { code: 'consent_withdrawn' },
    })
    expect(await countOf(person)).toBe(0)
    await consent(person, 'health_data')
    expect((await send(person, full)).status).toBe(201)
  })
})

describe('what the profile knows of the same', () => {
  const profileOf = async (as: Persona) => (await app.call('GET', '/api/profile', { as })).body
  const change = (as: Persona, body: object) => app.call('PATCH', '/api/profile', { as, body })

  it('takes new allergies and the date of birth of a form, and loses no allergy', async () => {
    const person = await app.createPersona()
    await change(person, { known_allergies_conditions: 'Asthma' })
    await send(person, full)
    expect(await profileOf(person)).toMatchObject({
      known_allergies_conditions: 'Asthma; Penicillin',
      date_of_birth: '1990-05-17',
    })
    await send(person, { ...needed, allergies: 'None' })
    expect((await profileOf(person)).known_allergies_conditions).toBe('Asthma; Penicillin')
  })

  it('keeps what was changed after a form was written that waited on a phone', async () => {
    const person = await app.createPersona()
    await change(person, { date_of_birth: '1991-06-18' })
    const late = { ...full, seconds_ago: 3600 }
    expect((await send(person, late)).status).toBe(201)
    expect(await profileOf(person)).toMatchObject({
      date_of_birth: '1991-06-18',
      known_allergies_conditions: 'Penicillin',
    })
    const wrong = await send(person, { ...full, seconds_ago: -1 })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['seconds_ago']])
  })

  it('makes no one a minor or an adult by a form', async () => {
    const person = await app.createPersona()
    const before = (await profileOf(person)).date_of_birth
    await send(person, { ...full, dateOfBirth: '2015-01-01' })
    expect((await profileOf(person)).date_of_birth).toBe(before)
  })
})

describe('the intake form of a patient', () => {
  it('is read by the provider of an appointment, the newest one, and each time is put on record', async () => {
    const [patient, doctor] = [await app.createPersona(), await provider()]
    await bookFor(patient, doctor, { status: 'requested' })
    await send(patient, needed)
    await send(patient, full)
    const answer = await openFor(doctor, patient)
    expect([answer.status, answer.body]).toEqual([200, await latest(patient)])
    expect(await accesses(patient)).toMatchObject([
      { action: 'intake_forms.read', opened_by: { full_name: 'Chileshe Mumba' } },
    ])
  })

  it('is null where they sent none, which is a reading too', async () => {
    const [patient, doctor] = [await app.createPersona(), await provider()]
    await bookFor(patient, doctor)
    expect(await openFor(doctor, patient)).toMatchObject({ status: 200, body: null })
    expect(await accesses(patient)).toHaveLength(1)
  })

  it('is 404 for other users, once all is cancelled, and for a provider who may not practise', async () => {
    const [patient, doctor, stranger] = [
      await app.createPersona(),
      await provider(),
      await provider(),
    ]
    await send(patient, full)
    expect((await openFor(stranger, patient)).status).toBe(404)
    expect((await openFor(stranger, { user_id: randomUUID() })).status).toBe(404)
    expect((await openFor(stranger, { user_id: 'x' })).status).toBe(422)
    expect((await openFor(mutale, patient)).status).toBe(403)
    expect((await openFor(patient, patient)).status).toBe(403)
    await bookFor(patient, doctor)
    expect((await openFor(doctor, patient)).status).toBe(200)
    await cancelAll(patient)
    expect((await openFor(doctor, patient)).status).toBe(404)
    await bookFor(patient, doctor)
    await expireCertificate(doctor)
    expect((await openFor(doctor, patient)).status).toBe(403)
    expect(await accesses(patient)).toHaveLength(1)
  })

  it('of a provider is not read by themselves as if they were their own patient', async () => {
    const doctor = await provider()
    await send(doctor, full)
    expect((await openFor(doctor, doctor)).status).toBe(404)
  })
})
