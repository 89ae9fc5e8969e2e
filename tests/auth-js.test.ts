import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newestMail } from './support/accounts.ts'
import { goodPassword } from './support/good-password.ts'
import {
  type Client,
  join,
  newAddress,
  type ServedApp,
  serveTestApp,
} from './support/auth-client.ts'

/** The official client, unchanged, against the server behind a real port. */
let app: ServedApp
beforeAll(async () => {
  app = await serveTestApp()
})
afterAll(() => app.close())

async function signIn(email: string, password = goodPassword): Promise<Client> {
  const client = app.client()
  const { error } = await client.signInWithPassword({ email, password })
  expect(error).toBeNull()
  return client
}

const isSignedIn = async (client: Client) => (await client.getUser()).error === null

describe('signing up and in', () => {
  it('gives a session only after the emailed code is entered', async () => {
    const email = newAddress()
    const client = app.client()
    const { data, error } = await client.signUp({
      email,
      password: goodPassword,
      options: { data: { full_name: 'Chipo Zulu', role: 'provider' } },
    })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user!.identities).toHaveLength(1)
    const early = await client.signInWithPassword({ email, password: goodPassword })
    expect(early.error!.code).toBe('email_not_confirmed')
    const { code } = await newestMail(email)
    const wrong = await client.verifyOtp({
      email,
      token: code === '111111' ? '222222' : '111111',
      type: 'signup',
    })
    expect(wrong.error).toMatchObject({ status: 403, code: 'otp_expired' })
    const right = await client.verifyOtp({ email, token: code, type: 'email' })
    expect(right.data.session!.user.user_metadata).toMatchObject({
      full_name: 'Chipo Zulu',
      role: 'provider',
      email_verified: true,
    })
    expect(await isSignedIn(client)).toBe(true)
  })

  it('does not reveal whether an address has an account', async () => {
    const { email } = await join(app)
    const again = await app.client().signUp({ email, password: goodPassword })
    expect(again.error).toBeNull()
    // Supabase Auth returns no identities here, which reveals that the address is known:
    // docs/specification.md, "Known and unknown addresses".
    expect(again.data.user!.identities).toHaveLength(1)
    const wrong = await app.client().signInWithPassword({ email, password: 'Wrong-passw0rd' })
    const unknown = await app
      .client()
      .signInWithPassword({ email: newAddress(), password: goodPassword })
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' })
    expect(unknown.error).toMatchObject({ status: 400, code: 'invalid_credentials' })
    expect(unknown.error!.message).toBe(wrong.error!.message)
  })

  it('names what a weak password lacks', async () => {
    const { error } = await app.client().signUp({ email: newAddress(), password: 'short' })
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422 })
    expect((error as unknown as { reasons: string[] }).reasons).toContain('length')
  })

  it('lets the client check the token by the published key', async () => {
    const { client } = await join(app)
    const { data, error } = await client.getClaims()
    expect(error).toBeNull()
    expect(data!.header.alg).toBe('ES256')
    expect(data!.claims.role).toBe('authenticated')
  })
})

describe('refreshing', () => {
  it('gives a new pair for the same session', async () => {
    const { client, session } = await join(app)
    const { data, error } = await client.refreshSession()
    expect(error).toBeNull()
    expect(data.session!.refresh_token).not.toBe(session.refresh_token)
    expect(await isSignedIn(client)).toBe(true)
  })

  it('serves two tabs that refresh one stored session at once', async () => {
    const stored = new Map<string, string>()
    await join(app, stored)
    const tabs = [app.client(new Map(stored)), app.client(new Map(stored))]
    const answers = await Promise.all(tabs.map((tab) => tab.refreshSession()))
    expect(answers.map(({ error }) => error)).toEqual([null, null])
    const refreshed = answers.map(({ data }) => data.session!.refresh_token)
    expect(new Set(refreshed).size).toBe(1)
    for (const tab of tabs) expect(await isSignedIn(tab)).toBe(true)
    expect((await tabs[0]!.refreshSession()).error).toBeNull()
  })

  it('ends the session when an old token is used again', async () => {
    const { client, session } = await join(app)
    await client.refreshSession()
    await client.refreshSession()
    await app.database.asOwner(
      `update accounts.sessions set refreshed_at = now() - interval '1 minute' where user_id = $1`,
      [session.user.id],
    )
    const thief = await app.client().refreshSession(session)
    expect(thief.error).toMatchObject({ status: 400, code: 'refresh_token_already_used' })
    const { error } = await client.getUser()
    expect(error!.name).toBe('AuthSessionMissingError')
    expect((await client.getSession()).data.session).toBeNull()
  })
})

