import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WeightEntry } from '#domain/weights/schema.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { actionsOn } from '#tests/support/audit-events.ts'
import { practiceIn, statusesOf } from '#tests/support/practice.ts'

let app: TestApp
let chanda: Persona
const { withdraw } = practiceIn(() => app)

beforeAll(async () => {
  app = await openTestApp()
  chanda = await app.createPersona()
})
afterAll(() => app.close())

const call = (method: string, path: string, as: Persona, body?: object) =>
  app.call(method, `/api/weights${path}`, { as, body })
const log = (as: Persona, body: object) => call('POST', '', as, body)
const list = async (as: Persona, query = ''): Promise<WeightEntry[]> =>
  (await call('GET', query, as)).body

describe('a weight', () => {
  it('is stored as it was logged, by when it was measured', async () => {
    const earlier = await log(chanda, {
      weight_kg: 68.4,
      waist_cm: 92.5,
      height_cm: 168,
      notes: ' after breakfast ',
      seconds_ago: 86_400,
    })
    expect(earlier.status).toBe(201)
    expect(earlier.body).toEqual({
      id: expect.any(String),
      user_id: chanda.user_id,
      weight_kg: 68.4,
      waist_cm: 92.5,
      height_cm: 168,
      notes: 'after breakfast',
      created_at: expect.stringMatching(/Z$/),
    })
    const now = await log(chanda, { weight_kg: 68.25 })
    expect(now.body).toMatchObject({ waist_cm: null, height_cm: null, notes: null })
    expect((await list(chanda)).map(({ id }) => id)).toEqual([now.body.id, earlier.body.id])
    expect(await list(chanda, `?limit=1&before=${now.body.id}`)).toEqual([earlier.body])
    expect(await actionsOn(app.database, chanda, 'weight')).toEqual([
      'weight.record',
      'weight.record',
    ])
  })

  it('is written once, however often it is sent', async () => {
    const mwila = await app.createPersona()
    const body = { id: randomUUID(), weight_kg: 68.4 }
    const answers = await Promise.all(Array.from({ length: 4 }, () => log(mwila, body)))
    expect(statusesOf(answers)).toEqual([200, 200, 200, 201])
    expect((await log(mwila, { ...body, weight_kg: 69 })).status).toBe(409)
    expect((await log(chanda, body)).status).toBe(409)
    expect(await list(mwila)).toHaveLength(1)
  })

  it.each([
    ['no weight', {}, 'weight_kg'],
    ['a weight in grams', { weight_kg: 68_400 }, 'weight_kg'],
    ['words', { weight_kg: 'sixty' }, 'weight_kg'],
    ['three decimals', { weight_kg: 68.123 }, 'weight_kg'],
    ['a waist in metres', { weight_kg: 68, waist_cm: 0.92 }, 'waist_cm'],
    ['a height in metres', { weight_kg: 68, height_cm: 1.68 }, 'height_cm'],
    ['long notes', { weight_kg: 68, notes: 'x'.repeat(1001) }, 'notes'],
    ['the future', { weight_kg: 68, seconds_ago: -60 }, 'seconds_ago'],
  ])('names the field when it rejects %s', async (_what, body, field) => {
    const { status, body: answer } = await log(chanda, body)
    expect([status, Object.keys(answer.fields)]).toEqual([422, [field]])
  })

  it('is corrected, removed and back again, and what it was stays', async () => {
    const mwila = await app.createPersona()
    const { body: entry } = await log(mwila, { weight_kg: 86.4, height_cm: 168, notes: 'shoes on' })
    const { id, created_at } = entry
    const correction = { change_id: randomUUID(), corrected_at: null, weight_kg: 68.4 }
    const answers = [
      await call('PATCH', `/${id}`, mwila, correction),
      await call('PATCH', `/${id}`, mwila, correction),
    ]
    expect(answers[0]!.body).toMatchObject({ weight_kg: 68.4, height_cm: null, created_at })
    expect(answers[1]).toMatchObject({ status: 200, body: answers[0]!.body })
    const late = { ...correction, change_id: randomUUID(), weight_kg: 70 }
    expect((await call('PATCH', `/${id}`, mwila, late)).body.code).toBe('changed_since')
    expect((await call('PATCH', `/${id}`, chanda, late)).status).toBe(404)
    expect((await call('DELETE', `/${id}`, chanda)).status).toBe(204)
    expect(await list(mwila)).toHaveLength(1)

    for (const _ of [1, 2]) expect((await call('DELETE', `/${id}`, mwila)).status).toBe(204)
    expect(await list(mwila)).toEqual([])
    expect((await call('DELETE', `/${id}/removal`, chanda)).status).toBe(404)
    const back = await call('DELETE', `/${id}/removal`, mwila)
    expect(back).toMatchObject({ status: 200, body: answers[0]!.body })
    const versions = await app.call('GET', `/api/entry-versions/${id}`, { as: mwila })
    expect(versions.body.at(-1)).toMatchObject({ change: 'corrected', before: { weight_kg: 86.4 } })
    expect(await actionsOn(app.database, mwila, 'weight')).toEqual([
      'weight.record',
      'weight.correct',
      'weight.remove',
      'weight.restore',
    ])
  })

  it('is of its person alone, who is a client that agreed', async () => {
    const mwila = await app.createPersona()
    await log(mwila, { weight_kg: 68.4 })
    const others = [
      await app.createPersona({ role: 'provider' }),
      await app.createPersona({ role: 'front_desk' }),
      await app.createPersona({ role: 'admin' }),
    ]
    for (const as of others) {
      expect((await call('GET', '', as)).status).toBe(403)
      expect((await log(as, { weight_kg: 68.4 })).status).toBe(403)
    }
    expect(await list(await app.createPersona())).toEqual([])
    await withdraw(mwila, 'health_data')
    expect((await log(mwila, { weight_kg: 68 })).body.code).toBe('consent_withdrawn')
    expect(await list(mwila)).toHaveLength(1)
  })
})
