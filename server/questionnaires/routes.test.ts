import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn, statusesOf } from '#tests/support/practice.ts'
import { questionnairesIn } from '#tests/support/questionnaires.ts'
import { phq9, plainScreening } from '#tests/support/screenings.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, consent, cancelAll, accesses, expireCertificate } = practiceIn(() => app)
const calls = questionnairesIn(() => app)
const { ask, answer, decide, withdrawRequest, questionnairesOf, ownRequests, expire } = calls

async function couple(traits: object = {}): Promise<{ patient: Persona; doctor: Persona }> {
  const [patient, doctor] = [
    await app.createPersona({ full_name: 'Mwila Phiri' }),
    await provider(traits),
  ]
  await consent(patient, 'health_data')
  await bookFor(patient, doctor)
  return { patient, doctor }
}

describe('a therapist', () => {
  it('asks a patient, who sees who asks for what by when; a retry asks once', async () => {
    const { patient, doctor } = await couple()
    const id = randomUUID()
    const due_on = dayAfter(todayInLusaka(), 5)
    const first = await ask(doctor, patient, { id, due_on })
    expect([first.status, first.body]).toEqual([
      201,
      { id, instrument: 'PHQ-9', due_on, status: 'open', created_at: expect.any(String) },
    ])
    const again = await ask(doctor, patient, { id, due_on })
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await ownRequests(patient)).toEqual([
      { ...first.body, provider_name: 'Chileshe Mumba', result_id: null },
    ])
    expect((await app.call('GET', '/api/day', { as: patient })).body.questions).toEqual([
      { id, due_on },
    ])
  })

  it('has one open request of an instrument for a patient, also when two are sent at once', async () => {
    const { patient, doctor } = await couple()
    const both = await Promise.all([ask(doctor, patient), ask(doctor, patient)])
    expect(statusesOf(both)).toEqual([201, 409])
    expect(both.find(({ status }) => status === 409)!.body.code).toBe('already_open')
    expect((await ask(doctor, patient, { instrument: 'GAD-7' })).status).toBe(201)
    const id = both.find(({ status }) => status === 201)!.body.id
    await expire(id)
    expect((await ask(doctor, patient)).status).toBe(201)
    const { requests } = (await questionnairesOf(doctor, patient)).body
    expect(requests.find((one: { id: string }) => one.id === id).status).toBe('expired')
  })

  it('cannot ask a stranger, nor a patient whose appointments are all cancelled, nor out of practice', async () => {
    const { patient, doctor } = await couple()
    const other = await provider()
    expect((await ask(other, patient)).status).toBe(404)
    expect((await questionnairesOf(other, patient)).status).toBe(404)
    await cancelAll(patient)
    expect((await ask(doctor, patient)).status).toBe(404)
    const lapsed = await couple()
    await expireCertificate(lapsed.doctor)
    expect((await ask(lapsed.doctor, lapsed.patient)).status).toBe(403)
  })

  it.each(['dietitian', 'fitness expert'])('asks, and no %s', async (profession) => {
    const { patient, doctor } = await couple({ profession })
    expect((await ask(doctor, patient)).status).toBe(404)
    expect((await questionnairesOf(doctor, patient)).body.may_ask).toBe(false)
  })

  it.each([
    [{ instrument: 'PHQ-15' }, 'instrument'],
    [{ instrument: undefined }, 'instrument'],
    [{ due_on: '2020-01-01' }, 'due_on'],
    [{ due_on: '2026-02-30' }, 'due_on'],
    // Two days too far: the day may change between this and the call.
    [{ due_on: dayAfter(todayInLusaka(), 62) }, 'due_on'],
    [{ id: '1' }, 'id'],
    [{ status: 'shared' }, 'status'],
  ])('gets an error that names the field for %j', async (body, field) => {
    const { patient, doctor } = await couple()
    const { status, body: answered } = await ask(doctor, patient, body)
    expect([status, Object.keys(answered.fields)]).toEqual([422, [field]])
  })

  it('withdraws an open request, once and again, and no one else does', async () => {
    const { patient, doctor } = await couple()
    const { id } = (await ask(doctor, patient)).body
    expect((await withdrawRequest(await provider(), id)).status).toBe(404)
    expect((await withdrawRequest(doctor, id)).body.status).toBe('withdrawn')
    expect((await withdrawRequest(doctor, id)).status).toBe(200)
    expect((await decide(patient, id, null)).status).toBe(409)
    expect((await app.call('GET', '/api/day', { as: patient })).body.questions).toEqual([])
  })
})

