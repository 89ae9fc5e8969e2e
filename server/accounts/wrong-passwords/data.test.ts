import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { joinAs, newestMail, signInAs, signUpAs } from '#tests/support/accounts.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp
let email: string
let count = 0
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(() => {
  email = `guessed.${(count += 1)}@example.test`
})

async function guess(times: number) {
  const answers = await Promise.all(
    Array.from({ length: times }, () => signInAs(app, email, 'A wrong guess 1')),
  )
  expect(new Set(answers.map(({ body }) => body.error_code))).toEqual(
    new Set(['invalid_credentials']),
  )
}
const warnings = () =>
  app.database.asOwner(
    `select text_body from platform.mail_outbox where recipient = $1 and subject like 'Wrong passwords%'`,
    [email],
  )
const passTime = (interval: string) =>
  app.database.asOwner(
    `update accounts.wrong_passwords set since = since - $1::interval, warned_at = warned_at - $1::interval`,
    [interval],
  )

it('emails the owner after twenty wrong passwords, once an hour, and does not block the owner', async () => {
  await joinAs(app, email)
  await guess(19)
  expect(await warnings()).toEqual([])
  await guess(1)
  expect(await warnings()).toHaveLength(1)
  expect((await newestMail(email)).text).toContain('You can still log in as usual.')
  await guess(25)
  expect(await warnings()).toHaveLength(1)
  expect((await signInAs(app, email)).status).toBe(200)
  await passTime('61 minutes')
  await guess(19)
  expect(await warnings()).toHaveLength(1)
  await guess(1)
  expect(await warnings()).toHaveLength(2)
})

it('counts the tries of one hour only', async () => {
  await joinAs(app, email)
  await guess(19)
  await passTime('61 minutes')
  await guess(19)
  expect(await warnings()).toEqual([])
})

it('counts the present password on the account page as well', async () => {
  const { access_token } = await joinAs(app, email)
  await guess(19)
  const changed = await app.call('PUT', '/auth/v1/user', {
    headers: { Authorization: `Bearer ${access_token}` },
    body: { password: 'Ku-Lusaka 1964', current_password: 'A wrong guess 1' },
  })
  expect(changed.body.error_code).toBe('current_password_invalid')
  expect(await warnings()).toHaveLength(1)
})

it('counts the password that is asked for before an account is erased, and forgets it with the account', async () => {
  const { access_token } = await joinAs(app, email)
  const headers = { Authorization: `Bearer ${access_token}` }
  await guess(19)
  const erase = (password: string) => app.call('DELETE', '/api/me', { headers, body: { password } })
  expect((await erase('A wrong guess 1')).status).toBe(422)
  expect(await warnings()).toHaveLength(1)
  const kept = () => app.database.asOwner('select wrong from accounts.wrong_passwords')
  const before = (await kept()).length
  expect((await erase(goodPassword)).status).toBe(204)
  expect(await kept()).toHaveLength(before - 1)
})

it('emails no one where the address has no account, or an unconfirmed one', async () => {
  await guess(21)
  expect(await warnings()).toEqual([])
  email = `unconfirmed-${email}`
  await signUpAs(app, email)
  await guess(21)
  expect(await warnings()).toEqual([])
})
