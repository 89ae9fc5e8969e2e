import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinAs, newestMail, signInAs, signUpAs } from '#tests/support/accounts.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { engine } from '#tests/support/database.ts'

const refresh = (app: TestApp, refresh_token: unknown) =>
  app.call('POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } })
const sessionOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())

describe('signing in by password', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
    await joinAs(app, 'chanda@example.test', { full_name: 'Chanda Phiri' })
  })
  afterAll(() => app.close())

  it('gives an access token with the claims of the contract', async () => {
    const { body } = await app.call('POST', '/auth/v1/token?grant_type=password', {
      body: { email: 'chanda@example.test', password: goodPassword },
      headers: { 'User-Agent': 'a phone' },
    })
    const claims = sessionOf(body.access_token)
    expect(claims).toMatchObject({
      iss: 'http://localhost:3000/auth/v1',
      sub: body.user.id,
      aud: 'authenticated',
      email: 'chanda@example.test',
      phone: '',
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password' }],
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'], role: 'client' },
      user_metadata: { full_name: 'Chanda Phiri', role: 'client' },
    })
    expect(claims.exp - claims.iat).toBe(900)
    expect(Math.abs(body.expires_at - claims.exp)).toBeLessThanOrEqual(1)
    expect(body.user.last_sign_in_at).toBeDefined()
    const [session] = await app.database.asOwner(
      'select user_agent, host(ip) as ip, aal from accounts.sessions where id = $1',
      [claims.session_id],
    )
    expect(session).toEqual({ user_agent: 'a phone', ip: '127.0.0.1', aal: 'aal1' })
  })

  it.each([
    '\u202aChanda@example.test\u202c',
    'chanda@example.test\u200b',
    'Chanda <chanda@example.test>,',
  ])('takes an address as it is pasted: %j', async (email) =>
    expect((await signInAs(app, email)).status).toBe(200),
  )

  it('answers alike for a wrong password and an unknown address', async () => {
    const wrong = await signInAs(app, 'chanda@example.test', 'Wrong-password 1')
    const unknown = await signInAs(app, 'nobody@example.test', 'Wrong-password 1')
    expect(wrong.status).toBe(400)
    expect(wrong.body).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    })
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  it('says that an account is unconfirmed or suspended only after the right password', async () => {
    await signUpAs(app, 'unconfirmed@example.test')
    const { user } = await joinAs(app, 'suspended@example.test')
    await app.database.asOwner(
      `update accounts.users set banned_until = now() + interval '1 day' where id = $1`,
      [user.id],
    )
    const codeOf = async (email: string, password?: string) =>
      (await signInAs(app, email, password)).body.error_code
    expect(await codeOf('unconfirmed@example.test')).toBe('email_not_confirmed')
    expect(await codeOf('unconfirmed@example.test', 'no')).toBe('invalid_credentials')
    expect(await codeOf('suspended@example.test')).toBe('user_banned')
    expect(await codeOf('suspended@example.test', 'no')).toBe('invalid_credentials')
  })

  it.each([
    ['password', { password: 'x' }, 400, 'validation_failed'],
    ['password', { phone: '+260971234567', password: 'x' }, 422, 'phone_provider_disabled'],
    ['password', { email: 'a@b.test', phone: '1', password: 'x' }, 400, 'validation_failed'],
    ['id_token', {}, 400, 'provider_disabled'],
    ['web3', {}, 422, 'web3_provider_disabled'],
    ['', {}, 400, 'invalid_credentials'],
    ['pkce', { auth_code: 'x' }, 400, 'validation_failed'],
    ['pkce', { auth_code: 'x', code_verifier: 'y' }, 404, 'flow_state_not_found'],
  ])('rejects the grant %s with %o', async (grant, body, status, code) => {
    const answer = await app.call('POST', `/auth/v1/token?grant_type=${grant}`, { body })
    expect([answer.status, answer.body.error_code]).toEqual([status, code])
  })
})

