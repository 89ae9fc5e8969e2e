import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { plainScreening } from '#tests/support/screenings.ts'

const path = '/api/screening-results'
const answers = plainScreening(1)

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('a screening that waited on a phone keeps the time at which it was finished', async () => {
  const mwila = await app.createPersona()
  const save = (body: object) => app.call('POST', path, { as: mwila, body })
  const now = await save({ answers })
  const id = randomUUID()
  const waited = await save({ answers, id, seconds_ago: 86_400 })
  expect(waited.status).toBe(201)
  const apart = Date.parse(now.body.created_at) - Date.parse(waited.body.created_at)
  expect(Math.abs(apart - 86_400_000)).toBeLessThan(60_000)
  const again = await save({ answers, id, seconds_ago: 86_425.5 })
  expect([again.status, again.body]).toEqual([200, waited.body])
  expect((await app.call('GET', path, { as: mwila })).body).toEqual([now.body, waited.body])
})

it.each([-1, 90 * 86_400 + 1, '5'])('%s seconds ago is rejected', async (seconds_ago) => {
  const mwila = await app.createPersona()
  const answer = await app.call('POST', path, { as: mwila, body: { answers, seconds_ago } })
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['seconds_ago']])
})
