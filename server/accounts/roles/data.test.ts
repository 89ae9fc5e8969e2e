import { afterAll, beforeAll, expect, it } from 'vitest'
import { asSystem } from '#server/platform/db.ts'
import { joinAs, signUpAs } from '#tests/support/accounts.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { grantAdmin } from './data.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const grant = (email: string) => asSystem('grant in a test', (tx) => grantAdmin(tx, email))

it('makes a confirmed person an admin at once, whatever they were', async () => {
  for (const [email, data] of [
    ['plain@example.test', {}],
    ['provider@example.test', { role: 'provider' }],
    ['student@example.test', { student_data: { institution_name: 'Mulungushi University' } }],
  ] as const) {
    const { user, access_token } = await joinAs(app, email, data)
    expect(await grant(email)).toBe(user.id)
    const { body } = await app.call('GET', '/auth/v1/user', {
      headers: { Authorization: `Bearer ${access_token}` },
    })
    expect([body.app_metadata.role, body.user_metadata.role]).toEqual(['admin', 'admin'])
    const trail = await app.database.asOwner(
      'select action from platform.audit_events where subject_id = $1',
      [user.id],
    )
    expect(trail).toContainEqual({ action: 'role.grant_admin' })
  }
})

it('grants nothing to an unknown or unconfirmed address', async () => {
  await signUpAs(app, 'unconfirmed@example.test')
  expect(await grant('unconfirmed@example.test')).toBeUndefined()
  expect(await grant('nobody@example.test')).toBeUndefined()
  expect(
    await app.database.asOwner(
      `select from user_profiles where role = 'admin' and email = 'unconfirmed@example.test'`,
    ),
  ).toEqual([])
})
