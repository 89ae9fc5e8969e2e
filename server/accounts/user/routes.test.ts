import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinAs, newestMail, signInAs } from '#tests/support/accounts.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'

describe('changing one’s own account', () => {
  let app: TestApp
  let count = 0
  const join = async () => {
    const email = `own${count++}@example.test`
    return { email, ...(await joinAs(app, email)) }
  }
  const change = async (session: { access_token: string }, body: object) => {
    const answer = await app.call('PUT', '/auth/v1/user', {
      headers: { Authorization: `Bearer ${session.access_token}` },
      body,
    })
    return { ...answer, outcome: [answer.status, answer.body.error_code] }
  }
  const verify = (body: object) => app.call('POST', '/auth/v1/verify', { body })
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())

  it('merges the metadata, deletes by null, and keeps the true role', async () => {
    const me = await join()
    const { body } = await change(me, { data: { theme: 'dark', role: 'admin' } })
    expect(body.user_metadata).toMatchObject({ theme: 'dark', role: 'client', email: me.email })
    const { body: later } = await change(me, { data: { theme: null, role: 'provider' } })
    expect(later.user_metadata).not.toHaveProperty('theme')
    expect(later.user_metadata.role).toBe('client')
    expect(later.app_metadata.role).toBe('client')
    const [row] = await app.database.asOwner(
      `select p.role, u.user_metadata->>'role' as shown from user_profiles p join accounts.users u using (id) where id = $1`,
      [me.user.id],
    )
    expect(row).toEqual({ role: 'client', shown: 'client' })
  })

  it('rejects app_metadata, a phone, the same and a weak password', async () => {
    const me = await join()
    expect((await change(me, { app_metadata: { role: 'admin' } })).outcome).toEqual([
      403,
      'not_admin',
    ])
    expect((await change(me, { phone: '+260971234567' })).outcome).toEqual([
      400,
      'phone_provider_disabled',
    ])
    expect((await change(me, { password: goodPassword })).outcome).toEqual([422, 'same_password'])
    expect((await change(me, { password: 'weak' })).outcome).toEqual([422, 'weak_password'])
    expect((await change(me, { email: 'nothing' })).outcome).toEqual([400, 'validation_failed'])
  })

  it('ends the other sessions and voids mailed tokens with a new password', async () => {
    const me = await join()
    const other = (await signInAs(app, me.email)).body
    await app.call('POST', '/auth/v1/recover', { body: { email: me.email } })
    const { token_hash } = await newestMail(me.email)
    expect((await change(me, { password: 'Ku-Lusaka 1964' })).status).toBe(200)
    const userOf = (session: { access_token: string }) =>
      app.call('GET', '/auth/v1/user', {
        headers: { Authorization: `Bearer ${session.access_token}` },
      })
    expect((await userOf(me)).status).toBe(200)
    expect((await userOf(other)).body.error_code).toBe('session_not_found')
    expect((await verify({ type: 'recovery', token_hash })).status).toBe(403)
  })

  it('voids the code of a link that was opened before a new password', async () => {
    const me = await join()
    const verifier = randomBytes(32).toString('base64url')
    await app.call('POST', '/auth/v1/recover', {
      body: {
        email: me.email,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 's256',
      },
    })
    const { token_hash } = await newestMail(me.email)
    const opened = await app.call('GET', `/auth/v1/verify?token=pkce_${token_hash}&type=recovery`)
    const auth_code = new URL(opened.headers.get('location')!).searchParams.get('code')
    expect(auth_code).toMatch(/^[\da-f-]{36}$/)
    expect((await change(me, { password: 'Ku-Lusaka 1964' })).status).toBe(200)
    const exchanged = await app.call('POST', '/auth/v1/token?grant_type=pkce', {
      body: { auth_code, code_verifier: verifier },
    })
    expect([exchanged.status, exchanged.body.error_code]).toEqual([404, 'flow_state_not_found'])
  })

  it('asks an old session for a mailed code before a new password', async () => {
    const me = await join()
    await app.database.asOwner(
      `update accounts.sessions set created_at = now() - interval '25 hours' where user_id = $1`,
      [me.user.id],
    )
    const password = 'Ku-Lusaka 1964'
    expect((await change(me, { password })).outcome).toEqual([400, 'reauthentication_needed'])
    const asked = await app.call('GET', '/auth/v1/reauthenticate', {
      headers: { Authorization: `Bearer ${me.access_token}` },
    })
    expect([asked.status, asked.body]).toEqual([200, {}])
    const { code } = await newestMail(me.email)
    const wrong = code === '000000' ? '000001' : '000000'
    expect((await change(me, { password, nonce: wrong })).outcome).toEqual([
      422,
      'reauthentication_not_valid',
    ])
    expect((await change(me, { password, nonce: code })).status).toBe(200)
    expect((await change(me, { password: goodPassword, nonce: code })).outcome).toEqual([
      422,
      'reauthentication_not_valid',
    ])
  })

  it('takes a new password along with the present one only where that is right', async () => {
    const me = await join()
    const password = 'Ku-Lusaka 1964'
    const wrong = await change(me, { password, current_password: 'Not-mine 1964' })
    expect(wrong.outcome).toEqual([400, 'current_password_invalid'])
    expect((await signInAs(app, me.email)).status).toBe(200)
    expect((await change(me, { password, current_password: goodPassword })).status).toBe(200)
    expect((await signInAs(app, me.email, password)).status).toBe(200)
    expect((await newestMail(me.email)).subject).toContain('was changed')
  })

  it('moves to a new address when both addresses have agreed', async () => {
    const me = await join()
    const wished = `moved-${me.email}`
    const { body } = await change(me, { email: wished })
    expect([body.email, body.new_email]).toEqual([me.email, wished])
    const [toNew, toOld] = [await newestMail(wished), await newestMail(me.email)]
    const first = await verify({ type: 'email_change', token_hash: toNew.token_hash })
    expect([first.status, first.body]).toEqual([
      200,
      {
        msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
        code: '200',
      },
    ])
    const second = await verify({ type: 'email_change', email: me.email, token: toOld.code })
    expect(second.body.user).toMatchObject({
      email: wished,
      user_metadata: { email: wished },
      identities: [{ email: wished }],
    })
    expect(second.body.user.new_email).toBeUndefined()
    const [profile] = await app.database.asOwner('select email from user_profiles where id = $1', [
      me.user.id,
    ])
    expect(profile!.email).toBe(wished)
    expect((await signInAs(app, wished)).status).toBe(200)
    expect((await signInAs(app, me.email)).status).toBe(400)
  })

  it('lets a session of the first factor change neither password nor address', async () => {
    const me = await join()
    await app.database.asOwner(
      `insert into accounts.factors (user_id, status, secret) values ($1, 'verified', '\\x00')`,
      [me.user.id],
    )
    expect((await change(me, { password: 'Ku-Lusaka 1964' })).outcome).toEqual([
      401,
      'insufficient_aal',
    ])
    expect((await change(me, { email: 'new@example.test' })).outcome).toEqual([
      401,
      'insufficient_aal',
    ])
    expect((await change(me, { data: { theme: 'dark' } })).status).toBe(200)
  })
})

