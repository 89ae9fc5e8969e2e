import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('returns settings, health and public keys to everyone', async () => {
  const settings = await app.call('GET', '/auth/v1/settings')
  expect(settings.body).toMatchObject({
    external: { email: true, phone: false, anonymous_users: false, google: false },
    disable_signup: false,
    mailer_autoconfirm: false,
  })
  const health = await app.call('GET', '/auth/v1/health')
  expect(health.body.name).toBe('GoTrue')
  const { body, headers } = await app.call('GET', '/auth/v1/.well-known/jwks.json')
  expect(headers.get('cache-control')).toBe('public, max-age=600')
  expect(body.keys).toHaveLength(1)
  expect(body.keys[0]).toMatchObject({ alg: 'ES256', kid: expect.any(String) })
  expect(body.keys[0]).not.toHaveProperty('d')
})

it.each([
  ['POST', '/sso', 404, 'saml_provider_disabled'],
  ['POST', '/sso/saml/acs', 404, 'saml_provider_disabled'],
  ['GET', '/authorize?provider=google', 400, 'validation_failed'],
  ['GET', '/callback', 400, 'validation_failed'],
  ['GET', '/user/identities/authorize', 404, 'manual_linking_disabled'],
  [
    'DELETE',
    '/user/identities/7a3ad8ce-4c1c-4f48-a53d-1f8d1a40a3f7',
    404,
    'manual_linking_disabled',
  ],
  ['POST', '/passkeys/authentication/options', 404, 'passkey_disabled'],
  ['GET', '/nothing-like-it', 404, 'not_found'],
])('rejects %s %s politely, as it is not offered', async (method, path, status, code) => {
  const answer = await app.call(method, `/auth/v1${path}`, {
    headers: { 'X-Supabase-Api-Version': '2024-01-01' },
  })
  expect([answer.status, answer.body.code]).toEqual([status, code])
  expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
})

it('rejects a body that is too large in the shape of the contract', async () => {
  const answer = await app.call('POST', '/auth/v1/signup', {
    body: { email: 'a@example.test', password: 'x'.repeat(1_200_000) },
    headers: { 'Content-Length': '1200050' },
  })
  expect([answer.status, answer.body.error_code]).toEqual([413, 'request_entity_too_large'])
})
