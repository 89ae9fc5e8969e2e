import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { wholeExerciseRequest } from '#tests/support/exercise-samples.ts'
import { mealAnswers } from '#tests/support/meal-plan-samples.ts'
import { askingIn } from '#tests/support/meal-plans.ts'

let app: TestApp
const { ask } = askingIn(() => app)
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** A person whose care profile says so, as their readings page asks. */
async function personWith(pregnancy: string) {
  const person = await app.createPersona()
  await app.database.asOwner(`update user_profiles set gender = 'female' where id = $1`, [
    person.user_id,
  ])
  const answer = await app.call('PATCH', '/api/care-profile', { as: person, body: { pregnancy } })
  expect(answer.status).toBe(200)
  return person
}

it('rejects weight loss where the care profile says pregnant, and a word against it', async () => {
  const person = await personWith('pregnant')
  const lost = await ask(person)
  expect([lost.status, Object.keys(lost.body.fields)]).toEqual([422, ['goal_details.target']])
  expect(lost.body.fields['goal_details.target']).toMatch(/^Your care profile says/)
  const maintain = { target: 'Maintain Weight', speed: 'Moderately' }
  const dietary_profile = { ...mealAnswers.dietary_profile, health: ['None of these'] }
  const denied = await ask(person, { ...mealAnswers, goal_details: maintain, dietary_profile })
  expect(Object.keys(denied.body.fields)).toEqual(['dietary_profile.health'])
})

it('keeps in the care profile that a person is pregnant, as they say in the questionnaire', async () => {
  const person = await app.createPersona()
  const maintain = { target: 'Maintain Weight', speed: 'Moderately' }
  const dietary_profile = { ...mealAnswers.dietary_profile, health: ['Pregnant'] }
  const asked = await ask(person, { ...mealAnswers, goal_details: maintain, dietary_profile })
  expect(asked.status).toBe(201)
  const profile = await app.call('GET', '/api/care-profile', { as: person })
  expect(profile.body).toMatchObject({ pregnancy: 'pregnant' })
})

const maintaining = { target: 'Maintain Weight', speed: 'Moderately' }
const withHealth = (health: readonly string[], more: object = {}) => ({
  ...mealAnswers,
  goal_details: maintaining,
  dietary_profile: { ...mealAnswers.dietary_profile, health },
  ...more,
})
type Person = Awaited<ReturnType<typeof personWith>>
const careOf = async (person: Person) =>
  (await app.call('GET', '/api/care-profile', { as: person })).body
const exerciseOf = (person: Person, health_history: object, more: object = {}) =>
  app.call('POST', '/api/exercise-plan-requests', {
    as: person,
    body: {
      ...wholeExerciseRequest,
      profile_goals: { primaryGoal: 'Improve Strength' },
      health_history: { ...wholeExerciseRequest.health_history, ...health_history },
      ...more,
    },
  })

it('takes an answer against the care profile where the form showed what that says, and keeps it there', async () => {
  const person = await personWith('pregnant')
  const { pregnancy_at } = await careOf(person)
  const early = new Date(Date.parse(pregnancy_at) - 1000).toISOString()
  for (const care_seen_at of [undefined, null, early])
    expect((await ask(person, withHealth(['None of these'], { care_seen_at }))).status).toBe(422)
  const seen = withHealth(['None of these'], { care_seen_at: pregnancy_at })
  expect((await ask(person, seen)).status).toBe(201)
  expect(await careOf(person)).toMatchObject({
    pregnancy: 'no',
    kidney_disease: 'no',
    answered_at: { kidney_disease: expect.any(String), diabetes: null },
  })
})

