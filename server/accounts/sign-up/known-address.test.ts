import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinAs, newestMail, signInAs, signUpAs } from '#tests/support/accounts.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'

describe('signing up with an address that is known', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())

  it('looks as for any other address, and its owner gets a mail', async () => {
    await joinAs(app, 'owner@example.test', { full_name: 'The Owner' })
    const [again, fresh] = [
      await signUpAs(app, 'owner@example.test', { full_name: 'Someone Else' }),
      await signUpAs(app, 'stranger@example.test', { full_name: 'Someone Else' }),
    ]
    expect(again.status).toBe(200)
    expect(Object.keys(again.body).sort()).toEqual(Object.keys(fresh.body).sort())
    expect(again.body).toMatchObject({
      email: 'owner@example.test',
      role: 'authenticated',
      identities: [{ email: 'owner@example.test' }],
      user_metadata: { full_name: 'Someone Else' },
    })
    const mail = await newestMail('owner@example.test')
    expect(mail.subject).toContain('already have an account')
    const [row] = await app.database.asOwner(
      `select id, full_name from user_profiles where email = 'owner@example.test'`,
    )
    expect(row!.full_name).toBe('The Owner')
    expect(row!.id).not.toBe(again.body.id)
  })

  it('keeps the first password of an unconfirmed account and mails again', async () => {
    const first = await signUpAs(app, 'twice@example.test', { full_name: 'First' })
    const { token_hash } = await newestMail('twice@example.test')
    const second = await app.call('POST', '/auth/v1/signup', {
      body: { email: 'twice@example.test', password: 'Another-One 22' },
    })
    expect([second.status, second.body.id]).toEqual([200, first.body.id])
    const newer = await newestMail('twice@example.test')
    expect(newer.token_hash).not.toBe(token_hash)
    await app.call('POST', '/auth/v1/verify', {
      body: { token_hash: newer.token_hash, type: 'signup' },
    })
    expect((await signInAs(app, 'twice@example.test')).status).toBe(200)
    expect((await signInAs(app, 'twice@example.test', 'Another-One 22')).status).toBe(400)
  })

  it('makes one account of two sign-ups at once', async () => {
    const answers = await Promise.all([
      signUpAs(app, 'both@example.test'),
      signUpAs(app, 'both@example.test'),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([200, 200])
    expect(answers[0]!.body.id).toBe(answers[1]!.body.id)
  })
})

describe('signing up without confirmation', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({
      AUTH_AUTOCONFIRM: 'true',
      AUTH_PASSWORD_RULES: 'false',
      AUTH_PASSWORD_MIN: '6',
    })
  })
  afterAll(() => app.close())

  it('opens a session at once and takes any password that is long enough', async () => {
    const { status, body } = await app.call('POST', '/auth/v1/signup', {
      body: { email: 'at-once@example.test', password: 'secret' },
    })
    expect(status).toBe(200)
    expect(body.user.user_metadata.email_verified).toBe(true)
    const me = await app.call('GET', '/auth/v1/user', {
      headers: { Authorization: `Bearer ${body.access_token}` },
    })
    expect(me.body.id).toBe(body.user.id)
    const weak = await app.call('POST', '/auth/v1/signup', {
      body: { email: 'weak@example.test', password: 'five5' },
    })
    expect([weak.status, weak.body.msg]).toEqual([422, 'Password should be at least 6 characters.'])
  })

  it('says that a known address is registered already', async () => {
    await signUpAs(app, 'known@example.test')
    const { status, body } = await signUpAs(app, 'known@example.test')
    expect([status, body.error_code, body.msg]).toEqual([
      422,
      'user_already_exists',
      'User already registered',
    ])
  })
})
