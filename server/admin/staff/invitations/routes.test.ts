import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StaffRole } from '#domain/admin/staff.ts'
import { deleteExpiredRows } from '#server/accounts/expiry/data.ts'
import { asSystem } from '#server/platform/db.ts'
import { newestMail, signInAs, signUpAs } from '#tests/support/accounts.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { goodPassword } from '#tests/support/good-password.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const invitations = '/api/admin/staff/invitations'
const person = (role: StaffRole = 'front_desk') => ({
  id: randomUUID(),
  full_name: 'Mutinta Hachipuka',
  email: `${randomUUID()}@example.test`,
  role,
})
const invite = (body: object, as = admin) =>
  app.call('POST', invitations, { as, body: { password: goodPassword, ...body } })
const again = (id: string) =>
  app.call('POST', `${invitations}/${id}/email`, { as: admin, body: { password: goodPassword } })
const withdraw = (id: string) =>
  app.call('DELETE', `${invitations}/${id}`, { as: admin, body: { password: goodPassword } })
const redeem = (token_hash: string | undefined) =>
  app.call('POST', '/auth/v1/verify', { body: { token_hash, type: 'invite' } })
const staffRow = async (id: string) => {
  const { body } = await app.call('GET', '/api/admin/staff', { as: admin })
  return body.find((row: { id: string }) => row.id === id)
}
const mailsTo = (email: string) =>
  app.database.asOwner('select from platform.mail_outbox where recipient = $1', [email])
/** Chooses the first password by the emailed link. @returns the answer of the login that follows */
async function accept(email: string) {
  const { body } = await redeem((await newestMail(email)).token_hash)
  const set = await app.call('PUT', '/auth/v1/user', {
    headers: { Authorization: `Bearer ${body.access_token}` },
    body: { password: goodPassword },
  })
  expect(set.status).toBe(200)
  return signInAs(app, email)
}

describe('a person who is to work here', () => {
  it.each(['admin', 'front_desk', 'provider'] as const)(
    'is invited as %s, chooses a password by the emailed link, and logs in with the role',
    async (role) => {
      const one = person(role)
      expect((await invite(one)).status).toBe(201)
      expect(await staffRow(one.id)).toMatchObject({
        role,
        is_invited: true,
        full_name: one.full_name,
      })
      // Without the mailbox nothing opens it.
      expect((await signInAs(app, one.email, '')).status).toBe(400)
      const { status, body } = await accept(one.email)
      expect([status, body.user.app_metadata.role]).toEqual([200, role])
      expect(await staffRow(one.id)).toMatchObject({ role, is_invited: false })
      const mine = await app.call('GET', '/api/profile', {
        headers: { Authorization: `Bearer ${body.access_token}` },
      })
      expect(mine.body).toMatchObject({
        role,
        full_name: one.full_name,
        provider_status: role === 'provider' ? 'pending' : null,
      })
    },
  )

  it('is invited once by a retry, and not at an address that has an account', async () => {
    const one = person()
    expect((await invite(one)).status).toBe(201)
    expect((await invite(one)).status).toBe(200)
    expect(await mailsTo(one.email)).toHaveLength(1)
    for (const other of [
      { ...person(), email: one.email },
      { ...one, role: 'admin' },
      { ...person(), email: admin.email },
    ]) {
      const { status, body } = await invite(other)
      expect([status, Object.keys(body.fields)]).toEqual([409, ['email']])
    }
    expect((await invite({ ...one, full_name: 'Another Name' })).body.code).toBe('conflict')
    const other = person()
    expect((await invite({ ...other, id: one.id })).status).toBe(409)
    expect(await mailsTo(other.email)).toEqual([])
    expect(await staffRow(one.id)).toMatchObject({ role: 'front_desk', email: one.email })
  })

  it('names the field that is wrong, and writes nothing', async () => {
    const before = await app.database.asOwner('select count(*) from accounts.users')
    for (const [wrong, field] of [
      [{ email: 'mutinta' }, 'email'],
      [{ full_name: ' ' }, 'full_name'],
      [{ full_name: '123' }, 'full_name'],
      [{ role: 'client' }, 'role'],
      [{ password: 'Not-it-2026!' }, 'password'],
    ] as const) {
      const { status, body } = await invite({ ...person(), ...wrong })
      expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
    }
    expect(await app.database.asOwner('select count(*) from accounts.users')).toEqual(before)
  })

  it('is invited again with a new link, after which the earlier one is dead', async () => {
    const one = person()
    await invite(one)
    const first = (await newestMail(one.email)).token_hash
    expect((await again(one.id)).status).toBe(200)
    expect((await redeem(first)).status).toBe(403)
    expect((await accept(one.email)).status).toBe(200)
    expect((await again(one.id)).status).toBe(404)
  })

  it('has no account once the invitation is withdrawn, or seven days went by', async () => {
    const [one, other, provider] = [person('admin'), person('admin'), person('provider')]
    for (const each of [one, other, provider]) await invite(each)
    const { token_hash } = await newestMail(one.email)
    expect((await withdraw(one.id)).status).toBe(204)
    expect((await redeem(token_hash)).status).toBe(403)
    expect((await withdraw(one.id)).status).toBe(404)
    await app.database.asOwner(
      `update accounts.users set invited_at = now() - interval '7 days 1 minute' where id = any($1)`,
      [[other.id, provider.id]],
    )
    await asSystem('expire in a test', (tx) => deleteExpiredRows(tx))
    expect(await Promise.all([one, other, provider].map(({ id }) => staffRow(id)))).toEqual([
      undefined,
      undefined,
      expect.objectContaining({ role: 'provider' }),
    ])
    // The same person can be invited again.
    expect((await invite({ ...person(), email: one.email })).status).toBe(201)
  })

  it('cannot be withdrawn once it was accepted, and no other account by this way', async () => {
    const one = person()
    await invite(one)
    await accept(one.email)
    const client = await app.createPersona()
    for (const id of [one.id, client.user_id, admin.user_id, randomUUID()])
      expect((await withdraw(id)).status).toBe(404)
    expect((await signInAs(app, one.email)).status).toBe(200)
  })

  it('gives nothing to another person who signs up with the address', async () => {
    const one = person('admin')
    await invite(one)
    const link = (await newestMail(one.email)).token_hash
    await signUpAs(app, one.email)
    expect((await newestMail(one.email)).token_hash).toBe('')
    expect((await signInAs(app, one.email)).status).toBe(400)
    // The invitation is as good as before, and asks for a password of its own.
    const { body } = await redeem(link)
    expect(body.user.email).toBe(one.email)
    expect((await signInAs(app, one.email)).status).toBe(400)
    expect(await staffRow(one.id)).toMatchObject({ role: 'admin' })
  })
})

it('is closed to all but admins, and is in the trail', async () => {
  for (const role of ['client', 'provider', 'front_desk'] as const)
    expect((await invite(person(), await app.createPersona({ role }))).status).toBe(403)
  const one = person()
  await invite(one)
  await withdraw(one.id)
  const invited = person()
  await invite(invited)
  expect(
    await app.database.asOwner(
      `select action from platform.audit_events where actor_id = $1 and (subject_id = $2 or record_id = $3)`,
      [admin.user_id, invited.id, one.id],
    ),
  ).toEqual([{ action: 'staff.withdraw_invitation' }, { action: 'staff.invite' }])
})
