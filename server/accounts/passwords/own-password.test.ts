import { afterAll, beforeAll, expect, it } from 'vitest'
import { joinAs, signInAs } from '#tests/support/accounts.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { goodPassword } from '#tests/support/good-password.ts'

let app: TestApp
let target: Persona
beforeAll(async () => {
  app = await openTestApp({ AUTH_LIMITS: 'true' })
  target = await app.createPersona({ hasConsented: false })
})
afterAll(() => app.close())

/** Takes a right that the account does not have: with the right password it changes nothing. */
const tryAs = (as: Persona, password: string) =>
  app.call('DELETE', `/api/admin/accounts/${target.user_id}/front-desk`, { as, body: { password } })
const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)
const tryTimes = (as: Persona, times: number, password = 'A wrong guess 1') =>
  Promise.all(Array.from({ length: times }, () => tryAs(as, password)))
/** As if the window had begun so much earlier. */
const passTime = (interval: string) =>
  app.database.asOwner('update platform.rate_limits set ends_at = ends_at - $1::interval', [
    interval,
  ])

it('is asked for again five times in vain within 15 minutes, also at once; the answer says when to go on', async () => {
  const admin = await app.createPersona({ role: 'admin' })
  expect(statuses(await tryTimes(admin, 8))).toEqual([422, 422, 422, 422, 422, 429, 429, 429])
  const right = await tryAs(admin, goodPassword)
  expect(right.status).toBe(429)
  expect(right.body.fields.password).toBe('There were 5 wrong passwords. Try again in 15 minutes.')
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(14 * 60)
  const colleague = await app.createPersona({ role: 'admin' })
  expect((await tryAs(colleague, goodPassword)).status).toBe(200)
  await passTime('14 minutes')
  const later = await tryAs(admin, goodPassword)
  expect(later.body.fields.password).toBe('There were 5 wrong passwords. Try again in 1 minute.')
  await passTime('1 minute')
  expect((await tryAs(admin, goodPassword)).status).toBe(200)
})

it('is not counted where it is right, which gives back none of the wrong ones', async () => {
  const admin = await app.createPersona({ role: 'admin' })
  await tryTimes(admin, 4)
  for (let times = 0; times < 8; times += 1)
    expect((await tryAs(admin, goodPassword)).status).toBe(200)
  expect(statuses(await tryTimes(admin, 2))).toEqual([422, 429])
})

it('is counted together wherever it is asked for, and the login stays open', async () => {
  const email = 'shared.desk@example.test'
  const { access_token, user } = await joinAs(app, email)
  const headers = { Authorization: `Bearer ${access_token}` }
  const erase = (password: string) => app.call('DELETE', '/api/me', { headers, body: { password } })
  for (let times = 0; times < 5; times += 1)
    expect((await erase('A wrong guess 1')).status).toBe(422)
  expect((await erase(goodPassword)).status).toBe(429)
  expect((await signInAs(app, email)).status).toBe(200)
  await app.database.asOwner(`update user_profiles set role = 'admin' where id = $1`, [user.id])
  const call = await app.call('DELETE', `/api/admin/accounts/${target.user_id}/front-desk`, {
    headers,
    body: { password: goodPassword },
  })
  expect(call.status).toBe(429)
})
