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
