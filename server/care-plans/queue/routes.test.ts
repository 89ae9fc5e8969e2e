import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { plansIn, requestOf } from '#tests/support/plans.ts'
import { practiceIn, statusesOf } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.asOwner('delete from meal_plan_requests')
  await app.database.asOwner('delete from exercise_plan_requests')
})

const { dietitian, expert, open, queue, take, release } = plansIn(() => app)
const { provider, expireCertificate, accesses } = practiceIn(() => app)

const client = (full_name = 'Mwila Phiri') => app.createPersona({ full_name })
const idsOf = (answer: { body: { id: string }[] }) => answer.body.map(({ id }) => id)
const age = (id: string, days: number) =>
  app.database.asOwner(
    `update meal_plan_requests set created_at = now() - $2::integer * interval '1 day' where id = $1`,
    [id, days],
  )
const trail = ({ user_id }: Persona) =>
  app.database.asOwner(
    `select actor_id, action, record_id from platform.audit_events where subject_id = $1 and action like 'plan_request.%' order by occurred_at, id`,
    [user_id],
  )

describe('the queue of those who write plans', () => {
  it('shows what it takes to choose, each kind to its own profession alone, and opens no record', async () => {
    const person = await client()
    await app.database.asOwner(
      `update user_profiles set date_of_birth = (now() at time zone 'Africa/Lusaka')::date - interval '30 years', known_allergies_conditions = 'Asthma' where id = $1`,
      [person.user_id],
    )
    const [meal, exercise] = [await requestOf(person), await requestOf(person, 'exercise')]
    await app.database.asOwner(
      `update meal_plan_requests set final_details = 'On ART', goal_details = '{"condition":"Other","other_condition":"Lupus"}',
        dietary_profile = dietary_profile || '{"health":["HIV","TB"]}' where id = $1`,
      [meal],
    )
    await app.database.asOwner(
      `update exercise_plan_requests set health_history = '{"medicalConditions":"Gout","medication":"Tablets","isPregnantOrPostpartum":"Yes"}' where id = $1`,
      [exercise],
    )
    const line = {
      status: 'pending',
      created_at: expect.stringMatching(/^\d{4}-/),
      waiting_since: expect.stringMatching(/^\d{4}-/),
      completed_at: null,
      changes: 0,
      is_mine: false,
      full_name: null,
      date_of_birth: null,
      has_namesake: false,
      before_claim: { age_group: '18 to 39', clinician_first: true },
    }
    const [seen, trained] = [await queue(await dietitian()), await queue(await expert())]
    expect([seen.status, seen.body]).toEqual([
      200,
      [{ ...line, id: meal, kind: 'meal', primary_goal: 'General Healthy Eating' }],
    ])
    expect([trained.status, trained.body]).toEqual([
      200,
      [{ ...line, id: exercise, kind: 'exercise', primary_goal: 'Improve Strength' }],
    ])
    expect(await accesses(person)).toEqual([])
  })

  it('says nothing of an age that is not known, and shows the answers themselves once the request is claimed', async () => {
    const [person, writer] = [await client(), await dietitian()]
    await app.database.asOwner('update user_profiles set date_of_birth = null where id = $1', [
      person.user_id,
    ])
    const id = await requestOf(person)
    expect((await queue(writer)).body).toMatchObject([{ id, before_claim: { age_group: null } }])
    expect((await take(writer, id)).body).toMatchObject({ id, before_claim: null })
    expect((await queue(writer)).body).toMatchObject([{ id, before_claim: null }])
    const { answers } = (await open(writer, id)).body
    expect(answers.dietary_profile.allergies).toBe('Groundnuts')
  })

  it('names the people of claimed requests, audits each reading, and shows them to no one else', async () => {
    const [person, writer, colleague] = [await client(), await dietitian(), await dietitian()]
    const id = await requestOf(person)
    expect((await take(writer, id)).body).toMatchObject({ id, is_mine: true })
    const before = (await accesses(person)).length
    expect((await queue(writer)).body).toMatchObject([
      { id, is_mine: true, full_name: 'Mwila Phiri' },
    ])
    expect(await accesses(person)).toHaveLength(before + 1)
    expect((await accesses(person))[0]).toMatchObject({ action: 'plan_requests.read' })
    expect((await queue(colleague)).body).toEqual([])
  })

  it('has changes of a sent plan first, then the longest waiting, by the newest note where a change was asked for', async () => {
    const [person, writer] = [await client(), await dietitian()]
    const [first, second, third, fourth] = [
      await requestOf(person),
      await requestOf(person),
      await requestOf(person),
      await requestOf(person),
    ]
    await Promise.all([age(first, 2), age(second, 3), age(third, 9), age(fourth, 1)])
    const change = (id: string, hours: number) =>
      app.database.asOwner(
        `insert into meal_plan_changes (request_id, note, created_at) values ($1, 'Less salt', now() - $2::integer * interval '1 hour')`,
        [id, hours],
      )
    await Promise.all([change(third, 4), change(fourth, 8)])
    // One of the changes is the writer's, the other is open: its writer has left.
    for (const id of [first, fourth]) await take(writer, id)
    const seen = await queue(writer, 'pending')
    expect(idsOf(seen)).toEqual([fourth, third, second, first])
    expect(seen.body.map(({ changes }: { changes: number }) => changes)).toEqual([1, 1, 0, 0])
    expect(seen.body.map(({ is_mine }: { is_mine: boolean }) => is_mine)).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it('is shut to a therapist whatever their card says, to who is pending, and once a certificate has lapsed', async () => {
    const id = await requestOf(await client())
    const expired = await dietitian()
    await expireCertificate(expired)
    for (const shut of [
      expired,
      await provider(),
      await provider({ specialty: 'Dietitian', profession: 'therapist' }),
      await dietitian({ provider_status: 'pending' }),
      await app.createPersona({ role: 'admin' }),
      await client(),
    ])
      for (const answer of [await queue(shut), await take(shut, id), await release(shut, id)])
        expect(answer.status).toBe(403)
  })

  it('does not open by a specialty that the provider wishes for', async () => {
    const therapist = await provider()
    const body = { specialty: 'Dietitian', profession: 'dietitian' }
    await app.call('PATCH', '/api/profile', { as: therapist, body })
    const own = await app.call('GET', '/api/profile', { as: therapist })
    expect(own.body).toMatchObject({ specialty: 'Therapist', profession: 'therapist' })
    expect((await queue(therapist)).status).toBe(403)
  })

  it('is counted on the provider’s day, of their own kind, and opens no record', async () => {
    const [person, writer] = [await client(), await dietitian()]
    const [first] = [
      await requestOf(person),
      await requestOf(person),
      await requestOf(person, 'exercise'),
    ]
    await take(writer, first)
    const before = (await accesses(person)).length
    const counted = async (as: Persona) =>
      (await app.call('GET', '/api/provider/waiting', { as })).body
    expect(await counted(writer)).toMatchObject({
      plans_to_write: 2,
      oldest_plan_request_at: expect.stringMatching(/^\d{4}-/),
    })
    expect(await counted(await dietitian())).toMatchObject({ plans_to_write: 1 })
    expect(await counted(await expert())).toMatchObject({ plans_to_write: 1 })
    expect(await counted(await provider())).toMatchObject({
      plans_to_write: 0,
      oldest_plan_request_at: null,
    })
    expect(await accesses(person)).toHaveLength(before)
  })

  it('rejects an unknown status by the field’s name', async () => {
    const answer = await queue(await dietitian(), 'open')
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['status']])
  })
})

