import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { rulesIn } from '#tests/support/billing-rules.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin', full_name: 'Grace Mulenga' })
})
afterAll(() => app.close())

const { read, change, changes } = rulesIn(
  () => app,
  () => admin,
)
const wanted = { number_series: 'clinic', missed_percent: 50, late_percent: 30, late_hours: 48 }

describe('how the clinic keeps its books', () => {
  it('is as it was before there was a rule, until an admin changes it', async () => {
    const year = new Date().toLocaleDateString('en', { timeZone: 'Africa/Lusaka', year: 'numeric' })
    expect(await read()).toEqual({
      version: 0,
      number_series: 'provider',
      missed_percent: 100,
      late_percent: 0,
      late_hours: 24,
      next_of_provider: { invoice: `${year}-0001`, credit_note: `CN-${year}-0001` },
      next_of_clinic: { invoice: `C-${year}-0001`, credit_note: `CN-C-${year}-0001` },
    })
    expect(await changes()).toEqual([])
  })

  it('is set once, also when sent again, and is in the history and the trail', async () => {
    const id = randomUUID()
    const first = await change({ ...wanted, id })
    expect([first.status, first.body]).toMatchObject([200, { ...wanted, version: 1 }])
    expect((await change({ ...wanted, id, version: 0 })).body).toEqual(first.body)
    const other = await change({ ...wanted, id, version: 0, missed_percent: 51 })
    expect([other.status, other.body.code]).toEqual([409, 'conflict'])
    expect(await changes()).toMatchObject([
      { ...wanted, version: 1, changed_by_name: 'Grace Mulenga' },
    ])
    expect(await auditEventsOf(app.database, id)).toMatchObject([
      { action: 'billing_rules.change', actor_id: admin.user_id },
    ])
  })

  it('is not overwritten by an admin who saw an older version', async () => {
    const stale = await change({ version: 0 })
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_settings'])
    const { version } = await read()
    const both = await Promise.all([
      change({ version, late_hours: 12 }),
      change({ version, late_hours: 6 }),
    ])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ])
    expect((await read()).version).toBe(2)
  })

  it.each([
    [{ number_series: 'both' }, 'number_series'],
    [{ missed_percent: 101 }, 'missed_percent'],
    [{ missed_percent: '' }, 'missed_percent'],
    [{ late_percent: -1 }, 'late_percent'],
    [{ late_percent: 1.5 }, 'late_percent'],
    [{ late_percent: 'half' }, 'late_percent'],
    [{ late_hours: 0 }, 'late_hours'],
    [{ late_hours: 169 }, 'late_hours'],
    [{ password: 'not mine at all' }, 'password'],
  ])('rejects %o and names the field', async (wrong, field) => {
    const { status, body } = await change(wrong)
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
    expect((await read()).version).toBe(2)
  })

  it('is an admin’s alone', async () => {
    for (const role of ['client', 'provider', 'front_desk'] as const) {
      const as = await app.createPersona({ role })
      expect((await app.call('GET', '/api/admin/billing-rules', { as })).status).toBe(403)
      expect((await change({}, as)).status).toBe(403)
    }
    expect((await app.call('GET', '/api/admin/billing-rules')).status).toBe(401)
  })
})
