import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { emailsTo } from '#tests/support/appointment-mails.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { bookFor, practiceIn, statusesOf } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, consent, withdraw, expireCertificate } = practiceIn(() => app)
type Kind = 'blood-pressure' | 'glucose'
const typo = { systolic: 218, diastolic: 80 }
const meant = { systolic: 118, diastolic: 76 }
const why = { reason: 'It was 118 on the meter.' }

const at = ({ user_id }: Persona) => `/api/provider/patients/${user_id}`
const enter = async (
  as: Persona,
  patient: Persona,
  body: object = typo,
  kind: Kind = 'blood-pressure',
) => (await app.call('POST', `${at(patient)}/${kind}-readings`, { as, body })).body.id as string
const correct = (
  as: Persona,
  patient: Persona,
  id: string,
  body: object,
  kind: Kind = 'blood-pressure',
) =>
  app.call('PATCH', `${at(patient)}/${kind}-readings/${id}`, {
    as,
    body: { change_id: randomUUID(), corrected_at: null, ...body },
  })
const remove = (
  as: Persona,
  patient: Persona,
  id: string,
  body: object = {},
  kind: Kind = 'blood-pressure',
) => app.call('POST', `${at(patient)}/${kind}-readings/${id}/removal`, { as, body })
const restore = (as: Persona, patient: Persona, id: string, kind: Kind = 'blood-pressure') =>
  app.call('DELETE', `${at(patient)}/${kind}-readings/${id}/removal`, { as })
const list = (as: Persona, patient: Persona) =>
  app.call('GET', `${at(patient)}/clinic-readings`, { as })
const own = async (as: Persona, kind: Kind = 'blood-pressure') =>
  (await app.call('GET', `/api/${kind}-readings`, { as })).body
const versions = async (as: Persona, id: string) =>
  (await app.call('GET', `/api/reading-versions/${id}`, { as })).body

/** A patient who lets two providers enter readings. */
async function cast() {
  const [patient, doctor] = [await app.createPersona(), await provider()]
  const nurse = await provider({ full_name: 'Mutale Phiri' })
  await bookFor(patient, doctor, { status: 'completed' })
  await bookFor(patient, nurse, { status: 'completed' })
  await consent(patient, 'health_data')
  await consent(patient, 'clinic_readings')
  return { patient, doctor, nurse }
}

describe('what a provider entered at a clinic', () => {
  it('is corrected by them: the patient sees by whom and when, and what it was is kept', async () => {
    const { patient, doctor } = await cast()
    const id = await enter(doctor, patient)
    const { status, body } = await correct(doctor, patient, id, meant)
    expect([status, body.category, body.is_own, body.advice.level]).toEqual([
      200,
      'Normal',
      true,
      'self-care',
    ])
    expect(await own(patient)).toMatchObject([
      {
        id,
        ...meant,
        at_clinic: true,
        entered_by: 'Chileshe Mumba',
        corrected_by: 'Chileshe Mumba',
      },
    ])
    expect(await versions(patient, id)).toMatchObject([
      {
        change: 'corrected',
        before: typo,
        by_clinic: { name: 'Chileshe Mumba', reason: null },
      },
    ])
    const events = await auditEventsOf(app.database, id)
    expect(events.map(({ actor_id, action }) => [actor_id, action])).toEqual(
      expect.arrayContaining([[doctor.user_id, 'blood_pressure_reading.correct']]),
    )
    expect(JSON.stringify(events)).not.toMatch(/[":](218|118)[",}]/)
    const { tables } = (await app.call('GET', '/api/me/export', { as: patient })).body
    expect(tables.reading_versions).toMatchObject([{ before: typo, changed_by: doctor.user_id }])
  })

  it('keeps its time and its note when a glucose gets another unit', async () => {
    const { patient, doctor } = await cast()
    const sugar = { glucose_level: 55, unit: 'mg/dL', notes: 'before lunch', seconds_ago: 3600 }
    const id = await enter(doctor, patient, sugar, 'glucose')
    const [before] = await own(patient, 'glucose')
    const right = { glucose_level: 5.5, unit: 'mmol/L', context: 'Fasting' }
    expect((await correct(doctor, patient, id, right, 'glucose')).body).toMatchObject({
      entered_value: 5.5,
      entered_unit: 'mmol/L',
    })
    const [{ notes, created_at, context }] = await own(patient, 'glucose')
    expect({ notes, created_at, context }).toEqual({
      notes: 'before lunch',
      created_at: before.created_at,
      context: 'Fasting',
    })
  })

  it('is corrected once, however often it is sent, and not over a correction that was not seen', async () => {
    const { patient, doctor } = await cast()
    const id = await enter(doctor, patient)
    const change = { ...meant, change_id: randomUUID() }
    const answers = [
      await correct(doctor, patient, id, change),
      await correct(doctor, patient, id, change),
    ]
    expect(statusesOf(answers)).toEqual([200, 200])
    expect(await versions(patient, id)).toHaveLength(1)
    const late = await correct(doctor, patient, id, { systolic: 128, diastolic: 80 })
    expect([late.status, late.body.code]).toEqual([409, 'changed_since'])
  })

  it('is announced to the patient by one email that says neither what nor who', async () => {
    const { patient, doctor } = await cast()
    const id = await enter(doctor, patient)
    await correct(doctor, patient, id, meant)
    await remove(doctor, patient, id)
    const [, mail, ...others] = await emailsTo(app, patient)
    expect(others).toEqual([])
    expect(JSON.stringify(mail)).not.toMatch(/118|pressure|reading|health|Chileshe|Mumba|clinic/i)
  })

  it('is removed by them and comes back once they undo it; who did not remove it cannot bring it back', async () => {
    const { patient, doctor } = await cast()
    const id = await enter(doctor, patient)
    const [before] = await own(patient)
    expect((await remove(doctor, patient, id)).status).toBe(204)
    expect((await remove(doctor, patient, id)).status).toBe(204)
    expect(await own(patient)).toEqual([])
    expect((await list(doctor, patient)).body.blood_pressure).toEqual([])
    const path = `/api/blood-pressure-readings/${id}`
    expect((await app.call('DELETE', `${path}/removal`, { as: patient })).status).toBe(404)
    expect((await restore(doctor, patient, id)).status).toBe(204)
    expect(await own(patient)).toEqual([before])
    expect((await app.call('DELETE', path, { as: patient })).status).toBe(204)
    expect((await restore(doctor, patient, id)).status).toBe(404)
    expect((await correct(doctor, patient, id, meant)).status).toBe(404)
  })

  it('is changed by another provider only where the patient shares readings, and with a reason', async () => {
    const { patient, doctor, nurse } = await cast()
    const id = await enter(doctor, patient)
    const sugar = await enter(doctor, patient, { glucose_level: 101 }, 'glucose')
    expect((await list(nurse, patient)).body).toEqual({ blood_pressure: [], glucose: [] })
    expect((await correct(nurse, patient, id, { ...meant, ...why })).status).toBe(404)
    expect((await remove(nurse, patient, id, why)).status).toBe(404)
    await consent(patient, 'share_readings')
    expect((await list(nurse, patient)).body).toMatchObject({
      blood_pressure: [{ id, is_own: false, entered_by: 'Chileshe Mumba' }],
      glucose: [{ id: sugar, is_own: false }],
    })
    for (const answer of [
      await correct(nurse, patient, id, meant),
      await correct(nurse, patient, id, { ...meant, reason: '  ' }),
      await remove(nurse, patient, sugar, {}, 'glucose'),
    ])
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['reason']])
    expect((await correct(nurse, patient, id, { ...meant, ...why })).status).toBe(200)
    expect((await remove(nurse, patient, sugar, why, 'glucose')).status).toBe(204)
    expect(await own(patient)).toMatchObject([{ ...meant, corrected_by: 'Mutale Phiri' }])
    expect(await versions(patient, id)).toMatchObject([
      { by_clinic: { name: 'Mutale Phiri', reason: why.reason } },
    ])
  })

  it('is listed for the provider without notes, and the patient sees that they looked', async () => {
    const { patient, doctor } = await cast()
    await enter(doctor, patient, { ...typo, notes: 'after lunch' })
    const listed = (await list(doctor, patient)).body
    expect(listed.blood_pressure).toMatchObject([{ ...typo, is_own: true }])
    expect(JSON.stringify(listed)).not.toContain('lunch')
    const openings = (await app.call('GET', '/api/me/record-openings', { as: patient })).body
    expect(JSON.stringify(openings)).toContain('clinic_readings.read')
  })
})

