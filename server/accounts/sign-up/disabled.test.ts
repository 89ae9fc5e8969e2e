import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodPassword } from '#tests/support/good-password.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'

describe('where sign-up is disabled', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ AUTH_DISABLE_SIGNUP: 'true' })
  })
  afterAll(() => app.close())

  const users = () => app.database.asOwner('select id from accounts.users')

  it('a sign-up is rejected with the contract’s text, and the settings say so', async () => {
    const { status, body } = await app.call('POST', '/auth/v1/signup', {
      body: { email: 'new@example.test', password: goodPassword },
    })
    expect([status, body.error_code, body.msg]).toEqual([
      422,
      'signup_disabled',
      'Signups not allowed for this instance',
    ])
    const settings = await app.call('GET', '/auth/v1/settings')
    expect(settings.body.disable_signup).toBe(true)
    expect(await users()).toEqual([])
  })

  it('a request for a code creates no account, and does not reveal it', async () => {
    const { status, body } = await app.call('POST', '/auth/v1/otp', {
      body: { email: 'new@example.test', create_user: true },
    })
    expect([status, body]).toEqual([200, {}])
    expect(await users()).toEqual([])
  })

  it('the operator still makes accounts', async () => {
    const { status } = await app.call('POST', '/auth/v1/admin/users', {
      body: { email: 'made@example.test', password: goodPassword, email_confirm: true },
      headers: { Authorization: 'Bearer the service key of the tests, long enough too' },
    })
    expect(status).toBe(200)
    expect(await users()).toHaveLength(1)
  })
})
