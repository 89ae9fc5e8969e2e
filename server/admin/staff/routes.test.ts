import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin', full_name: 'Grace Mulenga' })
})
afterAll(() => app.close())

const list = (as: Persona | undefined) => app.call('GET', '/api/admin/staff', { as })

it('shows an admin each account of staff with its protection, and no patient; each reading is recorded', async () => {
  const desk = await app.createPersona({ role: 'front_desk', isSuspended: true })
  const doctor = await app.createPersona({ role: 'provider', full_name: 'Chileshe Mumba' })
  const patient = await app.createPersona({ full_name: 'Bwalya Mwansa' })
  await app.database.asOwner(
    `insert into accounts.sessions (user_id, not_after) values ($1, now() + interval '1 day'), ($1, now() - interval '1 day')`,
    [doctor.user_id],
  )
  await app.database.asOwner(
    `update accounts.users set last_sign_in_at = '2026-05-11T23:30:00Z' where id = $1`,
    [doctor.user_id],
  )
  const { status, body } = await list(admin)
  expect([status, body.map(({ role }: { role: string }) => role)]).toEqual([
    200,
    ['admin', 'front_desk', 'provider'],
  ])
  expect(body[1]).toMatchObject({ id: desk.user_id, is_suspended: true })
  expect(body[2]).toEqual({
    id: doctor.user_id,
    full_name: 'Chileshe Mumba',
    email: doctor.email,
    role: 'provider',
    is_suspended: false,
    is_invited: false,
    has_second_factor: false,
    sessions: 2,
    last_sign_in_on: '2026-05-12',
  })
  expect(JSON.stringify(body)).not.toContain(patient.user_id)
  const trail = await app.database.asOwner(
    `select subject_id from platform.audit_events where actor_id = $1 and action = 'accounts.read'`,
    [admin.user_id],
  )
  expect(trail.map(({ subject_id }) => String(subject_id)).toSorted()).toEqual(
    [admin, desk, doctor].map(({ user_id }) => user_id).toSorted(),
  )
})

it('is closed to everyone else, and reads nothing for them', async () => {
  for (const role of ['client', 'provider', 'front_desk'] as const)
    expect((await list(await app.createPersona({ role }))).status, role).toBe(403)
  expect((await list(undefined)).status).toBe(401)
})
