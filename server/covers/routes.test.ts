import { goodPassword } from '#tests/support/good-password.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { emailsTo } from '#tests/support/appointment-mails.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, consent, withdraw, expireCertificate } = practiceIn(() => app)
const today = todayInLusaka()
const days = { first_day: dayAfter(today, -1), last_day: dayAfter(today, 3) }
const enter = (as: Persona, colleague: Persona, more: object = {}) =>
  app.call('POST', '/api/provider/covers', {
    as,
    body: { id: randomUUID(), colleague_id: colleague.user_id, ...days, ...more },
  })
const step = (as: Persona, id: string, taken: 'acceptance' | 'end') =>
  app.call('POST', `/api/provider/covers/${id}/${taken}`, { as, body: {} })
const record = (as: Persona, patient: Persona) =>
  app.call('GET', `/api/provider/covered-patients/${patient.user_id}`, { as })
const get = async (path: string, as: Persona) => (await app.call('GET', `/api${path}`, { as })).body

/** A provider who is away, a colleague, and a patient with a private and a shared note. */
async function three() {
  const [absent, colleague] = [await provider(), await provider({ full_name: 'Bwalya Zulu' })]
  const patient = await app.createPersona({ full_name: 'Mwila Phiri' })
  const visit = await bookFor(patient, absent, {
    status: 'completed',
    at: new Date(Date.now() - 9 * 86_400_000).toISOString(),
  })
  await app.database.asOwner(
    `update appointments set notes = 'Private thought', outcome = 'held' where id = $1`,
    [visit],
  )
  await app.database.asOwner(
    `insert into shared_notes (appointment_id, patient_id, provider_id, notes) values ($1, $2, $3, 'Walk daily')`,
    [visit, patient.user_id, absent.user_id],
  )
  return { absent, colleague, patient }
}

const notifiedYesterday = (id: string) =>
  app.database.asOwner(
    `update covers set patients_notified_at = now() - interval '1 day' where id = $1`,
    [id],
  )

/** The same with a cover that is accepted for today. */
async function covered(more: object = {}) {
  const people = await three()
  const { status, body } = await enter(people.absent, people.colleague, more)
  expect(status).toBe(201)
  expect((await step(people.colleague, String(body.id), 'acceptance')).status).toBe(204)
  await notifiedYesterday(String(body.id))
  return { ...people, id: String(body.id) }
}

