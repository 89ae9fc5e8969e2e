import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'

let app: TestApp
let thandiwe: Persona
beforeAll(async () => {
  app = await openTestApp()
  thandiwe = await app.createPersona({ role: 'provider', profession: 'dietitian' })
})
afterAll(() => app.close())

const add = (as: Persona, body: object) => app.call('POST', '/api/foods', { as, body })
const change = (as: Persona, id: string, body: object) =>
  app.call('PATCH', `/api/foods/${id}`, { as, body })
const list = async (as: Persona = thandiwe) => (await app.call('GET', '/api/foods', { as })).body
const find = async (name: string) =>
  (await list()).find((food: { name: string }) => food.name === name)
const masuku = { name: 'Masuku jam', food_group: 'Others', portion: '1 teaspoon' }

describe('the library of foods', () => {
  it('starts with the foods of Zambian markets and their portions, and with no price made up', async () => {
    const foods = await list()
    expect(foods.length).toBeGreaterThanOrEqual(60)
    expect(foods).toContainEqual({
      id: expect.any(String),
      name: 'Pumpkin leaves',
      local_names: 'chibwabwa',
      food_group: 'Leaves and vegetables',
      portion: '2 cupped hands, cooked',
      price_ngwee: null,
      price_per: null,
      price_seen_at: null,
    })
    expect(foods.every(({ price_ngwee }: { price_ngwee: unknown }) => price_ngwee === null)).toBe(
      true,
    )
  })

  it('takes a price with what it buys, says when it was seen, and lets it be taken away', async () => {
    const { id } = await find('Kapenta, dried')
    const priced = await change(thandiwe, id, { price_ngwee: 2500, price_per: 'a small cup' })
    expect(priced.status).toBe(200)
    expect(priced.body).toMatchObject({
      name: 'Kapenta, dried',
      price_ngwee: 2500,
      price_per: 'a small cup',
      price_seen_at: expect.stringMatching(/Z$/),
    })
    expect(await find('Kapenta, dried')).toEqual(priced.body)
    const gone = await change(thandiwe, id, { price_ngwee: null })
    expect(gone.body).toMatchObject({ price_ngwee: null, price_per: null, price_seen_at: null })
    const half = await change(thandiwe, id, { price_ngwee: 2500 })
    expect([half.status, Object.keys(half.body.fields)]).toEqual([422, ['price_per']])
    const negative = await change(thandiwe, id, { price_ngwee: -1, price_per: 'a cup' })
    expect([negative.status, Object.keys(negative.body.fields)]).toEqual([422, ['price_ngwee']])
  })

  it('takes a new food once, and no name twice', async () => {
    const id = randomUUID()
    const answers = [
      await add(thandiwe, { id, ...masuku }),
      await add(thandiwe, { id, ...masuku }),
      await add(thandiwe, { id, ...masuku, portion: '1 cup' }),
      await add(thandiwe, masuku),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 409, 409])
    expect(answers[3]!.body.fields).toEqual({ name: 'This food is in the library already.' })
    expect((await change(thandiwe, id, { name: 'Guava' })).status).toBe(409)
    expect((await change(thandiwe, randomUUID(), { portion: '1 cup' })).status).toBe(404)
  })

  it('is for dietitians in practice alone', async () => {
    const others = [
      await app.createPersona({ role: 'provider', profession: 'fitness expert' }),
      await app.createPersona({
        role: 'provider',
        profession: 'dietitian',
        provider_status: 'pending',
      }),
      await app.createPersona({
        role: 'provider',
        profession: 'dietitian',
        certificate_expires_on: '2020-01-01',
      }),
      await app.createPersona(),
      await app.createPersona({ role: 'admin' }),
    ]
    const { id } = await find('Guava')
    for (const as of others) {
      expect((await app.call('GET', '/api/foods', { as })).status).toBe(403)
      expect((await add(as, { ...masuku, name: 'Forbidden' })).status).toBe(403)
      expect((await change(as, id, { portion: '9 of them' })).status).toBe(403)
    }
    expect(await find('Forbidden')).toBeUndefined()
    expect((await find('Guava')).portion).toBe('2 of them')
  })
})
