import { randomUUID } from 'node:crypto'
import * as unpdf from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agreementMissing } from '#domain/nutrition/request.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { answerMealRequest, mealAnswers, mealPlanOf } from '#tests/support/meal-plans.ts'
import { practiceIn, statusesOf } from '#tests/support/practice.ts'

let app: TestApp
let dietitian: Persona
const { provider, consent, withdraw } = practiceIn(() => app)
beforeAll(async () => {
  app = await openTestApp()
  dietitian = await provider({ full_name: 'Bwalya Tembo', profession: 'dietitian' })
})
afterAll(() => app.close())

const path = '/api/meal-plan-requests'
const ask = (as: Persona, body: object = { ...mealAnswers }) => app.call('POST', path, { as, body })
const latest = async (as: Persona) => (await app.call('GET', `${path}/latest`, { as })).body
const change = (as: Persona, id: string, body: object) =>
  app.call('POST', `${path}/${id}/changes`, { as, body })

async function rowsOf({ user_id }: Persona) {
  const [row] = await app.database.asOwner(
    `select (select count(*)::int from meal_plan_requests where user_id = $1) as requests,
      (select count(*)::int from meal_plan_changes c join meal_plan_requests r on r.id = c.request_id where r.user_id = $1) as changes`,
    [user_id],
  )
  return row
}
const nothing = { requests: 0, changes: 0 }

/** A person whose request has been answered. */
async function answered(plan = mealPlanOf()) {
  const person = await app.createPersona()
  const { body } = await ask(person)
  await answerMealRequest(dietitian, body.id, plan)
  return { person, id: body.id as string }
}

