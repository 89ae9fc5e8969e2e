import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { personalPlansIn } from '#tests/support/personal-plans.ts'
import { bookFor, practiceIn, statusesOf } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { consent, withdraw } = practiceIn(() => app)
const { due, mark, own, pair, provider, say, seen, share, unmark, written } = personalPlansIn(
  () => app,
)
const today = todayInLusaka()

/** A patient with a plan and the consent to keep health data, their provider, and the ids of both. */
async function planned() {
  const { doctor, patient } = await pair()
  await consent(patient, 'health_data')
  await written(doctor, patient)
  const [plan] = (await own(patient)).plans
  return { doctor, patient, id: plan!.id, steps: plan!.versions[0]!.goals[0]!.steps }
}

const setReview = ({ user_id }: Persona, day: string) =>
  app.database.asOwner('update personal_plan_versions set review_on = $2 where user_id = $1', [
    user_id,
    day,
  ])

describe('a step of a care plan', () => {
  it('is marked once for a day, is seen by the provider, and can be taken back', async () => {
    const { doctor, patient, id, steps } = await planned()
    const body = { id: randomUUID(), step_id: steps[0]!.id, day: today }
    const answers = [await mark(patient, id, body), await mark(patient, id, body)]
    expect(statusesOf(answers)).toEqual([200, 201])
    const other = await mark(patient, id, { ...body, id: randomUUID() })
    expect([other.status, other.body.id]).toEqual([200, body.id])
    expect((await own(patient)).marks).toEqual([body])
    expect((await seen(doctor, patient)).marks).toEqual([{ step_id: body.step_id, day: today }])
    expect((await unmark(patient, body.id)).status).toBe(204)
    expect((await unmark(patient, body.id)).status).toBe(204)
    expect((await own(patient)).marks).toEqual([])
  })

  it('is of the own plan, and not marked ahead or long after its day', async () => {
    const { patient, id, steps } = await planned()
    const body = { id: randomUUID(), step_id: steps[0]!.id, day: today }
    expect((await mark(patient, id, { ...body, step_id: randomUUID() })).status).toBe(404)
    for (const day of [dayAfter(today, 1), dayAfter(today, -8)]) {
      const answer = await mark(patient, id, { ...body, day })
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['day']])
    }
    const other = await planned()
    expect((await mark(other.patient, id, body)).status).toBe(404)
    await mark(patient, id, body)
    await unmark(other.patient, body.id)
    expect((await own(patient)).marks).toHaveLength(1)
  })

  it('is marked with the consent to keep health data alone', async () => {
    const { patient, id, steps } = await planned()
    await withdraw(patient, 'health_data')
    const answer = await mark(patient, id, { id: randomUUID(), step_id: steps[0]!.id, day: today })
    expect([answer.status, answer.body.code]).toEqual([403, 'consent_withdrawn'])
  })
})

describe('words about a step that does not work', () => {
  it('are sent once, and wait for who wrote the plan until the next version', async () => {
    const { doctor, patient, id, steps } = await planned()
    expect(await due(doctor)).toEqual([])
    const body = { id: randomUUID(), step_id: steps[0]!.id, words: 'I work at night.' }
    expect(statusesOf([await say(patient, id, body), await say(patient, id, body)])).toEqual([
      200, 201,
    ])
    expect((await say(patient, id, { ...body, words: 'Something else' })).status).toBe(409)
    expect((await seen(doctor, patient)).plans[0]!.words).toMatchObject([body])
    expect(await due(doctor)).toMatchObject([{ patient_id: patient.user_id, words: 1 }])
    const { body: waiting } = await app.call('GET', '/api/provider/waiting', { as: doctor })
    expect(waiting.care_plans_due).toBe(1)
    await written(doctor, patient, {}, 1)
    expect(await due(doctor)).toEqual([])
  })

  it('name the field that is empty', async () => {
    const { patient, id, steps } = await planned()
    const answer = await say(patient, id, { id: randomUUID(), step_id: steps[0]!.id, words: ' ' })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['words']])
  })
})

describe('a review', () => {
  it('that is due waits for who wrote the current version, from its day on', async () => {
    const { doctor, patient, id } = await planned()
    await setReview(patient, dayAfter(today, 1))
    expect(await due(doctor)).toEqual([])
    await setReview(patient, today)
    const colleague = await provider()
    await bookFor(patient, colleague)
    await share(patient, id)
    expect(await due(doctor)).toMatchObject([
      { patient_id: patient.user_id, review_on: today, words: 0 },
    ])
    expect(await due(colleague)).toEqual([])
  })

  it('waits for all who see the plan where its author is not in practice', async () => {
    const { doctor, patient, id } = await planned()
    await setReview(patient, today)
    const colleague = await provider()
    await bookFor(patient, colleague)
    await practiceIn(() => app).expireCertificate(doctor)
    expect(await due(colleague)).toEqual([])
    await share(patient, id)
    expect(await due(colleague)).toMatchObject([{ patient_id: patient.user_id }])
  })
})

it('the plan can be printed as PDF by its person alone', async () => {
  const { patient, id } = await planned()
  const path = `/api/personal-plans/${id}/plan.pdf`
  const answer = await app.request('GET', path, { as: patient })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const other = await app.createPersona()
  expect((await app.request('GET', path, { as: other })).status).toBe(404)
})