describe('refreshing a session', () => {
  let app: TestApp
  let count = 0
  const signIn = async () => joinAs(app, `refresh${count++}@example.test`)
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())

  it('gives the next token of the same session', async () => {
    const first = await signIn()
    const { status, body: second } = await refresh(app, first.refresh_token)
    expect(status).toBe(200)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect(second.user.id).toBe(first.user.id)
    const [before, after] = [first, second].map((one) => sessionOf(one.access_token))
    expect(after.session_id).toBe(before.session_id)
    expect(after.amr).toEqual(before.amr)
  })

  it('gives the current token again for its parent, at any time', async () => {
    const first = await signIn()
    const second = (await refresh(app, first.refresh_token)).body
    await app.database.asOwner(
      `update accounts.sessions set refreshed_at = now() - interval '30 days' where user_id = $1`,
      [first.user.id],
    )
    const again = await refresh(app, first.refresh_token)
    expect([again.status, again.body.refresh_token]).toEqual([200, second.refresh_token])
  })

  it('gives every one of many refreshes at once the same next token', async () => {
    const first = await signIn()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => refresh(app, first.refresh_token)),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200))
    expect(new Set(answers.map((answer) => answer.body.refresh_token)).size).toBe(1)
  })

  it('takes a grandparent for a late retry within ten seconds, and for a theft after', async () => {
    const first = await signIn()
    const second = (await refresh(app, first.refresh_token)).body
    const third = (await refresh(app, second.refresh_token)).body
    const late = await refresh(app, first.refresh_token)
    expect([late.status, late.body.refresh_token]).toEqual([200, third.refresh_token])
    await app.database.asOwner(
      `update accounts.sessions set refreshed_at = now() - interval '11 seconds' where user_id = $1`,
      [first.user.id],
    )
    const stolen = await refresh(app, first.refresh_token)
    expect([stolen.status, stolen.body.error_code, stolen.body.msg]).toEqual([
      400,
      'refresh_token_already_used',
      'Invalid Refresh Token: Already Used',
    ])
    const after = await refresh(app, third.refresh_token)
    expect([after.status, after.body.error_code]).toEqual([400, 'refresh_token_not_found'])
    const user = await app.call('GET', '/auth/v1/user', {
      headers: { Authorization: `Bearer ${third.access_token}` },
    })
    expect([user.status, user.body.error_code]).toEqual([403, 'session_not_found'])
  })

  it('rejects what it never wrote, a future counter, and what was changed', async () => {
    const first = await signIn()
    const codeFor = async (token: unknown) => {
      const { status, body } = await refresh(app, token)
      return [status, body.error_code]
    }
    expect(await codeFor('rubbish')).toEqual([400, 'validation_failed'])
    expect(await codeFor(null)).toEqual([400, 'validation_failed'])
    expect(await codeFor('abcdefghijkl')).toEqual([400, 'refresh_token_not_found'])
    expect(await codeFor(first.access_token)).toEqual([400, 'validation_failed'])
    const bytes = Buffer.from(first.refresh_token, 'base64url')
    bytes[20]! ^= 1
    expect(await codeFor(bytes.toString('base64url'))).toEqual([400, 'validation_failed'])
    const second = (await refresh(app, first.refresh_token)).body
    await app.database.asOwner(
      'update accounts.sessions set refresh_counter = 1 where user_id = $1',
      [first.user.id],
    )
    expect(await codeFor(second.refresh_token)).toEqual([400, 'refresh_token_not_found'])
  })

  // The embedded database has one connection: nothing can hold a lock against it.
  it.runIf(engine === 'postgres')(
    'says 409 when it cannot have its turn in five seconds',
    async () => {
      const first = await signIn()
      await app.database.asOwner('begin')
      await app.database.asOwner('select from accounts.sessions where user_id = $1 for update', [
        first.user.id,
      ])
      const waited = await refresh(app, first.refresh_token)
      await app.database.asOwner('rollback')
      expect([waited.status, waited.body.error_code]).toEqual([409, 'conflict'])
      expect((await refresh(app, first.refresh_token)).status).toBe(200)
    },
  )

  it('rejects a session that has run out and a suspended person', async () => {
    const first = await signIn()
    const change = (set: string) =>
      app.database.asOwner(
        `update accounts.${set} where ${set.startsWith('users') ? 'id' : 'user_id'} = $1`,
        [first.user.id],
      )
    await change(`sessions set not_after = now() - interval '1 second'`)
    const expired = await refresh(app, first.refresh_token)
    expect([expired.status, expired.body.error_code]).toEqual([400, 'session_expired'])
    await change(`users set banned_until = 'infinity'`)
    const banned = await refresh(app, first.refresh_token)
    expect([banned.status, banned.body.error_code]).toEqual([400, 'user_banned'])
  })
})

describe('limits', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ AUTH_LIMITS: 'true' })
  })
  afterAll(() => app.close())

  it('slow down guessing at one account from one address, known or not, without locking it', async () => {
    await joinAs(app, 'guessed@example.test')
    for (const email of ['guessed@example.test', 'unknown@example.test']) {
      const statuses: number[] = []
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const { status, headers } = await signInAs(app, email, 'a guess')
        statuses.push(status)
        if (status === 429) expect(headers.get('retry-after')).toBe('1')
      }
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    }
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect((await signInAs(app, 'guessed@example.test')).status).toBe(200)
  })

  it('send one mail a minute per purpose and address, known or not', async () => {
    await joinAs(app, 'mailed@example.test')
    for (const email of ['mailed@example.test', 'not-here@example.test']) {
      const ask = () => app.call('POST', '/auth/v1/recover', { body: { email } })
      expect([(await ask()).status, (await ask()).status]).toEqual([200, 429])
    }
    const { body, headers } = await app.call('POST', '/auth/v1/recover', {
      body: { email: 'mailed@example.test' },
    })
    expect(body.error_code).toBe('over_email_send_rate_limit')
    expect(body.msg).toMatch(
      /^For security purposes, you can only request this after \d+ seconds\.$/,
    )
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(50)
    await app.database.asOwner(
      `update accounts.mail_intervals set sent_at = now() - interval '61 seconds'`,
    )
    const later = await app.call('POST', '/auth/v1/recover', {
      body: { email: 'mailed@example.test' },
    })
    expect(later.status).toBe(200)
    expect((await newestMail('mailed@example.test')).link).toMatch(
      /\/reset-password\?token_hash=[\w-]{43}&type=recovery$/,
    )
  })
})
