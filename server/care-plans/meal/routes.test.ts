import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agreementMissing } from '#domain/care-plans/meal/request.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { mealAnswers } from '#tests/support/meal-plan-samples.ts'
import { answerMealRequest, askingIn } from '#tests/support/meal-plans.ts'
import { practiceIn, statusesOf } from '#tests/support/practice.ts'

let app: TestApp
let dietitian: Persona
const { provider, consent, withdraw } = practiceIn(() => app)
const { path, ask, latest, rowsOf } = askingIn(() => app)
beforeAll(async () => {
  app = await openTestApp()
  dietitian = await provider({ full_name: 'Bwalya Tembo', profession: 'dietitian' })
})
afterAll(() => app.close())

const nothing = { requests: 0, changes: 0 }

it('rejects weight loss for a minor and in pregnancy, the goal named', async () => {
  const [minor, person] = [await app.createPersona(), await app.createPersona()]
  await app.database.asOwner(
    `update user_profiles set date_of_birth = (now() at time zone 'Africa/Lusaka')::date - interval '16 years' where id = $1`,
    [minor.user_id],
  )
  const young = await ask(minor)
  expect([young.status, Object.keys(young.body.fields)]).toEqual([422, ['goal_details.target']])
  const maintain = { target: 'Maintain Weight', speed: 'Moderately' }
  expect((await ask(minor, { ...mealAnswers, goal_details: maintain })).status).toBe(201)
  const dietary_profile = { ...mealAnswers.dietary_profile, health: ['Pregnant'] }
  const pregnant = await ask(person, { ...mealAnswers, dietary_profile })
  expect(Object.keys(pregnant.body.fields)).toEqual(['goal_details.target'])
})

