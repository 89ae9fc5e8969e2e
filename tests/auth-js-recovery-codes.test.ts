import { AuthClient } from '@supabase/auth-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { goodPassword } from './support/good-password.ts'
import { join, type ServedApp, serveTestApp } from './support/auth-client.ts'
import { totpCode } from './support/second-factor.ts'

let app: ServedApp
beforeAll(async () => {
  app = await serveTestApp()
})
afterAll(() => app.close())

/** The official client, with what it calls experimental. */
async function signIn(email: string) {
  const client = new AuthClient({
    url: `${app.address}/auth/v1`,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    persistSession: false,
    experimental: { recoveryCodes: true },
  })
  expect((await client.signInWithPassword({ email, password: goodPassword })).error).toBeNull()
  return client
}

it('the unchanged auth-js makes, counts, uses, replaces and removes recovery codes', async () => {
  const { email } = await join(app)
  const phone = await signIn(email)
  const early = await phone.mfa.recoveryCodes.generate()
  expect(early.error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  const { data: enrolled } = await phone.mfa.enroll({ factorType: 'totp' })
  const { secret } = (enrolled as { totp: { secret: string } }).totp
  await phone.mfa.challengeAndVerify({ factorId: enrolled!.id, code: totpCode(secret) })
  const none = await phone.mfa.recoveryCodes.getStatus()
  expect(none.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
  const { data: made, error } = await phone.mfa.recoveryCodes.generate({ friendlyName: 'Paper' })
  expect(error).toBeNull()
  expect(made).toMatchObject({ type: 'recovery_code', friendly_name: 'Paper', total: 10 })
  expect(made!.codes).toHaveLength(10)

  const laptop = await signIn(email)
  const level = () => laptop.mfa.getAuthenticatorAssuranceLevel()
  expect((await level()).data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
  const wrong = await laptop.mfa.recoveryCodes.verify({ code: 'aaaa-aaaa-aaaa-aaaa' })
  expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  const used = await laptop.mfa.recoveryCodes.verify({ code: made!.codes[3]!.toUpperCase() })
  expect(used.error).toBeNull()
  const { data: after } = await level()
  expect(after).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
  expect(after!.currentAuthenticationMethods[0]).toMatchObject({ method: 'mfa/recovery_code' })
  const again = await laptop.mfa.recoveryCodes.verify({ code: made!.codes[3]! })
  expect(again.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  expect((await laptop.mfa.recoveryCodes.getStatus()).data).toMatchObject({ remaining: 9 })
  expect((await laptop.mfa.listFactors()).data).toMatchObject({
    totp: [{ id: enrolled!.id }],
    recovery_code: [{ id: made!.id, friendly_name: 'Paper' }],
  })

  const second = await laptop.mfa.recoveryCodes.generate()
  expect(second.error).toMatchObject({ code: 'mfa_verified_factor_exists' })
  const { data: replaced } = await laptop.mfa.recoveryCodes.regenerate()
  expect(replaced).toMatchObject({ id: made!.id, friendly_name: 'Paper', total: 10 })
  expect((await laptop.mfa.recoveryCodes.unenroll()).data).toEqual({ id: made!.id })
  // This session had shown nothing but a code.
  const lower = await laptop.mfa.recoveryCodes.unenroll()
  expect(lower.error).toMatchObject({ code: 'insufficient_aal' })
  expect((await laptop.mfa.listFactors()).data!.recovery_code).toEqual([])
})
