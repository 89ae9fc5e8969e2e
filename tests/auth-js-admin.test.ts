import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hash } from '@node-rs/argon2'
import { newestMail } from './support/accounts.ts'
import { goodPassword } from './support/good-password.ts'
import { type Client, newAddress, type ServedApp, serveTestApp } from './support/auth-client.ts'

/** The admin calls of the official client, unchanged, with the service key as bearer. */
let app: ServedApp
let admin: Client['admin']
beforeAll(async () => {
  app = await serveTestApp()
  admin = app.operator().admin
})
afterAll(() => app.close())

async function create(changes: Parameters<typeof admin.createUser>[0] = {}) {
  const { data, error } = await admin.createUser({
    email: newAddress(),
    password: goodPassword,
    email_confirm: true,
    ...changes,
  })
  expect(error).toBeNull()
  return data.user!
}

async function signIn(email: string, password = goodPassword) {
  const client = app.client()
  return { client, ...(await client.signInWithPassword({ email, password })) }
}

describe('accounts managed by the operator', () => {
  it('are created without an email, and confirmed only on request', async () => {
    const user = await create({ user_metadata: { full_name: 'Musonda Lungu', role: 'admin' } })
    expect(user).toMatchObject({
      app_metadata: { role: 'client' },
      user_metadata: { role: 'client' },
    })
    expect(user.email_confirmed_at).toBeDefined()
    await expect(newestMail(user.email!)).rejects.toThrow('no mail')
    expect((await signIn(user.email!)).error).toBeNull()
    const waiting = await create({ email_confirm: false })
    expect((await signIn(waiting.email!)).error!.code).toBe('email_not_confirmed')
    const again = await admin.createUser({ email: user.email!, password: goodPassword })
    expect(again.error).toMatchObject({ status: 422, code: 'email_exists' })
  })

  it('are imported with their id and hash', async () => {
    const id = crypto.randomUUID()
    const email = newAddress()
    const password_hash = await hash('Brought along 1')
    const { error } = await admin.createUser({ id, email, password_hash, email_confirm: true })
    expect(error).toBeNull()
    expect((await signIn(email, 'Brought along 1')).data.user!.id).toBe(id)
    const odd = await admin.createUser({ email: newAddress(), password_hash: 'plain' })
    expect(odd.error).toMatchObject({ status: 400, code: 'validation_failed' })
    const taken = await admin.createUser({ id, email: newAddress(), password_hash })
    expect(taken.error!.status).toBe(422)
  })

  it('are listed by page, with the headers that the client reads', async () => {
    while ((await app.database.asOwner('select from accounts.users')).length < 5) await create()
    const { data, error } = await admin.listUsers({ page: 2, perPage: 2 })
    expect(error).toBeNull()
    expect(data.users).toHaveLength(2)
    expect(data).toMatchObject({ nextPage: 3, total: expect.any(Number), aud: 'authenticated' })
    const total = (data as { total: number }).total
    expect((data as { lastPage: number }).lastPage).toBe(Math.ceil(total / 2))
    const bad = await admin.listUsers({ page: -1, perPage: 2 })
    expect(bad.error).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  it('are read, and unknown ones return 404', async () => {
    const user = await create()
    expect((await admin.getUserById(user.id)).data.user).toMatchObject({
      id: user.id,
      email: user.email,
    })
    const none = await admin.getUserById(crypto.randomUUID())
    expect(none.error).toMatchObject({ status: 404, code: 'user_not_found' })
  })

  it('change: address at once, metadata merged, a new password ending every session', async () => {
    const user = await create({ user_metadata: { nickname: 'Mu', town: 'Ndola' } })
    const { client } = await signIn(user.email!)
    const email = newAddress()
    const { data, error } = await admin.updateUserById(user.id, {
      email,
      user_metadata: { nickname: null, job: 'Nurse' },
      app_metadata: { tenant: 'a', role: 'admin' },
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, user_metadata: { town: 'Ndola', job: 'Nurse' } })
    expect(data.user!.user_metadata).not.toHaveProperty('nickname')
    expect(data.user!.app_metadata).toMatchObject({ tenant: 'a', role: 'client' })
    expect((await client.getUser()).error).toBeNull()
    await admin.updateUserById(user.id, { password: 'Kafue-flats 9' })
    expect((await client.getUser()).error).not.toBeNull()
    expect((await signIn(email, 'Kafue-flats 9')).error).toBeNull()
    const other = await create()
    const clash = await admin.updateUserById(other.id, { email })
    expect(clash.error).toMatchObject({ status: 422, code: 'email_exists' })
  })

  it('are suspended and restored', async () => {
    const user = await create()
    const { client } = await signIn(user.email!)
    expect((await admin.updateUserById(user.id, { ban_duration: '1h30m' })).error).toBeNull()
    expect((await client.getUser()).error!.code).toBe('user_banned')
    expect((await signIn(user.email!)).error!.code).toBe('user_banned')
    await admin.updateUserById(user.id, { ban_duration: 'none' })
    expect((await signIn(user.email!)).error).toBeNull()
    const odd = await admin.updateUserById(user.id, { ban_duration: 'a while' })
    expect(odd.error!.status).toBe(400)
  })

  it('are deleted permanently, or closed with their records retained', async () => {
    const user = await create()
    expect((await admin.deleteUser(user.id)).error).toBeNull()
    expect((await admin.getUserById(user.id)).error!.code).toBe('user_not_found')
    const profiles = (id: string) =>
      app.database.asOwner('select email from user_profiles where id = $1', [id])
    expect(await profiles(user.id)).toEqual([])
    const closed = await create()
    const { client } = await signIn(closed.email!)
    expect((await admin.deleteUser(closed.id, true)).error).toBeNull()
    expect((await client.getUser()).error).not.toBeNull()
    expect((await signIn(closed.email!)).error!.code).toBe('invalid_credentials')
    expect(await profiles(closed.id)).toEqual([{ email: null }])
    // The address is free again.
    await create({ email: closed.email! })
  })

  it('show their factors and lose one on request', async () => {
    const user = await create()
    expect((await admin.mfa.listFactors({ userId: user.id })).data).toEqual({ factors: [] })
    const { client } = await signIn(user.email!)
    const { data: factor } = await client.mfa.enroll({ factorType: 'totp' })
    const listed = await admin.mfa.listFactors({ userId: user.id })
    expect(listed.data!.factors).toMatchObject([{ id: factor!.id, status: 'unverified' }])
    const removed = await admin.mfa.deleteFactor({ userId: user.id, id: factor!.id })
    expect(removed.error).toBeNull()
    expect((await admin.mfa.listFactors({ userId: user.id })).data!.factors).toEqual([])
  })
})

describe('links generated by the operator', () => {
  it('invite a user, who then chooses a password', async () => {
    const email = newAddress()
    const { data, error } = await admin.inviteUserByEmail(email, {
      data: { full_name: 'Nalishebo' },
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, invited_at: expect.any(String) })
    const { token_hash, link } = await newestMail(email)
    expect(link).toContain('type=invite')
    const client = app.client()
    expect((await client.verifyOtp({ token_hash, type: 'invite' })).error).toBeNull()
    expect((await client.updateUser({ password: goodPassword })).error).toBeNull()
    expect((await signIn(email)).error).toBeNull()
    const again = await admin.inviteUserByEmail(email)
    expect(again.error).toMatchObject({ status: 422, code: 'email_exists' })
  })

  it('open a session by their address, their code or their hash', async () => {
    const { email } = await create()
    const made = async () => {
      const { data, error } = await admin.generateLink({ type: 'recovery', email: email! })
      expect(error).toBeNull()
      expect(data.user!.email).toBe(email)
      return data.properties!
    }
    const link = new URL((await made()).action_link)
    const answer = await fetch(`${app.address}${link.pathname}${link.search}`, {
      redirect: 'manual',
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(/#access_token=.*type=recovery/)
    const { hashed_token } = await made()
    expect(
      (await app.client().verifyOtp({ token_hash: hashed_token, type: 'recovery' })).error,
    ).toBeNull()
    const { email_otp } = await made()
    const byCode = await app
      .client()
      .verifyOtp({ email: email!, token: email_otp, type: 'recovery' })
    expect(byCode.error).toBeNull()
  })

  it('move an account to another address, one link for each of the two', async () => {
    const { email } = await create()
    const newEmail = newAddress()
    const hashOf = async (type: 'email_change_current' | 'email_change_new') => {
      const { data, error } = await admin.generateLink({ type, email: email!, newEmail })
      expect(error).toBeNull()
      return data.properties!.hashed_token
    }
    const hashes = [await hashOf('email_change_current'), await hashOf('email_change_new')]
    const redeem = (token_hash: string) =>
      app.client().verifyOtp({ token_hash, type: 'email_change' })
    const half = await redeem(hashes[0]!)
    expect([half.error, half.data.session]).toEqual([null, null])
    expect((await redeem(hashes[1]!)).data.session!.user.email).toBe(newEmail)
    expect((await signIn(newEmail)).error).toBeNull()
  })

  it('make a new account for a sign-up, and none for an unknown address otherwise', async () => {
    const email = newAddress()
    const { data } = await admin.generateLink({ type: 'signup', email, password: goodPassword })
    const { hashed_token } = data.properties!
    expect(
      (await app.client().verifyOtp({ token_hash: hashed_token, type: 'signup' })).error,
    ).toBeNull()
    const unknown = await admin.generateLink({ type: 'recovery', email: newAddress() })
    expect(unknown.error).toMatchObject({ status: 404, code: 'user_not_found' })
    const taken = await admin.generateLink({ type: 'invite', email })
    expect(taken.error).toMatchObject({ status: 422, code: 'email_exists' })
  })
})

describe('authorization of the operator', () => {
  it('accepts only the service key', async () => {
    const user = await create()
    const { data } = await signIn(user.email!)
    const calls = [
      ['GET', '/admin/users'],
      ['POST', '/admin/users'],
      ['GET', `/admin/users/${user.id}`],
      ['PUT', `/admin/users/${user.id}`],
      ['DELETE', `/admin/users/${user.id}`],
      ['GET', `/admin/users/${user.id}/factors`],
      ['DELETE', `/admin/users/${user.id}/factors/${user.id}`],
      ['POST', '/admin/generate_link'],
      ['POST', '/invite'],
    ] as const
    for (const [method, path] of calls) {
      const status = async (Authorization?: string) =>
        (
          await app.call(method, `/auth/v1${path}`, {
            ...(method === 'GET' ? {} : { body: {} }),
            headers: Authorization ? { Authorization } : {},
          })
        ).body.error_code
      expect(await status(), `${method} ${path}`).toBe('no_authorization')
      expect(await status(`Bearer ${data.session!.access_token}`), `${method} ${path}`).toBe(
        'not_admin',
      )
      expect(
        await status('Bearer the service key of the tests, long enough to'),
        `${method} ${path}`,
      ).toBe('bad_jwt')
    }
    expect((await admin.getUserById(user.id)).error).toBeNull()
  })
})
