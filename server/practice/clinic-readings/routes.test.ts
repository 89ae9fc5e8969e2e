import { randomUUID } from 'node:crypto'
import * as unpdf from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { emailsTo } from '#tests/support/appointment-mails.ts'
import { bookFor, practiceIn, statusesOf } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, consent, withdraw, cancelAll, expireCertificate } = practiceIn(() => app)
const crisis = { systolic: 190, diastolic: 125 }
const enter = (as: Persona, { user_id }: Persona, body: object = crisis, kind = 'blood-pressure') =>
  app.call('POST', `/api/provider/patients/${user_id}/${kind}-readings`, { as, body })
const permission = (as: Persona, { user_id }: Persona) =>
  app.call('GET', `/api/provider/patients/${user_id}/reading-permission`, { as })
const own = async (as: Persona, kind = 'blood-pressure') =>
  (await app.call('GET', `/api/${kind}-readings`, { as })).body

/** A patient with an appointment, who agrees. */
async function pair() {
  const [patient, doctor] = [await app.createPersona(), await provider()]
  await bookFor(patient, doctor, { status: 'completed' })
  await consent(patient, 'health_data')
  await consent(patient, 'clinic_readings')
  return { patient, doctor }
}

describe('a reading that a provider enters at the clinic', () => {
  it('is the patient’s own, with the same category, and says who entered it', async () => {
    const { patient, doctor } = await pair()
    expect((await permission(doctor, patient)).body).toEqual({ is_given: true })
    const pressure = await enter(doctor, patient)
    expect([pressure.status, pressure.body.category]).toEqual([201, 'Hypertensive Crisis'])
    const sugar = { glucose_level: 15, unit: 'mmol/L', context: 'Fasting' }
    expect((await enter(doctor, patient, sugar, 'glucose')).status).toBe(201)
    expect(await own(patient)).toMatchObject([
      {
        user_id: patient.user_id,
        ...crisis,
        category: 'Hypertensive Crisis',
        at_clinic: true,
        entered_by: 'Chileshe Mumba',
      },
    ])
    expect(await own(patient, 'glucose')).toMatchObject([
      { entered_value: 15, at_clinic: true, entered_by: 'Chileshe Mumba' },
    ])
    const trail = await app.database.asOwner(
      `select actor_id, action from platform.audit_events where subject_id = $1 and action like '%reading.%'`,
      [patient.user_id],
    )
    expect(trail).toEqual([
      { actor_id: doctor.user_id, action: 'blood_pressure_reading.record' },
      { actor_id: doctor.user_id, action: 'glucose_reading.record' },
    ])
  })

  it('is answered with the advice that this patient reads: pregnancy, diseases, and the hour before', async () => {
    const { patient, doctor } = await pair()
    const care = { pregnancy: 'pregnant', kidney_disease: 'yes' }
    await app.call('PATCH', '/api/care-profile', { as: patient, body: care })
    const sugar = { glucose_level: 5.6, unit: 'mmol/L', context: 'Fasting' }
    expect((await enter(doctor, patient, sugar, 'glucose')).body).toMatchObject({
      advice: { title: 'Above the target in pregnancy' },
      verdict: 'above',
      verdict_words: 'Above the target (below 5.3 mmol/L)',
      category: 'In Range',
    })
    const raised = { systolic: 150, diastolic: 95 }
    expect((await enter(doctor, patient, raised)).body.advice).toMatchObject({
      title: 'Go to a clinic today',
      today: 'Go to a clinic today, also if the next value is lower.',
    })
    await app.call('PATCH', '/api/care-profile', { as: patient, body: { pregnancy: 'no' } })
    const stage1 = await enter(doctor, patient, { systolic: 132, diastolic: 78 })
    expect(stage1.body).toMatchObject({
      advice: { title: 'Too high for you: show it to your clinic' },
      verdict: 'above',
      verdict_words: 'Above the target of 130/80',
    })
    expect((await enter(doctor, patient)).body.advice.title).toBe('This is dangerously high')
    const second = await enter(doctor, patient)
    expect(second.body.advice.now).toContain('Go to a clinic or hospital now')
    expect(JSON.stringify(second.body)).not.toMatch(/kidney|insulin|diabetes_answer/)
  })

  it('is announced by an email that says neither what nor who', async () => {
    const { patient, doctor } = await pair()
    await enter(doctor, patient)
    const [mail, ...others] = await emailsTo(app, patient)
    expect(others).toEqual([])
    expect(JSON.stringify(mail)).not.toMatch(/190|pressure|reading|health|Chileshe|Mumba|clinic/i)
  })

  it('is entered where the patient cannot be written to, without an email', async () => {
    const { patient, doctor } = await pair()
    await app.database.asOwner(
      'update accounts.users set email_confirmed_at = null where id = $1',
      [patient.user_id],
    )
    expect((await enter(doctor, patient)).status).toBe(201)
    expect(await emailsTo(app, patient)).toEqual([])
  })

  it('is not for students, who have no readings and could not remove one', async () => {
    const { patient, doctor } = await pair()
    await app.database.asOwner('update user_profiles set is_student = true where id = $1', [
      patient.user_id,
    ])
    expect((await permission(doctor, patient)).body).toEqual({ is_given: false })
    expect((await enter(doctor, patient)).status).toBe(403)
    const student = await app.createPersona({ is_student: true })
    expect((await consent(student, 'clinic_readings')).status).toBe(403)
    expect((await consent(student, 'share_screenings')).status).toBe(201)
  })

  it('is written once, however often the call is repeated', async () => {
    const { patient, doctor } = await pair()
    const body = { ...crisis, id: randomUUID() }
    const answers = await Promise.all([enter(doctor, patient, body), enter(doctor, patient, body)])
    expect(statusesOf(answers)).toEqual([200, 201])
    expect(await own(patient)).toHaveLength(1)
    expect(await emailsTo(app, patient)).toHaveLength(1)
  })

  it('is no longer named after a provider whose account is erased, and stays marked', async () => {
    const { patient, doctor } = await pair()
    await enter(doctor, patient)
    await app.database.asOwner('delete from user_profiles where id = $1', [doctor.user_id])
    expect(await own(patient)).toMatchObject([{ at_clinic: true, entered_by: null }])
  })

  it('leaves the patient’s own entries as they were', async () => {
    const { patient } = await pair()
    await app.call('POST', '/api/blood-pressure-readings', { as: patient, body: crisis })
    const [reading] = await own(patient)
    expect(Object.keys(reading)).not.toContain('at_clinic')
  })
})

