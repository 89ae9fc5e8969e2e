import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asSystem, type Transaction } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { secondFactorIn } from '#tests/support/second-factor.ts'
import { signInAs } from '#tests/support/accounts.ts'
import { listStaff } from '../staff/data.ts'
import { disableAccount, resetFactorOf, revokeAdmin } from './data.ts'

describe('an operator with a command', () => {
  let app: TestApp
  let admin: Persona
  const { enrol } = secondFactorIn(() => app)
  const run = <T>(work: (tx: Transaction) => Promise<T>) => asSystem('operate in a test', work)
  const trailOf = ({ user_id }: Persona) =>
    app.database.asOwner(
      'select action, actor_id from platform.audit_events where subject_id = $1 order by id',
      [user_id],
    )
  const callsAs = async (as: Persona) => (await app.call('GET', '/api/profile', { as })).status

  beforeAll(async () => {
    app = await openTestApp()
    admin = await app.createPersona({ role: 'admin' })
  })
  afterAll(() => app.close())

  it('lists staff with role, last login, second factor and sessions, and no patient', async () => {
    const desk = await app.createPersona({ role: 'front_desk' })
    const doctor = await app.createPersona({ role: 'provider' })
    await app.createPersona()
    await enrol({ as: admin })
    const found = await run((tx) => listStaff(tx, ['admin', 'front_desk', 'provider']))
    expect(found.map(({ id, role, sessions }) => [id, role, sessions])).toEqual([
      [admin.user_id, 'admin', 1],
      [desk.user_id, 'front_desk', 1],
      [doctor.user_id, 'provider', 1],
    ])
    expect(found.map(({ has_second_factor }) => has_second_factor)).toEqual([true, false, false])
  })

  it('takes the admin role away, ends the sessions, and says how many admins are left', async () => {
    const second = await app.createPersona({ role: 'admin' })
    expect(await run((tx) => revokeAdmin(tx, second.email))).toBe(1)
    expect(await callsAs(second)).toBe(401)
    const { body } = await signInAs(app, second.email)
    expect(body.user.app_metadata.role).toBe('client')
    expect(await trailOf(second)).toContainEqual({ action: 'role.revoke_admin', actor_id: null })
    await expect(run((tx) => revokeAdmin(tx, second.email))).rejects.toThrow('is no admin')
    await expect(run((tx) => revokeAdmin(tx, 'a@b.test'))).rejects.toThrow('No account has')
  })

  it('disables an account at once, which an admin can restore', async () => {
    const person = await app.createPersona()
    expect(await run((tx) => disableAccount(tx, person.email, 'A lost phone'))).toBe(0)
    expect(await callsAs(person)).toBe(401)
    expect((await signInAs(app, person.email)).status).not.toBe(200)
    expect(await trailOf(person)).toContainEqual({ action: 'account.suspend', actor_id: null })
    await expect(run((tx) => disableAccount(tx, person.email, 'Again'))).rejects.toThrow(
      'is suspended already',
    )
  })

  it('resets the second factor of the only admin, with a note of who checked the person', async () => {
    const lost = await app.createPersona({ role: 'admin' })
    await enrol({ as: lost })
    const checked = { identity_check: 'in_person', note: 'NRC seen by the lead' } as const
    await run((tx) => resetFactorOf(tx, lost.email, checked))
    expect(await callsAs(lost)).toBe(401)
    expect((await signInAs(app, lost.email)).body.user.factors ?? []).toEqual([])
    expect(await trailOf(lost)).toContainEqual({ action: 'factor.reset', actor_id: null })
    const kept =
      'select reset_by, identity_check, note from accounts.factor_resets where user_id = $1'
    expect(await app.database.asOwner(kept, [lost.user_id])).toEqual([
      { reset_by: null, ...checked },
    ])
    await expect(run((tx) => resetFactorOf(tx, lost.email, checked))).rejects.toThrow(
      'no two-step login',
    )
  })
})
