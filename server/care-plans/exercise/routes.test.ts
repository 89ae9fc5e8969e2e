import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { actionsOn, auditEventsOf } from '#tests/support/audit-events.ts'
import { practiceIn } from '#tests/support/practice.ts'
import {
  answerExerciseRequest,
  askingForExerciseIn,
  statusesOf,
} from '#tests/support/exercise-plans.ts'
import {
  exerciseAnswers,
  exercisePlan,
  nothingSaid,
  wholeExerciseRequest,
} from '#tests/support/exercise-samples.ts'

let app: TestApp
const { consent, withdraw } = practiceIn(() => app)
let expert: Persona
beforeAll(async () => {
  app = await openTestApp()
  expert = await app.createPersona({
    role: 'provider',
    profession: 'fitness expert',
    full_name: 'Mutinta Hamoonga',
  })
})
afterAll(() => app.close())

const { path, send, listOf, latestOf, change, countOf } = askingForExerciseIn(() => app)

describe('asking for an exercise plan', () => {
  it('answers the row with every answer, pending and without a plan', async () => {
    const chanda = await app.createPersona()
    expect(await latestOf(chanda)).toBeNull()
    expect(await listOf(chanda)).toEqual([])
    const { status, body } = await send(chanda)
    expect(status).toBe(201)
    expect(body).toEqual({
      ...wholeExerciseRequest,
      id: expect.any(String),
      user_id: chanda.user_id,
      status: 'pending',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      completed_at: null,
      changes: [],
      at_clinic: false,
      recorded_by_name: null,
      is_stopped: false,
      plan: null,
    })
    expect(await latestOf(chanda)).toEqual(body)
    expect(await listOf(chanda)).toEqual([body])
  })

  it.each([
    ['a student', { is_student: true }],
    ['a provider', { role: 'provider' as const, hasConsented: true }],
    ['an admin', { role: 'admin' as const, aal: 'aal2' as const, hasConsented: true }],
  ])('is open to %s', async (_, traits) => {
    const person = await app.createPersona(traits)
    expect((await send(person)).status).toBe(201)
    expect(await listOf(person)).toHaveLength(1)
  })

  it('enforces nothing but the consent', async () => {
    const chanda = await app.createPersona()
    const { status, body } = await send(chanda, { ...nothingSaid, consent_given: true })
    expect(status).toBe(201)
    expect(body.environment_equipment).toEqual({ workoutLocation: [], availableEquipment: [] })
    const nulls = { daysPerWeek: null, experienceLevel: null }
    const other = { ...nothingSaid, fitness_level: nulls, consent_given: true }
    expect((await send(chanda, other)).body.fitness_level).toEqual(nulls)
  })

  it.each(['No', undefined])('drops details of injuries where one answers %s', async (said) => {
    const chanda = await app.createPersona()
    const health_history = { ...exerciseAnswers.health_history, hasInjuries: said }
    const { body } = await send(chanda, { ...wholeExerciseRequest, health_history })
    expect(body.health_history.injuryDetails).toBeNull()
    const [row] = await app.database.asOwner(
      'select health_history::text as text from exercise_plan_requests where id = $1',
      [body.id],
    )
    expect(row!.text).not.toContain('knee')
  })

  it('leaves its trace in the audit, without an answer', async () => {
    const chanda = await app.createPersona()
    const { body } = await send(chanda)
    const events = await auditEventsOf(app.database, body.id)
    expect(events).toMatchObject([
      {
        actor_id: chanda.user_id,
        subject_id: chanda.user_id,
        action: 'exercise_plan_request.send',
      },
    ])
    expect(JSON.stringify(events)).not.toMatch(/knee|Asthma/)
  })

  it('ignores a status and an owner that are sent', async () => {
    const [chanda, other] = [await app.createPersona(), await app.createPersona()]
    const forged = { status: 'completed', user_id: other.user_id, taken_by: chanda.user_id }
    const { status, body } = await send(chanda, { ...wholeExerciseRequest, ...forged })
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'pending', user_id: chanda.user_id, plan: null })
    expect(await countOf(other.user_id)).toBe(0)
  })
})

