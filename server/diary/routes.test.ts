import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { actionsOn } from '#tests/support/audit-events.ts'
import { practiceIn, statusesOf } from '#tests/support/practice.ts'

let app: TestApp
let mutale: Persona
let other: Persona
const today = todayInLusaka()
const { consent, withdraw } = practiceIn(() => app)

beforeAll(async () => {
  app = await openTestApp()
  mutale = await app.createPersona()
  other = await app.createPersona()
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: object, as = mutale) =>
  app.call(method, `/api/${path}`, { as, body })

const nshima = { day: today, meal: 'Lunch', food: 'Nshima with beans', grams: 75 }
const walk = { day: today, kind: 'Walking', minutes: 30, effort: 'Moderate' }
const rejected: readonly [string, object][] = [
  ['day', { day: dayAfter(today, 1) }],
  ['day', { day: dayAfter(today, -15) }],
  ['day', { day: '2026-02-30' }],
]

describe('the log of carbohydrates', () => {
  it('sums a day, and says which entries the sum leaves out', async () => {
    const first = await call('POST', 'carbohydrate-entries', { ...nshima, food: '  Nshima  ' })
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({ day: today, food: 'Nshima', grams: 75 })
    await call('POST', 'carbohydrate-entries', { day: today, meal: 'Snack', food: 'Mango' })
    const earlier = { ...nshima, day: dayAfter(today, -14), grams: 0 }
    expect((await call('POST', 'carbohydrate-entries', earlier)).status).toBe(201)
    const { body } = await call('GET', 'carbohydrate-log')
    expect(body.today).toBe(today)
    expect(body.days).toEqual([
      { day: today, grams: 75, entries: 2, without_grams: 1 },
      { day: earlier.day, grams: 0, entries: 1, without_grams: 0 },
    ])
    expect(body.entries.map(({ food }: { food: string }) => food)).toEqual([
      'Mango',
      'Nshima',
      'Nshima with beans',
    ])
    expect((await call('GET', 'carbohydrate-log', undefined, other)).body.entries).toEqual([])
  })

  it('writes an entry once, and takes it out for its owner alone', async () => {
    const entry = { id: randomUUID(), ...nshima }
    const answers = [
      await call('POST', 'carbohydrate-entries', entry),
      await call('POST', 'carbohydrate-entries', entry),
      await call('POST', 'carbohydrate-entries', { ...entry, grams: 76 }),
      await call('POST', 'carbohydrate-entries', entry, other),
      await call('DELETE', `carbohydrate-entries/${entry.id}`, undefined, other),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 409, 409, 204])
    const has = async () =>
      (await call('GET', 'carbohydrate-log')).body.entries.some(
        ({ id }: { id: string }) => id === entry.id,
      )
    expect(await has()).toBe(true)
    for (const _ of [1, 2])
      expect((await call('DELETE', `carbohydrate-entries/${entry.id}`)).status).toBe(204)
    expect(await has()).toBe(false)
    expect(await actionsOn(app.database, mutale, 'carbohydrate_entry')).toEqual(
      expect.arrayContaining(['carbohydrate_entry.record', 'carbohydrate_entry.remove']),
    )
  })

  it.each<[string, object]>([
    ...rejected,
    ['grams', { grams: 501 }],
    ['grams', { grams: -1 }],
    ['grams', { grams: 1.5 }],
    ['meal', { meal: 'Brunch' }],
    ['food', { food: ' ' }],
    ['food', { food: 'x'.repeat(121) }],
  ])('names %s when it rejects %j', async (field, change) => {
    const { status, body } = await call('POST', 'carbohydrate-entries', { ...nshima, ...change })
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })

  it('returns the foods of the library and their portions, without prices', async () => {
    const { body } = await call('GET', 'food-portions')
    expect(body.length).toBeGreaterThanOrEqual(60)
    expect(body).toContainEqual({
      name: 'Pumpkin leaves',
      local_names: 'chibwabwa',
      portion: '2 cupped hands, cooked',
    })
  })
})

