import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinAs, signInAs } from '#tests/support/accounts.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'

let app: TestApp
let admin: Persona
const booking = bookingIn(() => app)

beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin', full_name: 'Admin One' })
})
afterAll(() => app.close())

const path = (id: string) => `/api/admin/accounts/${id}/front-desk`
const grant = (id: string, as = admin) =>
  app.call('PUT', path(id), { as, body: { password: goodPassword } })
const end = (id: string, as = admin) =>
  app.call('DELETE', path(id), { as, body: { password: goodPassword } })
const calendar = (as: Persona) =>
  app.call('GET', `/api/desk/appointments?from=${slotOn(1)}&to=${slotOn(2)}`, { as })
const traces = (id: string) =>
  app.database.asOwner(
    `select action, actor_id from platform.audit_events where subject_id = $1 and action like 'role.%' order by occurred_at`,
    [id],
  )

describe('the front desk', () => {
  it('is granted and taken back by an admin; both end every session at once, with one email each', async () => {
    const email = 'mutinta@example.test'
    const { access_token, user } = await joinAs(app, email)
    await app.database.asOwner('delete from consents where user_id = $1', [user.id])
    const before = { token: access_token } as Persona
    expect((await calendar(before)).status).toBe(403)
    expect(await grant(user.id)).toMatchObject({ status: 200, body: { role: 'front_desk' } })
    expect((await calendar(before)).status).toBe(401)
    const again = (await signInAs(app, email)).body
    expect(again.user).toMatchObject({
      app_metadata: { role: 'front_desk' },
      user_metadata: { role: 'front_desk' },
    })
    const desk = { token: again.access_token } as Persona
    expect((await calendar(desk)).status).toBe(200)
    // A retry changes nothing, and sends nothing.
    expect((await grant(user.id)).status).toBe(200)
    expect((await calendar(desk)).status).toBe(200)
    expect(await end(user.id)).toMatchObject({ status: 200, body: { role: 'client' } })
    expect((await calendar(desk)).status).toBe(401)
    expect((await end(user.id)).status).toBe(200)
    expect(await traces(user.id)).toEqual([
      { action: 'role.grant_front_desk', actor_id: admin.user_id },
      { action: 'role.end_front_desk', actor_id: admin.user_id },
    ])
    const mails = (await app.database.asOwner(
      `select subject from platform.mail_outbox where recipient = $1 and subject like '%front desk%'`,
      [email],
    )) as { subject: string }[]
    expect(mails).toHaveLength(2)
  })

  it('is for no account that a patient uses, and none of another role', async () => {
    const provider = await booking.provider()
    const patient = await app.createPersona({ hasConsented: false })
    await booking.book(patient, slotOn(3), { provider_id: provider.user_id })
    const [called, screened] = [
      await app.createPersona({ hasConsented: false }),
      await app.createPersona({ hasConsented: false }),
    ]
    await app.database.asOwner(
      `insert into call_backs (id, user_id, starts_at, ends_at, phone_number)
       values (gen_random_uuid(), $1, now(), now() + interval '1 hour', '0977123456')`,
      [called.user_id],
    )
    await app.database.asOwner(
      `insert into blood_pressure_readings (user_id, systolic, diastolic) values ($1, 120, 80)`,
      [screened.user_id],
    )
    const rejected = [
      patient,
      called,
      screened,
      provider,
      admin,
      await app.createPersona({ is_student: true, hasConsented: false }),
      await app.createPersona({ isSuspended: true, hasConsented: false }),
    ]
    for (const { user_id } of rejected) expect((await grant(user_id)).status).toBe(409)
    expect((await end(provider.user_id)).status).toBe(409)
    expect((await grant(randomUUID())).status).toBe(404)
    expect((await end(randomUUID())).status).toBe(404)
  })

  it('is granted once where several press at the same moment', async () => {
    const { user_id } = await app.createPersona({ hasConsented: false })
    const answers = await Promise.all([1, 2, 3].map(() => grant(user_id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await traces(user_id)).toHaveLength(1)
  })

  it('cannot grant itself, nor be granted by anyone but an admin', async () => {
    const { user_id } = await app.createPersona({ hasConsented: false })
    for (const traits of [{}, { role: 'provider' }, { role: 'front_desk' }] as const)
      expect((await grant(user_id, await app.createPersona(traits))).status).toBe(403)
    expect(await traces(user_id)).toEqual([])
  })
})
