import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'

let app: TestApp
let thandiwe: Persona
let colleague: Persona
let kelvin: Persona
beforeAll(async () => {
  app = await openTestApp()
  thandiwe = await app.createPersona({ role: 'provider', profession: 'dietitian' })
  colleague = await app.createPersona({ role: 'provider', profession: 'dietitian' })
  kelvin = await app.createPersona({ role: 'provider', profession: 'fitness expert' })
})
afterAll(() => app.close())

const path = '/api/provider/plan-templates'
const week = {
  weekly_schedule: [
    { day: 'Monday', meals: [{ meal: 'Lunch', dish: 'Nshima, chibwabwa, beans', portion: null }] },
  ],
  recipes: [],
  shopping_list: [{ item: 'Chibwabwa', quantity: '2 heaps', price_ngwee: 1000 }],
}
const meal = (name: string, content: object = week) => ({ kind: 'meal', name, content })
const exercise = (name: string) => ({
  kind: 'exercise',
  name,
  content: { weekly_schedule: [{ day: 'Tuesday', focus: 'Rest', exercises: [] }] },
})
const add = (as: Persona, body: object) => app.call('POST', path, { as, body })
const change = (as: Persona, id: string, body: object) =>
  app.call('PUT', `${path}/${id}`, { as, body })
const list = async (as: Persona) => (await app.call('GET', path, { as })).body
const remove = (as: Persona, id: string) => app.call('DELETE', `${path}/${id}`, { as })

describe('a plan to start from', () => {
  it('is stored with an empty message, listed by name, changed and removed', async () => {
    const second = await add(thandiwe, meal('For sugar'))
    expect(second.status).toBe(201)
    expect(second.body).toEqual({
      id: expect.any(String),
      ...meal('For sugar', { dietitian_message: '', ...week }),
      updated_at: expect.stringMatching(/Z$/),
    })
    const first = (await add(thandiwe, meal('For pressure'))).body
    expect((await list(thandiwe)).map(({ name }: { name: string }) => name)).toEqual([
      'For pressure',
      'For sugar',
    ])
    const changed = await change(thandiwe, first.id, meal('For pressure, cheap'))
    expect([changed.status, changed.body.name]).toEqual([200, 'For pressure, cheap'])
    expect((await remove(thandiwe, first.id)).status).toBe(204)
    expect((await remove(thandiwe, first.id)).status).toBe(404)
    expect(await list(thandiwe)).toHaveLength(1)
    expect((await remove(thandiwe, second.body.id)).status).toBe(204)
  })

  it('is written once, however often it is sent', async () => {
    const id = randomUUID()
    const answers = [
      await add(thandiwe, { id, ...meal('Sent twice') }),
      await add(thandiwe, { id, ...meal('Sent twice') }),
      await add(thandiwe, { id, ...meal('Another') }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 409])
    await remove(thandiwe, id)
  })

  it('cannot be seen, changed or removed by others', async () => {
    const { id } = (await add(thandiwe, meal('Mine'))).body
    expect(await list(colleague)).toEqual([])
    expect((await change(colleague, id, meal('Theirs'))).status).toBe(404)
    expect((await remove(colleague, id)).status).toBe(404)
    expect((await list(thandiwe))[0].name).toBe('Mine')
    await remove(thandiwe, id)
  })

  it('has a name of its own among those of its kind', async () => {
    const { id } = (await add(thandiwe, meal('Twice'))).body
    const again = await add(thandiwe, meal('Twice'))
    expect(again.status).toBe(409)
    expect(again.body.fields).toEqual({ name: 'You have a template of this name already.' })
    expect((await add(colleague, meal('Twice'))).status).toBe(201)
    await remove(thandiwe, id)
  })

  it('is of the kind that one’s profession writes', async () => {
    expect((await add(kelvin, exercise('Rest week'))).status).toBe(201)
    expect((await add(kelvin, meal('No'))).status).toBe(403)
    expect((await add(thandiwe, exercise('No'))).status).toBe(403)
    const { id } = (await list(kelvin))[0]
    expect((await change(kelvin, id, meal('No'))).status).toBe(404)
    const therapist = await app.createPersona({ role: 'provider', profession: 'therapist' })
    expect((await app.call('GET', path, { as: therapist })).status).toBe(403)
    expect((await add(therapist, meal('No'))).status).toBe(403)
    const [{ count }] = (await app.database.asOwner(
      `select count(*)::int as count from plan_templates where name = 'No'`,
    )) as [{ count: number }]
    expect(count).toBe(0)
  })

  it.each([
    ['without a name', meal(' '), 'name'],
    ['without a day', meal('Empty', { ...week, weekly_schedule: [] }), 'content.weekly_schedule'],
    [
      'with a meal without a dish',
      meal('No dish', {
        ...week,
        weekly_schedule: [{ day: 'Monday', meals: [{ meal: 'Lunch', dish: '' }] }],
      }),
      'content.weekly_schedule.0.meals.0.dish',
    ],
    ['of no kind', { ...meal('Soup'), kind: 'soup' }, 'kind'],
  ])('is rejected %s, with the field named', async (_, body, field) => {
    const { status, body: problem } = await add(thandiwe, body)
    expect([status, Object.keys(problem.fields)]).toEqual([422, [field]])
  })
})
