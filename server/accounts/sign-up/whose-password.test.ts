import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newestMail, signInAs, signUpAs } from '#tests/support/accounts.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'

const strangers = 'Stranger-Chosen 1'
const browser = { owner: 'o'.repeat(22), stranger: 's'.repeat(22) }
const from = (proof: string) =>
  `?redirect_to=${encodeURIComponent(`http://localhost:3000/confirm?browser=${proof}`)}`

describe('confirming an address that another person signed up with, too', () => {
  let app: TestApp
  let email: string
  let count = 0
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())
  beforeEach(() => {
    email = `victim${(count += 1)}@example.test`
  })

  const signUp = (proof: string, password: string, data: object = {}) =>
    app.call('POST', `/auth/v1/signup${from(proof)}`, { body: { email, password, data } })
  const confirm = (proof: string, body: object) =>
    app.call('POST', `/auth/v1/verify${from(proof)}`, { body: { type: 'signup', ...body } })
  const opensWith = async (password: string) =>
    (await signInAs(app, email, password)).status === 200
  const ownersData = {
    full_name: 'Thandiwe Phiri',
    student_data: { institution_name: 'University of Zambia' },
  }

  it.each(['before', 'after'])(
    'gives the browser that confirms its own password and data, where a stranger signed up %s it',
    async (when) => {
      if (when === 'before') await signUp(browser.stranger, strangers, { role: 'provider' })
      await signUp(browser.owner, goodPassword, ownersData)
      if (when === 'after') await signUp(browser.stranger, strangers, { role: 'provider' })
      const { token_hash } = await newestMail(email)
      const { status, body } = await confirm(browser.owner, { token_hash })
      expect(status).toBe(200)
      expect(body.user.user_metadata).toMatchObject({ full_name: 'Thandiwe Phiri', role: 'client' })
      expect([await opensWith(goodPassword), await opensWith(strangers)]).toEqual([true, false])
      const [profile] = await app.database.asOwner(
        `select full_name, role, provider_status, is_student, plan_name from user_profiles
         left join memberships on user_id = id where email = $1`,
        [email],
      )
      expect(profile).toMatchObject({
        full_name: 'Thandiwe Phiri',
        role: 'client',
        provider_status: null,
        is_student: true,
        plan_name: 'Student Wellness Plan',
      })
      expect(await app.database.asOwner('select id from accounts.sign_ups')).toEqual([])
    },
  )

  it('asks any other browser for a password, and keeps the link until it has one', async () => {
    await signUp(browser.stranger, strangers)
    const { token_hash } = await newestMail(email)
    for (const proof of ['', browser.owner]) {
      const { status, body } = await confirm(proof, { token_hash })
      expect([status, body.error_code]).toEqual([422, 'password_needed'])
      expect((await signInAs(app, email, strangers)).body.error_code).toBe('email_not_confirmed')
    }
    const weak = await confirm('', { token_hash, password: 'weak' })
    expect([weak.status, weak.body.error_code]).toEqual([422, 'weak_password'])
    expect((await confirm('', { token_hash, password: goodPassword })).status).toBe(200)
    expect([await opensWith(goodPassword), await opensWith(strangers)]).toEqual([true, false])
  })

  it('asks for it with the code of the mail, too', async () => {
    await signUp(browser.stranger, strangers)
    const { code: token } = await newestMail(email)
    expect((await confirm(browser.owner, { token, email })).status).toBe(422)
    const body = { token, email, password: goodPassword }
    expect((await confirm(browser.owner, body)).status).toBe(200)
    expect([await opensWith(goodPassword), await opensWith(strangers)]).toEqual([true, false])
  })

  it('never takes a password along with a link of an account that is confirmed', async () => {
    await signUp(browser.owner, goodPassword)
    await confirm(browser.owner, { token_hash: (await newestMail(email)).token_hash })
    await app.call('POST', '/auth/v1/recover', { body: { email } })
    const { token_hash } = await newestMail(email)
    const body = { type: 'recovery', token_hash, password: strangers }
    expect((await app.call('POST', '/auth/v1/verify', { body })).status).toBe(200)
    expect([await opensWith(goodPassword), await opensWith(strangers)]).toEqual([true, false])
  })

  it('voids the password when the owner asks for a new one before they confirmed', async () => {
    await signUpAs(app, email)
    await app.call('POST', '/auth/v1/recover', { body: { email } })
    const { token_hash } = await newestMail(email)
    const body = { type: 'recovery', token_hash }
    expect((await app.call('POST', '/auth/v1/verify', { body })).status).toBe(200)
    expect(await opensWith(goodPassword)).toBe(false)
  })

  it('voids the password when an unconfirmed user is invited', async () => {
    await signUpAs(app, email)
    const headers = { Authorization: 'Bearer the service key of the tests, long enough too' }
    await app.call('POST', '/auth/v1/invite', { body: { email }, headers })
    const { token_hash } = await newestMail(email)
    await app.call('POST', '/auth/v1/verify', { body: { type: 'invite', token_hash } })
    expect(await opensWith(goodPassword)).toBe(false)
  })

  it('keeps the newest few sign-ups of an address', async () => {
    for (let n = 0; n < 8; n++) await signUp(`${n}`.repeat(22), goodPassword)
    const rows = await app.database.asOwner(
      `select s.id from accounts.sign_ups s join accounts.users u on u.id = user_id where email = $1`,
      [email],
    )
    expect(rows).toHaveLength(5)
    const { token_hash } = await newestMail(email)
    expect((await confirm('2'.repeat(22), { token_hash })).status).toBe(422)
    expect((await confirm('7'.repeat(22), { token_hash })).status).toBe(200)
  })
})
