import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinAs, newestMail, signInAs, signUpAs } from '#tests/support/accounts.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'

describe('redeeming what was mailed', () => {
  let app: TestApp
  let count = 0
  const freshAddress = () => `mailed${count++}@example.test`
  const verify = async (body: object) => {
    const answer = await app.call('POST', '/auth/v1/verify', { body })
    return { ...answer, outcome: [answer.status, answer.body.error_code] }
  }
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())

  it('confirms by the six digits, once', async () => {
    const email = freshAddress()
    await signUpAs(app, email)
    const { code } = await newestMail(email)
    const first = await verify({
      type: 'email',
      email,
      token: code,
      options: { captchaToken: null },
    })
    expect(first.status).toBe(200)
    expect(first.body.user.email_confirmed_at).toBeDefined()
    expect((await verify({ type: 'email', email, token: code })).outcome).toEqual([
      403,
      'otp_expired',
    ])
  })

  it('locks a code after five wrong ones, but not the link', async () => {
    const email = freshAddress()
    await signUpAs(app, email)
    const { code, token_hash } = await newestMail(email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await verify({ type: 'signup', email, token: wrong })).outcome).toEqual([
        403,
        'otp_expired',
      ])
    }
    expect((await verify({ type: 'signup', email, token: code })).outcome).toEqual([
      403,
      'otp_expired',
    ])
    expect((await verify({ type: 'signup', token_hash })).status).toBe(200)
  })

  it('answers alike for wrong, expired, other-typed and unknown ones', async () => {
    const email = freshAddress()
    await signUpAs(app, email)
    const { code, token_hash } = await newestMail(email)
    const byCode = { code: 403, error_code: 'otp_expired', msg: 'Token has expired or is invalid' }
    const byLink = { ...byCode, msg: 'Email link is invalid or has expired' }
    expect((await verify({ type: 'recovery', email, token: code })).body).toEqual(byCode)
    expect((await verify({ type: 'signup', email: 'no@example.test', token: code })).body).toEqual(
      byCode,
    )
    expect((await verify({ type: 'sms', phone: '+260971234567', token: code })).body).toEqual(
      byCode,
    )
    expect((await verify({ type: 'recovery', token_hash })).body).toEqual(byLink)
    expect((await verify({ type: 'signup', token_hash: 'x' })).body).toEqual(byLink)
    expect((await verify({ type: 'constructor', token_hash })).body).toEqual(byLink)
    await app.database.asOwner(
      `update accounts.one_time_tokens set expires_at = now() where sent_to = $1`,
      [email],
    )
    expect((await verify({ type: 'signup', email, token: code })).body).toEqual(byCode)
    expect((await verify({ type: 'signup', token_hash })).body).toEqual(byLink)
  })

  it.each([
    [{ token_hash: 'x' }],
    [{ type: 'signup' }],
    [{ type: 'signup', token: '123456' }],
    [{ type: 'signup', token_hash: 'x', email: 'a@example.test' }],
  ])('rejects the incomplete %o with 400', async (body) => {
    expect((await verify(body)).outcome).toEqual([400, 'validation_failed'])
  })

  it('keeps neither link token nor code where a reader of the table could use them', async () => {
    const email = freshAddress()
    await signUpAs(app, email)
    const { code, token_hash } = await newestMail(email)
    const [row] = await app.database.asOwner(
      `select encode(token_hash, 'hex') as link, encode(code_hmac, 'hex') as code from accounts.one_time_tokens where sent_to = $1`,
      [email],
    )
    expect(row!.link).toBe(createHash('sha256').update(token_hash).digest('hex'))
    expect(row!.code).not.toBe(createHash('sha256').update(code).digest('hex'))
  })

  it('sets a new password by recovery: the old one and all other sessions end, and an email says so', async () => {
    const email = freshAddress()
    const before = await joinAs(app, email)
    await app.call('POST', '/auth/v1/recover', { body: { email } })
    const { token_hash } = await newestMail(email)
    const { body: session } = await verify({ type: 'recovery', token_hash })
    const changed = await app.call('PUT', '/auth/v1/user', {
      headers: { Authorization: `Bearer ${session.access_token}` },
      body: { password: 'Ku-Lusaka 1964' },
    })
    expect(changed.status).toBe(200)
    const refreshed = await app.call('POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: before.refresh_token },
    })
    expect(refreshed.body.error_code).toBe('refresh_token_not_found')
    expect((await signInAs(app, email)).status).toBe(400)
    expect((await signInAs(app, email, 'Ku-Lusaka 1964')).status).toBe(200)
    expect((await newestMail(email)).subject).toContain('password')
    expect((await newestMail(email)).text).toContain('was changed')
  })

  it('recovers alike for an unknown address, and emails nothing to it', async () => {
    const known = freshAddress()
    await joinAs(app, known)
    const answers = await Promise.all(
      [known, 'unknown-one@example.test'].map((email) =>
        app.call('POST', '/auth/v1/recover', { body: { email } }),
      ),
    )
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, {}],
      [200, {}],
    ])
    await expect(newestMail('unknown-one@example.test')).rejects.toThrow()
  })

  it('voids an older mail by a newer one', async () => {
    const email = freshAddress()
    await signUpAs(app, email)
    const first = await newestMail(email)
    const resent = await app.call('POST', '/auth/v1/resend', { body: { type: 'signup', email } })
    expect([resent.status, resent.body]).toEqual([200, {}])
    const second = await newestMail(email)
    expect(second.token_hash).not.toBe(first.token_hash)
    expect((await verify({ type: 'signup', token_hash: first.token_hash })).status).toBe(403)
    expect((await verify({ type: 'signup', token_hash: second.token_hash })).status).toBe(200)
    const idle = await app.call('POST', '/auth/v1/resend', { body: { type: 'signup', email } })
    expect([idle.status, idle.body]).toEqual([200, {}])
    const none = await app.call('POST', '/auth/v1/resend', {
      body: { type: 'signup', email: 'unknown-two@example.test' },
    })
    expect([none.status, none.body]).toEqual([200, {}])
    const odd = await app.call('POST', '/auth/v1/resend', { body: { type: 'letter', email } })
    expect([odd.status, odd.body.error_code]).toEqual([400, 'validation_failed'])
  })

  it('answers an opened link by a redirect, with the session or the error in its fragment', async () => {
    const email = freshAddress()
    await signUpAs(app, email)
    const { token_hash } = await newestMail(email)
    const open = async (query: Record<string, string>) => {
      const search = new URLSearchParams(query).toString()
      const { status, headers } = await app.call('GET', `/auth/v1/verify?${search}`)
      expect(status).toBe(303)
      return new URL(headers.get('location')!)
    }
    const wrong = await open({ token: 'x', type: 'signup', redirect_to: 'https://evil.test/' })
    expect(wrong.origin).toBe('http://localhost:3000')
    expect(Object.fromEntries(new URLSearchParams(wrong.hash.slice(1)))).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
      sb: '',
    })
    const right = await open({
      token: token_hash,
      type: 'signup',
      redirect_to: 'http://localhost:3000/welcome',
    })
    expect(right.pathname).toBe('/welcome')
    const fragment = new URLSearchParams(right.hash.slice(1))
    expect([fragment.get('type'), fragment.get('token_type')]).toEqual(['signup', 'bearer'])
    const user = await app.call('GET', '/auth/v1/user', {
      headers: { Authorization: `Bearer ${fragment.get('access_token')}` },
    })
    expect(user.body.email).toBe(email)
  })

  it('exchanges the code of a PKCE link once, with the right verifier, within five minutes', async () => {
    const verifier = randomBytes(32).toString('base64url')
    const begin = async () => {
      const email = freshAddress()
      await app.call('POST', '/auth/v1/signup', {
        body: {
          email,
          password: goodPassword,
          code_challenge: createHash('sha256').update(verifier).digest('base64url'),
          code_challenge_method: 's256',
        },
      })
      const { token_hash } = await newestMail(email)
      const opened = await app.call('GET', `/auth/v1/verify?token=pkce_${token_hash}&type=signup`)
      return new URL(opened.headers.get('location')!).searchParams.get('code')!
    }
    const exchange = async (auth_code: string, code_verifier: string) => {
      const { status, body } = await app.call('POST', '/auth/v1/token?grant_type=pkce', {
        body: { auth_code, code_verifier },
      })
      return [status, body.error_code]
    }
    const code = await begin()
    expect(await exchange(code, 'another verifier')).toEqual([400, 'bad_code_verifier'])
    expect(await exchange(code, verifier)).toEqual([200, undefined])
    expect(await exchange(code, verifier)).toEqual([404, 'flow_state_not_found'])
    const late = await begin()
    await app.database.asOwner(
      `update accounts.flow_states set opened_at = now() - interval '301 seconds' where auth_code = $1`,
      [late],
    )
    expect(await exchange(late, verifier)).toEqual([422, 'flow_state_expired'])
  })
})
