import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RouteAudience } from '#server/platform/route.ts'
import { openTestApp, type Persona, type TestApp } from './support/app.ts'
import { apiRoutes, personaPerAudience } from './support/routes.ts'

/** Bodies that no write may take, whatever it is about. */
const hostile: Record<string, string> = {
  'a truncated body': '{"systolic": 12',
  'a key that stands twice':
    '{"systolic": 120, "systolic": 121, "email": "a@b.test", "email": "c@d.test"}',
  __proto__: '{"__proto__": {"role": "admin"}, "systolic": 120}',
  'nesting without end': `{"notes": ${'['.repeat(5000)}${']'.repeat(5000)}}`,
  'a number beyond all numbers':
    '{"systolic": 1e999, "diastolic": 1e999, "glucose_level": 1e999, "full_name": 1e999, "email": 1e999, "token_hash": 1e999, "purpose": 1e999, "refresh_token": 1e999, "password": 1e999}',
  'NUL in a text':
    '{"notes": "a\\u0000b", "full_name": "a\\u0000b", "email": "a\\u0000b@c.test", "password": "a\\u0000b", "token_hash": "a\\u0000b"}',
  'a list where an object belongs': '[1, 2, 3]',
  'a text where an object belongs': '"systolic"',
  null: 'null',
  'nothing that is JSON': 'systolic=120&diastolic=80',
  'a body over the limit': `{"notes": "${'x'.repeat(1_153_434)}"}`,
}

/** Only the operator may send it a body, which is counted and never read: tests/process/doctor.test.ts. */
const countsBytes = new Set(['POST /api/connection-check/body'])

const filled = (path: string) =>
  path.replace(':month', '2025-01').replace(/:\w+/g, crypto.randomUUID())

let app: TestApp
let personas: Map<RouteAudience, Persona>
beforeAll(async () => {
  app = await openTestApp()
  personas = await personaPerAudience(app)
})
afterAll(() => app.close())

it('answers hostile bodies on every write of /api with 400, 413, 415 or 422, and writes nothing', async () => {
  const writes = apiRoutes(app).filter(
    ({ method, path }) =>
      ['POST', 'PUT', 'PATCH'].includes(method) && !countsBytes.has(`${method} ${path}`),
  )
  expect(writes.length).toBeGreaterThan(2)
  for (const { method, path, audience } of writes) {
    const as = personas.get(audience!)
    for (const [name, body] of Object.entries(hostile)) {
      const answer = await app.call(method, filled(path), {
        as,
        body,
      })
      expect([400, 413, 415, 422], `${method} ${path} with ${name}`).toContain(answer.status)
      expect(answer.body).toMatchObject({ code: expect.any(String), message: expect.any(String) })
    }
    const form = await app.call(method, filled(path), {
      as,
      body: 'systolic=120',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    expect(form.status, `${method} ${path} with a form`).toBe(415)
  }
  const [counted] = await app.database.asOwner(
    'select (select count(*) from blood_pressure_readings) + (select count(*) from glucose_readings) as rows',
  )
  expect(Number(counted!.rows)).toBe(0)
})

it('answers hostile bodies on every write of /auth/v1 with an error in its own shape', async () => {
  const writes = app.app.routes.filter(
    ({ method, path }) => path.startsWith('/auth/v1/') && ['POST', 'PUT'].includes(method),
  )
  expect(writes.length).toBeGreaterThan(5)
  const as = personas.get('signed-in')
  const attacks = writes.flatMap(({ method, path }) =>
    Object.entries(hostile).map(([name, body]) => ({ method, path, name, body })),
  )
  // All at once: each rejected login is answered at a fixed step of time.
  await Promise.all(
    attacks.map(async ({ method, path, name, body }) => {
      const call = `${filled(path)}?grant_type=password`
      const answer = await app.call(method, call, {
        as,
        body,
        headers: { 'X-Supabase-Api-Version': '2024-01-01' },
      })
      const known = [400, 401, 403, 404, 413, 415, 422]
      // Sign-out and re-authentication take no body, so what they are sent is not read.
      if (/logout|challenge$/.test(path)) known.push(204, 200)
      expect(known, `${method} ${path} with ${name}`).toContain(answer.status)
    }),
  )
})