describe('taking a request', () => {
  it('is done by one of two who press at once, and the same again for who has it', async () => {
    const [one, other] = [await dietitian(), await dietitian()]
    for (let round = 0; round < 5; round += 1) {
      const person = await client()
      const id = await requestOf(person)
      const answers = await Promise.all([take(one, id), take(other, id)])
      expect(statusesOf(answers)).toEqual([200, 409])
      const [winner, loser] = answers[0]!.status === 200 ? [one, other] : [other, one]
      expect((await take(winner, id)).status).toBe(200)
      expect((await take(loser, id)).status).toBe(409)
      expect((await release(loser, id)).status).toBe(404)
      expect(await trail(person)).toEqual([
        { actor_id: winner.user_id, action: 'plan_request.take', record_id: id },
      ])
    }
  })

  it('is not there for the other kind, one’s own request, and no request', async () => {
    const writer = await dietitian()
    const [meal, exercise, own] = [
      await requestOf(await client()),
      await requestOf(await client(), 'exercise'),
      await requestOf(writer),
    ]
    expect((await queue(writer)).body).toHaveLength(1)
    for (const id of [exercise, own, randomUUID()]) {
      expect((await take(writer, id)).status).toBe(404)
      expect((await release(writer, id)).status).toBe(404)
    }
    expect((await take(await expert(), meal)).status).toBe(404)
    expect(Object.keys((await take(writer, 'x')).body.fields)).toEqual(['id'])
  })

  it('is open to the colleagues again once it is released, or its provider has left', async () => {
    const [person, one, other] = [await client(), await dietitian(), await dietitian()]
    const id = await requestOf(person)
    await take(one, id)
    expect((await release(one, id)).status).toBe(204)
    expect((await release(one, id)).status).toBe(404)
    expect((await queue(other)).body).toMatchObject([{ id, is_mine: false, full_name: null }])
    await take(one, id)
    await expireCertificate(one)
    expect((await queue(other)).body).toMatchObject([{ id, is_mine: false, full_name: null }])
    expect((await take(other, id)).body).toMatchObject({ is_mine: true, full_name: 'Mwila Phiri' })
    expect(await trail(person)).toMatchObject([
      { action: 'plan_request.take', actor_id: one.user_id },
      { action: 'plan_request.release' },
      { action: 'plan_request.take' },
      { action: 'plan_request.take', actor_id: other.user_id },
    ])
  })
})
