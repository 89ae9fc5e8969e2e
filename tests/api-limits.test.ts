import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from './support/app.ts'

let app: TestApp
let chanda: Persona
let mwila: Persona
beforeAll(async () => {
  app = await openTestApp({ AUTH_LIMITS: 'true' })
  chanda = await app.createPersona()
  mwila = await app.createPersona()
})
afterAll(() => app.close())

// Twice as many calls as a minute allows: a new minute may begin among them.

it('limits one session and no other behind the same address', async () => {
  const seen = new Set<number>()
  for (let n = 0; n <= 1200 && !seen.has(429); n++) {
    const answer = await app.call('GET', '/api/no-such-call', { as: chanda })
    seen.add(answer.status)
    if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(seen).toEqual(new Set([404, 429]))
  expect((await app.call('GET', '/api/profile', { as: mwila })).status).toBe(200)
  expect((await app.call('GET', '/api/health')).status).toBe(200)
})

it('limits calls without a session by address, and not those with one', async () => {
  const forged = { ...mwila, token: `${mwila.token}x` }
  const seen = new Set<number>()
  for (let n = 0; n <= 6000 && !seen.has(429); n++) {
    seen.add(
      (await app.call('GET', '/api/no-such-call', { as: n % 2 ? forged : undefined })).status,
    )
  }
  expect(seen).toContain(429)
  expect((await app.call('GET', '/api/profile', { as: mwila })).status).toBe(200)
})

it('counts a false refresh by address', async () => {
  const seen = new Set<number>()
  const body = { refresh_token: 'none of ours' }
  for (let n = 0; n <= 6000 && !seen.has(429); n++) {
    seen.add((await app.call('GET', '/auth/v1/health?grant_type=refresh_token')).status)
    const refresh = await app.call('POST', '/auth/v1/token?grant_type=refresh_token', { body })
    seen.add(refresh.status)
  }
  expect(seen).toEqual(new Set([200, 400, 429]))
})