it('keeps a pregnancy, a birth and a kidney disease of a questionnaire, and no retry of an older one', async () => {
  const person = await personWith('no')
  const id = randomUUID()
  const sent = withHealth(['Pregnant', 'Kidney disease'], { id })
  expect((await ask(person, sent)).status).toBe(201)
  expect(await careOf(person)).toMatchObject({ pregnancy: 'pregnant', kidney_disease: 'yes' })
  await app.call('PATCH', '/api/care-profile', { as: person, body: { pregnancy: 'no' } })
  expect((await ask(person, sent)).status).toBe(200)
  expect(await careOf(person)).toMatchObject({ pregnancy: 'no' })
  for (const [pregnancyState, pregnancy] of [
    ['I am pregnant', 'pregnant'],
    ['I gave birth in the last 6 weeks', 'postpartum'],
    ['I gave birth before that', 'no'],
  ] as const) {
    const yes = { isPregnantOrPostpartum: 'Yes', pregnancyState }
    expect((await exerciseOf(person, yes)).status).toBe(201)
    expect(await careOf(person)).toMatchObject({ pregnancy })
  }
})

it('keeps allergies of a questionnaire in the profile, and loses none that are there', async () => {
  const person = await personWith('no')
  const allergiesOf = async () =>
    (await app.call('GET', '/api/profile', { as: person })).body.known_allergies_conditions
  await app.call('PATCH', '/api/profile', {
    as: person,
    body: { known_allergies_conditions: 'Asthma' },
  })
  const allergic = { ...mealAnswers.dietary_profile, allergies: 'Groundnuts' }
  const asked = { ...mealAnswers, goal_details: maintaining, dietary_profile: allergic }
  expect((await ask(person, asked)).status).toBe(201)
  expect(await allergiesOf()).toBe('Asthma; Groundnuts')
})

it('keeps the newer of two answers, however they arrive', async () => {
  const person = await personWith('no')
  // As if this one had come before one that was given earlier, and waited on a phone.
  await app.database.asOwner(
    `update care_profiles set pregnancy_at = now() + interval '1 minute' where user_id = $1`,
    [person.user_id],
  )
  const { pregnancy_at } = await careOf(person)
  const older = { pregnancy: 'pregnant', diabetes: 'yes' }
  await app.call('PATCH', '/api/care-profile', { as: person, body: older })
  expect(await careOf(person)).toMatchObject({
    pregnancy_answer: 'no',
    pregnancy_at,
    diabetes: 'yes',
    answered_at: { diabetes: expect.any(String) },
  })
})

it('writes nothing for a provider who asks for a plan', async () => {
  const provider = await app.createPersona({ role: 'provider', hasConsented: true })
  expect((await ask(provider, withHealth(['Kidney disease']))).status).toBe(201)
  const rows = await app.database.asOwner('select 1 from care_profiles where user_id = $1', [
    provider.user_id,
  ])
  expect(rows).toEqual([])
})

it('takes several conditions, and none beside “None of these”', async () => {
  const several = {
    ...mealAnswers,
    primary_goal: 'Support a Specific Condition',
    goal_details: { condition: ['Diabetes/Pre-diabetes', 'High Blood Pressure'] },
  }
  const { status, body } = await ask(await app.createPersona(), several)
  expect(status).toBe(201)
  expect(body.goal_details).toMatchObject({
    condition: ['Diabetes/Pre-diabetes', 'High Blood Pressure'],
  })
  const none = await ask(await app.createPersona(), { ...several, goal_details: { condition: [] } })
  expect(Object.keys(none.body.fields)).toEqual(['goal_details.condition'])
  const both = await ask(await app.createPersona(), {
    ...several,
    dietary_profile: { ...mealAnswers.dietary_profile, health: ['HIV', 'None of these'] },
  })
  expect(Object.keys(both.body.fields)).toEqual(['dietary_profile.health'])
})

it('compares a request for exercise with the care profile, too', async () => {
  const askExercise = async (pregnancy: string, body: object) =>
    app.call('POST', '/api/exercise-plan-requests', {
      as: await personWith(pregnancy),
      body: { ...wholeExerciseRequest, ...body },
    })
  const denied = await askExercise('postpartum', {})
  expect(Object.keys(denied.body.fields)).toEqual(['health_history.isPregnantOrPostpartum'])
  const lost = await askExercise('pregnant', {
    profile_goals: { primaryGoal: 'Weight Loss' },
    health_history: { isPregnantOrPostpartum: 'Prefer not to say' },
  })
  expect(Object.keys(lost.body.fields)).toEqual(['profile_goals.primaryGoal'])
})
