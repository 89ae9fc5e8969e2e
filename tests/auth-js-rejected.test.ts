import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodPassword } from './support/good-password.ts'
import { type Client, join, type ServedApp, serveTestApp } from './support/auth-client.ts'

let app: ServedApp
beforeAll(async () => {
  app = await serveTestApp()
})
afterAll(() => app.close())

describe('unsupported calls', () => {
  it.each<[string, string, (client: Client) => Promise<{ error: unknown }>]>([
    ['anonymous sign-in', 'anonymous_provider_disabled', (c) => c.signInAnonymously()],
    [
      'a text message as sign-in',
      'phone_provider_disabled',
      (c) => c.signInWithOtp({ phone: '+260977000000' }),
    ],
    [
      'sign-up by phone',
      'phone_provider_disabled',
      (c) => c.signUp({ phone: '+260977000000', password: goodPassword }),
    ],
    [
      'single sign-on',
      'saml_provider_disabled',
      (c) => c.signInWithSSO({ domain: 'example.test' }),
    ],
    [
      'a foreign id token',
      'provider_disabled',
      (c) => c.signInWithIdToken({ provider: 'google', token: 'x' }),
    ],
    [
      'a code by text message',
      'otp_expired',
      (c) => c.verifyOtp({ phone: '+260977000000', token: '123456', type: 'sms' }),
    ],
    [
      'linking identities',
      'manual_linking_disabled',
      async () => {
        const { client } = await join(app)
        return client.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } })
      },
    ],
    [
      'a phone as factor',
      'mfa_phone_enroll_not_enabled',
      async () => {
        const { client } = await join(app)
        return client.mfa.enroll({ factorType: 'phone', phone: '+260977000000' })
      },
    ],
  ])('%s returns the error %s', async (_name, code, attempt) => {
    const { error } = await attempt(app.client())
    expect(error).toMatchObject({ name: 'AuthApiError', code })
  })
})
