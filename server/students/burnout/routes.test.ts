import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { practiceIn } from '#tests/support/practice.ts'

const path = '/api/burnout-checks'
const answers = {
  strength: 3,
  sleep: 4,
  beginning: 2,
  attention: 3,
  meaning: 1,
  people: 2,
  temper: 3,
  rest: 1,
}
const fine = { version: 1, answers }

let app: TestApp
const { consent, withdraw } = practiceIn(() => app)
let natasha: Persona
beforeAll(async () => {
  app = await openTestApp()
  natasha = await app.createPersona({ is_student: true })
})
afterAll(() => app.close())

const save = (as: Persona, body: object) => app.call('POST', path, { as, body })
const list = async (as: Persona, query = '') => (await app.call('GET', path + query, { as })).body

describe('a self-check', () => {
  it('is scored here, and stored with its answers and the version of its questions', async () => {
    const answer = await save(natasha, fine)
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      id: expect.any(String),
      version: 1,
      answers,
      score: 66,
      level: 'worn',
      created_at: expect.stringMatching(/Z$/),
    })
    expect(await list(natasha)).toEqual([answer.body])
    const events = await auditEventsOf(app.database, answer.body.id)
    expect(events).toHaveLength(1)
    expect(events[0]).toMatchObject({ actor_id: natasha.user_id, action: 'burnout_check.record' })
    // As a value of its own: an id may hold these digits by chance.
    expect(JSON.stringify(events)).not.toMatch(/[":]66[",}]|worn/)
  })

  it('is written once, however often it is sent', async () => {
    const luse = await app.createPersona()
    const id = randomUUID()
    const [first, ...again] = await Promise.all(
      Array.from({ length: 5 }, () => save(luse, { ...fine, id })),
    )
    const isNew = [first, ...again].map((answer) => answer!.status === 201)
    expect(isNew.filter(Boolean)).toHaveLength(1)
    const changed = await save(luse, { ...fine, id, answers: { ...answers, sleep: 0 } })
    expect(changed.status).toBe(409)
    expect(await list(luse)).toHaveLength(1)
  })

  it('is listed newest first, a page at a time', async () => {
    const mwila = await app.createPersona()
    const ids: string[] = []
    for (let count = 0; count < 3; count += 1) ids.unshift((await save(mwila, fine)).body.id)
    const page = await list(mwila, '?limit=2')
    expect(page.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2))
    const rest = await list(mwila, `?limit=2&before=${ids[1]}`)
    expect(rest.map(({ id }: { id: string }) => id)).toEqual(ids.slice(2))
  })

  it.each([
    ['another student', { is_student: true }],
    ['a provider', { role: 'provider' as const, hasConsented: true }],
    ['an administrator', { role: 'admin' as const, hasConsented: true }],
  ])('is not seen by %s, who may check themselves', async (_, traits) => {
    const stranger = await app.createPersona(traits)
    const { body } = await save(natasha, fine)
    expect(await list(stranger)).toEqual([])
    expect((await save(stranger, { ...fine, id: body.id })).status).toBe(409)
    expect((await save(stranger, fine)).status).toBe(201)
  })

  it('is not saved after consent was withdrawn, until it is given again', async () => {
    const bupe = await app.createPersona()
    await withdraw(bupe, 'health_data')
    const rejected = await save(bupe, fine)
    expect([rejected.status, rejected.body.code]).toEqual([403, 'consent_withdrawn'])
    expect(await list(bupe)).toEqual([])
    await consent(bupe, 'health_data')
    expect((await save(bupe, fine)).status).toBe(201)
  })
})

it.each([
  ['version', { answers }],
  ['version', { version: 2, answers }],
  ['answers', { version: 1 }],
  ['answers.rest', { version: 1, answers: { ...answers, rest: 5 } }],
  ['answers.sleep', { version: 1, answers: { ...answers, sleep: null } }],
  ['answers.hope', { version: 1, answers: { ...answers, hope: 1 } }],
  ['score', { ...fine, score: 0 }],
  ['user_id', { ...fine, user_id: randomUUID() }],
])('names %s where it is wrong', async (field, body) => {
  const answer = await save(natasha, body)
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.fields)).toEqual([field])
})
