import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'

const version = { 'X-Supabase-Api-Version': '2024-01-01' }

describe('a bearer of /auth/v1', () => {
  let app: TestApp
  let chanda: Persona
  beforeAll(async () => {
    app = await openTestApp()
    chanda = await app.createPersona({ role: 'provider' })
  })
  afterAll(() => app.close())

  it('is shown their own user, with the true role in both metadata', async () => {
    await app.database.asOwner(
      `update accounts.users set user_metadata = '{"role": "admin"}' where id = $1`,
      [chanda.user_id],
    )
    const { status, body } = await app.call('GET', '/auth/v1/user', { as: chanda })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: chanda.user_id,
      aud: 'authenticated',
      role: 'authenticated',
      email: chanda.email,
      app_metadata: { role: 'provider' },
      user_metadata: { role: 'provider' },
      is_anonymous: false,
    })
    expect(JSON.stringify(body)).not.toMatch(/hash|null/)
  })

  it('gets both shapes of an error', async () => {
    const old = await app.call('GET', '/auth/v1/user')
    expect(old.status).toBe(401)
    expect(old.body).toMatchObject({ code: 401, error_code: 'no_authorization' })
    expect(old.body.msg).toBe('This endpoint requires a valid Bearer token')
    expect(old.headers.get('x-supabase-api-version')).toBeNull()
    const fresh = await app.call('GET', '/auth/v1/user', { headers: version })
    expect(fresh.status).toBe(401)
    expect(fresh.body).toEqual({ code: 'no_authorization', message: old.body.msg })
    expect(fresh.headers.get('x-supabase-api-version')).toBe('2024-01-01')
  })

  it('is rejected with 403 where the token, the session or the account is invalid', async () => {
    const codeFor = async (token: string) => {
      const { status, body } = await app.call('GET', '/auth/v1/user', {
        headers: { ...version, Authorization: `Bearer ${token}` },
      })
      return [status, body.code]
    }
    const [head, , tail] = chanda.token.split('.')
    const forged = Buffer.from(JSON.stringify({ sub: chanda.user_id })).toString('base64url')
    expect(await codeFor('rubbish')).toEqual([403, 'bad_jwt'])
    expect(await codeFor(`${head}.${forged}.${tail}`)).toEqual([403, 'bad_jwt'])
    const gone = await app.createPersona()
    await app.database.asOwner('delete from accounts.sessions where id = $1', [gone.session_id])
    expect(await codeFor(gone.token)).toEqual([403, 'session_not_found'])
    await app.database.asOwner('delete from accounts.users where id = $1', [gone.user_id])
    expect(await codeFor(gone.token)).toEqual([403, 'user_not_found'])
    const banned = await app.createPersona({ isSuspended: true })
    expect(await codeFor(banned.token)).toEqual([403, 'user_banned'])
  })
})

describe('logging out', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())

  const sessionsOf = async (persona: Persona) => {
    const rows = await app.database.asOwner(
      'select id from accounts.sessions where user_id = $1 order by created_at',
      [persona.user_id],
    )
    return rows.map((row) => row.id)
  }
  const withSecondSession = async () => {
    const persona = await app.createPersona()
    const [other] = await app.database.asOwner(
      'insert into accounts.sessions (user_id) values ($1) returning id',
      [persona.user_id],
    )
    return { persona, other: other!.id }
  }
  // auth-js labels a request without a body as JSON.
  const json = { 'Content-Type': 'application/json;charset=UTF-8' }

  it('ends all sessions by default', async () => {
    const { persona } = await withSecondSession()
    const answer = await app.call('POST', '/auth/v1/logout', { as: persona, headers: json })
    expect([answer.status, answer.body]).toEqual([204, ''])
    expect(await sessionsOf(persona)).toEqual([])
  })

  it('ends this one only, or all others, when asked', async () => {
    const a = await withSecondSession()
    await app.call('POST', '/auth/v1/logout?scope=local', { as: a.persona, headers: json })
    expect(await sessionsOf(a.persona)).toEqual([a.other])
    const b = await withSecondSession()
    await app.call('POST', '/auth/v1/logout?scope=others', { as: b.persona, headers: json })
    expect(await sessionsOf(b.persona)).toEqual([b.persona.session_id])
  })

  it('rejects an unknown scope, and ends nothing', async () => {
    const { persona } = await withSecondSession()
    const answer = await app.call('POST', '/auth/v1/logout?scope=mars', { as: persona })
    expect([answer.status, answer.body.error_code]).toEqual([400, 'validation_failed'])
    expect(await sessionsOf(persona)).toHaveLength(2)
  })
})
