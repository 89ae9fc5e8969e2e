import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FirstStep, type StepKey, stepKeys } from '#domain/admin/first-steps.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { practiceIn } from '#tests/support/practice.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin', full_name: 'Grace Mulenga' })
})
afterAll(() => app.close())

const { provider } = practiceIn(() => app)
const path = '/api/admin/first-steps'
const read = async () => (await app.call('GET', path, { as: admin })).body
const stepOf = async (key: StepKey): Promise<FirstStep> =>
  (await read()).steps.find((step: FirstStep) => step.key === key)
const stateOf = async (key: StepKey) => (await stepOf(key)).state
const hide = (is_hidden: unknown, as: Persona | undefined = admin) =>
  app.call('PUT', path, { as, body: { is_hidden } })

it('none is done in a new installation, and each says what was found', async () => {
  const { steps, is_hidden } = await read()
  expect(steps.map(({ key }: FirstStep) => key)).toEqual(stepKeys)
  expect(steps.filter(({ state }: FirstStep) => state === 'done')).toEqual([])
  for (const { found } of steps) expect(found).toMatch(/^[A-Z0-9].+\.$/)
  expect(is_hidden).toBe(false)
})

it('the name of the clinic is done once nothing of it is an example', async () => {
  expect(await stepOf('settings')).toMatchObject({ state: 'open' })
  const settings = {
    id: randomUUID(),
    version: 0,
    password: goodPassword,
    name: 'Chawama House',
    tagline: 'Care in one place.',
    email: 'desk@chawama.zm',
    phone: '0977 123 456',
    address: 'Plot 9, Kafue Road\nLusaka',
    hours: 'Every day',
    map_url: '',
    store_links: [],
    tpin: '',
    payment_text: '',
    work_days: [1, 2, 3, 4, 5],
    work_from: 8,
    work_to: 17,
    sender_name: '',
    reply_to: '',
  }
  const { status } = await app.call('PUT', '/api/admin/clinic-settings', {
    as: admin,
    body: settings,
  })
  expect([status, await stateOf('settings')]).toEqual([200, 'done'])
})

it('staff is done with a second admin, a provider in practice and an account of the front desk', async () => {
  const suspended = { isSuspended: true }
  await app.createPersona({ role: 'admin', ...suspended })
  await app.createPersona({ role: 'front_desk', ...suspended })
  await app.createPersona({ role: 'provider', provider_status: 'pending' })
  expect(
    await Promise.all((['second_admin', 'provider', 'front_desk'] as const).map(stateOf)),
  ).toEqual(['open', 'open', 'open'])
  await app.createPersona({ role: 'admin' })
  await app.createPersona({ role: 'front_desk' })
  await provider()
  expect((await stepOf('second_admin')).found).toBe('2 admins.')
  expect(
    await Promise.all((['second_admin', 'provider', 'front_desk'] as const).map(stateOf)),
  ).toEqual(['done', 'done', 'done'])
})

it('visit types are done with a price each, or one of each provider', async () => {
  expect(await stateOf('visit_types')).toBe('open')
  const [one] = await app.database.asOwner(
    'select id from practice.providers_in_practice() as p(id)',
  )
  await app.database.asOwner(
    `insert into session_prices (provider_id, session_type, price_ngwee) values ($1, 'Phone', 100)`,
    [one!.id],
  )
  expect(await stateOf('visit_types')).toBe('done')
  await provider()
  expect(await stateOf('visit_types')).toBe('open')
  await app.database.asOwner('update visit_types set price_ngwee = 20000')
  expect(await stateOf('visit_types')).toBe('done')
})

it('the hours are done once an admin has changed those of a new installation', async () => {
  expect((await stepOf('hours')).found).toMatch(/^Still the hours of a new installation/)
  const { outside: _, ...calendar } = (
    await app.call('GET', '/api/admin/clinic-calendar', { as: admin })
  ).body
  const body = { ...calendar, slot_minutes: 30 }
  expect((await app.call('PUT', '/api/admin/clinic-calendar', { as: admin, body })).status).toBe(
    200,
  )
  expect(await stateOf('hours')).toBe('done')
})

it('helplines are done while each was dialled within 90 days', async () => {
  const dialled = (days: number) =>
    app.database.asOwner('update crisis_lines set last_checked = current_date - $1::integer', [
      days,
    ])
  await dialled(89)
  expect(await stateOf('helplines')).toBe('done')
  await dialled(92)
  expect(await stateOf('helplines')).toBe('open')
})

it('safety alerts are done while a clinician on duty can answer', async () => {
  expect(await stateOf('safety_duty')).toBe('open')
  const { user_id } = await provider()
  const empty = { second_on_duty: null, third_on_duty: null, lead: null }
  const body = { ...empty, first_on_duty: user_id, password: goodPassword }
  expect((await app.call('PUT', '/api/admin/safety-duties', { as: admin, body })).status).toBe(200)
  expect(await stateOf('safety_duty')).toBe('done')
})

it('email, payments and backups are not done without evidence', async () => {
  const keys = ['email', 'payments', 'backup', 'restore_drill'] as const
  expect(await Promise.all(keys.map(stateOf))).toEqual(['open', 'open', 'open', 'unknown'])
})

it('an admin hides them for all admins, and shows them again; each change is in the trail once', async () => {
  for (const _ of [1, 2]) expect((await hide(true)).body.is_hidden).toBe(true)
  const other = await app.createPersona({ role: 'admin' })
  expect((await app.call('GET', path, { as: other })).body.is_hidden).toBe(true)
  expect((await hide(false, other)).body.is_hidden).toBe(false)
  const trail = await app.database.asOwner(
    `select action from platform.audit_events where action like 'first_steps.%' order by occurred_at`,
  )
  expect(trail.map(({ action }) => action)).toEqual(['first_steps.hide', 'first_steps.show'])
})

it('rejects what is not true or false, and names the field', async () => {
  const { status, body } = await hide('yes')
  expect([status, Object.keys(body.fields)]).toEqual([422, ['is_hidden']])
})

it('names no person, and is closed to everyone but admins', async () => {
  expect(JSON.stringify(await read())).not.toContain('Grace')
  for (const role of ['client', 'provider', 'front_desk'] as const) {
    const as = await app.createPersona({ role })
    expect([(await app.call('GET', path, { as })).status, (await hide(true, as)).status]).toEqual([
      403, 403,
    ])
  }
  expect((await app.call('GET', path)).status).toBe(401)
})