describe('asking for a meal plan', () => {
  it('keeps what was answered, and answers the budget in one line', async () => {
    const person = await app.createPersona()
    expect(await latest(person)).toBeNull()
    const { status, body } = await ask(person)
    expect(status).toBe(201)
    const { agreement: _, ...kept } = mealAnswers
    expect(body).toMatchObject({ ...kept, status: 'pending', changes: [], plan: null })
    expect(body).toMatchObject({ user_id: person.user_id, budget: 'K350 weekly' })
    expect(await latest(person)).toEqual(body)
  })

  it('is weekly unless the person says monthly', async () => {
    const { budget_frequency: _, ...rest } = mealAnswers.budget_logistics
    const budget_logistics = { ...rest, budget_amount: 1250.5 }
    const { body } = await ask(await app.createPersona(), { ...mealAnswers, budget_logistics })
    expect(body.budget).toBe('K1,250.50 weekly')
  })

  it('reads neither status nor owner from the browser', async () => {
    const [person, other] = [await app.createPersona(), await app.createPersona()]
    const body = {
      ...mealAnswers,
      status: 'completed',
      user_id: other.user_id,
      taken_by: other.user_id,
    }
    expect((await ask(person, body)).body).toMatchObject({
      status: 'pending',
      user_id: person.user_id,
    })
    expect(await latest(other)).toBeNull()
  })

  it.each([
    ['another goal', { primary_goal: 'General Healthy Eating' }, {}],
    [
      'the goal, without what another would ask',
      {
        goal_details: { target: 'Gain', speed: 'Moderately', condition: 'PCOS', activity: 'Other' },
      },
      { target: 'Gain', speed: 'Moderately' },
    ],
    [
      'a condition in one’s own words',
      {
        primary_goal: 'Support a Specific Condition',
        goal_details: { condition: 'Other', other_condition: ' Gout ', target: 'Lose' },
      },
      { condition: 'Other', other_condition: 'Gout' },
    ],
    [
      'training hours',
      {
        primary_goal: 'Support Fitness & Performance',
        goal_details: { activity: 'Team Sports', trainingHours: 4.5 },
      },
      { activity: 'Team Sports', trainingHours: 4.5 },
    ],
  ])('keeps of the details those that belong to %s', async (_, answers, kept) => {
    const { status, body } = await ask(await app.createPersona(), { ...mealAnswers, ...answers })
    expect([status, body.goal_details]).toEqual([201, kept])
  })

  const profile = mealAnswers.dietary_profile
  const budget = mealAnswers.budget_logistics
  it.each([
    ['a goal outside the list', { primary_goal: 'Get rich' }, 'primary_goal'],
    ['no goal', { primary_goal: undefined }, 'primary_goal'],
    ['no target for the weight', { goal_details: { speed: 'Moderately' } }, 'goal_details.target'],
    ['no details for a goal that asks', { goal_details: undefined }, 'goal_details.target'],
    [
      'a speed outside the list',
      { goal_details: { target: 'Lose', speed: 'By Friday' } },
      'goal_details.speed',
    ],
    [
      'a condition outside the list',
      { primary_goal: 'Support a Specific Condition', goal_details: { condition: 'Envy' } },
      'goal_details.condition',
    ],
    [
      'more training than a week has room for',
      {
        primary_goal: 'Support Fitness & Performance',
        goal_details: { activity: 'Other', trainingHours: 61 },
      },
      'goal_details.trainingHours',
    ],
    [
      'a diet outside the list',
      { dietary_profile: { ...profile, diet: 'Air' } },
      'dietary_profile.diet',
    ],
    [
      'meals as a number',
      { dietary_profile: { ...profile, mealsPerDay: 3 } },
      'dietary_profile.mealsPerDay',
    ],
    ['no step three', { dietary_profile: undefined }, 'dietary_profile'],
    [
      'allergies longer than a page',
      { dietary_profile: { ...profile, allergies: 'x'.repeat(1001) } },
      'dietary_profile.allergies',
    ],
    [
      'a budget of nothing',
      { budget_logistics: { ...budget, budget_amount: 0 } },
      'budget_logistics.budget_amount',
    ],
    [
      'a budget as text',
      { budget_logistics: { ...budget, budget_amount: '350' } },
      'budget_logistics.budget_amount',
    ],
    [
      'a third of an ngwee',
      { budget_logistics: { ...budget, budget_amount: 3.333 } },
      'budget_logistics.budget_amount',
    ],
    [
      'a daily budget',
      { budget_logistics: { ...budget, budget_frequency: 'daily' } },
      'budget_logistics.budget_frequency',
    ],
    ['half a person', { budget_logistics: { ...budget, people: 1.5 } }, 'budget_logistics.people'],
    [
      'nobody to eat',
      { budget_logistics: { ...budget, people: undefined } },
      'budget_logistics.people',
    ],
    [
      'a cooking time outside the list',
      { budget_logistics: { ...budget, mealPrepTime: 'all day' } },
      'budget_logistics.mealPrepTime',
    ],
    ['text that cannot be kept', { final_details: 'a\u0000b' }, 'final_details'],
    ['an id that is none', { id: '7' }, 'id'],
  ])('rejects %s, names the field and keeps nothing', async (_, answers, field) => {
    const person = await app.createPersona()
    const { status, body } = await ask(person, { ...mealAnswers, ...answers })
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toContain(field)
    expect(await rowsOf(person)).toEqual(nothing)
  })

  it.each([[false], ['true'], [1], [null], [undefined], [[true]]])(
    'rejects an agreement of %j in the words of the page',
    async (agreement) => {
      const person = await app.createPersona()
      const { status, body } = await ask(person, { ...mealAnswers, agreement })
      expect([status, body.fields]).toEqual([422, { agreement: agreementMissing }])
      expect(await rowsOf(person)).toEqual(nothing)
    },
  )

  it('is written once, however often and however quickly it is sent', async () => {
    const person = await app.createPersona()
    const body = { ...mealAnswers, id: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => ask(person, body)))
    expect(statusesOf(answers)).toEqual([200, 200, 201])
    expect(await rowsOf(person)).toEqual({ requests: 1, changes: 0 })
    expect((await ask(person, { ...body, final_details: 'Another.' })).status).toBe(409)
  })

  it('rejects the id of another person’s request and shows nothing of it', async () => {
    const [person, other] = [await app.createPersona(), await app.createPersona()]
    const body = { ...mealAnswers, id: randomUUID() }
    await ask(person, body)
    const answer = await ask(other, body)
    expect(answer.status).toBe(409)
    expect(JSON.stringify(answer.body)).not.toContain('brazier')
    expect(await rowsOf(other)).toEqual(nothing)
  })

  it('allows five open requests and no sixth, while the fifth may still be retried', async () => {
    const person = await app.createPersona()
    const ids = [1, 2, 3, 4, 5].map(() => randomUUID())
    for (const id of ids) expect((await ask(person, { ...mealAnswers, id })).status).toBe(201)
    const sixth = await ask(person)
    expect([sixth.status, sixth.body.message]).toEqual([
      409,
      expect.stringContaining('5 open requests'),
    ])
    expect((await ask(person, { ...mealAnswers, id: ids[4] })).status).toBe(200)
    expect(await rowsOf(person)).toEqual({ requests: 5, changes: 0 })
    await answerMealRequest(dietitian, ids[0]!)
    expect((await ask(person)).status).toBe(201)
  })

  it('holds the limit of five against requests sent at once', async () => {
    const person = await app.createPersona()
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => ask(person)))
    expect(statusesOf(answers)).toEqual([201, 201, 201, 201, 201, 409, 409])
  })

  it('keeps nothing once consent is withdrawn, and all of it when it is given again', async () => {
    const person = await app.createPersona()
    await consent(person, 'health_data')
    await withdraw(person, 'health_data')
    const { status, body } = await ask(person)
    expect([status, body.code]).toEqual([403, 'consent_withdrawn'])
    expect(await rowsOf(person)).toEqual(nothing)
    await consent(person, 'health_data')
    expect((await ask(person)).status).toBe(201)
  })

  it('lists the caller’s requests newest first, page by page, and no other person’s', async () => {
    const person = await app.createPersona()
    const ids: string[] = []
    for (let sent = 0; sent < 3; sent += 1) ids.unshift((await ask(person)).body.id)
    await ask(await app.createPersona())
    const list = async (query: string) =>
      (await app.call('GET', `${path}?${query}`, { as: person })).body.map(
        ({ id }: { id: string }) => id,
      )
    expect(await list('')).toEqual(ids)
    expect(await list(`limit=1&before=${ids[0]}`)).toEqual([ids[1]])
  })

  it('leaves a trace of ids and kinds', async () => {
    const person = await app.createPersona()
    const { body } = await ask(person)
    expect(
      await app.database.asOwner(
        'select action, record_id from platform.audit_events where actor_id = $1',
        [person.user_id],
      ),
    ).toEqual([{ action: 'meal_plan_request.send', record_id: body.id }])
  })
})
