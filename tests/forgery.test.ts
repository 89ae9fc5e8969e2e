import { exportJWK, exportSPKI, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinAs, newestMail, signUpAs } from './support/accounts.ts'
import { goodPassword } from './support/good-password.ts'
import { openTestApp, type Persona, type TestApp } from './support/app.ts'
import { apiRoutes } from './support/routes.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as JWTPayload

/** The server's own key, for tokens that are wrong in nothing but what they claim. */
const ours = await generateKeyPair('ES256', { extractable: true })
/** A second key, which tokens may name but not borrow the name of. */
const second = await generateKeyPair('ES256', { extractable: true })
const AUTH_SIGNING_KEY = JSON.stringify(
  await Promise.all([exportJWK(ours.privateKey), exportJWK(second.publicKey)]),
)

/** Tokens that look like the persona's and are not. */
async function forge(app: TestApp, persona: Persona, refresh_token: string) {
  const [head, body, signature] = persona.token.split('.') as [string, string, string]
  const claims = decode(body)
  const [{ kid }] = app.token_key.publicJwks as [JWK]
  const other = await generateKeyPair('ES256', { extractable: true })
  const byOther = (header: object) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', ...header })
      .sign(other.privateKey)
  const spki = await exportSPKI(ours.publicKey)
  const bySecret = (secret: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: kid! })
      .sign(Buffer.from(secret))
  const own = (changes: object) =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg: 'ES256', kid: kid! })
      .sign(ours.privateKey)
  const named = (key: CryptoKey, header: object, changes: object = {}) =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'ES256', ...header }).sign(key)
  const [, { kid: kidOfSecond }] = app.token_key.publicJwks as [JWK, JWK]
  const now = Math.floor(Date.now() / 1000)
  const jwk = await exportJWK(other.publicKey)
  return {
    'alg none': `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
    'alg None with the old signature': `${encode({ alg: 'None', kid })}.${body}.${signature}`,
    'another key': await byOther({}),
    'another key under our kid': await byOther({ kid }),
    'another key that it brings along': await byOther({ jwk }),
    'another key to be fetched': await byOther({ jku: 'http://127.0.0.1:4160/jwks.json' }),
    'HS256 signed with the public key as PEM': await bySecret(spki),
    'HS256 signed with the public key as JSON': await bySecret(
      JSON.stringify(app.token_key.publicJwks[0]),
    ),
    'our key under no name': await named(ours.privateKey, {}),
    'our key under a name that no one knows': await named(ours.privateKey, { kid: 'first' }),
    'our key under the name of the second': await named(ours.privateKey, { kid: kidOfSecond }),
    'the second key under the name of the first': await named(second.privateKey, { kid }),
    'no end': await own({ exp: undefined }),
    'no end, by the second key': await named(
      second.privateKey,
      { kid: kidOfSecond },
      { exp: undefined },
    ),
    expired: await own({ iat: now - 7200, exp: now - 3600 }),
    'not valid yet': await own({ nbf: now + 3600 }),
    'wrong audience': await own({ aud: 'anon' }),
    'wrong issuer': await own({ iss: 'https://elsewhere.example/auth/v1' }),
    'no session': await own({ session_id: undefined }),
    'someone’s session, no the caller’s id': await own({ sub: crypto.randomUUID() }),
    'claims edited': `${head}.${encode({ ...claims, role: 'service_role' })}.${signature}`,
    'subject edited': `${head}.${encode({ ...claims, sub: crypto.randomUUID() })}.${signature}`,
    'signature cut': `${head}.${body}.${signature.slice(0, -6)}`,
    'signature of zeros': `${head}.${body}.${Buffer.alloc(64).toString('base64url')}`,
    'a refresh token': refresh_token,
    'the service key': 'the service key of the tests, long enough too',
    garbage: 'garbage',
    'two tokens': `${persona.token} ${persona.token}`,
    empty: '',
  }
}

describe('a forged token', () => {
  let app: TestApp
  let chanda: Persona
  let forged: Record<string, string>

  beforeAll(async () => {
    app = await openTestApp({ AUTH_SIGNING_KEY })
    chanda = await app.createPersona({ role: 'admin' })
    const { refresh_token } = await joinAs(app, 'mutinta@example.test')
    forged = await forge(app, chanda, refresh_token)
  })
  afterAll(() => app.close())

  it('is distinguished from a genuine one', async () => {
    const { status } = await app.call('GET', '/api/profile', { as: chanda })
    expect(status).toBe(200)
  })

  it('is distinguished from one of the second key, which only verifies', async () => {
    const [, body] = chanda.token.split('.')
    const [, { kid }] = app.token_key.publicJwks as [JWK, JWK]
    const token = await new SignJWT(decode(body!))
      .setProtectedHeader({ alg: 'ES256', kid: kid! })
      .sign(second.privateKey)
    const { status } = await app.call('GET', '/api/profile', { as: { ...chanda, token } })
    expect(status).toBe(200)
  })

  it('opens no route of /api: 401 from each', async () => {
    const opened: string[] = []
    const routes = apiRoutes(app).filter(({ audience }) => audience && audience !== 'everyone')
    expect(routes.length).toBeGreaterThan(10)
    for (const { method, path } of routes) {
      for (const [name, token] of Object.entries(forged)) {
        const { status } = await app.call(method, path.replace(/:\w+/g, crypto.randomUUID()), {
          headers: { Authorization: `Bearer ${token}` },
          ...(method === 'GET' ? {} : { body: {} }),
        })
        if (status !== 401) opened.push(`${method} ${path} with ${name}: ${status}`)
      }
    }
    expect(opened).toEqual([])
  })

  it('opens no call of /auth/v1 that needs a user', async () => {
    const opened: string[] = []
    for (const [name, token] of Object.entries(forged)) {
      for (const [method, path] of [
        ['GET', '/auth/v1/user'],
        ['PUT', '/auth/v1/user'],
        ['POST', '/auth/v1/factors'],
        ['POST', '/auth/v1/logout'],
      ] as const) {
        const { status } = await app.call(method, path, {
          headers: { Authorization: `Bearer ${token}` },
          ...(method === 'GET' ? {} : { body: {} }),
        })
        if (status !== 401 && status !== 403)
          opened.push(`${method} ${path} with ${name}: ${status}`)
      }
    }
    expect(opened).toEqual([])
  })
})

describe('a requested role', () => {
  let app: TestApp
  const claim = {
    role: 'admin',
    provider_status: 'approved',
    is_student: true,
    verification_status: 'verified',
    app_metadata: { role: 'admin' },
  }

  beforeAll(async () => {
    app = await openTestApp({ AUTH_AUTOCONFIRM: 'false' })
  })
  afterAll(() => app.close())

  const raised = () =>
    app.database.asOwner(
      `select id from public.user_profiles where role <> 'client' or provider_status = 'approved' or is_student
         or verification_status <> 'unverified'`,
    )

  it('in the data of a sign-up is not given', async () => {
    const { status } = await signUpAs(app, 'signs.up@example.test', claim)
    expect(status).toBe(200)
    const { token_hash } = await newestMail('signs.up@example.test')
    const { body } = await app.call('POST', '/auth/v1/verify', {
      body: { token_hash, type: 'signup' },
    })
    expect(body.user.user_metadata.role).toBe('client')
    expect(body.user.app_metadata.role).toBe('client')
    expect(await raised()).toEqual([])
  })

  it('beside the fields of a sign-up is not given', async () => {
    await app.call('POST', '/auth/v1/signup', {
      body: { email: 'beside@example.test', password: goodPassword, data: null, ...claim },
    })
    expect(await raised()).toEqual([])
  })

  it('through the user’s own data answers 200 and changes nothing', async () => {
    const { access_token: token, user } = await joinAs(app, 'updates@example.test')
    const as = { token, user_id: user.id, session_id: '', email: user.email }
    const own = await app.call('PUT', '/auth/v1/user', { as, body: { data: claim } })
    expect(own.status).toBe(200)
    expect(own.body.user_metadata.role).toBe('client')
    const server = await app.call('PUT', '/auth/v1/user', {
      as,
      body: { app_metadata: { role: 'admin' } },
    })
    expect(server.status).toBe(403)
    const [, claims] = token.split('.')
    expect(decode(claims).role).toBe('authenticated')
    expect(await raised()).toEqual([])
  })

  it('in the body of any call of /api is not given', async () => {
    const chanda = await app.createPersona()
    for (const { method, path, audience } of apiRoutes(app)) {
      if (!['POST', 'PUT', 'PATCH'].includes(method) || audience === 'everyone') continue
      await app.call(method, path.replace(/:\w+/g, chanda.user_id), {
        as: chanda,
        body: { ...claim, id: chanda.user_id, user_id: chanda.user_id },
      })
    }
    expect(await raised()).toEqual([])
  })
})