describe('a retry', () => {
  it('of the same request answers the first row, also where five are open', async () => {
    const chanda = await app.createPersona()
    const ids = Array.from({ length: 5 }, () => randomUUID())
    for (const id of ids)
      expect((await send(chanda, { ...wholeExerciseRequest, id })).status).toBe(201)
    const again = await send(chanda, { ...wholeExerciseRequest, id: ids[4]!.toUpperCase() })
    expect([again.status, again.body.id]).toEqual([200, ids[4]])
    const sixth = await send(chanda)
    expect([sixth.status, sixth.body.code]).toEqual([409, 'conflict'])
    expect(sixth.body.message).toContain('5 open requests')
    const other = {
      ...wholeExerciseRequest,
      id: ids[0],
      lifestyle_nutrition: { sleepQuality: 'Poor' },
    }
    expect((await send(chanda, other)).status).toBe(409)
    expect(await countOf(chanda.user_id)).toBe(5)
    expect(await actionsOn(app.database, chanda, 'exercise_plan_request')).toHaveLength(5)
    await answerExerciseRequest(expert, ids[0]!)
    expect((await send(chanda)).status).toBe(201)
  })

  it('sent six times at once writes one row, and six requests at once no sixth', async () => {
    const chanda = await app.createPersona()
    const same = { ...wholeExerciseRequest, id: randomUUID() }
    const answered = await Promise.all(Array.from({ length: 6 }, () => send(chanda, same)))
    expect(statusesOf(answered)).toEqual([200, 200, 200, 200, 200, 201])
    const others = await Promise.all(Array.from({ length: 6 }, () => send(chanda)))
    expect(statusesOf(others)).toEqual([201, 201, 201, 201, 409, 409])
    expect(await countOf(chanda.user_id)).toBe(5)
  })

  it('with the id of another person’s request is a conflict that shows nothing of it', async () => {
    const [chanda, other] = [await app.createPersona(), await app.createPersona()]
    const { body } = await send(chanda)
    const stolen = await send(other, { ...wholeExerciseRequest, id: body.id })
    expect(stolen.status).toBe(409)
    expect(JSON.stringify(stolen.body)).not.toContain(chanda.user_id)
    expect(await listOf(other)).toEqual([])
  })
})

