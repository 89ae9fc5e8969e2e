import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { daysAgo, medicinesIn, tablets } from '#tests/support/medicines.ts'

let app: TestApp
let chanda: Persona
let other: Persona
const { add, remove, list, record, undo } = medicinesIn(() => app)
const yesterday = daysAgo(1)
const tomorrow = dayAfter(todayInLusaka(), 1)

beforeAll(async () => {
  app = await openTestApp()
  chanda = await app.createPersona()
  other = await app.createPersona()
})
afterAll(() => app.close())

describe('a dose as needed', () => {
  it('is recorded at its minute, once, at any time that has come', async () => {
    const needed = tablets({ how_often: 'needed', at_most: 2, times: [] })
    const added = (await add(chanda, needed)).body
    expect(added.plans[0]).toMatchObject({ times: [], at_most: 2, every_days: null })
    const first = await record(chanda, added.id, yesterday, '13:37', { outcome: 'taken' })
    expect(first.status).toBe(201)
    expect((await record(chanda, added.id, yesterday, '13:37', { outcome: 'taken' })).status).toBe(
      200,
    )
    // What was taken is kept, also where it is more than the most of a day.
    for (const time of ['14:00', '15:00'])
      expect((await record(chanda, added.id, yesterday, time, { outcome: 'taken' })).status).toBe(
        201,
      )
    expect((await record(chanda, added.id, tomorrow, '08:00', { outcome: 'taken' })).status).toBe(
      422,
    )
  })
})

describe('a dose', () => {
  it('is recorded once, however often it is sent at the same time', async () => {
    const { id } = (await add(chanda, tablets())).body
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => record(chanda, id, yesterday, '08:00', { outcome: 'taken' })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 201,
    ])
    expect(answers[0]!.body).toEqual({
      medicine_id: id,
      day: yesterday,
      time: '08:00',
      outcome: 'taken',
      taken_at: new Date(`${yesterday}T08:00:00+02:00`).toISOString(),
      recorded_at: expect.stringMatching(/Z$/),
    })
    const own = (await list(chanda)).doses.filter(({ medicine_id }) => medicine_id === id)
    expect(own).toEqual([answers[0]!.body])
  })

  it('is recorded differently, and withdrawn', async () => {
    const { id } = (await add(chanda, tablets())).body
    await record(chanda, id, yesterday, '20:00', { outcome: 'missed' })
    const late = new Date(`${yesterday}T21:30:00+02:00`).toISOString()
    const recorded = await record(chanda, id, yesterday, '20:00', {
      outcome: 'taken_late',
      taken_at: late,
    })
    expect([recorded.status, recorded.body.outcome, recorded.body.taken_at]).toEqual([
      200,
      'taken_late',
      late,
    ])
    expect((await undo(chanda, id, yesterday, '20:00')).status).toBe(204)
    expect((await undo(chanda, id, yesterday, '20:00')).status).toBe(204)
    const left = (await list(chanda)).doses.filter(({ medicine_id }) => medicine_id === id)
    expect(left).toEqual([])
  })

  it.each([
    ['that lies ahead', () => [tomorrow, '20:00'], { outcome: 'taken' }, 'time'],
    ['of before the start', () => [daysAgo(11), '08:00'], { outcome: 'taken' }, 'day'],
    ['at a time that is not planned', () => [yesterday, '08:01'], { outcome: 'taken' }, 'time'],
    ['at no time at all', () => [yesterday, '25:00'], { outcome: 'taken' }, 'time'],
    ['of a day that is none', () => ['2026-02-30', '08:00'], { outcome: 'taken' }, 'day'],
    ['with a word that is none', () => [yesterday, '08:00'], { outcome: 'twice' }, 'outcome'],
    [
      'taken tomorrow',
      () => [yesterday, '08:00'],
      { outcome: 'taken', taken_at: '2199-01-01T08:00:00Z' },
      'taken_at',
    ],
    [
      'missed at some time',
      () => [yesterday, '08:00'],
      { outcome: 'missed', taken_at: '2026-01-01T08:00:00Z' },
      'taken_at',
    ],
  ])('is rejected %s, the field named', async (_, where, body, field) => {
    const { id } = (await add(chanda, tablets({ name: randomUUID() }))).body
    const [day, time] = where() as [string, string]
    const answer = await record(chanda, id, day, time, body)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields)).toEqual([field])
    await remove(chanda, id)
  })

  it('of a day ago or more cannot be taken just now, but taken late at a time that is said', async () => {
    const { id } = (await add(chanda, tablets({ name: randomUUID() }))).body
    const now = await record(chanda, id, daysAgo(3), '08:00', { outcome: 'taken_late' })
    expect([now.status, Object.keys(now.body.fields)]).toEqual([422, ['taken_at']])
    const taken_at = new Date(`${daysAgo(3)}T10:00:00+02:00`).toISOString()
    const said = await record(chanda, id, daysAgo(3), '08:00', { outcome: 'taken_late', taken_at })
    expect(said.status).toBe(201)
  })

  it('can be recorded up to fourteen days later', async () => {
    const { id } = (await add(other, tablets({ starts_on: daysAgo(40) }))).body
    expect((await record(other, id, daysAgo(13), '20:00', { outcome: 'taken' })).status).toBe(201)
    const old = await record(other, id, daysAgo(15), '20:00', { outcome: 'taken' })
    expect(Object.keys(old.body.fields)).toEqual(['day'])
  })
})