describe('where the present password is required', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ AUTH_REQUIRE_CURRENT_PASSWORD: 'true', AUTH_LIMITS: 'true' })
  })
  afterAll(() => app.close())
  const password = 'Ku-Lusaka 1964'
  const change = async (session: { access_token: string }, body: object) => {
    const headers = { Authorization: `Bearer ${session.access_token}` }
    const answer = await app.call('PUT', '/auth/v1/user', { headers, body })
    return [answer.status, answer.body.error_code]
  }

  it('asks a session opened by password for it, and slows guesses down', async () => {
    await joinAs(app, 'open-phone@example.test')
    const { body: session } = await signInAs(app, 'open-phone@example.test')
    expect(await change(session, { password })).toEqual([400, 'current_password_required'])
    expect(await change(session, { data: { theme: 'dark' } })).toEqual([200, undefined])
    const outcomes: unknown[] = []
    for (let guess = 0; guess < 8; guess++) {
      const [, code] = await change(session, { password, current_password: `Guess-${guess} 1964` })
      outcomes.push(code)
    }
    expect(outcomes.slice(0, 5)).toEqual(Array(5).fill('current_password_invalid'))
    expect(outcomes).toContain('over_request_rate_limit')
    expect((await signInAs(app, 'open-phone@example.test')).status).toBe(200)
  })

  it('is not asked for after a mailed link: it is lost', async () => {
    await joinAs(app, 'forgetful@example.test')
    await app.call('POST', '/auth/v1/recover', { body: { email: 'forgetful@example.test' } })
    const { token_hash } = await newestMail('forgetful@example.test')
    const { body } = await app.call('POST', '/auth/v1/verify', {
      body: { type: 'recovery', token_hash },
    })
    expect(await change(body, { password })).toEqual([200, undefined])
  })
})