describe('nothing is changed', () => {
  it('of what the patient logged', async () => {
    const { patient, doctor } = await cast()
    await consent(patient, 'share_readings')
    const logged = await app.call('POST', '/api/blood-pressure-readings', {
      as: patient,
      body: typo,
    })
    expect((await list(doctor, patient)).body.blood_pressure).toEqual([])
    const { id } = logged.body
    expect((await correct(doctor, patient, id, { ...meant, ...why })).status).toBe(404)
    expect((await remove(doctor, patient, id, why)).status).toBe(404)
    expect(await own(patient)).toMatchObject([typo])
  })

  it('once the patient no longer agrees, for others, and of another person', async () => {
    const { patient, doctor } = await cast()
    const id = await enter(doctor, patient)
    const other = await cast()
    const all = async (as: Persona, of: Persona = patient) => [
      (await list(as, of)).status,
      (await correct(as, of, id, { ...meant, ...why })).status,
      (await remove(as, of, id, why)).status,
      (await restore(as, of, id)).status,
    ]
    expect(await all(other.doctor)).toEqual([404, 404, 404, 404])
    expect(await all(other.doctor, other.patient)).toEqual([200, 404, 404, 404])
    expect(await all(patient)).toEqual([403, 403, 403, 403])
    await withdraw(patient, 'clinic_readings')
    expect(await all(doctor)).toEqual([403, 403, 403, 403])
    await consent(patient, 'clinic_readings')
    await withdraw(patient, 'health_data')
    expect(await all(doctor)).toEqual([403, 403, 403, 403])
    await consent(patient, 'health_data')
    await expireCertificate(other.doctor)
    expect(await all(other.doctor, other.patient)).toEqual([403, 403, 403, 403])
    expect(await own(patient)).toMatchObject([typo])
  })

  it.each([
    ['systolic', { ...meant, systolic: 301 }],
    ['diastolic', { ...meant, diastolic: 119 }],
    ['change_id', { ...meant, change_id: 'x' }],
    ['corrected_at', { ...meant, corrected_at: 'yesterday' }],
    ['reason', { ...meant, reason: 'a'.repeat(301) }],
    ['seconds_ago', { ...meant, seconds_ago: 60 }],
    ['notes', { ...meant, notes: 'mine' }],
  ])('where %s is wrong, which the answer names', async (field, body) => {
    const { patient, doctor } = await cast()
    const id = await enter(doctor, patient)
    const answer = await correct(doctor, patient, id, body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
    expect(await own(patient)).toMatchObject([typo])
  })
})
