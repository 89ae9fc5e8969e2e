import { goodPassword } from '#tests/support/good-password.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { practiceIn } from '#tests/support/practice.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const { provider, expireCertificate } = practiceIn(() => app)
const path = '/api/admin/safety-duties'
const nobody = { first_on_duty: null, second_on_duty: null, third_on_duty: null, lead: null }
const name = (body: object, as = admin) =>
  app.call('PUT', path, { as, body: { ...nobody, password: goodPassword, ...body } })
const missing = async () =>
  (await app.call('GET', '/api/admin/waiting', { as: admin })).body.missing_duties

it('an admin names who answers alerts, in their order, once for a retry, and no one else does', async () => {
  const [one, two, lead] = [await provider(), await provider(), await provider()]
  const chosen = {
    first_on_duty: two.user_id,
    third_on_duty: one.user_id,
    lead: lead.user_id.toUpperCase(),
  }
  expect(await missing()).toBe(1)
  for (const _ of [1, 2]) {
    const { status, body } = await name(chosen)
    expect([status, body.on_duty.map(({ id }: { id: string }) => id), body.lead.id]).toEqual([
      200,
      [two.user_id, one.user_id],
      lead.user_id,
    ])
  }
  expect(await missing()).toBe(0)
  const named = await app.database.asOwner(
    `select subject_id from platform.audit_events where action = 'safety_duty.name' and actor_id = $1`,
    [admin.user_id],
  )
  expect(named).toHaveLength(3)
  for (const as of [one, await app.createPersona()]) {
    expect((await name(chosen, as)).status).toBe(403)
    expect((await app.call('GET', path, { as })).status).toBe(403)
  }
})

it('is notified where those on duty cannot answer, by their certificate or an absence', async () => {
  const [lapsed, away] = [await provider(), await provider()]
  await name({ first_on_duty: lapsed.user_id, second_on_duty: away.user_id })
  await expireCertificate(lapsed)
  expect(await missing()).toBe(0)
  await app.database.asOwner(
    `insert into absences (provider_id, starts_at, ends_at) values ($1, now() - interval '1 hour', now() + interval '1 hour')`,
    [away.user_id],
  )
  expect(await missing()).toBe(1)
  expect((await app.call('GET', path, { as: admin })).body.on_duty).toMatchObject([
    { id: lapsed.user_id, certificate_expires_on: '2020-12-31', is_away: false },
    { id: away.user_id, is_away: true },
  ])
  expect((await name({ first_on_duty: lapsed.user_id })).body.fields).toHaveProperty(
    'first_on_duty',
  )
})

it.each(['first_on_duty', 'lead'])(
  'rejects a person who is no provider, by the field %s',
  async (field) => {
    const client = await app.createPersona()
    const { status, body } = await name({ [field]: client.user_id })
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  },
)

it('rejects someone twice, by the field', async () => {
  const one = await provider()
  const twice = await name({ first_on_duty: one.user_id, third_on_duty: one.user_id })
  expect([twice.status, Object.keys(twice.body.fields)]).toEqual([422, ['third_on_duty']])
})
