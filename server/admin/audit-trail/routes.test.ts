import { goodPassword } from '#tests/support/good-password.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'
import { actionsOn } from '#tests/support/audit-events.ts'
import { redactForAdmin } from './audit-search.ts'

let app: TestApp
let admin: Persona
let client: Persona
let provider: Persona
const booking = bookingIn(() => app)

beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin', full_name: 'Admin One' })
  client = await app.createPersona({ full_name: 'Mary Zulu' })
  provider = await booking.provider()
  await app.call('POST', '/api/glucose-readings', {
    as: client,
    body: { value: 5.5, unit: 'mmol/L', reading_type: 'fasting' },
  })
  await booking.book(client, slotOn(2), { provider_id: provider.user_id })
  await app.call(
    'GET',
    `/api/provider/appointments?from=${encodeURIComponent(slotOn(1))}&to=${encodeURIComponent(slotOn(4))}`,
    { as: provider },
  )
  await app.call('POST', `/api/admin/accounts/${client.user_id}/suspension`, {
    as: admin,
    body: { reason: 'A private reason', call_off: false, password: goodPassword },
  })
})
afterAll(() => app.close())

const search = (query: Record<string, string>, as = admin) =>
  app.call('GET', `/api/admin/audit-events?${new URLSearchParams(query).toString()}`, { as })
const found = async (query: Record<string, string>) => {
  const { status, body } = await search(query)
  expect(status).toBe(200)
  return body as {
    id: string
    action: string
    record_id: string | null
    request_id: string | null
  }[]
}
const actionsIn = (rows: { action: string }[]) => rows.map(({ action }) => action)

describe('the audit trail as an admin searches it', () => {
  it('shows who did what to whose record, and of care no more than that it was opened or changed', async () => {
    const rows = await found({ subject: client.email })
    expect(rows[0]).toEqual({
      id: expect.any(String),
      occurred_at: expect.any(String),
      action: 'accounts.read',
      actor: { id: admin.user_id, full_name: 'Admin One', role: 'admin' },
      subject: { id: client.user_id, full_name: 'Mary Zulu', role: 'client' },
      record_id: null,
      request_id: expect.any(String),
    })
    expect(rows[1]).toMatchObject({ action: 'account.suspend', record_id: expect.any(String) })
    const care = rows.filter(({ action }) => action.startsWith('care_record.'))
    expect(care.length).toBeGreaterThan(1)
    expect(new Set(care.map(({ record_id }) => record_id))).toEqual(new Set([null]))
    expect(JSON.stringify(rows)).not.toMatch(/glucose|appointment|private reason/i)
  })

  it('hides each action that is not on the allow-list, whatever it is called', () => {
    const record_id = randomUUID()
    expect(redactForAdmin({ action: 'account.suspend', record_id })).toEqual({
      action: 'account.suspend',
      record_id,
    })
    expect(
      redactForAdmin({ action: 'account.suspend', record_id: 'PHQ-9: 21' }).record_id,
    ).toBeNull()
    for (const action of ['glucose_reading.record', 'constructor', 'new_kind.do', 'toString'])
      expect(redactForAdmin({ action, record_id })).toEqual({
        action: 'care_record.change',
        record_id: null,
      })
    expect(redactForAdmin({ action: 'new_kind.read', record_id }).action).toBe('care_record.read')
  })

  it('is found by who did it, by kind, by request and by day, one with the other', async () => {
    const byAdmin = await found({ actor: admin.user_id, kind: 'account' })
    expect(new Set(actionsIn(byAdmin))).toEqual(new Set(['account.suspend', 'accounts.read']))
    const suspension = byAdmin.find(({ action }) => action === 'account.suspend')!
    const ofRequest = await found({ request_id: suspension.request_id! })
    expect(actionsIn(ofRequest)).toEqual(
      expect.arrayContaining(['account.suspend', 'accounts.read']),
    )
    expect(new Set(ofRequest.map(({ request_id }) => request_id)).size).toBe(1)
    const care = await found({ actor: provider.user_id, kind: 'care' })
    expect(actionsIn(care)).toContain('care_record.read')
    const today = new Date(Date.now() + 2 * 3_600_000).toISOString().slice(0, 10)
    expect(await found({ subject: client.user_id, from: today, to: today })).not.toEqual([])
    expect(await found({ subject: client.user_id, to: '2026-01-01' })).toEqual([])
    expect(await found({ subject: client.user_id, from: '2100-01-01' })).toEqual([])
    expect(await found({ actor: 'nobody@example.test' })).toEqual([])
    expect(await found({ subject: randomUUID() })).toEqual([])
  })

  it('comes a page at a time, the newest first', async () => {
    const all = await found({ subject: client.user_id, to: '2999-12-31' })
    const first = await found({ subject: client.user_id, limit: '2' })
    // Each search is in the person's own trail.
    expect(first[0]!.action).toBe('audit_trail.read')
    const rest = await found({ subject: client.user_id, before: all[1]!.id, limit: '2' })
    expect(rest.map(({ id }) => id)).toEqual(all.slice(2, 4).map(({ id }) => id))
  })

  it('audits each search: in the record of the person it was about, or in the admin’s own', async () => {
    const count = async (of: Persona) => (await actionsOn(app.database, of, 'audit_trail')).length
    const [theirs, own] = [await count(client), await count(admin)]
    await found({ subject: client.email })
    await found({ kind: 'registration' })
    expect([await count(client), await count(admin)]).toEqual([theirs + 1, own + 1])
  })

  it.each<[string, Record<string, string>, string]>([
    ['half an address', { actor: 'mary' }, 'actor'],
    ['what could be SQL', { subject: `' or 1=1 --` }, 'subject'],
    ['an unknown kind', { kind: 'glucose' }, 'kind'],
    ['no day', { from: '2026-02-30' }, 'from'],
    ['days the wrong way round', { from: '2026-02-02', to: '2026-02-01' }, 'to'],
    ['half an id', { request_id: '12' }, 'request_id'],
    ['a cursor that is none', { before: 'x' }, 'before'],
    ['too many', { limit: '1001' }, 'limit'],
  ])('rejects %s, by name', async (_, query, field) => {
    const { status, body } = await search(query)
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })

  it('takes days at the ends of the calendar', async () => {
    for (const day of ['0001-01-01', '9999-12-31'])
      expect((await search({ from: day, to: day })).status).toBe(200)
  })

  it('is for admins alone', async () => {
    const other = await booking.provider()
    expect((await search({}, other)).status).toBe(403)
    expect((await search({}, client)).status).toBe(401)
  })
})
