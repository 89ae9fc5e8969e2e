import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { plansIn, requestOf, smallPlan } from '#tests/support/plans.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.asOwner('delete from meal_plan_requests')
})

const { askForChange, dietitian, expert, open, pair, plansOf, release, take, write } = plansIn(
  () => app,
)
const { meal, exercise } = smallPlan
const squatDay = { day: 'Monday', focus: 'Legs', exercises: [{ exercise: 'Goblet squat' }] }

describe('a plan with what the person must not eat', () => {
  const withNuts = {
    ...meal,
    weekly_schedule: [
      { day: 'Monday', meals: [{ meal: 'Lunch', dish: 'Nshima and rape with groundnuts' }] },
    ],
  }

  it('is stopped, the place named, until the dietitian says that each was checked', async () => {
    const { writer, id } = await pair()
    const stopped = await write(writer, id, withNuts)
    expect(stopped.status).toBe(422)
    expect(stopped.body.fields.weekly_schedule).toContain(
      'Monday, Lunch: Nshima and rape with groundnuts',
    )
    expect(await plansOf(id)).toEqual([])
    const checked = await write(writer, id, { ...withNuts, allergens_checked: true })
    expect(checked.status).toBe(200)
    expect(checked.body.plan).not.toHaveProperty('allergens_checked')
    // Sent again, it is the same plan.
    expect((await write(writer, id, withNuts)).status).toBe(200)
    expect(await plansOf(id)).toHaveLength(1)
  })

  it('is stopped by allergies in the profile, too', async () => {
    const { person, writer, id } = await pair()
    await app.database.asOwner(
      `update user_profiles set known_allergies_conditions = 'Allergic to fish' where id = $1`,
      [person.user_id],
    )
    const withFish = {
      ...meal,
      weekly_schedule: [{ day: 'Monday', meals: [{ meal: 'Lunch', dish: 'Kapenta' }] }],
    }
    expect((await write(writer, id, withFish)).status).toBe(422)
  })
})

it.each(['meal', 'exercise'] as const)(
  'the profile shows the writer of a %s plan food allergies at most, and no condition',
  async (kind) => {
    const [person, writer] = [
      await app.createPersona(),
      await (kind === 'meal' ? dietitian() : expert()),
    ]
    await app.database.asOwner(
      `update user_profiles set known_allergies_conditions = 'HIV on ART since 2019, allergic to fish' where id = $1`,
      [person.user_id],
    )
    const id = await requestOf(person, kind)
    await take(writer, id)
    const { body } = await open(writer, id)
    expect(body.person.allergies_in_profile).toBe(kind === 'meal' ? 'Fish' : null)
    expect(JSON.stringify(body)).not.toMatch(/HIV|ART|2019/)
  },
)

describe('what the person says of their care after the request', () => {
  it('is shown to the writer who has claimed it, with its day, and of diseases only what is asked', async () => {
    const { person, writer, id } = await pair()
    const care = { pregnancy: 'pregnant', kidney_disease: 'yes', diabetes: 'yes' }
    await app.call('PATCH', '/api/care-profile', { as: person, body: care })
    const now = { status: 'pregnant', answered_at: expect.any(String) }
    const { body } = await open(writer, id)
    expect(body.person).toMatchObject({
      pregnancy: now,
      kidney_disease: { answered_at: expect.any(String) },
    })
    expect(JSON.stringify(body)).not.toContain('diabetes')
    const trainer = await expert()
    const other = await requestOf(person, 'exercise')
    await take(trainer, other)
    const { person: shown } = (await open(trainer, other)).body
    expect([shown.pregnancy, shown.kidney_disease]).toEqual([now, null])
    await release(writer, id)
    expect((await open(writer, id)).status).toBe(404)
  })
})

describe('a plan with an exercise that hurts the person', () => {
  const squats = {
    ...exercise,
    weekly_schedule: [
      { day: 'Monday', focus: 'Arms', exercises: [{ exercise: 'Arm circles' }] },
      { day: 'Tuesday', focus: 'Legs', exercises: [{ exercise: 'Goblet squat' }] },
    ],
  }

  it('is stopped by the server, the exercise named, until the expert says why it is right', async () => {
    const [person, trainer] = [await app.createPersona(), await expert()]
    const id = await requestOf(person, 'exercise')
    await app.database.asOwner(
      `update exercise_plan_requests set exercise_preferences = '{"painfulMovements": "Kneeling"}' where id = $1`,
      [id],
    )
    await take(trainer, id)
    const stopped = await write(trainer, id, squats)
    expect([stopped.status, stopped.body.fields]).toEqual([
      422,
      { 'weekly_schedule.1.exercises.0.exercise': expect.stringContaining('kneeling or knees') },
    ])
    for (const painful_reason of ['', '  ', 'x'.repeat(501)])
      expect(
        Object.keys((await write(trainer, id, { ...squats, painful_reason })).body.fields),
      ).toEqual(['painful_reason'])
    const reasoned = {
      ...squats,
      painful_reason: 'Holding on to a table, to where it is free of pain.',
    }
    const { status, body } = await write(trainer, id, reasoned)
    expect(status).toBe(200)
    expect(body.plan).not.toHaveProperty('painful_reason')
    // Sent again, it is the same plan.
    expect((await write(trainer, id, squats)).status).toBe(200)
    expect(
      await app.database.asOwner(
        'select version, painful_reason from exercise_plans where request_id = $1',
        [id],
      ),
    ).toEqual([{ version: 1, painful_reason: reasoned.painful_reason }])
  })
})

