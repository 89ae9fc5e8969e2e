import { afterAll, beforeAll, expect, it } from 'vitest'
import { joinAs } from '#tests/support/accounts.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { goodPassword } from '#tests/support/good-password.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const change = (method: 'PUT' | 'DELETE', id: string, as = admin) =>
  app.call(method, `/api/admin/accounts/${id}/admin-role`, { as, body: { password: goodPassword } })
const roleOf = async (id: string) => {
  const [row] = await app.database.asOwner('select role from user_profiles where id = $1', [id])
  return row?.role
}

it('makes a client an admin, who is logged out and gets an email; a retry changes nothing', async () => {
  const { user, access_token } = await joinAs(app, 'second-admin@example.test', {})
  expect((await change('PUT', user.id)).body).toMatchObject({ role: 'admin' })
  expect((await change('PUT', user.id)).status).toBe(200)
  const headers = { Authorization: `Bearer ${access_token}` }
  expect((await app.call('GET', '/api/profile', { headers })).status).toBe(401)
  const mails = await app.database.asOwner(
    `select from platform.mail_outbox where recipient = $1 and subject like 'You are an admin%'`,
    ['second-admin@example.test'],
  )
  expect(mails).toHaveLength(1)
})

it('takes the role away, but not the own one, so that an admin remains', async () => {
  const other = await app.createPersona({ role: 'admin' })
  expect((await change('DELETE', admin.user_id)).status).toBe(409)
  expect((await change('DELETE', other.user_id)).body).toMatchObject({ role: 'client' })
  expect((await change('DELETE', admin.user_id, other)).status).toBe(401)
  expect((await change('DELETE', other.user_id)).status).toBe(200)
  expect(await roleOf(admin.user_id)).toBe('admin')
})

it('leaves one of two admins who take the role from each other at once', async () => {
  const pair = [
    await app.createPersona({ role: 'admin' }),
    await app.createPersona({ role: 'admin' }),
  ]
  await Promise.all([
    change('DELETE', pair[1]!.user_id, pair[0]),
    change('DELETE', pair[0]!.user_id, pair[1]),
  ])
  const roles = await Promise.all(pair.map(({ user_id }) => roleOf(user_id)))
  expect(new Set(roles)).toEqual(new Set(['admin', 'client']))
})

it('is given to no provider, no student, no patient, and no one who is suspended', async () => {
  for (const traits of [
    { role: 'provider' },
    { role: 'front_desk' },
    { is_student: true },
    { hasConsented: true },
    { isSuspended: true, hasConsented: false },
  ] as const) {
    const one = await app.createPersona(traits)
    expect([traits, (await change('PUT', one.user_id)).status]).toEqual([traits, 409])
    expect(await roleOf(one.user_id)).not.toBe('admin')
  }
})

it('is taken from admins alone, and by admins alone', async () => {
  const desk = await app.createPersona({ role: 'front_desk' })
  expect((await change('DELETE', desk.user_id)).status).toBe(409)
  for (const as of [desk, await app.createPersona({ role: 'provider' })])
    expect((await change('PUT', desk.user_id, as)).status).toBe(403)
})