describe('a forgotten password', () => {
  it('is replaced by the emailed link, and every other session ends', async () => {
    const { email, client: phone } = await join(app)
    const client = app.client()
    expect((await client.resetPasswordForEmail(email)).error).toBeNull()
    expect((await client.resetPasswordForEmail(newAddress())).error).toBeNull()
    const { token_hash } = await newestMail(email)
    const events: string[] = []
    client.onAuthStateChange((event) => void events.push(event))
    expect((await client.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull()
    expect(events).toContain('PASSWORD_RECOVERY')
    const same = await client.updateUser({ password: goodPassword })
    expect(same.error).toMatchObject({ status: 422, code: 'same_password' })
    expect((await client.updateUser({ password: 'Kafue-flats 9' })).error).toBeNull()
    expect(await isSignedIn(client)).toBe(true)
    expect(await isSignedIn(phone)).toBe(false)
    const used = await app.client().verifyOtp({ token_hash, type: 'recovery' })
    expect(used.error).toMatchObject({ status: 403, code: 'otp_expired' })
    await signIn(email, 'Kafue-flats 9')
  })
})

describe('signing out', () => {
  it('ends the others, this one, or all', async () => {
    const { email, client: first } = await join(app)
    const second = await signIn(email)
    const third = await signIn(email)
    expect((await first.signOut({ scope: 'others' })).error).toBeNull()
    expect(await Promise.all([first, second, third].map(isSignedIn))).toEqual([true, false, false])
    const fourth = await signIn(email)
    expect((await first.signOut({ scope: 'local' })).error).toBeNull()
    expect((await first.getSession()).data.session).toBeNull()
    expect(await isSignedIn(fourth)).toBe(true)
    const fifth = await signIn(email)
    expect((await fifth.signOut()).error).toBeNull()
    expect(await isSignedIn(fourth)).toBe(false)
  })
})

describe('a second factor', () => {
  it('is enrolled, required at the next login and for a new password, and removed', async () => {
    const { email, client } = await join(app)
    const enrolled = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
    expect(enrolled.error).toBeNull()
    const { id: factorId, totp } = enrolled.data as {
      id: string
      totp: { qr_code: string; secret: string }
    }
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/)
    const code = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate({
        timestamp: Date.now() + steps * 30_000,
      })
    const usedCode = code(0)
    const first = await client.mfa.challengeAndVerify({ factorId, code: usedCode })
    expect(first.error).toBeNull()
    const level = await client.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    expect((await client.refreshSession()).error).toBeNull()
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data!.currentLevel).toBe('aal2')

    const laptop = await signIn(email)
    const before = await laptop.mfa.getAuthenticatorAssuranceLevel()
    expect(before.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
    const early = await laptop.updateUser({ password: 'Kafue-flats 9' })
    expect(early.error).toMatchObject({ status: 401, code: 'insufficient_aal' })
    const { data: challenge } = await laptop.mfa.challenge({ factorId })
    const challengeId = challenge!.id
    const replay = await laptop.mfa.verify({ factorId, challengeId, code: usedCode })
    expect(replay.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
    expect((await laptop.mfa.verify({ factorId, challengeId, code: code(1) })).error).toBeNull()
    expect((await laptop.updateUser({ password: 'Kafue-flats 9' })).error).toBeNull()
    expect((await laptop.mfa.listFactors()).data!.totp).toHaveLength(1)
    expect((await laptop.mfa.unenroll({ factorId })).error).toBeNull()
    expect((await laptop.mfa.listFactors()).data!.all).toEqual([])
  })
})

describe('changing the caller’s account', () => {
  it('moves to a new address when both addresses have agreed', async () => {
    const { email, client } = await join(app)
    const moved = newAddress()
    const { data, error } = await client.updateUser({ email: moved })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, new_email: moved })
    const half = await client.verifyOtp({
      token_hash: (await newestMail(email)).token_hash,
      type: 'email_change',
    })
    expect(half.error).toBeNull()
    expect(half.data.session).toBeNull()
    const whole = await client.verifyOtp({
      token_hash: (await newestMail(moved)).token_hash,
      type: 'email_change',
    })
    expect(whole.error).toBeNull()
    expect(whole.data.session!.user.email).toBe(moved)
    await signIn(moved)
  })

  it('requires an emailed code of an old session before a new password', async () => {
    const { email, client, session } = await join(app)
    await app.database.asOwner(
      `update accounts.sessions set created_at = now() - interval '2 days' where user_id = $1`,
      [session.user.id],
    )
    const password = 'Kafue-flats 9'
    expect((await client.updateUser({ password })).error!.code).toBe('reauthentication_needed')
    expect((await client.reauthenticate()).error).toBeNull()
    const { text } = await newestMail(email)
    const nonce = /code: (\d{6})/.exec(text)![1]!
    const wrong = await client.updateUser({
      password,
      nonce: nonce === '111111' ? '222222' : '111111',
    })
    expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })
    expect((await client.updateUser({ password, nonce })).error).toBeNull()
  })

  it('stores the caller’s metadata and no role', async () => {
    const { client } = await join(app)
    const { data } = await client.updateUser({ data: { nickname: 'Chi', role: 'admin' } })
    expect(data.user!.user_metadata).toMatchObject({ nickname: 'Chi', role: 'client' })
    const gone = await client.updateUser({ data: { nickname: null } })
    expect(gone.data.user!.user_metadata).not.toHaveProperty('nickname')
  })
})
