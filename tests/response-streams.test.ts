import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from './support/app.ts'

let app: TestApp
let person: Persona
beforeAll(async () => {
  // As in the server: the adapter replaces the global `Response` by a light one.
  getRequestListener(() => new Response())
  app = await openTestApp()
  person = await app.createPersona()
})
afterAll(() => app.close())

/**
 * True while the adapter still has status, text and headers as given. Any code that reads the
 * body, or changes a header by `c.header` after the answer was made, turns it into a stream.
 */
function isLight(response: Response): boolean {
  return Object.getOwnPropertySymbols(response).some(({ description }) => description === 'cache')
}

it.each([
  ['GET', '/api/blood-pressure-readings?limit=20', undefined, 200],
  ['POST', '/api/blood-pressure-readings', { systolic: 120, diastolic: 80 }, 201],
  ['GET', '/api/blood-pressure-readings?limit=x', undefined, 422],
  ['GET', '/api/health', undefined, 200],
  ['GET', '/auth/v1/user', undefined, 200],
] as const)('answers %s %s without creating a stream', async (method, path, body, status) => {
  const response = await app.request(method, path, { as: person, body })
  expect(response.status).toBe(status)
  expect(isLight(response)).toBe(true)
})

it('informs caches that the answer depends on the accepted encoding', async () => {
  const path = '/api/blood-pressure-readings?limit=20'
  const plain = await app.request('GET', path, { as: person })
  expect(plain.headers.get('vary')).toBe('Accept-Encoding')
  expect(plain.headers.get('content-encoding')).toBeNull()
})