describe('a plan to lose weight for a person who is pregnant since', () => {
  const asked = {
    meal: `update meal_plan_requests set primary_goal = 'Manage Weight', goal_details = '{"target": "Lose"}' where id = $1`,
    exercise: `update exercise_plan_requests set profile_goals = '{"primaryGoal": "Weight Loss"}' where id = $1`,
  }

  it.each(['meal', 'exercise'] as const)(
    'is stopped by the server until the writer says why it is right: %s',
    async (kind) => {
      const person = await app.createPersona({ full_name: 'Mwila Phiri', gender: 'female' })
      const writer = await (kind === 'meal' ? dietitian() : expert())
      const id = await requestOf(person, kind)
      await app.database.asOwner(asked[kind], [id])
      await take(writer, id)
      const first = { ...smallPlan[kind], progression: 'As it goes.' }
      // Nothing stops it before.
      expect((await write(writer, id, { ...first, follows_version: 0 })).status).toBe(200)
      const body = { pregnancy: 'pregnant' }
      await app.call('PATCH', '/api/care-profile', { as: person, body })

      const plan = {
        ...smallPlan[kind],
        ...('expert_message' in first
          ? { expert_message: 'Walk.' }
          : { dietitian_message: 'Eat.' }),
      }
      const stopped = await write(writer, id, plan)
      expect([stopped.status, stopped.body.fields]).toEqual([
        422,
        { weight_loss_reason: expect.stringContaining('is pregnant') },
      ])
      for (const weight_loss_reason of ['', '  ', 'x'.repeat(501)])
        expect(
          Object.keys((await write(writer, id, { ...plan, weight_loss_reason })).body.fields),
        ).toEqual(['weight_loss_reason'])
      const weight_loss_reason = 'It keeps her weight: enough for two, without sugar.'
      const written = await write(writer, id, { ...plan, weight_loss_reason })
      expect(written.status).toBe(200)
      expect(written.body.plan).not.toHaveProperty('weight_loss_reason')
      // Sent again, it is the same plan.
      expect((await write(writer, id, plan)).status).toBe(200)
      expect(
        await app.database.asOwner(
          `select version, weight_loss_reason from ${kind}_plans where request_id = $1 order by version`,
          [id],
        ),
      ).toEqual([
        { version: 1, weight_loss_reason: null },
        { version: 2, weight_loss_reason },
      ])
    },
  )

  it('is stopped where the date of birth makes the person a child now, and not for another goal', async () => {
    const { person, writer, id } = await pair()
    await app.call('PATCH', '/api/care-profile', { as: person, body: { pregnancy: 'pregnant' } })
    expect((await write(writer, id)).status).toBe(200)
    const other = await pair()
    await app.database.asOwner(asked.meal, [other.id])
    await app.database.asOwner(
      `update user_profiles set date_of_birth = now() - interval '16 years' where id = $1`,
      [other.person.user_id],
    )
    const stopped = await write(other.writer, other.id)
    expect([stopped.status, Object.keys(stopped.body.fields)]).toEqual([
      422,
      ['weight_loss_reason'],
    ])
  })
})

describe('the reasons of a plan that was stopped first', () => {
  it('are shown to the colleague who takes the plan over, and to no one else', async () => {
    const person = await app.createPersona({ full_name: 'Mwila Phiri', gender: 'female' })
    const [first, second] = [await expert(), await expert({ full_name: 'Grace Tembo' })]
    const id = await requestOf(person, 'exercise')
    await app.database.asOwner(
      `update exercise_plan_requests set exercise_preferences = '{"painfulMovements": "Kneeling"}',
         profile_goals = '{"primaryGoal": "Weight Loss"}' where id = $1`,
      [id],
    )
    const body = { pregnancy: 'pregnant' }
    await app.call('PATCH', '/api/care-profile', { as: person, body })
    await take(first, id)
    expect((await open(first, id)).body.reasons).toEqual([])
    const painful_reason = 'Holding on to a table, to where it is free of pain.'
    const weight_loss_reason = 'It keeps her weight: walking alone.'
    const plan = { ...exercise, weekly_schedule: [squatDay], painful_reason, weight_loss_reason }
    const given = {
      version: 1,
      author: 'Kelvin Sakala',
      created_at: expect.any(String),
      painful_reason,
      weight_loss_reason,
    }
    expect((await write(first, id, plan)).body.reasons).toEqual([given])

    await askForChange(id, 'Fewer days, please.', 'exercise')
    await release(first, id)
    expect((await take(second, id)).status).toBe(200)
    expect((await open(second, id)).body.reasons).toEqual([given])
    expect((await open(first, id)).status).toBe(404)
    const own = await app.call('GET', '/api/exercise-plan-requests', { as: person })
    expect(own.body).toMatchObject([{ id, plan: { version: 1 } }])
    expect(JSON.stringify(own.body)).not.toContain('Holding on')
    expect(JSON.stringify(own.body)).not.toContain('keeps her weight')
  })
})
