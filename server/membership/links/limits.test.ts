import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ AUTH_LIMITS: 'true' })
})
afterAll(() => app.close())

it('limits how often one address tries tokens of links', async () => {
  const statuses: number[] = []
  for (let sent = 0; sent < 330; sent += 1) {
    const body = { token: String(sent).padStart(43, 'x') }
    statuses.push((await app.call('POST', '/api/pay-links/offer', { body })).status)
  }
  expect(statuses[0]).toBe(404)
  expect(statuses.at(-1)).toBe(429)
})
