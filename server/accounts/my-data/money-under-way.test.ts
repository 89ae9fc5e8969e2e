import { afterAll, beforeAll, expect, it } from 'vitest'
import { joinAs } from '#tests/support/accounts.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { goodPassword } from '#tests/support/good-password.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const erase = (as: Persona) =>
  app.call('DELETE', '/api/me', { as, body: { password: goodPassword } })

it.each([
  ['a payment is open', `status = 'created'`, `status = 'failed', failure = 'no_funds'`],
  [
    'a refund is asked for',
    `status = 'succeeded', succeeded_at = now(), receipt_number = 900001, refund_status = 'requested', refund_requested_at = now()`,
    `refund_status = 'refused'`,
  ],
  [
    'money is on its way back, or could not be sent',
    `status = 'succeeded', succeeded_at = now(), receipt_number = 900002, refund_status = 'refunded', refund_requested_at = now(), refund_id = gen_random_uuid(), refund_failure = 'no_wallet'`,
    `refund_failure = null, refund_sent_at = now()`,
  ],
])('an account stays while %s, and is erased once that is over', async (_, before, after) => {
  const email = `${crypto.randomUUID()}@example.test`
  const { access_token, user } = await joinAs(app, email, { full_name: 'Bwalya Tembo' })
  const person = { user_id: String(user.id), session_id: '', email, token: String(access_token) }
  await app.database.asOwner(
    `insert into payments (user_id, plan_key, plan_name, amount_ngwee, phone, network)
     values ($1, 'wellness-starter', 'Wellness Starter', 25000, '+260977123456', 'Airtel')`,
    [person.user_id],
  )
  const set = (change: string) =>
    app.database.asOwner(`update payments set ${change} where user_id = $1`, [person.user_id])
  await set(before)
  const kept = await erase(person)
  expect([kept.status, kept.body.code]).toEqual([409, 'money_under_way'])
  expect((await app.call('GET', '/api/profile', { as: person })).status).toBe(200)
  await set(after)
  expect((await erase(person)).status).toBe(204)
})
