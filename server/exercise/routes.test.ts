import { randomUUID } from 'node:crypto'
import * as unpdf from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewExercisePlan } from '#domain/exercise/plan.ts'
import { asActor, asSystem, tables } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { actionsOn, auditEventsOf } from '#tests/support/audit-events.ts'
import { readExerciseRequest } from './data.ts'

const path = '/api/exercise-plan-requests'

let app: TestApp
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

const answers = {
  profile_goals: {
    primaryGoal: 'Improve Endurance',
    goalDetails: 'The bridge run in June',
    timeFrame: '3-6 months',
  },
  fitness_level: {
    experienceLevel: 'Beginner',
    currentActivities: 'I walk to work',
    daysPerWeek: 3,
    minutesPerSession: '<30 mins',
  },
  environment_equipment: {
    workoutLocation: ['Outdoors/Park', 'At Home (No Equipment)'],
    availableEquipment: ['None'],
  },
  health_history: {
    hasInjuries: 'Yes',
    injuryDetails: 'Left knee',
    medicalConditions: 'Asthma',
    isPregnantOrPostpartum: 'No',
    medication: 'An inhaler',
    clearedForExercise: 'Not Sure',
  },
  exercise_preferences: {
    enjoyedExercises: ['Walking', 'Dancing'],
    dislikedExercises: ['Swimming'],
    painfulMovements: 'Squats',
  },
  lifestyle_nutrition: {
    sleepQuality: 'Fair',
    stressLevels: 'High',
    nutrition: 'Needs Improvement',
    occupation: 'On Feet All Day',
  },
}
const nothingSaid = {
  profile_goals: {},
  fitness_level: {},
  environment_equipment: {},
  health_history: {},
  exercise_preferences: {},
  lifestyle_nutrition: {},
}
const whole = { ...answers, consent_given: true }

const plan: Omit<NewExercisePlan, 'id'> = {
  expert_message: 'Start slowly.\nWalk before you run.',
  weekly_schedule: [
    {
      day: 'Monday',
      focus: 'Walking',
      minutes: 25,
      exercises: [
        {
          exercise: 'Brisk walk',
          sets: 2,
          amount: '10 minutes',
          rest: '60 seconds',
          how: 'Heels first',
        },
      ],
    },
    { day: 'Tuesday', focus: 'Rest', exercises: [] },
  ],
  progression: 'Five minutes more each week.',
  safety_notes: 'Stop when your knee hurts.',
}

const send = (as: Persona, body: unknown = whole) => app.call('POST', path, { as, body })
const listOf = async (as: Persona) => (await app.call('GET', path, { as })).body
const latestOf = async (as: Persona) => (await app.call('GET', `${path}/latest`, { as })).body
const change = (as: Persona, id: string, body: object) =>
  app.call('POST', `${path}/${id}/changes`, { as, body })
const pdfOf = (as: Persona, id: string) => app.request('GET', `${path}/${id}/plan.pdf`, { as })

/** The expert takes the request and answers it. */
async function answer(request_id: string, written = plan) {
  await asSystem('answer a request of a test', async (tx) => {
    await tx.run(
      tables
        .updateTable('exercise_plan_requests')
        .set({ taken_by: expert.user_id, taken_at: new Date() })
        .where('id', '=', request_id),
    )
    await tx.run(
      tables.insertInto('exercise_plans').values({
        request_id,
        // Counted by the database, whatever is said here.
        version: 1,
        author_id: expert.user_id,
        expert_message: written.expert_message,
        weekly_schedule: JSON.stringify(written.weekly_schedule),
        progression: written.progression ?? null,
        safety_notes: written.safety_notes ?? null,
      }),
    )
  })
}

const statusesOf = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

const countOf = async (user_id: string) =>
  (
    await app.database.asOwner(
      'select count(*)::int as count from exercise_plan_requests where user_id = $1',
      [user_id],
    )
  )[0]!.count

describe('asking for an exercise plan', () => {
  it('answers the row with every answer, pending and without a plan', async () => {
    const chanda = await app.createPersona()
    expect(await latestOf(chanda)).toBeNull()
    expect(await listOf(chanda)).toEqual([])
    const { status, body } = await send(chanda)
    expect(status).toBe(201)
    expect(body).toEqual({
      ...whole,
      id: expect.any(String),
      user_id: chanda.user_id,
      status: 'pending',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      completed_at: null,
      changes: [],
      plan: null,
    })
    expect(await latestOf(chanda)).toEqual(body)
    expect(await listOf(chanda)).toEqual([body])
  })

  it.each([
    ['a student', { is_student: true }],
    ['a provider', { role: 'provider' as const }],
    ['an admin', { role: 'admin' as const, aal: 'aal2' as const }],
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
    const health_history = { ...answers.health_history, hasInjuries: said }
    const { body } = await send(chanda, { ...whole, health_history })
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
    const { status, body } = await send(chanda, { ...whole, ...forged })
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'pending', user_id: chanda.user_id, plan: null })
    expect(await countOf(other.user_id)).toBe(0)
  })
})

