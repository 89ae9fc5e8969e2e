import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const record = (as: Persona, body: object) => app.call('POST', '/api/focus-rounds', { as, body })
const days = async (as: Persona) => (await app.call('GET', '/api/focus-days', { as })).body

it('counts a finished round once, however often it is sent', async () => {
  const natasha = await app.createPersona({ is_student: true })
  const stranger = await app.createPersona({ is_student: true })
  const body = { id: randomUUID(), minutes: 25 }
  const first = await record(natasha, body)
  expect(first.status).toBe(201)
  expect(first.body).toEqual({ ...body, created_at: expect.stringMatching(/Z$/) })
  const again = await record(natasha, body)
  expect([again.status, again.body]).toEqual([200, first.body])
  expect((await record(natasha, { ...body, minutes: 50 })).status).toBe(409)
  expect((await record(stranger, body)).status).toBe(409)
  await record(natasha, { minutes: 50 })
  expect(await days(natasha)).toEqual([{ day: expect.any(String), rounds: 2, minutes: 75 }])
  expect(await days(stranger)).toEqual([])
})

it('sums by the day in Lusaka, newest first, for fourteen days', async () => {
  const { user_id, ...who } = await app.createPersona()
  await app.database.asOwner(
    `insert into focus_rounds (user_id, minutes, created_at) values
     ('${user_id}', 25, '2026-11-19T21:59:00Z'), ('${user_id}', 30, '2026-11-19T22:01:00Z'), ('${user_id}', 20, '2026-11-20T21:59:59Z')`,
  )
  expect(await days({ user_id, ...who })).toEqual([
    { day: '2026-11-20', rounds: 2, minutes: 50 },
    { day: '2026-11-19', rounds: 1, minutes: 25 },
  ])
  await app.database.asOwner(
    `insert into focus_rounds (user_id, minutes, created_at) select '${user_id}', 25, '2026-10-01T08:00:00Z'::timestamptz + n * interval '1 day' from generate_series(1, 20) n`,
  )
  const listed = await days({ user_id, ...who })
  expect(listed).toHaveLength(14)
  expect(listed[13].day).toBe('2026-10-10')
})

it.each([
  ['minutes', {}],
  ['minutes', { minutes: 4 }],
  ['minutes', { minutes: 91 }],
  ['minutes', { minutes: 25.5 }],
  ['minutes', { minutes: '25' }],
  ['created_at', { minutes: 25, created_at: '2026-01-01T00:00:00Z' }],
  ['user_id', { minutes: 25, user_id: randomUUID() }],
])('names %s of %o', async (field, body) => {
  const answer = await record(await app.createPersona(), body)
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.fields)).toEqual([field])
})
