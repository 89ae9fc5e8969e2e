import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Insurer } from '#domain/insurance/insurers.ts'
import { nhimaId } from '#domain/insurance/nhima.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { statusesOf } from '#tests/support/practice.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const session = '00000000-0000-4000-8000-000000000060'
const half = { visit_type_id: session, amount_ngwee: null, percent: 50 }
const wanted = (more: object = {}) => ({
  name: `Insurer ${randomUUID().slice(0, 8)}`,
  phone: null,
  email: 'claims@insurer.example',
  is_retired: false,
  shares: [half],
  version: 0,
  ...more,
})
const list = async (): Promise<Insurer[]> =>
  (await app.call('GET', '/api/admin/insurers', { as: admin })).body
const keep = (id: string, body: object, as = admin) =>
  app.call('PUT', `/api/admin/insurers/${id}`, { as, body })

describe('the insurers of the clinic', () => {
  it('have NHIMA from the start, which pays for nothing until an admin says what', async () => {
    const nhima = (await list()).find(({ id }) => id === nhimaId)
    expect(nhima).toMatchObject({ name: 'NHIMA', is_retired: false, shares: [], version: 1 })
  })

  it('are added and changed once, with what they pay of each visit type', async () => {
    const id = randomUUID()
    const first = wanted()
    for (let twice = 0; twice < 2; twice += 1)
      expect(await keep(id, first)).toMatchObject({
        status: 200,
        body: { version: 1, shares: [half] },
      })
    const fixed = { visit_type_id: session, amount_ngwee: 8000, percent: null }
    const changed = { ...first, shares: [fixed], is_retired: true, version: 1 }
    expect((await keep(id, changed)).body).toMatchObject({ version: 2, shares: [fixed] })
    expect((await keep(id, changed)).status).toBe(200)
    expect((await keep(id, { ...first, version: 1 })).body.code).toBe('stale_insurer')
  })

  it('are changed by one of two admins at once', async () => {
    const other = await app.createPersona({ role: 'admin' })
    const id = randomUUID()
    const first = wanted()
    await keep(id, first)
    const answers = await Promise.all([
      keep(id, { ...first, phone: '0977 123 456', version: 1 }),
      keep(id, { ...first, phone: '0966 123 456', version: 1 }, other),
    ])
    expect(statusesOf(answers)).toEqual([200, 409])
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'nhima' }, 'name'],
    [{ email: 'none' }, 'email'],
    [{ shares: [{ ...half, percent: 101 }] }, 'shares.0.percent'],
    [{ shares: [{ ...half, amount_ngwee: 1 }] }, 'shares.0.amount_ngwee'],
    [{ shares: [half, half] }, 'shares'],
    [{ shares: [{ ...half, visit_type_id: randomUUID() }] }, 'shares'],
  ])('are rejected by the field: %j', async (wrong, field) => {
    const { status, body } = await keep(randomUUID(), wanted(wrong))
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual([field])
  })
})
