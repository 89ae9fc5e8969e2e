import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maxOpenTasks } from '#domain/students/planner.ts'
import type { PlannerTask } from '#domain/students/planner-schema.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { actionsOn } from '#tests/support/audit-events.ts'

const path = '/api/planner-tasks'
const week = '2026-12-28'

let app: TestApp
let natasha: Persona
let other: Persona

beforeAll(async () => {
  app = await openTestApp()
  natasha = await app.createPersona({ is_student: true })
  other = await app.createPersona({ is_student: true })
})
afterAll(() => app.close())

const add = (as: Persona, body: object) => app.call('POST', path, { as, body })
const change = (as: Persona, id: string, body: object) =>
  app.call('PATCH', `${path}/${id}`, { as, body })
const remove = (as: Persona, id: string) => app.call('DELETE', `${path}/${id}`, { as })
const list = async (as: Persona, of = week): Promise<PlannerTask[]> =>
  (await app.call('GET', `${path}?week=${of}`, { as })).body

describe('a task', () => {
  it('is stored with its place in the week, and returned as stored', async () => {
    const answer = await add(natasha, {
      title: '  Read chapter 3 ',
      week,
      day: '2027-01-01',
      starts_at: '14:30',
      box: 'plan',
    })
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      id: expect.any(String),
      title: 'Read chapter 3',
      week,
      day: '2027-01-01',
      starts_at: '14:30',
      box: 'plan',
      done_at: null,
      created_at: expect.stringMatching(/Z$/),
    })
    expect(await list(natasha)).toContainEqual(answer.body)
    const plain = await add(natasha, { title: 'Call home', week })
    expect(plain.body).toMatchObject({ day: null, starts_at: null, box: null })
  })

  it('is written once, however often it is sent', async () => {
    const body = { id: randomUUID(), title: 'Pay the fees', week, day: week, starts_at: '09:00' }
    const first = await add(natasha, body)
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(natasha, body)))
    const changed = await add(natasha, { ...body, title: 'Something else' })
    expect(first.status).toBe(201)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(answers[0]!.body).toEqual(first.body)
    expect(changed.status).toBe(409)
    expect((await list(natasha)).filter(({ id }) => id === body.id)).toHaveLength(1)
  })

  it('moves, is renamed, sorted and ticked, each by itself', async () => {
    const { id } = (await add(natasha, { title: 'Essay', week, day: week, starts_at: '08:00' }))
      .body
    expect((await change(natasha, id, { title: 'Essay, part 1' })).body).toMatchObject({
      title: 'Essay, part 1',
      day: week,
      starts_at: '08:00',
    })
    expect((await change(natasha, id, { day: '2026-12-31' })).body).toMatchObject({
      day: '2026-12-31',
      starts_at: '08:00',
    })
    expect((await change(natasha, id, { box: 'do_now' })).body.box).toBe('do_now')
    expect((await change(natasha, id, { box: null })).body.box).toBeNull()
    expect((await change(natasha, id, { day: null })).body).toMatchObject({
      week,
      day: null,
      starts_at: null,
    })
    const next = await change(natasha, id, { week: '2027-01-04', day: '2027-01-06' })
    expect(next.body).toMatchObject({ week: '2027-01-04', day: '2027-01-06' })

    const done = await change(natasha, id, { done: true })
    expect(done.body.done_at).toMatch(/Z$/)
    expect((await change(natasha, id, { done: true })).body.done_at).toBe(done.body.done_at)
    // What is done is listed with its own week alone, what is open with every week.
    expect((await list(natasha)).map((task) => task.id)).not.toContain(id)
    expect((await list(natasha, '2027-01-04')).map((task) => task.id)).toContain(id)
    expect((await change(natasha, id, { done: false })).body.done_at).toBeNull()
    expect((await list(natasha)).map((task) => task.id)).toContain(id)
  })

  it('is gone once it is deleted, however often that is asked', async () => {
    const { id } = (await add(natasha, { title: 'Old', week })).body
    expect((await remove(natasha, id)).status).toBe(204)
    expect((await remove(natasha, id)).status).toBe(204)
    expect((await change(natasha, id, { done: true })).status).toBe(404)
    expect((await list(natasha)).map((task) => task.id)).not.toContain(id)
  })

  it('leaves its trace in the audit, without its words', async () => {
    const mwila = await app.createPersona()
    const { id } = (await add(mwila, { title: 'a secret', week })).body
    await change(mwila, id, { done: true })
    await remove(mwila, id)
    await remove(mwila, id)
    expect(await actionsOn(app.database, mwila, 'planner_task')).toEqual([
      'planner_task.add',
      'planner_task.change',
      'planner_task.remove',
    ])
  })
})

