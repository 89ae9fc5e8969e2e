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

const { provider, consent, expireCertificate } = practiceIn(() => app)
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

describe('an accepted cover', () => {
  it('opens on the day after the email to the patients, once, and at once to one with a visit ahead', async () => {
    const { absent, colleague, patient } = await three()
    const next = await app.createPersona()
    await bookFor(next, absent, { at: new Date(Date.now() + 86_400_000).toISOString() })
    const { body } = await enter(absent, colleague)
    const notices = async () =>
      (await emailsTo(app, patient)).filter(({ subject }) => /new to read/.test(subject))
    for (let taken = 0; taken < 2; taken++)
      expect((await step(colleague, String(body.id), 'acceptance')).status).toBe(204)
    expect(await notices()).toHaveLength(1)
    expect(JSON.stringify(await notices())).not.toMatch(/Bwalya|Chileshe|cover|away/i)
    expect((await record(colleague, patient)).status).toBe(404)
    expect((await record(colleague, next)).status).toBe(200)
    const list = await get('/provider/covered-patients', colleague)
    const isOpen = new Map(
      (list as { id: string; is_open: boolean }[]).map((row) => [row.id, row.is_open]),
    )
    expect([isOpen.get(patient.user_id), isOpen.get(next.user_id)]).toEqual([false, true])
    await notifiedYesterday(String(body.id))
    expect((await record(colleague, patient)).status).toBe(200)
  })

  it('opens nothing that was shared by a wording which names no colleague', async () => {
    const { colleague, patient } = await covered()
    for (const purpose of ['share_readings', 'share_screenings'] as const)
      await consent(patient, purpose)
    const parts = async () => {
      const { body } = await record(colleague, patient)
      return [body.blood_pressure, body.glucose, body.screenings]
    }
    expect(await parts()).toEqual([[], [], []])
    await app.database.asOwner(
      `update consents set version = case purpose when 'share_readings' then '2026-11b' else '2026-11c' end
       where user_id = $1 and purpose in ('share_readings', 'share_screenings')`,
      [patient.user_id],
    )
    expect(await parts()).toEqual([null, null, null])
  })

  it('stays closed by an objection when it is entered again, until the patient withdraws that', async () => {
    const { absent, colleague, patient, id } = await covered()
    await app.call('POST', `/api/covers/${id}/objection`, { as: patient, body: {} })
    await step(absent, id, 'end')
    const { body } = await enter(absent, colleague)
    const again = String(body.id)
    await step(colleague, again, 'acceptance')
    await notifiedYesterday(again)
    expect((await record(colleague, patient)).status).toBe(404)
    expect(await get('/provider/covered-patients', colleague)).toEqual([])
    expect(await get('/covers', patient)).toMatchObject([{ id: again, has_objected: true }])
    const allow = (as: Persona) =>
      app.call('DELETE', `/api/covers/${again}/objection`, { as, body: {} })
    expect((await allow(await app.createPersona())).status).toBe(404)
    for (let taken = 0; taken < 2; taken++) expect((await allow(patient)).status).toBe(204)
    expect((await record(colleague, patient)).status).toBe(200)
    expect(await get('/covers', patient)).toMatchObject([{ id: again, has_objected: false }])
  })

  it('is not shown to patients once the colleague is out of practice', async () => {
    const { colleague, patient } = await covered()
    expect(await get('/covers', patient)).toHaveLength(1)
    await expireCertificate(colleague)
    expect(await get('/covers', patient)).toEqual([])
  })

  it('leaves the alerts of a patient who objects to others, as its provider is away', async () => {
    const { absent, patient, id } = await covered()
    const other = await provider()
    await bookFor(patient, other)
    await consent(patient, 'safety_alerts')
    await app.call('POST', `/api/covers/${id}/objection`, { as: patient, body: {} })
    const rows = await app.database.asOwner(
      `select provider_id, can_act from practice.alert_recipients($1) order by place`,
      [patient.user_id],
    )
    expect(rows[0]).toMatchObject({ provider_id: other.user_id, can_act: true })
    expect(rows.find((row) => row.provider_id === absent.user_id)).toMatchObject({ can_act: false })
  })

  it('gets the alerts first where the colleague is a provider of the patient as well', async () => {
    const { colleague, patient } = await covered()
    const [before, after] = [86_400_000, 3 * 86_400_000].map((ahead) =>
      new Date(Date.now() + ahead).toISOString(),
    )
    await bookFor(patient, await provider(), { at: before! })
    await bookFor(patient, colleague, { at: after! })
    await consent(patient, 'safety_alerts')
    const [row] = await app.database.asOwner(
      `select provider_id, reached_as from practice.alert_recipients($1) where place = 1`,
      [patient.user_id],
    )
    expect(row).toEqual({ provider_id: colleague.user_id, reached_as: 'provider' })
  })
})
