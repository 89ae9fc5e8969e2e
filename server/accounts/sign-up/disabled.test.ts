import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodPassword } from '#tests/support/accounts.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'

describe('where nobody may sign up', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ AUTH_DISABLE_SIGNUP: 'true' })
  })
  afterAll(() => app.close())

  const users = () => app.database.asOwner('select id from accounts.users')

  it('a sign-up is refused in the contract’s words, and the settings tell', async () => {
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

  it('asking for a code makes no account, and does not tell', async () => {
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