describe('a retry', () => {
  it('of the same request answers the first row, also where five are open', async () => {
    const chanda = await app.createPersona()
    const ids = Array.from({ length: 5 }, () => randomUUID())
    for (const id of ids) expect((await send(chanda, { ...whole, id })).status).toBe(201)
    const again = await send(chanda, { ...whole, id: ids[4]!.toUpperCase() })
    expect([again.status, again.body.id]).toEqual([200, ids[4]])
    const sixth = await send(chanda)
    expect([sixth.status, sixth.body.code]).toEqual([409, 'conflict'])
    expect(sixth.body.message).toContain('5 open requests')
    const other = { ...whole, id: ids[0], lifestyle_nutrition: { sleepQuality: 'Poor' } }
    expect((await send(chanda, other)).status).toBe(409)
    expect(await countOf(chanda.user_id)).toBe(5)
    expect(await actionsOn(app.database, chanda, 'exercise_plan_request')).toHaveLength(5)
    await answer(ids[0]!)
    expect((await send(chanda)).status).toBe(201)
  })

  it('sent six times at once writes one row, and six requests at once no sixth', async () => {
    const chanda = await app.createPersona()
    const same = { ...whole, id: randomUUID() }
    const answered = await Promise.all(Array.from({ length: 6 }, () => send(chanda, same)))
    expect(statusesOf(answered)).toEqual([200, 200, 200, 200, 200, 201])
    const others = await Promise.all(Array.from({ length: 6 }, () => send(chanda)))
    expect(statusesOf(others)).toEqual([201, 201, 201, 201, 409, 409])
    expect(await countOf(chanda.user_id)).toBe(5)
  })

  it('with the id of another person’s request is a conflict that shows nothing of it', async () => {
    const [chanda, other] = [await app.createPersona(), await app.createPersona()]
    const { body } = await send(chanda)
    const stolen = await send(other, { ...whole, id: body.id })
    expect(stolen.status).toBe(409)
    expect(JSON.stringify(stolen.body)).not.toContain(chanda.user_id)
    expect(await listOf(other)).toEqual([])
  })
})

describe('what is refused', () => {
  const step = <Name extends keyof typeof answers>(name: Name, more: object) => ({
    ...whole,
    [name]: { ...answers[name], ...more },
  })
  it.each<[field: string, body: unknown]>([
    ['consent_given', { ...answers, consent_given: false }],
    ['consent_given', { ...answers, consent_given: 'true' }],
    ['consent_given', { ...answers, consent_given: 1 }],
    ['consent_given', { ...answers, consent_given: null }],
    ['consent_given', { ...answers, consent_given: [true] }],
    ['consent_given', answers],
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
    ['profile_goals', { ...whole, profile_goals: 'Weight Loss' }],
    ['profile_goals', { ...whole, profile_goals: undefined }],
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
    ['id', { ...whole, id: 'mine' }],
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
      expect((await app.call(method, where, method === 'POST' ? { body: whole } : {})).status).toBe(
        401,
      )
  })

  it('is a request after consent was withdrawn, until it is given again', async () => {
    const chanda = await app.createPersona()
    const consents = (columns: string, values: string) =>
      app.database.asOwner(
        `insert into consents (user_id, purpose, version${columns}) values ('${chanda.user_id}', 'health_data', '1'${values})`,
      )
    const kept = (await send(chanda)).body
    await answer(kept.id)
    await consents(', withdrawn_at', ', now()')
    const { status, body } = await send(chanda)
    expect([status, body.code]).toEqual([403, 'consent_withdrawn'])
    expect(await countOf(chanda.user_id)).toBe(1)
    const changed = await change(chanda, kept.id, { note: 'Shorter, please.' })
    expect([changed.status, changed.body.code]).toEqual([403, 'consent_withdrawn'])
    // What was asked for may still be read.
    expect((await latestOf(chanda)).plan.expert_message).toBe(plan.expert_message)
    await consents('', '')
    expect((await send(chanda)).status).toBe(201)
  })
})

describe('the plan', () => {
  it('comes with its author, and completes the request', async () => {
    const chanda = await app.createPersona()
    const { id } = (await send(chanda)).body
    await answer(id)
    const latest = await latestOf(chanda)
    expect(latest.status).toBe('completed')
    expect(latest.completed_at).toEqual(expect.any(String))
    expect(latest.plan).toEqual({
      ...plan,
      id: expect.any(String),
      version: 1,
      author: { full_name: 'Mutinta Hamoonga', profile_picture_url: null },
      plan_pdf_url: `${path}/${id}/plan.pdf`,
      created_at: expect.any(String),
    })
  })

  it('is read by whoever asked and by the expert who has taken it, and by nobody else', async () => {
    const [chanda, other] = [await app.createPersona(), await app.createPersona()]
    const colleague = await app.createPersona({ role: 'provider', profession: 'fitness expert' })
    const { id } = (await send(chanda)).body
    await answer(id)
    const seenBy = (persona: Persona, audience: 'signed-in' | 'approved-provider') =>
      asActor({ ...persona, audience, admitted: false }, (tx) => readExerciseRequest(tx, id))
    expect((await seenBy(expert, 'approved-provider'))?.plan?.version).toBe(1)
    expect((await seenBy(chanda, 'signed-in'))?.plan?.version).toBe(1)
    expect(await seenBy(colleague, 'approved-provider')).toBeUndefined()
    expect(await seenBy(other, 'signed-in')).toBeUndefined()
    // The expert's own list is of what they asked for themselves.
    expect(await listOf(expert)).toEqual([])
    expect((await pdfOf(expert, id)).status).toBe(404)
    expect((await pdfOf(other, id)).status).toBe(404)
  })
})

