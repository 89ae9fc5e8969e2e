import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '#server/platform/db.ts'
import { readEnv } from '#server/platform/env.ts'
import { joinAs, newestMail, signInAs, signUpAs } from '#tests/support/accounts.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { appointAdmin, grantAdmin } from './data.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const grant = (email: string) => asSystem('grant in a test', (tx) => grantAdmin(tx, email))

it('makes a confirmed person an admin at once, whatever they were', async () => {
  for (const [email, data] of [
    ['plain@example.test', {}],
    ['provider@example.test', { role: 'provider' }],
    ['student@example.test', { student_data: { institution_name: 'Mulungushi University' } }],
  ] as const) {
    const { user, access_token } = await joinAs(app, email, data)
    expect(await grant(email)).toBe(user.id)
    const { body } = await app.call('GET', '/auth/v1/user', {
      headers: { Authorization: `Bearer ${access_token}` },
    })
    expect([body.app_metadata.role, body.user_metadata.role]).toEqual(['admin', 'admin'])
    const trail = await app.database.asOwner(
      'select action from platform.audit_events where subject_id = $1',
      [user.id],
    )
    expect(trail).toContainEqual({ action: 'role.grant_admin' })
  }
})

it('grants nothing to an unknown or unconfirmed address', async () => {
  await signUpAs(app, 'unconfirmed@example.test')
  expect(await grant('unconfirmed@example.test')).toBeUndefined()
  expect(await grant('nobody@example.test')).toBeUndefined()
  expect(
    await app.database.asOwner(
      `select from user_profiles where role = 'admin' and email = 'unconfirmed@example.test'`,
    ),
  ).toEqual([])
})

describe('an operator who appoints an admin before there is a mail server', () => {
  // A secret of its own: a link is known by its hash alone.
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: 'memory' })
  const appoint = (email: string) =>
    asSystem('appoint in a test', (tx) => appointAdmin(tx, { env }, email, { isNew: true }))
  const redeem = (token_hash: string | undefined) =>
    app.call('POST', '/auth/v1/verify', { body: { token_hash, type: 'recovery' } })

  it('gets a link to a first password for an address without an account, and another one when asked again', async () => {
    const first = await appoint('first@example.test')
    const second = await appoint('first@example.test')
    expect((await redeem(first)).status).toBe(403)
    const { body } = await redeem(second)
    expect(body.user.app_metadata.role).toBe('admin')
    const set = await app.call('PUT', '/auth/v1/user', {
      headers: { Authorization: `Bearer ${body.access_token}` },
      body: { password: goodPassword },
    })
    expect(set.status).toBe(200)
    expect((await signInAs(app, 'first@example.test')).status).toBe(200)
  })

  it('gets no link where the person has a password, which stays', async () => {
    await joinAs(app, 'known@example.test')
    expect(await appoint('known@example.test')).toBeUndefined()
    const { body } = await signInAs(app, 'known@example.test')
    expect(body.user.app_metadata.role).toBe('admin')
  })

  it('gives nothing to someone else who had signed up with the address', async () => {
    await signUpAs(app, 'taken@example.test')
    const mailed = (await newestMail('taken@example.test')).token_hash
    expect(await appoint('taken@example.test')).toEqual(expect.any(String))
    expect((await signInAs(app, 'taken@example.test')).status).toBe(400)
    const confirmed = await app.call('POST', '/auth/v1/verify', {
      body: { token_hash: mailed, type: 'signup' },
    })
    expect(confirmed.status).toBe(403)
    const left =
      'select from accounts.sign_ups join accounts.users on users.id = user_id where email = $1'
    expect(await app.database.asOwner(left, ['taken@example.test'])).toEqual([])
  })

  it('makes no account for a mistyped address', async () => {
    const mistyped = asSystem('appoint in a test', (tx) =>
      appointAdmin(tx, { env }, 'knwon@example.test', { isNew: false }),
    )
    await expect(mistyped).rejects.toThrow('No account has the address knwon@example.test')
    const made = 'select from accounts.users where email = $1'
    expect(await app.database.asOwner(made, ['knwon@example.test'])).toEqual([])
  })

  it('takes no profession and approval from a provider, and appoints no one who is suspended', async () => {
    const doctor = await app.createPersona({ role: 'provider', profession: 'therapist' })
    await expect(appoint(doctor.email)).rejects.toThrow('is the account of a provider')
    const profile = 'select role, profession, provider_status from user_profiles where id = $1'
    expect(await app.database.asOwner(profile, [doctor.user_id])).toEqual([
      { role: 'provider', profession: 'therapist', provider_status: 'approved' },
    ])
    const suspended = await app.createPersona({ isSuspended: true })
    await expect(appoint(suspended.email)).rejects.toThrow('is suspended')
  })
})