describe('a cover', () => {
  it('opens what the patient shares once the colleague accepts, without a private note, and is in the trail by its id', async () => {
    const { absent, colleague, patient } = await three()
    await consent(patient, 'share_readings')
    await app.database.asOwner(
      `insert into blood_pressure_readings (user_id, systolic, diastolic, created_at) values ($1, 150, 95, now())`,
      [patient.user_id],
    )
    const { body } = await enter(absent, colleague)
    const id = String(body.id)
    expect((await record(colleague, patient)).status).toBe(404)
    expect(await get('/provider/covered-patients', colleague)).toEqual([])
    await step(colleague, id, 'acceptance')
    await notifiedYesterday(id)
    const opened = await record(colleague, patient)
    expect(opened.body).toMatchObject({
      full_name: 'Mwila Phiri',
      absent_name: 'Chileshe Mumba',
      visits: [{ shared_notes: 'Walk daily' }],
      blood_pressure: [{ systolic: 150, diastolic: 95 }],
      screenings: null,
    })
    expect(JSON.stringify(opened.body)).not.toContain('Private')
    expect(await get('/provider/covered-patients', colleague)).toMatchObject([
      { id: patient.user_id, full_name: 'Mwila Phiri', last_day: days.last_day },
    ])
    const trail = await app.database.asOwner(
      `select actor_id, record_id from platform.audit_events where subject_id = $1 and action = 'covered_record.read'`,
      [patient.user_id],
    )
    expect(trail).toEqual([{ actor_id: colleague.user_id, record_id: id }])
    expect((await emailsTo(app, colleague)).map(({ subject }) => subject)).toContain(
      'A cover for days away',
    )
  })

  it('reads and writes nothing else: no note, no reading, no booking, no page', async () => {
    const { colleague, patient } = await covered()
    await consent(patient, 'clinic_readings')
    const at = `/api/provider/patients/${patient.user_id}`
    for (const path of ['/page', '/report.pdf', '/intake-form', '/discharge'])
      expect((await app.call('GET', at + path, { as: colleague })).status, path).toBe(404)
    const note = { patient_id: patient.user_id, appointment_id: null, form: 'free', version: 0 }
    const answers = await Promise.all([
      app.call('PUT', `/api/provider/notes/${randomUUID()}`, {
        as: colleague,
        body: { ...note, free_text: 'x' },
      }),
      app.call('POST', `${at}/blood-pressure-readings`, {
        as: colleague,
        body: { id: randomUUID(), systolic: 120, diastolic: 80 },
      }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })

  it('shows the consents of this moment', async () => {
    const { colleague, patient } = await covered()
    const blood = async () => (await record(colleague, patient)).body.blood_pressure
    expect(await blood()).toBeNull()
    await consent(patient, 'share_readings')
    expect(await blood()).toEqual([])
    await withdraw(patient, 'share_readings')
    expect(await blood()).toBeNull()
  })

  it.each([
    ['before its first day', { first_day: dayAfter(today, 1), last_day: dayAfter(today, 3) }],
  ])('opens nothing %s', async (_words, more) => {
    const { colleague, patient } = await covered(more)
    expect((await record(colleague, patient)).status).toBe(404)
  })

  it('is over after its last day, when one of the two ends it, and with the certificate', async () => {
    const past = await covered()
    await app.database.asOwner(
      `update covers set first_day = $2::date, last_day = $3::date where id = $1`,
      [past.id, dayAfter(today, -5), dayAfter(today, -1)],
    )
    expect((await record(past.colleague, past.patient)).status).toBe(404)
    expect(await get('/covers', past.patient)).toEqual([])
    for (const side of ['absent', 'colleague'] as const) {
      const people = await covered()
      expect((await record(people.colleague, people.patient)).status).toBe(200)
      expect((await step(people[side], people.id, 'end')).status).toBe(204)
      expect((await record(people.colleague, people.patient)).status).toBe(404)
      expect((await step(people.colleague, people.id, 'acceptance')).status).toBe(409)
    }
    const last = await covered()
    await expireCertificate(last.colleague)
    expect((await record(last.colleague, last.patient)).status).toBe(403)
  })

  it('is shown to the patient, whose objection closes their record at once, and no one else’s', async () => {
    const { absent, colleague, patient, id } = await covered()
    const other = await app.createPersona()
    await bookFor(other, absent)
    expect(await get('/covers', patient)).toMatchObject([
      {
        id,
        absent_name: 'Chileshe Mumba',
        colleague_name: 'Bwalya Zulu',
        last_day: days.last_day,
        has_objected: false,
      },
    ])
    const object = (as: Persona) =>
      app.call('POST', `/api/covers/${id}/objection`, { as, body: {} })
    expect((await object(await app.createPersona())).status).toBe(404)
    expect((await object(patient)).status).toBe(204)
    expect((await object(patient)).status).toBe(204)
    expect((await record(colleague, patient)).status).toBe(404)
    expect((await record(colleague, other)).status).toBe(200)
    expect(await get('/covers', patient)).toMatchObject([{ has_objected: true }])
  })

  it('is of patients in care alone: not of another provider’s, and not of those who were discharged', async () => {
    const { absent, colleague, patient } = await covered()
    const stranger = await app.createPersona()
    await bookFor(stranger, await provider())
    expect((await record(colleague, stranger)).status).toBe(404)
    expect((await record(await provider(), patient)).status).toBe(404)
    await app.call('POST', `/api/provider/patients/${patient.user_id}/discharges`, {
      as: absent,
      body: {
        id: randomUUID(),
        reason: 'other',
        summary: 'Well',
        is_shared: true,
        cancelled: [],
      },
    })
    expect((await record(colleague, patient)).status).toBe(404)
    expect(await get('/covers', patient)).toEqual([])
  })

  it('gets the alerts of the patient first, unless the patient objects', async () => {
    const { colleague, patient, id } = await covered()
    await consent(patient, 'safety_alerts')
    const first = async () => {
      const [row] = await app.database.asOwner(
        `select provider_id from practice.alert_recipients($1) where place = 1`,
        [patient.user_id],
      )
      return row!.provider_id
    }
    expect(await first()).toBe(colleague.user_id)
    await app.call('POST', `/api/covers/${id}/objection`, { as: patient, body: {} })
    expect(await first()).not.toBe(colleague.user_id)
  })

  it('is entered once, by the provider or an admin, for a colleague of the same profession', async () => {
    const { absent, colleague } = await three()
    const dietitian = await provider({ profession: 'dietitian', specialty: 'Dietitian' })
    const wrong = await enter(absent, dietitian)
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['colleague_id']])
    const over = await enter(absent, colleague, {
      first_day: dayAfter(today, -3),
      last_day: dayAfter(today, -1),
    })
    expect([over.status, Object.keys(over.body.fields)]).toEqual([422, ['last_day']])
    const id = randomUUID()
    expect((await enter(absent, colleague, { id })).status).toBe(201)
    expect((await enter(absent, colleague, { id })).status).toBe(200)
    expect((await enter(absent, colleague)).status).toBe(409)
    expect((await step(absent, id, 'acceptance')).status).toBe(404)
    const admin = await app.createPersona({ role: 'admin' })
    const other = await provider()
    const body = {
      id: randomUUID(),
      absent_id: other.user_id,
      colleague_id: colleague.user_id,
      ...days,
      password: goodPassword,
    }
    expect((await app.call('POST', '/api/admin/covers', { as: other, body })).status).toBe(403)
    expect((await app.call('POST', '/api/admin/covers', { as: admin, body })).status).toBe(201)
    expect(await get('/provider/covers', other)).toMatchObject([
      { side: 'absent', colleague_name: 'Bwalya Zulu', is_accepted: false },
    ])
  })
})