describe('asking for a meal plan', () => {
  it('keeps what was answered, and answers the budget in one line', async () => {
    const person = await app.createPersona()
    expect(await latest(person)).toBeNull()
    const { status, body } = await ask(person)
    expect(status).toBe(201)
    const { agreement: _, ...kept } = mealAnswers
    expect(body).toMatchObject({ ...kept, status: 'pending', changes: [], plan: null })
    expect(body).toMatchObject({ user_id: person.user_id, budget: 'K350.00 weekly' })
    expect(await latest(person)).toEqual(body)
  })

  it('is weekly unless somebody says monthly', async () => {
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
  ])('refuses %s, names the field and keeps nothing', async (_, answers, field) => {
    const person = await app.createPersona()
    const { status, body } = await ask(person, { ...mealAnswers, ...answers })
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toContain(field)
    expect(await rowsOf(person)).toEqual(nothing)
  })

  it.each([[false], ['true'], [1], [null], [undefined], [[true]]])(
    'refuses an agreement of %j in the words of the page',
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

  it('refuses the id of somebody else’s request and shows nothing of it', async () => {
    const [person, other] = [await app.createPersona(), await app.createPersona()]
    const body = { ...mealAnswers, id: randomUUID() }
    await ask(person, body)
    const answer = await ask(other, body)
    expect(answer.status).toBe(409)
    expect(JSON.stringify(answer.body)).not.toContain('brazier')
    expect(await rowsOf(other)).toEqual(nothing)
  })

  it('lets five wait and no sixth, while the fifth may still be sent again', async () => {
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

  it('lists one’s own requests newest first, page by page, and nobody else’s', async () => {
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

describe('a meal plan', () => {
  it('stands with the request once it is written, with the card of its author', async () => {
    const { person } = await answered()
    const { plan, ...request } = await latest(person)
    expect(request).toMatchObject({ status: 'completed', completed_at: expect.any(String) })
    expect(plan).toMatchObject({ ...mealPlanOf(), version: 1 })
    expect(plan.author).toEqual({ full_name: 'Bwalya Tembo', profile_picture_url: null })
    expect(plan.plan_pdf_url).toBe(`${path}/${request.id}/plan.pdf`)
  })

  it('is downloaded as a PDF that holds all of it', async () => {
    const { person, id } = await answered()
    const answer = await app.request('GET', `${path}/${id}/plan.pdf`, { as: person })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="plan.pdf"')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(Buffer.from(bytes.slice(0, 5)).toString()).toBe('%PDF-')
    const document = await unpdf.getDocumentProxy(bytes)
    const { text } = await unpdf.extractText(document, { mergePages: true })
    const { info } = await unpdf.getMeta(document)
    for (const words of [
      'For Mutale Banda',
      'Written by Bwalya Tembo',
      'start with breakfast.',
      'Maize porridge with groundnuts',
      'Rape and tomato',
      'Serves 4, 20 minutes',
      'Fry the tomatoes, add the rape.',
      '1 heap',
      'K1,200.50',
      'Together about K1,220.50, and 1 without a price.',
    ])
      expect(text).toContain(words)
    expect(JSON.stringify(info)).not.toMatch(/Mutale|meal|plan/i)
  })

  it('is no PDF before it is written, and none for anybody else', async () => {
    const { person, id } = await answered()
    const other = await app.createPersona()
    const pending = (await ask(person)).body.id
    const statusFor = async (as: Persona, of: string) =>
      (await app.call('GET', `${path}/${of}/plan.pdf`, { as })).status
    expect(await statusFor(person, pending)).toBe(404)
    expect(await statusFor(other, id)).toBe(404)
    expect(await statusFor(dietitian, id)).toBe(404)
    expect(await statusFor(person, randomUUID())).toBe(404)
    expect(await statusFor(person, '7')).toBe(422)
  })

  it('prints whatever a dietitian may write, however long', async () => {
    const long = 'Nshima with rape and kapenta '.repeat(10).trim()
    const { person, id } = await answered(
      mealPlanOf({
        dietitian_message: `${'M'.repeat(200)}\n\u202eŊandu 姆 🌳 {{x}}`,
        weekly_schedule: [
          {
            day: 'Monday',
            meals: Array.from({ length: 12 }, () => ({ meal: long.slice(0, 60), dish: long })),
          },
        ],
        recipes: Array.from({ length: 4 }, () => ({
          title: 'x',
          ingredients: Array.from({ length: 20 }, () => long.slice(0, 200)),
          steps: Array.from({ length: 20 }, () => long),
        })),
      }),
    )
    const answer = await app.request('GET', `${path}/${id}/plan.pdf`, { as: person })
    expect(answer.status).toBe(200)
    const document = await unpdf.getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
    const { text } = await unpdf.extractText(document, { mergePages: true })
    expect(text).toContain('Ŋandu')
    expect(text).toContain(`Page ${document.numPages} of ${document.numPages}`)
  })
})

describe('asking for a modification', () => {
  it('sends the request back to the queue with the note, the plan so far beside it', async () => {
    const { person, id } = await answered()
    const { status, body } = await change(person, id, { note: ' No kapenta, please. ' })
    expect([status, body.note]).toEqual([201, 'No kapenta, please.'])
    const request = await latest(person)
    expect(request).toMatchObject({ status: 'pending', completed_at: null, changes: [body] })
    expect(request.plan).toMatchObject({ version: 1 })
    await answerMealRequest(dietitian, id, mealPlanOf({ dietitian_message: 'Without kapenta.' }))
    const { plan, changes } = await latest(person)
    expect([plan.version, plan.dietitian_message, changes.length]).toEqual([
      2,
      'Without kapenta.',
      1,
    ])
  })

  it('is written once however often it is sent', async () => {
    const { person, id } = await answered()
    const body = { id: randomUUID(), note: 'Less salt.' }
    const answers = await Promise.all([1, 2, 3].map(() => change(person, id, body)))
    expect(statusesOf(answers)).toEqual([200, 200, 201])
    expect((await change(person, id, { ...body, note: 'More salt.' })).status).toBe(409)
    expect(await rowsOf(person)).toEqual({ requests: 1, changes: 1 })
  })

  it('waits while a plan is being written', async () => {
    const person = await app.createPersona()
    const { id } = (await ask(person)).body
    expect((await change(person, id, { note: 'Less salt.' })).status).toBe(409)
    const done = await answered()
    const two = await Promise.all(
      ['Less salt.', 'More salt.'].map((note) => change(done.person, done.id, { note })),
    )
    expect(statusesOf(two)).toEqual([201, 409])
    expect(await rowsOf(person)).toEqual({ requests: 1, changes: 0 })
  })

  it('is for the person alone who asked for the plan', async () => {
    const { person, id } = await answered()
    for (const as of [await app.createPersona(), dietitian])
      expect((await change(as, id, { note: 'Less salt.' })).status).toBe(404)
    expect((await change(person, randomUUID(), { note: 'Less salt.' })).status).toBe(404)
    const taken = (await change(person, id, { note: 'Less salt.' })).body.id
    const other = await answered()
    const stolen = await change(other.person, other.id, { id: taken, note: 'Less salt.' })
    expect(stolen.status).toBe(409)
    expect(await rowsOf(other.person)).toEqual({ requests: 1, changes: 0 })
  })

  it.each([
    ['no note', {}, 'note'],
    ['an empty note', { note: '  ' }, 'note'],
    ['a note of more than two thousand letters', { note: 'x'.repeat(2001) }, 'note'],
    ['an id that is none', { id: '7', note: 'Less salt.' }, 'id'],
  ])('refuses %s and keeps nothing', async (_, body, field) => {
    const { person, id } = await answered()
    const answer = await change(person, id, body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
    expect(await rowsOf(person)).toEqual({ requests: 1, changes: 0 })
    expect(await latest(person)).toMatchObject({ status: 'completed' })
  })

  it('keeps nothing once consent is withdrawn', async () => {
    const { person, id } = await answered()
    await consent(person, 'health_data')
    await withdraw(person, 'health_data')
    const { status, body } = await change(person, id, { note: 'Less salt.' })
    expect([status, body.code]).toEqual([403, 'consent_withdrawn'])
    expect(await rowsOf(person)).toEqual({ requests: 1, changes: 0 })
  })
})
