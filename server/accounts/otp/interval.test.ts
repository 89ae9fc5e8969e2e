import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app.ts'

describe('where mails are limited', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ AUTH_LIMITS: 'true' })
  })
  afterAll(() => app.close())

  it.each([true, false])(
    'an address gets one in a minute, also where no account is made (%s)',
    async (create_user) => {
      const body = { email: `interval.${create_user}@example.test`, create_user }
      const send = () => app.call('POST', '/auth/v1/otp', { body })
      expect((await send()).status).toBe(200)
      const again = await send()
      expect([again.status, again.body.error_code]).toEqual([429, 'over_email_send_rate_limit'])
    },
  )
})