describe('another user', () => {
  it.each([
    ['another student', { is_student: true }],
    ['a provider', { role: 'provider' as const }],
    ['an administrator', { role: 'admin' as const }],
  ])('%s sees nothing of it, changes nothing and takes nothing away', async (_, traits) => {
    const stranger = await app.createPersona(traits)
    const { body: task } = await add(natasha, { title: 'Private', week })
    expect(await list(stranger)).toEqual([])
    expect((await change(stranger, task.id, { title: 'Mine' })).status).toBe(404)
    expect((await remove(stranger, task.id)).status).toBe(204)
    const taken = await add(stranger, { id: task.id, title: 'Private', week })
    expect(taken.status).toBe(409)
    expect(JSON.stringify(taken.body)).not.toContain('Private')
    expect(await list(natasha)).toContainEqual(task)
  })
})

describe('what is rejected', () => {
  const fine = { title: 'Read', week }
  it.each([
    ['title', { week }],
    ['title', { ...fine, title: '   ' }],
    ['title', { ...fine, title: 'x'.repeat(201) }],
    ['title', { ...fine, title: 'a\0b' }],
    ['week', { title: 'Read' }],
    ['week', { ...fine, week: '2026-12-29' }],
    ['week', { ...fine, week: '2026-02-30' }],
    ['week', { ...fine, week: '1900-01-01' }],
    ['day', { ...fine, day: '2027-01-04' }],
    ['day', { ...fine, day: 'Monday' }],
    ['starts_at', { ...fine, starts_at: '09:00' }],
    ['starts_at', { ...fine, day: week, starts_at: '24:00' }],
    ['box', { ...fine, box: 'later' }],
    ['id', { ...fine, id: 'mine' }],
    ['user_id', { ...fine, user_id: randomUUID() }],
    ['done_at', { ...fine, done_at: '2026-01-01T00:00:00Z' }],
  ])('a new task names %s', async (field, body) => {
    const answer = await add(natasha, body)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  it.each([
    ['title', { title: '' }],
    ['day', { day: '2027-01-04' }],
    ['day', { week: '2027-01-04' }],
    ['starts_at', { day: null, starts_at: '10:00' }],
    ['done', { done: 'yes' }],
    ['done_at', { done_at: null }],
    ['user_id', { user_id: randomUUID() }],
  ])('a change names %s, and changes nothing', async (field, body) => {
    const { body: task } = await add(natasha, { ...fine, day: week, starts_at: '09:00' })
    const answer = await change(natasha, task.id, body)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields)).toEqual([field])
    expect(await list(natasha)).toContainEqual(task)
  })

  it('is a list without its week', async () => {
    const answer = await app.call('GET', path, { as: natasha })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields)).toEqual(['week'])
  })

  it(`is an open task beyond ${maxOpenTasks}, also of two added at once, and one opened again`, async () => {
    const fill = maxOpenTasks - 1
    await app.database.asOwner(
      `insert into planner_tasks (user_id, title, week) select '${other.user_id}', 'Task ' || n, '${week}' from generate_series(1, ${fill}) n`,
    )
    const id = randomUUID()
    const both = await Promise.all([add(other, { ...fine, id }), add(other, fine)])
    const rejected = both.filter(({ status }) => status === 409)
    expect(rejected).toHaveLength(1)
    expect(rejected[0]!.body).toMatchObject({
      code: 'too_many_tasks',
      message: 'You have 200 open tasks. Finish or delete some before you add another.',
    })
    const open = await list(other)
    expect(open).toHaveLength(maxOpenTasks)
    // A retry of one that is there is no further task.
    const last = open.at(-1)!
    expect((await add(other, { ...fine, id: last.id, title: last.title })).status).toBe(200)
    expect((await change(other, last.id, { done: true })).status).toBe(200)
    expect((await add(other, fine)).status).toBe(201)
    expect((await change(other, last.id, { done: false })).status).toBe(409)
    expect((await change(other, open[0]!.id, { done: false })).status).toBe(200)
  })
})
