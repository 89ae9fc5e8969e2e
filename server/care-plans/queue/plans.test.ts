import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { plansIn, requestOf, smallPlan } from '#tests/support/plans.ts'
import { practiceIn, statusesOf } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.asOwner('delete from meal_plan_requests')
})

const calls = plansIn(() => app)
const { askForChange, dietitian, expert, open, pair, plansOf, queue, release, take, write } = calls
const { expireCertificate, accesses, provider } = practiceIn(() => app)
const { meal, exercise } = smallPlan

const writings = ({ user_id }: Persona) =>
  app.database.asOwner(
    `select actor_id, record_id from platform.audit_events where subject_id = $1 and action like '%_plan.write'`,
    [user_id],
  )

describe('a request that one has taken', () => {
  it('shows who asks, every answer and the notes, and puts each reading on record', async () => {
    const { person, writer, id } = await pair()
    await app.database.asOwner(
      `update user_profiles set date_of_birth = (now() at time zone 'Africa/Lusaka')::date - interval '30 years', known_allergies_conditions = 'Asthma' where id = $1`,
      [person.user_id],
    )
    const before = (await accesses(person)).length
    const { status, body } = await open(writer, id)
    expect([status, body]).toEqual([
      200,
      {
        kind: 'meal',
        id,
        status: 'pending',
        created_at: expect.any(String),
        completed_at: null,
        at_clinic: false,
        person: {
          id: person.user_id,
          full_name: 'Mwila Phiri',
          date_of_birth: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          has_namesake: false,
          gender: 'female',
          age: 30,
          allergies_in_profile: null,
          pregnancy: null,
          kidney_disease: null,
        },
        changes: [],
        budget: 'K350 weekly',
        answers: {
          primary_goal: 'General Healthy Eating',
          goal_details: {},
          dietary_profile: expect.objectContaining({ allergies: 'Groundnuts', mealsPerDay: '3' }),
          budget_logistics: expect.objectContaining({ people: 4 }),
          final_details: null,
        },
        plan: null,
        reasons: [],
      },
    ])
    expect(await accesses(person)).toHaveLength(before + 1)
    expect((await accesses(person))[0]).toMatchObject({ action: 'plan_requests.read' })
  })

  it('is 404 for a colleague, the other profession, its owner as a writer, and an unknown id', async () => {
    const { id } = await pair()
    const [other, trainer] = [await dietitian(), await expert()]
    const waiting = await requestOf(await app.createPersona())
    const own = await requestOf(other)
    for (const one of [id, waiting, own, randomUUID()])
      expect((await open(other, one)).status).toBe(404)
    expect((await open(trainer, id)).status).toBe(404)
    expect((await open(await provider(), id)).status).toBe(403)
    expect((await open(await app.createPersona({ role: 'admin' }), id)).status).toBe(403)
  })

  it('is shut once the certificate has lapsed', async () => {
    const { writer, id } = await pair()
    await expireCertificate(writer)
    expect((await open(writer, id)).status).toBe(403)
    expect((await write(writer, id)).status).toBe(403)
    expect(await plansOf(id)).toEqual([])
  })

  it('shows a fitness expert the answers of theirs', async () => {
    const [person, trainer] = [await app.createPersona(), await expert()]
    const id = await requestOf(person, 'exercise')
    await take(trainer, id)
    expect((await open(trainer, id)).body).toMatchObject({
      kind: 'exercise',
      answers: { profile_goals: { primaryGoal: 'Improve Strength' } },
      plan: null,
    })
    const done = await write(trainer, id, exercise)
    expect([done.status, done.body]).toMatchObject([
      200,
      { status: 'completed', plan: { version: 1, ...exercise } },
    ])
  })
})

