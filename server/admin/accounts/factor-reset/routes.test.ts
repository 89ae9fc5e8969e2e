import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { goodPassword } from '#tests/support/good-password.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { secondFactorIn } from '#tests/support/second-factor.ts'

describe('the reset of a second factor by an admin', () => {
  let app: TestApp
  let admin: Persona
  let owner: Persona
  const { enrol, logIn, mailsTo, post, useRecoveryCode } = secondFactorIn(() => app)
  const typed = (more: object = {}) => ({
    id: randomUUID(),
    identity_check: 'in_person',
    note: 'NRC 123456/10/1 and date of birth',
    password: goodPassword,
    ...more,
  })
  const reset = (id: string, body: object = typed(), as = admin) =>
    app.call('POST', `/api/admin/accounts/${id}/factor-reset`, { as, body })
  const factorsOf = ({ user_id }: Persona) =>
    app.database.asOwner('select id from accounts.factors where user_id = $1', [user_id])

  beforeAll(async () => {
    app = await openTestApp({ REQUIRE_STAFF_MFA: 'true' })
    admin = await app.createPersona({ role: 'admin', aal: 'aal2' })
  })
  beforeEach(async () => {
    owner = await app.createPersona()
    await enrol({ as: owner })
  })
  afterAll(() => app.close())

  it('is needed first by a provider without one, where staff must have one', async () => {
    const doctor = await app.createPersona({ role: 'provider' })
    const practice = async ({ user_id }: Persona) =>
      (await app.call('GET', `/api/admin/accounts/${user_id}`, { as: admin })).body.practice
    expect(await practice(doctor)).toMatchObject({ is_second_factor_missing: true })
    await enrol({ as: doctor })
    expect(await practice(doctor)).toMatchObject({ is_second_factor_missing: false })
    expect(await practice(owner)).toBeNull()
  })

  it('removes every factor and code, ends every session, and notifies the owner', async () => {
    const { codes } = (await post('/factors/recovery-codes', { as: owner })).body
    const lost = await logIn(owner)
    const { status, body } = await reset(owner.user_id)
    expect([status, body.has_second_factor]).toEqual([200, false])
    expect(await factorsOf(owner)).toEqual([])
    for (const as of [owner, lost])
      expect((await app.call('GET', '/api/profile', { as })).status).toBe(401)
    const fresh = await logIn(owner)
    expect((await app.call('GET', '/api/profile', { as: fresh })).status).toBe(200)
    expect((await useRecoveryCode({ as: fresh }, codes[0])).status).toBe(404)
    const { subject, text_body } = (await mailsTo(owner)).at(-1)!
    expect(subject).toMatch(/Two-step login .* was reset$/)
    expect(text_body).not.toContain('NRC')
  })

  it('is on record with what was checked, and once after a retry', async () => {
    const body = typed()
    expect((await reset(owner.user_id, body)).status).toBe(200)
    const fresh = await logIn(owner)
    expect((await reset(owner.user_id, body)).status).toBe(200)
    // What the owner has done since then stays.
    expect((await app.call('GET', '/api/profile', { as: fresh })).status).toBe(200)
    expect((await reset(owner.user_id, { ...body, note: 'Another' })).status).toBe(409)
    expect(
      await app.database.asOwner(
        'select identity_check, note, reset_by from accounts.factor_resets where user_id = $1',
        [owner.user_id],
      ),
    ).toEqual([{ identity_check: 'in_person', note: body.note, reset_by: admin.user_id }])
    expect(await auditEventsOf(app.database, body.id)).toMatchObject([
      { action: 'factor.reset', actor_id: admin.user_id, subject_id: owner.user_id },
    ])
    const resets = (await mailsTo(owner)).filter(({ subject }) => subject.endsWith('was reset'))
    expect(resets).toHaveLength(1)
    const trail = await app.database.asOwner('select t::text from platform.audit_events t')
    expect(JSON.stringify(trail)).not.toContain('NRC')
  })

  it('is rejected for the admin’s own account, and for an admin without their own second factor', async () => {
    expect((await reset(admin.user_id)).status).toBe(409)
    const early = await app.createPersona({ role: 'admin' })
    expect(await reset(owner.user_id, typed(), early)).toMatchObject({
      status: 403,
      body: { code: 'second_factor_required' },
    })
    expect(await factorsOf(owner)).toHaveLength(1)
  })

  it('is rejected for other roles, for an unknown account, and where there is nothing to reset', async () => {
    const provider = await app.createPersona({ role: 'provider', aal: 'aal2' })
    const stranger = await app.createPersona()
    for (const as of [provider, stranger])
      expect((await reset(owner.user_id, typed(), as)).status).toBe(403)
    expect((await reset(randomUUID())).status).toBe(404)
    expect((await reset(stranger.user_id)).status).toBe(409)
    expect(await factorsOf(owner)).toHaveLength(1)
  })

  it.each<[string, object, string]>([
    ['no check', { identity_check: undefined }, 'identity_check'],
    ['a check that does not exist', { identity_check: 'trust' }, 'identity_check'],
    ['no note', { note: ' ' }, 'note'],
    ['too long a note', { note: 'x'.repeat(501) }, 'note'],
    ['no id', { id: 'x' }, 'id'],
    ['more than is asked', { role: 'admin' }, 'role'],
  ])('rejects %s by name, and changes nothing', async (_, more, field) => {
    const { status, body } = await reset(owner.user_id, typed(more))
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
    expect(await factorsOf(owner)).toHaveLength(1)
  })
})