describe('a patient', () => {
  it('shares a result with the therapist who asked, with no one else, and can stop', async () => {
    const { patient, doctor } = await couple()
    const other = await provider()
    await bookFor(patient, other)
    const { id } = (await ask(doctor, patient)).body
    const result = (await answer(patient, { 'PHQ-9': phq9(12) })).body
    expect((await questionnairesOf(doctor, patient)).body.results).toEqual([])
    const shared = await decide(patient, id, result.id)
    expect(shared.body).toMatchObject({ status: 'shared', result_id: result.id })
    expect((await decide(patient, id, result.id)).status).toBe(200)
    const seen = (await questionnairesOf(doctor, patient)).body
    expect(seen).toMatchObject({ full_name: 'Mwila Phiri', may_ask: true })
    expect(seen.results).toEqual([result])
    expect(seen.requests[0].status).toBe('shared')
    expect((await questionnairesOf(other, patient)).body.results).toEqual([])
    const screenings = `/api/provider/patients/${patient.user_id}/screening-results`
    expect((await app.call('GET', screenings, { as: doctor })).status).toBe(404)
    expect((await decide(patient, id, null)).body).toMatchObject({
      status: 'not_shared',
      result_id: null,
    })
    expect((await questionnairesOf(doctor, patient)).body.results).toEqual([])
    expect((await accesses(patient))[0]).toMatchObject({ action: 'questionnaires.read' })
  })

  it('shares nothing any more once an admin has found that the provider is no therapist', async () => {
    const { patient, doctor } = await couple()
    const { body } = await ask(doctor, patient)
    await decide(patient, body.id, (await answer(patient)).body.id)
    expect((await questionnairesOf(doctor, patient)).body.results).toHaveLength(1)
    await app.database.asOwner(
      `update user_profiles set profession = 'fitness expert' where id = $1`,
      [doctor.user_id],
    )
    expect((await questionnairesOf(doctor, patient)).body.results).toEqual([])
  })

  it('shares nothing any more once the appointments are cancelled', async () => {
    const { patient, doctor } = await couple()
    const { id } = (await ask(doctor, patient)).body
    await decide(patient, id, (await answer(patient)).body.id)
    expect((await questionnairesOf(doctor, patient)).body.results).toHaveLength(1)
    await cancelAll(patient)
    expect((await questionnairesOf(doctor, patient)).status).toBe(404)
  })

  it('declines, and the therapist sees that nothing is shared; a change of mind is possible', async () => {
    const { patient, doctor } = await couple()
    const { id } = (await ask(doctor, patient)).body
    expect((await decide(patient, id, null)).status).toBe(200)
    expect((await decide(patient, id, null)).status).toBe(200)
    const { requests, results } = (await questionnairesOf(doctor, patient)).body
    expect([requests[0].status, results]).toEqual(['not_shared', []])
    expect(Object.keys(requests[0]).toSorted()).toEqual([
      'created_at',
      'due_on',
      'id',
      'instrument',
      'status',
    ])
    expect((await decide(patient, id, (await answer(patient)).body.id)).status).toBe(200)
  })

  it('shares with a request only their own later result with that instrument and nothing else', async () => {
    const { patient, doctor } = await couple()
    const before = (await answer(patient)).body.id
    await app.database.asOwner(
      `update screening_results set created_at = now() - interval '1 minute' where id = $1`,
      [before],
    )
    const { id } = (await ask(doctor, patient)).body
    const whole = await app.call('POST', '/api/screening-results', {
      as: patient,
      body: { id: randomUUID(), answers: plainScreening(0) },
    })
    const other = (await answer(patient, { 'GAD-7': plainScreening(0)['GAD-7'] })).body.id
    const stranger = await couple()
    const foreign = (await answer(stranger.patient)).body.id
    // One that could be shared is no reason to share another.
    await answer(patient)
    for (const result_id of [before, whole.body.id, other, foreign, randomUUID()]) {
      const { status, body } = await decide(patient, id, result_id)
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['result_id']])
    }
    expect((await decide(stranger.patient, id, foreign)).status).toBe(404)
    expect((await decide(doctor, id, null)).status).toBe(404)
  })

  it('cannot answer when the last day is over, and can still stop sharing', async () => {
    const { patient, doctor } = await couple()
    const { id } = (await ask(doctor, patient)).body
    const result = (await answer(patient)).body.id
    await expire(id)
    expect((await decide(patient, id, result)).status).toBe(409)
    expect((await ownRequests(patient))[0].status).toBe('expired')
    const later = (await ask(doctor, patient, { instrument: 'PHQ-9' })).body.id
    await decide(patient, later, (await answer(patient)).body.id)
    await expire(later)
    expect((await decide(patient, later, null)).status).toBe(200)
  })

  it('is under 18: their therapist sees it, for the bands of adults do not fit', async () => {
    const { patient, doctor } = await couple()
    const born = dayAfter(todayInLusaka(), -16 * 365)
    await app.database.asOwner(`update user_profiles set date_of_birth = $2 where id = $1`, [
      patient.user_id,
      born,
    ])
    const { id } = (await ask(doctor, patient)).body
    await decide(patient, id, (await answer(patient)).body.id)
    expect((await questionnairesOf(doctor, patient)).body.results[0].under_18).toBe(true)
  })
})

describe('the answers to one instrument', () => {
  it('raise an alert for item 9, also where nothing is shared', async () => {
    const { patient, doctor } = await couple()
    await consent(patient, 'safety_alerts')
    await answer(patient, { 'PHQ-9': phq9(3, 1) })
    const alerts = await app.call('GET', '/api/provider/safety-alerts', { as: doctor })
    expect(alerts.body).toHaveLength(1)
    const day = (await app.call('GET', '/api/day', { as: patient })).body
    expect(day.safety_at).toBe(day.screened_at)
    // Another instrument later says nothing of item 9: help stays first.
    await answer(patient, { 'WHO-5': plainScreening(5)['WHO-5'] })
    const later = (await app.call('GET', '/api/day', { as: patient })).body
    expect(later.safety_at).toBe(day.safety_at)
  })

  it.each([
    [{}],
    [plainScreening(0)],
    [{ 'WHO-5': plainScreening(0)['WHO-5'], 'PHQ-9': plainScreening(0)['PHQ-9'] }],
  ])('are of exactly one', async (answers) => {
    const { patient } = await couple()
    const { status, body } = await answer(patient, answers)
    expect([status, Object.keys(body.fields)]).toEqual([422, ['answers']])
  })
})
