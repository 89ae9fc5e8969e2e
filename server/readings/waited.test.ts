import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it.each([
  ['/api/blood-pressure-readings', { systolic: 121, diastolic: 79 }],
  ['/api/glucose-readings', { glucose_level: 99 }],
])(
  'a reading that waited for a line keeps the time at which it was taken: %s',
  async (path, values) => {
    const mwila = await app.createPersona()
    const log = (body: object) => app.call('POST', path, { as: mwila, body })
    const now = await log(values)
    const id = randomUUID()
    const waited = await log({ ...values, id, seconds_ago: 5400 })
    const apart = Date.parse(now.body.created_at) - Date.parse(waited.body.created_at)
    expect(Math.abs(apart - 5_400_000)).toBeLessThan(60_000)
    const again = await log({ ...values, id, seconds_ago: 5425.5 })
    expect([again.status, again.body]).toEqual([200, waited.body])
    expect((await app.call('GET', path, { as: mwila })).body).toEqual([now.body, waited.body])
  },
)