describe('asking for a modification', () => {
  const note = 'Please leave out the hills.'

  it('sends the request back with the note, and shows the plan before it meanwhile', async () => {
    const chanda = await app.createPersona()
    const { id } = (await send(chanda)).body
    await answer(id)
    const asked = await change(chanda, id, { note: ` ${note} ` })
    expect(asked.status).toBe(201)
    expect(asked.body).toEqual({ id: expect.any(String), note, created_at: expect.any(String) })
    expect(await latestOf(chanda)).toMatchObject({
      status: 'pending',
      completed_at: null,
      changes: [asked.body],
      plan: { version: 1 },
    })
    await answer(id, { ...plan, expert_message: 'Without hills.' })
    expect(await latestOf(chanda)).toMatchObject({
      status: 'completed',
      plan: { version: 2, expert_message: 'Without hills.' },
    })
    expect(await actionsOn(app.database, chanda, 'exercise_plan_change')).toHaveLength(1)
  })

  it('is written once for all its retries', async () => {
    const chanda = await app.createPersona()
    const { id } = (await send(chanda)).body
    await answer(id)
    const once = { id: randomUUID(), note }
    const answered = await Promise.all([1, 2, 3].map(() => change(chanda, id, once)))
    expect(statusesOf(answered)).toEqual([200, 200, 201])
    expect((await latestOf(chanda)).changes).toHaveLength(1)
    expect((await change(chanda, id, { ...once, note: 'Another' })).status).toBe(409)
  })

  it('is refused while the plan is written, without a note, and for what is not one’s own', async () => {
    const [chanda, other] = [await app.createPersona(), await app.createPersona()]
    const { id } = (await send(chanda)).body
    expect((await change(chanda, id, { note })).status).toBe(409)
    await answer(id)
    for (const body of [{}, { note: '  ' }, { note: 'x'.repeat(2001) }, { note: 7 }]) {
      const { status, body: problem } = await change(chanda, id, body)
      expect([status, Object.keys(problem.fields)]).toEqual([422, ['note']])
    }
    expect((await change(other, id, { note })).status).toBe(404)
    expect((await change(expert, id, { note })).status).toBe(404)
    expect((await change(chanda, randomUUID(), { note })).status).toBe(404)
    expect((await latestOf(chanda)).changes).toEqual([])
  })
})

describe('the printed plan', () => {
  it('holds all of it, names whom it is for and by whom, and tells its reader nothing in its name', async () => {
    const chanda = await app.createPersona({ full_name: 'Chanda Ŋoma' })
    const { id } = (await send(chanda)).body
    expect((await pdfOf(chanda, id)).status).toBe(404)
    await answer(id)
    const response = await pdfOf(chanda, id)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="plan.pdf"')
    const document = await unpdf.getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
    const { text } = await unpdf.extractText(document, { mergePages: true })
    for (const words of [
      'Your exercise plan',
      'For Chanda Ŋoma',
      'Written by Mutinta Hamoonga',
      'Start slowly.',
      'Walk before you run.',
      'Monday: Walking, 25 minutes',
      'Brisk walk: Heels first',
      '10 minutes',
      '60 seconds',
      'Tuesday: Rest',
      'Five minutes more each week.',
      'Stop when your knee hurts.',
    ])
      expect(text).toContain(words)
    // What was answered about one's health is not printed.
    expect(text).not.toMatch(/Asthma|inhaler/)
  })

  it('is set however much was written, in whatever signs', async () => {
    const chanda = await app.createPersona()
    const { id } = (await send(chanda)).body
    const long = 'Ukwenda‮ \u0007👣 '.repeat(60).slice(0, 500)
    const exercise = { exercise: long.slice(0, 120), sets: 20, amount: '1', rest: '1', how: long }
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
    await answer(id, {
      expert_message: 'word '.repeat(800),
      weekly_schedule: days.map((day) => ({
        day,
        focus: 'Everything',
        exercises: Array.from({ length: 30 }, () => exercise),
      })),
    })
    const response = await pdfOf(chanda, id)
    expect(response.status).toBe(200)
    const document = await unpdf.getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
    const { text } = await unpdf.extractText(document, { mergePages: true })
    expect(text).toContain('Friday: Everything')
    expect(text).not.toMatch(/How it grows|Safety notes/)
  })
})
