import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { actionsOn } from '#tests/support/audit-events.ts'
import { clinicAnswers, clinicPlansIn } from '#tests/support/clinic-plans.ts'
import { clinicScreeningsIn } from '#tests/support/clinic-screenings.ts'
import { plansIn, smallPlan } from '#tests/support/plans.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
let dietitian: Persona
let expert: Persona
const { provider, consent, withdraw } = practiceIn(() => app)
const { register, agree, pageOf } = clinicScreeningsIn(() => app)
const plans = plansIn(() => app)
const { planPermission, start } = clinicPlansIn(() => app)
beforeAll(async () => {
  app = await openTestApp()
  dietitian = await plans.dietitian()
  expert = await plans.expert()
})
afterAll(() => app.close())

/** A patient with a login, who agrees. */
async function agreeing(as: Persona = dietitian) {
  const patient = await app.createPersona({ full_name: 'Mwila Phiri', gender: 'female' })
  await bookFor(patient, as, { status: 'completed' })
  await consent(patient, 'health_data')
  await consent(patient, 'clinic_plans')
  return patient
}

const latest = async (as: Persona, kind = 'meal') =>
  (await app.call('GET', `/api/${kind}-plan-requests/latest`, { as })).body

describe('a plan that is started at the clinic', () => {
  it('of a person without a login is claimed by who asked, and written once for a retry', async () => {
    const person = await register(dietitian)
    expect((await start(dietitian, person, 'meal')).body.code).toBe('no_consent')
    expect((await agree(dietitian, person, 'health_data', 'clinic_plans')).status).toBe(200)
    const id = randomUUID()
    const first = await start(dietitian, person, 'meal', { id })
    expect(first.status, JSON.stringify(first.body)).toBe(201)
    expect(first.body).toMatchObject({ id, kind: 'meal', status: 'pending', is_mine: true })
    expect((await start(dietitian, person, 'meal', { id })).status).toBe(200)
    const other = { id, primary_goal: 'Improve Energy & Focus' }
    expect((await start(dietitian, person, 'meal', other)).status).toBe(409)
    expect((await plans.open(dietitian, id)).body).toMatchObject({
      at_clinic: true,
      person: { id: person.user_id },
    })
    expect((await plans.write(dietitian, id)).status).toBe(200)
    expect((await pageOf(dietitian, person)).body.plans).toMatchObject([
      { id, status: 'completed' },
    ])
    expect(await actionsOn(app.database, person, 'meal_plan_request')).toEqual([
      'meal_plan_request.record',
    ])
    expect(await actionsOn(app.database, person, 'meal_plan')).toContain('meal_plan.write')
  })

  it('is shown to its person with who asked, and can be changed as any other', async () => {
    const patient = await agreeing()
    const { body } = await start(dietitian, patient, 'meal')
    expect(await latest(patient)).toMatchObject({
      id: body.id,
      at_clinic: true,
      recorded_by_name: 'Thandiwe Ngoma',
      is_stopped: false,
    })
    const copy = (await app.call('GET', '/api/me/export', { as: patient })).body
    expect(copy.tables.meal_plan_requests).toMatchObject([
      { id: body.id, at_clinic: true, entered_by: 'Thandiwe Ngoma' },
    ])
    await plans.write(dietitian, body.id)
    const path = `/api/meal-plan-requests/${body.id}/changes`
    const asked = await app.call('POST', path, { as: patient, body: { note: 'Less salt.' } })
    expect(asked.status).toBe(201)
    expect((await plans.queue(dietitian)).body.map(({ id }: { id: string }) => id)).toContain(
      body.id,
    )
  })

  it('of exercise is for a fitness expert, in the same way', async () => {
    const patient = await agreeing(expert)
    const { status, body } = await start(expert, patient, 'exercise', {
      exercise_preferences: {},
      health_history: {},
    })
    expect([status, body.kind]).toEqual([201, 'exercise'])
    expect((await plans.write(expert, body.id, smallPlan.exercise)).status).toBe(200)
    expect(await latest(patient, 'exercise')).toMatchObject({
      at_clinic: true,
      recorded_by_name: 'Kelvin Sakala',
      plan: { version: 1 },
    })
  })

  it('is not for another profession, a stranger, the front desk, or the other kind of plan', async () => {
    const patient = await agreeing()
    const therapist = await provider()
    await bookFor(patient, therapist, { status: 'completed' })
    expect((await start(therapist, patient, 'meal')).status).toBe(403)
    expect((await planPermission(therapist, patient)).status).toBe(403)
    const stranger = await plans.dietitian()
    expect((await start(stranger, patient, 'meal')).status).toBe(404)
    expect((await planPermission(stranger, patient)).status).toBe(404)
    const desk = await app.createPersona({ role: 'front_desk' })
    expect((await start(desk, patient, 'meal')).status).toBe(403)
    expect((await start(dietitian, patient, 'exercise')).body).toMatchObject({
      code: 'forbidden',
      message: 'Only a fitness expert starts exercise plans.',
    })
  })

  it('is closed to those who write plans once the patient withdraws, and stays theirs', async () => {
    const patient = await agreeing()
    const { id } = (await start(dietitian, patient, 'meal')).body
    await plans.write(dietitian, id)
    await withdraw(patient, 'clinic_plans')
    expect((await plans.open(dietitian, id)).status).toBe(404)
    expect(
      (await plans.write(dietitian, id, { ...smallPlan.meal, dietitian_message: 'Again' })).status,
    ).toBe(404)
    expect(
      (await plans.queue(dietitian, 'completed')).body.map((one: { id: string }) => one.id),
    ).not.toContain(id)
    expect((await start(dietitian, patient, 'meal')).body.code).toBe('no_consent')
    expect(await latest(patient)).toMatchObject({ id, is_stopped: true, plan: { version: 1 } })
    const path = `/api/meal-plan-requests/${id}/changes`
    const asked = await app.call('POST', path, { as: patient, body: { note: 'Less salt.' } })
    expect(asked.status).toBe(409)
    await consent(patient, 'clinic_plans')
    expect((await plans.open(dietitian, id)).status).toBe(200)
  })

  it('that was given back is claimed by a colleague only while the patient agrees', async () => {
    const patient = await agreeing()
    const colleague = await plans.dietitian()
    const { id } = (await start(dietitian, patient, 'meal')).body
    expect((await plans.release(dietitian, id)).status).toBe(204)
    await withdraw(patient, 'clinic_plans')
    expect((await plans.take(colleague, id)).status).toBe(404)
    expect((await plans.queue(colleague)).body.map((one: { id: string }) => one.id)).not.toContain(
      id,
    )
    await consent(patient, 'clinic_plans')
    expect((await plans.take(colleague, id)).status).toBe(200)
  })

  it('cannot be claimed by a person: what they answer alone is never at the clinic', async () => {
    const patient = await agreeing()
    const body = { ...clinicAnswers.meal, at_clinic: true, recorded_by: dietitian.user_id }
    const { status } = await app.call('POST', '/api/meal-plan-requests', { as: patient, body })
    expect(status).toBe(201)
    expect(await latest(patient)).toMatchObject({ at_clinic: false, recorded_by_name: null })
  })

  it('is one of five that are open at once', async () => {
    const patient = await agreeing()
    for (let open = 0; open < 5; open++)
      expect((await start(dietitian, patient, 'meal')).status).toBe(201)
    const sixth = await start(dietitian, patient, 'meal')
    expect([sixth.status, sixth.body.message]).toEqual([
      409,
      'This patient has 5 open requests. A plan must be written before you start another.',
    ])
  })
})