describe('writing a plan', () => {
  it('completes the request, reaches its owner, and leaves one trace', async () => {
    const { person, writer, id } = await pair()
    const { status, body } = await write(writer, id)
    expect([status, body]).toMatchObject([
      200,
      {
        status: 'completed',
        plan: { version: 1, author: { full_name: 'Thandiwe Ngoma' }, ...meal },
      },
    ])
    const latest = await app.call('GET', '/api/meal-plan-requests/latest', { as: person })
    expect(latest.body).toMatchObject({ id, status: 'completed', plan: { ...meal } })
    expect(await writings(person)).toEqual([{ actor_id: writer.user_id, record_id: body.plan.id }])
    expect((await queue(writer)).body.map((one: { id: string }) => one.id)).not.toContain(id)
    expect((await queue(writer, 'completed')).body).toMatchObject([{ id, status: 'completed' }])
    expect((await release(writer, id)).status).toBe(409)
  })

  it('claims a pending request, and not from a colleague', async () => {
    const [writer, other] = [await dietitian(), await dietitian()]
    const id = await requestOf(await app.createPersona())
    expect((await write(writer, id)).status).toBe(200)
    expect((await write(other, id)).status).toBe(409)
    const answers = await Promise.all(
      [writer, other].map(async (one) => write(one, await requestOf(await app.createPersona()))),
    )
    expect(statusesOf(answers)).toEqual([200, 200])
  })

  it('is done once however often it is sent: by id, by what it says, and at the same moment', async () => {
    const { person, writer, id } = await pair()
    const plan = { ...meal, id: randomUUID() }
    const answers = await Promise.all([write(writer, id, plan), write(writer, id, plan)])
    expect(statusesOf(answers)).toEqual([200, 200])
    expect((await write(writer, id, plan)).body.plan).toMatchObject({ id: plan.id, version: 1 })
    expect((await write(writer, id, meal)).body.plan).toMatchObject({ id: plan.id })
    expect(await plansOf(id)).toEqual([{ version: 1 }])
    expect(await writings(person)).toHaveLength(1)
    const another = { ...plan, dietitian_message: 'Something else.' }
    expect((await write(writer, id, another)).status).toBe(409)
    const elsewhere = await pair()
    expect((await write(elsewhere.writer, elsewhere.id, plan)).status).toBe(409)
    expect(await plansOf(elsewhere.id)).toEqual([])
  })

  it('writes the next version after a change was asked for, and to correct what was sent', async () => {
    const { person, writer, id } = await pair()
    await write(writer, id)
    await askForChange(id, 'Less salt, please.')
    const back = await open(writer, id)
    expect(back.body).toMatchObject({
      status: 'pending',
      changes: [{ note: 'Less salt, please.' }],
      plan: { version: 1 },
    })
    expect((await queue(writer)).body).toMatchObject([{ id, is_mine: true, changes: 1 }])
    const second = { ...meal, dietitian_message: 'Without salt.' }
    expect((await write(writer, id, second)).body).toMatchObject({
      status: 'completed',
      plan: { version: 2, dietitian_message: 'Without salt.' },
    })
    const third = { ...meal, dietitian_message: 'Without salt, with lemon.' }
    expect((await write(writer, id, third)).body.plan.version).toBe(3)
    // What an earlier version said may be said again.
    expect((await write(writer, id, meal)).body.plan.version).toBe(4)
    const latest = await app.call('GET', '/api/meal-plan-requests/latest', { as: person })
    expect(latest.body.plan.version).toBe(4)
  })

  it('is stopped where another tab has sent a version since, until its writer has seen that one', async () => {
    const { writer, id } = await pair()
    const from = (follows_version: number, dietitian_message: string) =>
      write(writer, id, { ...meal, dietitian_message, follows_version })
    expect((await from(0, 'From the first tab.')).body.plan.version).toBe(1)
    const late = await from(0, 'From the second tab.')
    expect([late.status, late.body.message]).toEqual([
      409,
      'Another version of this plan was sent after you opened it. Send yours again to replace it.',
    ])
    expect(await plansOf(id)).toEqual([{ version: 1 }])
    // What is sent again says nothing new.
    expect((await from(0, 'From the first tab.')).status).toBe(200)
    expect((await from(1, 'From the second tab.')).body.plan.version).toBe(2)
    expect((await from(-1, 'From nowhere.')).status).toBe(422)
  })

  it('goes on with a colleague where its writer has left and a change is asked for', async () => {
    const { writer, id } = await pair()
    await write(writer, id)
    await expireCertificate(writer)
    await askForChange(id)
    const other = await dietitian()
    expect((await queue(other)).body).toMatchObject([{ id, is_mine: false, changes: 1 }])
    const next = { ...meal, dietitian_message: 'From me now.' }
    expect((await write(other, id, next)).body).toMatchObject({ plan: { version: 2 } })
  })

  it('is rejected for the other profession, a therapist, and an unknown request', async () => {
    const { id } = await pair()
    expect((await write(await expert(), id, exercise)).status).toBe(404)
    expect((await write(await provider(), id)).status).toBe(403)
    expect((await write(await dietitian({ provider_status: 'pending' }), id)).status).toBe(403)
    expect((await write(await dietitian(), randomUUID())).status).toBe(404)
    expect(await plansOf(id)).toEqual([])
  })

  const [monday] = meal.weekly_schedule
  const [breakfast] = monday!.meals
  it.each([
    [{}, ['dietitian_message', 'weekly_schedule']],
    [{ ...meal, dietitian_message: '  ' }, ['dietitian_message']],
    [{ ...meal, dietitian_message: 'x'.repeat(4001) }, ['dietitian_message']],
    [{ ...meal, weekly_schedule: [] }, ['weekly_schedule']],
    [{ ...meal, weekly_schedule: [monday, monday] }, ['weekly_schedule']],
    [{ ...meal, weekly_schedule: Array.from({ length: 8 }, () => monday) }, ['weekly_schedule']],
    [{ ...meal, weekly_schedule: [{ ...monday, day: 'Funday' }] }, ['weekly_schedule.0.day']],
    [{ ...meal, weekly_schedule: [{ day: 'Monday', meals: [] }] }, ['weekly_schedule.0.meals']],
    [
      { ...meal, weekly_schedule: [{ day: 'Monday', meals: [{ ...breakfast, dish: '' }] }] },
      ['weekly_schedule.0.meals.0.dish'],
    ],
    [
      { ...meal, shopping_list: [{ item: 'Beans', price_ngwee: -1 }] },
      ['shopping_list.0.price_ngwee'],
    ],
    [
      { ...meal, recipes: [{ title: 'Soup', ingredients: [], steps: ['Stir'] }] },
      ['recipes.0.ingredients'],
    ],
    [{ ...meal, id: 'mine' }, ['id']],
    [exercise, ['dietitian_message']],
  ])('is rejected as %j by the field’s name, and nothing is kept', async (plan, fields) => {
    const { writer, id } = await pair()
    const answer = await write(writer, id, plan)
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, fields])
    expect(await plansOf(id)).toEqual([])
    expect((await open(writer, id)).body).toMatchObject({ status: 'pending', plan: null })
  })
})
