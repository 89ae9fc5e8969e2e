import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newestMail, signUpAs } from '#tests/support/accounts.ts'
import { goodPassword as password } from '#tests/support/good-password.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const ourPage = `?redirect_to=${encodeURIComponent('http://localhost:3000/confirm?browser=')}`
const verify = async (token_hash: string, page = '', more = {}) => {
  const body = { token_hash, type: 'signup', ...more }
  const answer = await app.call('POST', `/auth/v1/verify${page}`, { body })
  return [answer.status, answer.body.error_code]
}

async function confirmed(email: string) {
  await signUpAs(app, email)
  const { token_hash } = await newestMail(email)
  expect(await verify(token_hash)).toEqual([200, undefined])
  return token_hash
}

describe('a confirmation link that was used', () => {
  it('is reported to a page of ours as confirmed, again and again', async () => {
    const link = await confirmed('twice@example.test')
    for (let press = 0; press < 3; press += 1)
      expect(await verify(link, ourPage)).toEqual([422, 'email_already_confirmed'])
  })

  it('is rejected like any other for other callers, as the contract says', async () => {
    const link = await confirmed('other@example.test')
    expect(await verify(link)).toEqual([403, 'otp_expired'])
    expect(await verify('A'.repeat(43), ourPage)).toEqual([403, 'otp_expired'])
    expect(await verify(link, ourPage, { type: 'recovery' })).toEqual([403, 'otp_expired'])
  })

  it('opens no session and changes no password', async () => {
    const link = await confirmed('thief@example.test')
    await verify(link, ourPage, { password: 'Stranger-Chosen 1' })
    const login = await app.call('POST', '/auth/v1/token?grant_type=password', {
      body: { email: 'thief@example.test', password },
    })
    expect(login.status).toBe(200)
  })

  it('is used as well where the code beside it was typed', async () => {
    const email = 'code@example.test'
    await signUpAs(app, email)
    const { token_hash, code } = await newestMail(email)
    const body = { email, token: code, type: 'signup' }
    expect((await app.call('POST', '/auth/v1/verify', { body })).status).toBe(200)
    expect(await verify(token_hash, ourPage)).toEqual([422, 'email_already_confirmed'])
  })

  it('is not known for an account that is gone, nor for a newer mail that was never used', async () => {
    const link = await confirmed('gone@example.test')
    await app.database.asOwner(`delete from accounts.users where email = 'gone@example.test'`)
    expect(await verify(link, ourPage)).toEqual([403, 'otp_expired'])
    await signUpAs(app, 'waiting@example.test')
    const { token_hash } = await newestMail('waiting@example.test')
    await app.database.asOwner(
      `update accounts.one_time_tokens set expires_at = now() - interval '1 s'`,
    )
    expect(await verify(token_hash, ourPage)).toEqual([403, 'otp_expired'])
  })
})
