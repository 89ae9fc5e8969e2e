import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { log } from '#server/platform/log.ts'
import { joinAs, newestMail, signInAs, signUpAs } from './support/accounts.ts'
import { goodPassword } from './support/good-password.ts'
import { openTestApp, type TestApp } from './support/app.ts'
import { apiRoutes } from './support/routes.ts'

const planted = 'planted7'
const email = `${planted}@example.test`
let app: TestApp
let written = ''

beforeAll(async () => {
  app = await openTestApp()
  // The same serializers as the real log, writing where the test can read.
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      written += chunk.toString()
      done()
    },
  })
  const copy = pino({ level: 'debug', serializers: { err: safeErrorOf(log) } }, sink)
  for (const level of ['debug', 'info', 'warn', 'error', 'fatal'] as const) {
    vi.spyOn(log, level).mockImplementation(copy[level].bind(copy) as typeof log.info)
  }
})
afterAll(() => app.close())

function safeErrorOf(logger: typeof log) {
  const { err } = (logger as unknown as Record<symbol, { err: (error: unknown) => unknown }>)[
    pino.symbols.serializersSym
  ]!
  return err
}

it('writes no user input into the log, also if it is invalid', async () => {
  const data = { full_name: planted, gender: planted, institution_name: planted }
  await signUpAs(app, email, data)
  const session = await joinAs(app, email, { full_name: planted })
  const { token_hash, code } = await newestMail(email)
  await signInAs(app, email, `${planted}-${goodPassword}`)
  const secrets = [session.access_token, session.refresh_token, token_hash]
  const bodies = [
    ...[
      'bio',
      'notes',
      'full_name',
      'phone_number',
      'date_of_birth',
      'id',
      'email',
      'password',
    ].map((field) => ({ [field]: `${planted} \u0007 '" ` })),
    { systolic: 120, diastolic: 80, notes: planted },
    { glucose_level: 90, notes: planted, context: planted },
    { warning_signs: planted, people_to_ask: planted },
    { outcome: 'met', note: planted },
    { emergency_contact: { name: planted, phone: planted } },
    { data: { full_name: planted, [planted]: planted } },
    { type: 'recovery', token: planted, token_hash: planted, email },
    { refresh_token: planted, auth_code: planted, code_verifier: planted },
    `{"notes": "${planted}`,
  ]
  const authCalls = ['signup', 'token?grant_type=password', 'token?grant_type=refresh_token']
  const calls = [
    ...apiRoutes(app).map(({ method, path }) => [method, path.replace(/:\w+/g, planted)] as const),
    ...[...authCalls, 'verify', 'recover', 'resend', 'factors', `factors/${planted}/verify`].map(
      (path) => ['POST', `/auth/v1/${path}`] as const,
    ),
    ['PUT', '/auth/v1/user'] as const,
  ].filter(([method, path]) => `${method} ${path}` !== 'DELETE /api/me')
  const headers = {
    Authorization: `Bearer ${session.access_token}`,
    'User-Agent': planted,
    Referer: `https://${planted}.test/`,
    'X-Forwarded-For': planted,
  }
  for (const [method, path] of calls) {
    const query = `${path.includes('?') ? '&' : '?'}${planted}=${planted}`
    // At once: calls about accounts take their time on purpose.
    await Promise.all(
      (method === 'GET' ? [undefined] : bodies).map((body) =>
        app.call(method, path + query, { body, headers }),
      ),
    )
  }
  expect(written.split('\n').length).toBeGreaterThan(calls.length)
  for (const secret of [planted, ...secrets]) {
    expect(written).not.toContain(secret)
  }
  // Its six digits may occur by chance within a longer number, such as a time.
  expect(written).not.toMatch(new RegExp(`(?<!\\w)${code}(?!\\w)`))
})
