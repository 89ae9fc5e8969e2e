import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listCapturedMails } from '#server/platform/mail/mail.ts'
import { joinAs, newestMail, signInAs, signUpAs } from '#tests/support/accounts.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ AUTH_LIMITS: 'false' })
})
afterAll(() => app.close())

let counter = 0
const freshAddress = () => `login.${(counter += 1)}@example.test`

const ask = (email: string, more: object = {}, path = '/otp') =>
  app.call('POST', `/auth/v1${path}`, { body: { email, ...more } })
const verify = (body: object) => app.call('POST', '/auth/v1/verify', { body })
const mailsTo = async (email: string) =>
  (await listCapturedMails()).filter(({ to }) => to === email).length
const usersOf = (email: string) =>
  app.database.asOwner('select * from accounts.users where email = $1', [email])
const another = (code: string) => (code === '111111' ? '222222' : '111111')

describe('a mailed code to log in with', () => {
  it.each(['/otp', '/magiclink'])('opens a session of a known address, by %s', async (path) => {
    const email = freshAddress()
    const { user } = await joinAs(app, email)
    expect((await ask(email, {}, path)).body).toEqual({})
    const { code, subject } = await newestMail(email)
    expect(subject).toContain('Log in')
    const { status, body } = await verify({
      type: 'email',
      email: `\u202a${email}\u202c`,
      token: code,
    })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.user.id).toBe(user.id)
    // The password is none the worse for it.
    expect((await signInAs(app, email)).status).toBe(200)
  })

  it('works once, whether typed or opened', async () => {
    const email = freshAddress()
    await joinAs(app, email)
    await ask(email)
    const { code, token_hash } = await newestMail(email)
    expect((await verify({ type: 'magiclink', token_hash })).status).toBe(200)
    for (const again of [
      { type: 'magiclink', token_hash },
      { type: 'magiclink', email, token: code },
      { type: 'email', email, token: code },
    ]) {
      const { status, body } = await verify(again)
      expect([status, body.error_code]).toEqual([403, 'otp_expired'])
    }
  })

  it('works once also as the link of another mail, which may be opened again', async () => {
    const email = freshAddress()
    await joinAs(app, email)
    for (const by of ['link', 'code'] as const) {
      await ask(email)
      const { code, token_hash } = await newestMail(email)
      const body =
        by === 'link' ? { type: 'recovery', token_hash } : { type: 'recovery', email, token: code }
      expect([by, (await verify(body)).status]).toEqual([by, 200])
      expect([by, (await verify(body)).status]).toEqual([by, 403])
    }
  })

  it('ends after fifteen minutes, and with the next mail', async () => {
    const email = freshAddress()
    await joinAs(app, email)
    await ask(email)
    const first = await newestMail(email)
    await ask(email)
    const second = await newestMail(email)
    expect((await verify({ type: 'magiclink', token_hash: first.token_hash })).status).toBe(403)
    const [token] = await app.database.asOwner(
      `update accounts.one_time_tokens set expires_at = now() - interval '1 second' where sent_to = $1
         returning extract(epoch from expires_at + interval '1 second' - created_at) as life`,
      [email],
    )
    expect(Number(token!.life)).toBeGreaterThanOrEqual(0)
    expect((await verify({ type: 'magiclink', token_hash: second.token_hash })).status).toBe(403)
  })

  it('is dead after five wrong ones', async () => {
    const email = freshAddress()
    await joinAs(app, email)
    await ask(email)
    const { code } = await newestMail(email)
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await verify({ type: 'email', email, token: another(code) })).status).toBe(403)
    }
    expect((await verify({ type: 'email', email, token: code })).body.error_code).toBe(
      'otp_expired',
    )
  })

  it('signs a new address up as a client, whatever role was asked for', async () => {
    const email = freshAddress()
    const data = { full_name: 'Mwansa Phiri', role: 'provider', student_data: null }
    expect((await ask(email, { data })).body).toEqual({})
    expect((await usersOf(email))[0]).toMatchObject({
      email_confirmed_at: null,
      password_hash: null,
    })
    const { code } = await newestMail(email)
    const { status, body } = await verify({ type: 'email', email, token: code })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.user).toMatchObject({
      email,
      app_metadata: { role: 'client', provider: 'email' },
      user_metadata: { role: 'client', full_name: 'Mwansa Phiri' },
    })
    const profiles = await app.database.asOwner(
      'select role, full_name from user_profiles where id = $1',
      [body.user.id],
    )
    expect(profiles).toEqual([{ role: 'client', full_name: 'Mwansa Phiri' }])
  })

  it('voids the password that a stranger set for an address that was never confirmed', async () => {
    const email = freshAddress()
    await signUpAs(app, email)
    await ask(email)
    const { code } = await newestMail(email)
    expect((await verify({ type: 'email', email, token: code })).status).toBe(200)
    expect((await signInAs(app, email, goodPassword)).body.error_code).toBe('invalid_credentials')
  })

  it('of a suspended account opens nothing', async () => {
    const email = freshAddress()
    const { user } = await joinAs(app, email)
    await ask(email)
    await app.database.asOwner(
      `update accounts.users set banned_until = '2100-01-01' where id = $1`,
      [user.id],
    )
    const { code } = await newestMail(email)
    expect((await verify({ type: 'email', email, token: code })).body.error_code).toBe(
      'user_banned',
    )
  })
})

describe('asking for a code', () => {
  it('answers alike for known, unconfirmed and unknown addresses, also where none is made', async () => {
    const known = freshAddress()
    await joinAs(app, known)
    const unconfirmed = freshAddress()
    await signUpAs(app, unconfirmed)
    const unknown = freshAddress()
    for (const create_user of [false, true]) {
      const answers = []
      for (const email of [known, unconfirmed, unknown]) {
        const { status, body, headers } = await ask(email, { create_user })
        answers.push([status, body, [...headers.keys()].sort()])
      }
      expect(answers[1]).toEqual(answers[0])
      expect(answers[2]).toEqual(answers[0])
      expect(answers[0]!.slice(0, 2)).toEqual([200, {}])
      expect(await mailsTo(unknown)).toBe(create_user ? 1 : 0)
      expect((await usersOf(unknown)).length).toBe(create_user ? 1 : 0)
    }
    const texts = await Promise.all(
      [known, unconfirmed, unknown].map(async (email) => {
        const { text, code, token_hash } = await newestMail(email)
        return text.replace(code, '').replace(token_hash, '')
      }),
    )
    expect(new Set(texts).size).toBe(1)
  })

  it.each([
    [{ email: 'a@example.test', phone: '+260977000000' }, 'validation_failed'],
    [{ email: 'a@example.test', channel: 'sms' }, 'validation_failed'],
    [{ email: 'no address' }, 'validation_failed'],
    [{}, 'validation_failed'],
    [{ phone: '+260977000000' }, 'phone_provider_disabled'],
    [{ email: 'a@example.test', create_user: 'yes' }, 'bad_json'],
    [{ email: 'a@example.test', code_challenge: 'x'.repeat(43) }, 'validation_failed'],
    [{ email: 'a@example.test', data: { bio: 'x'.repeat(5000) } }, 'validation_failed'],
  ])('rejects %j as %s', async (body, code) => {
    const answer = await app.call('POST', '/auth/v1/otp', { body })
    expect([answer.status, answer.body.error_code]).toEqual([400, code])
  })
})
