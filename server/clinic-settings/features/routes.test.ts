import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand, setBrand } from '#domain/values/brand.ts'
import { clinicFeatures, featureWords } from '#domain/values/clinic-features.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { followSettings } from '../own-brand.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin', full_name: 'Grace Mulenga' })
})
afterAll(() => {
  setBrand({})
  return app.close()
})

const path = '/api/admin/clinic-features'
const change = (version: number, off: readonly string[], more: object = {}, as = admin) =>
  app.call('PUT', path, { as, body: { id: randomUUID(), version, off, ...more } })
const read = async (as = admin) => app.call('GET', path, { as })
const changes = async () => (await app.call('GET', `${path}/changes`, { as: admin })).body

describe('the features of the clinic', () => {
  it('are all on until an admin switches one off, with the brand of before', async () => {
    expect((await read()).body).toEqual({ version: 0, off: [] })
    expect(await changes()).toEqual([])
    expect(brand.off).toBeUndefined()
  })

  it('are set once, also when sent again, and are in the history and the audit trail', async () => {
    const id = randomUUID()
    // In the order of the list, each once.
    const first = await change(0, ['memberships', 'groups', 'groups'], { id })
    expect([first.status, first.body]).toEqual([
      200,
      { version: 1, off: ['groups', 'memberships'] },
    ])
    expect((await change(0, ['memberships', 'groups'], { id })).body).toEqual(first.body)
    expect((await change(0, ['groups'], { id })).body.code).toBe('conflict')
    const [one, ...others] = await changes()
    expect(one).toMatchObject({ ...first.body, id, changed_by_name: 'Grace Mulenga' })
    expect(others).toEqual([])
    expect(await auditEventsOf(app.database, id)).toMatchObject([
      { action: 'clinic_features.change', actor_id: admin.user_id },
    ])
    expect(brand.off).toMatchObject({ groups: featureWords.groups, '/membership': '' })
  })

  it('are not overwritten by an admin who saw an older version', async () => {
    const stale = await change(0, [])
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_settings'])
    const both = await Promise.all([change(1, ['video']), change(1, ['plans'])])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ])
    expect((await read()).body.version).toBe(2)
  })

  it('stay when the other settings change, and reach another server by the database', async () => {
    const before = brand.off
    expect(before).toBeDefined()
    setBrand({})
    const stopping = new AbortController()
    await followSettings(stopping.signal)
    stopping.abort()
    expect(brand.off).toEqual(before)
    const { body } = await app.call('GET', '/api/admin/clinic-settings', { as: admin })
    expect(body.name).toBe(brand.name)
  })

  it.each([
    [['pharmacy'], 'off.0'],
    ['groups', 'off'],
    [Array(6).fill('groups'), 'off'],
  ])('reject %o and name the field', async (off, field) => {
    const { status, body } = await change(2, off as string[])
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })

  it('are an admin’s alone', async () => {
    for (const role of ['client', 'provider', 'front_desk'] as const) {
      const as = await app.createPersona({ role })
      expect((await read(as)).status).toBe(403)
      expect((await change(2, [], {}, as)).status).toBe(403)
    }
    expect((await app.call('GET', path)).status).toBe(401)
  })

  it('are all on again once an admin says so', async () => {
    expect((await change(2, clinicFeatures)).body.off).toEqual(clinicFeatures)
    expect((await change(3, [])).body).toEqual({ version: 4, off: [] })
    expect(brand.off).toBeUndefined()
  })
})