describe('the log of activities', () => {
  it('sums the minutes of a day, writes each once and takes it out again', async () => {
    const entry = { id: randomUUID(), ...walk, note: '' }
    const answers = [
      await call('POST', 'activities', entry),
      await call('POST', 'activities', entry),
      await call('POST', 'activities', { ...entry, minutes: 31 }),
      await call('POST', 'activities', { ...walk, kind: 'Field work', minutes: 120 }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 409, 201])
    expect((await call('GET', 'activity-log')).body).toMatchObject({
      today,
      days: [{ day: today, minutes: 150, entries: 2 }],
    })
    await call('DELETE', `activities/${entry.id}`, undefined, other)
    expect((await call('GET', 'activity-log')).body.days[0].minutes).toBe(150)
    await call('DELETE', `activities/${entry.id}`)
    expect((await call('GET', 'activity-log')).body.days[0].minutes).toBe(120)
  })

  it.each<[string, object]>([
    ...rejected,
    ['minutes', { minutes: 0 }],
    ['minutes', { minutes: 601 }],
    ['kind', { kind: 'Sleeping' }],
    ['effort', { effort: 'Mild' }],
    ['note', { note: 'x'.repeat(301) }],
  ])('names %s when it rejects %j', async (field, change) => {
    const { status, body } = await call('POST', 'activities', { ...walk, ...change })
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })
})

describe('the action plan', () => {
  const plan = {
    my_targets: '5 to 8 before a meal',
    when_low: '3 teaspoons of sugar in water',
    when_high: '',
    call_name: 'Bwalya',
    call_phone: '+260977123456',
    clinic: 'Chilenje',
    when_to_go: '',
  }
  const put = (body: object, as = mutale) => call('PUT', 'action-plan', body, as)

  it('is empty at first, is stored, and rejects a change based on an older version', async () => {
    expect((await call('GET', 'action-plan')).body).toBeNull()
    const first = await put({ ...plan, version: 0 })
    expect(first.body).toMatchObject({ ...plan, version: 1 })
    // A retry of the same text is accepted; another text from the same version is not.
    expect((await put({ ...plan, version: 0 })).body).toEqual(first.body)
    expect((await put({ ...plan, clinic: 'UTH', version: 0 })).status).toBe(409)
    const second = await put({ ...plan, clinic: 'UTH', version: 1 })
    expect(second.body).toMatchObject({ clinic: 'UTH', version: 2 })
    const late = await put({ ...plan, clinic: 'Kanyama', version: 1 })
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
    expect((await call('GET', 'action-plan')).body).toEqual(second.body)
    expect((await call('GET', 'action-plan', undefined, other)).body).toBeNull()
  })

  it('lets one of two simultaneous changes win, and rejects the other', async () => {
    await put({ ...plan, version: 0 }, other)
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((clinic) => put({ ...plan, clinic, version: 1 }, other)),
    )
    expect(statusesOf(answers)).toEqual([200, 409, 409])
  })

  it('names what is wrong, and writes nothing of it', async () => {
    for (const [field, change] of [
      ['call_phone', { call_phone: 'ask Bwalya' }],
      ['when_low', { when_low: 'x'.repeat(1001) }],
      ['version', { version: -1 }],
    ] as const) {
      const { status, body } = await put({ ...plan, version: 2, ...change })
      expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
    }
    expect((await call('GET', 'action-plan')).body.version).toBe(2)
  })
})

it('stores nothing without consent, and only for clients who are no students', async () => {
  const withdrawn = await app.createPersona()
  await consent(withdrawn, 'health_data')
  await withdraw(withdrawn, 'health_data')
  const writes = [
    ['POST', 'carbohydrate-entries', nshima],
    ['POST', 'activities', walk],
    [
      'PUT',
      'action-plan',
      {
        my_targets: '',
        when_low: '',
        when_high: '',
        call_name: '',
        call_phone: '',
        clinic: '',
        when_to_go: '',
        version: 0,
      },
    ],
  ] as const
  for (const [method, path, body] of writes) {
    expect((await call(method, path, body, withdrawn)).status).toBe(403)
    for (const as of [
      await app.createPersona({ role: 'provider' }),
      await app.createPersona({ is_student: true }),
    ])
      expect((await call(method, path, body, as)).status).toBe(403)
  }
})