describe('what a provider entered', () => {
  it('is named in the patient’s report, table and export, and in no other provider’s report', async () => {
    const { patient, doctor } = await pair()
    await consent(patient, 'share_readings')
    await enter(doctor, patient)
    const sugar = { glucose_level: 15, unit: 'mmol/L' }
    await enter(doctor, patient, sugar, 'glucose')
    const days = `from=${dayAfter(todayInLusaka(), -30)}&to=${todayInLusaka()}`
    const textOf = async (path: string, as = patient) => {
      const bytes = await (await app.request('GET', path, { as })).arrayBuffer()
      if (!path.includes('pdf')) return new TextDecoder().decode(bytes)
      const document = await unpdf.getDocumentProxy(new Uint8Array(bytes))
      return (await unpdf.extractText(document, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
    }
    for (const kind of ['blood-pressure', 'glucose']) {
      const named = /At the clinic, by Chileshe Mumba/
      expect(await textOf(`/api/${kind}-report/csv?${days}`)).toMatch(named)
      expect(await textOf(`/api/${kind}-report/pdf?${days}`)).toMatch(named)
    }
    const { tables } = (await app.call('GET', '/api/me/export', { as: patient })).body
    for (const table of ['blood_pressure_readings', 'glucose_readings'])
      expect(tables[table]).toMatchObject([
        { at_clinic: true, recorded_by: doctor.user_id, entered_by: 'Chileshe Mumba' },
      ])
    const fhir = (await app.call('GET', '/api/me/export?format=fhir', { as: patient })).body
    const performers = fhir.entry.flatMap(
      ({ resource }: { resource: { performer?: object[] } }) => resource.performer ?? [],
    )
    expect(performers).toEqual(Array(2).fill({ reference: `urn:uuid:${doctor.user_id}` }))
    const other = await provider({ full_name: 'Mutale Phiri' })
    await bookFor(patient, other)
    const report = await textOf(`/api/provider/patients/${patient.user_id}/report.pdf`, other)
    expect(report).toMatch(/At a clinic/)
    expect(report).not.toMatch(/Mumba/)
  })

  it('is removed by the patient alone, with a trace, and comes back once they undo it', async () => {
    const { patient, doctor } = await pair()
    const remove = (as: Persona, id: string, kind = 'blood-pressure') =>
      app.call('DELETE', `/api/${kind}-readings/${id}`, { as })
    await enter(doctor, patient, { glucose_level: 15, unit: 'mmol/L' }, 'glucose')
    await enter(doctor, patient)
    const [[pressure], [sugar]] = [await own(patient), await own(patient, 'glucose')]
    expect((await remove(await app.createPersona(), pressure.id)).status).toBe(404)
    expect((await remove(doctor, pressure.id)).status).toBe(403)
    expect((await remove(patient, sugar.id)).status).toBe(404)
    expect((await remove(patient, pressure.id)).status).toBe(204)
    expect((await remove(patient, sugar.id, 'glucose')).status).toBe(204)
    expect([...(await own(patient)), ...(await own(patient, 'glucose'))]).toEqual([])
    const trail = await app.database.asOwner(
      `select actor_id, action, record_id from platform.audit_events where subject_id = $1 and action like '%reading.remove'`,
      [patient.user_id],
    )
    expect(trail).toEqual([
      {
        actor_id: patient.user_id,
        action: 'blood_pressure_reading.remove',
        record_id: pressure.id,
      },
      { actor_id: patient.user_id, action: 'glucose_reading.remove', record_id: sugar.id },
    ])
    const back = await app.call('DELETE', `/api/blood-pressure-readings/${pressure.id}/removal`, {
      as: patient,
    })
    expect(back.body).toEqual(pressure)
    const body = { ...crisis, change_id: randomUUID(), corrected_at: null }
    const path = `/api/blood-pressure-readings/${pressure.id}`
    expect(await app.call('PATCH', path, { as: patient, body })).toMatchObject({
      status: 403,
      body: { code: 'entered_at_clinic' },
    })
    expect(await own(patient)).toEqual([pressure])
  })
})

describe('without consent', () => {
  it('nothing is entered: not before it is given, nor once it is withdrawn', async () => {
    const { patient, doctor } = await pair()
    await withdraw(patient, 'clinic_readings')
    expect((await permission(doctor, patient)).body).toEqual({ is_given: false })
    expect(await enter(doctor, patient)).toMatchObject({
      status: 403,
      body: { code: 'no_consent' },
    })
    await consent(patient, 'clinic_readings')
    expect((await enter(doctor, patient)).status).toBe(201)
    await withdraw(patient, 'health_data')
    expect((await enter(doctor, patient)).status).toBe(403)
    expect(await own(patient)).toHaveLength(1)
  })

  it('sharing readings does not stand for it', async () => {
    const [patient, doctor] = [await app.createPersona(), await provider()]
    await bookFor(patient, doctor)
    await consent(patient, 'health_data')
    await consent(patient, 'share_readings')
    expect((await enter(doctor, patient)).status).toBe(403)
  })
})

describe('for a person whom the provider does not treat', () => {
  it('nothing is found, whatever that person agrees to', async () => {
    const [patient, doctor, other] = [await app.createPersona(), await provider(), await provider()]
    await bookFor(patient, doctor)
    await consent(patient, 'health_data')
    await consent(patient, 'clinic_readings')
    expect((await permission(doctor, patient)).body).toEqual({ is_given: true })
    expect((await enter(other, patient)).status).toBe(404)
    expect((await permission(other, patient)).status).toBe(404)
    await cancelAll(patient)
    expect((await permission(doctor, patient)).status).toBe(404)
    expect((await enter(doctor, patient)).status).toBe(404)
    expect(await own(patient)).toEqual([])
  })

  it('nor by a provider whose certificate has expired, or by a patient', async () => {
    const { patient, doctor } = await pair()
    await expireCertificate(doctor)
    expect((await enter(doctor, patient)).status).toBe(403)
    expect((await enter(await app.createPersona(), patient)).status).toBe(403)
  })
})

it('is never what a patient says of their own entry', async () => {
  const { patient, doctor } = await pair()
  for (const forged of [{ at_clinic: true }, { recorded_by: doctor.user_id }]) {
    const body = { ...crisis, ...forged }
    const answer = await app.call('POST', '/api/blood-pressure-readings', { as: patient, body })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, Object.keys(forged)])
  }
})

it.each([
  [{ systolic: 301, diastolic: 80 }, 'blood-pressure', 'systolic'],
  [{ systolic: 80, diastolic: 90 }, 'blood-pressure', 'diastolic'],
  [{ glucose_level: 1000 }, 'glucose', 'glucose_level'],
])('is rejected for %j by the field’s name', async (body, kind, field) => {
  const { patient, doctor } = await pair()
  const answer = await enter(doctor, patient, body, kind)
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
})