describe('what is rejected', () => {
  const step = <Name extends keyof typeof exerciseAnswers>(name: Name, more: object) => ({
    ...wholeExerciseRequest,
    [name]: { ...exerciseAnswers[name], ...more },
  })
  it.each<[field: string, body: unknown]>([
    ['consent_given', { ...exerciseAnswers, consent_given: false }],
    ['consent_given', { ...exerciseAnswers, consent_given: 'true' }],
    ['consent_given', { ...exerciseAnswers, consent_given: 1 }],
    ['consent_given', { ...exerciseAnswers, consent_given: null }],
    ['consent_given', { ...exerciseAnswers, consent_given: [true] }],
    ['consent_given', exerciseAnswers],
    ['fitness_level.daysPerWeek', step('fitness_level', { daysPerWeek: 0 })],
    ['fitness_level.daysPerWeek', step('fitness_level', { daysPerWeek: 8 })],
    ['fitness_level.daysPerWeek', step('fitness_level', { daysPerWeek: 1.5 })],
    ['fitness_level.daysPerWeek', step('fitness_level', { daysPerWeek: -1 })],
    ['fitness_level.daysPerWeek', step('fitness_level', { daysPerWeek: '3' })],
    ['fitness_level.daysPerWeek', step('fitness_level', { daysPerWeek: 1e308 })],
    ['fitness_level.experienceLevel', step('fitness_level', { experienceLevel: 'Expert' })],
    ['fitness_level.minutesPerSession', step('fitness_level', { minutesPerSession: '20' })],
    ['profile_goals.primaryGoal', step('profile_goals', { primaryGoal: 'weight loss' })],
    ['profile_goals.primaryGoal', step('profile_goals', { primaryGoal: ['Weight Loss'] })],
    ['profile_goals.timeFrame', step('profile_goals', { timeFrame: '' })],
    ['profile_goals.goalDetails', step('profile_goals', { goalDetails: 'x'.repeat(1001) })],
    ['profile_goals.goalDetails', step('profile_goals', { goalDetails: 'a\0b' })],
    ['profile_goals.goalDetails', step('profile_goals', { goalDetails: { deep: true } })],
    ['profile_goals', { ...wholeExerciseRequest, profile_goals: 'Weight Loss' }],
    ['profile_goals', { ...wholeExerciseRequest, profile_goals: undefined }],
    [
      'environment_equipment.workoutLocation.0',
      step('environment_equipment', { workoutLocation: ['Moon'] }),
    ],
    [
      'environment_equipment.workoutLocation',
      step('environment_equipment', { workoutLocation: 'Home Gym' }),
    ],
    [
      'environment_equipment.availableEquipment',
      step('environment_equipment', { availableEquipment: ['None', 'None'] }),
    ],
    ['health_history.hasInjuries', step('health_history', { hasInjuries: 'Maybe' })],
    ['health_history.injuryDetails', step('health_history', { injuryDetails: '\ud800' })],
    [
      'health_history.isPregnantOrPostpartum',
      step('health_history', { isPregnantOrPostpartum: 'Not Sure' }),
    ],
    ['health_history.clearedForExercise', step('health_history', { clearedForExercise: true })],
    [
      'exercise_preferences.enjoyedExercises.1',
      step('exercise_preferences', { enjoyedExercises: ['Walking', 'Chess'] }),
    ],
    [
      'exercise_preferences.dislikedExercises',
      step('exercise_preferences', { dislikedExercises: {} }),
    ],
    ['lifestyle_nutrition.occupation', step('lifestyle_nutrition', { occupation: 'Farmer' })],
    ['lifestyle_nutrition.stressLevels', step('lifestyle_nutrition', { stressLevels: 3 })],
    ['id', { ...wholeExerciseRequest, id: 'mine' }],
  ])('%s, and nothing is kept (%#)', async (field, body) => {
    const chanda = await app.createPersona()
    const { status, body: problem } = await send(chanda, body)
    expect([status, Object.keys(problem.fields)]).toEqual([422, [field]])
    expect(await countOf(chanda.user_id)).toBe(0)
    expect(await actionsOn(app.database, chanda, 'exercise_plan_request')).toEqual([])
  })

  it('is a person without a session', async () => {
    for (const [method, where] of [
      ['POST', path],
      ['GET', path],
      ['GET', `${path}/latest`],
    ] as const)
      expect(
        (await app.call(method, where, method === 'POST' ? { body: wholeExerciseRequest } : {}))
          .status,
      ).toBe(401)
  })

  it('is a request after consent was withdrawn, until it is given again', async () => {
    const chanda = await app.createPersona()
    const kept = (await send(chanda)).body
    await answerExerciseRequest(expert, kept.id)
    await withdraw(chanda, 'health_data')
    const { status, body } = await send(chanda)
    expect([status, body.code]).toEqual([403, 'consent_withdrawn'])
    expect(await countOf(chanda.user_id)).toBe(1)
    const changed = await change(chanda, kept.id, { note: 'Shorter, please.' })
    expect([changed.status, changed.body.code]).toEqual([403, 'consent_withdrawn'])
    // What was asked for may still be read.
    expect((await latestOf(chanda)).plan.expert_message).toBe(exercisePlan.expert_message)
    await consent(chanda, 'health_data')
    expect((await send(chanda)).status).toBe(201)
  })
})
