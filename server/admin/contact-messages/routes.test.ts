import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'

let app: TestApp
let admin: Persona
let colleague: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
  colleague = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const written = {
  name: 'Natasha Phiri',
  email: 'natasha@example.test',
  subject: 'Do you see children?',
  message: 'My son is nine.',
}
const write = async (subject = written.subject): Promise<string> =>
  (await app.call('POST', '/api/contact-messages', { body: { ...written, subject } })).body.id
const list = async (status: string) =>
  (await app.call('GET', `/api/admin/contact-messages?status=${status}`, { as: admin })).body
const open = (id: string, as = admin) =>
  app.call('GET', `/api/admin/contact-messages/${id}`, { as })
const mark = (id: string, as = admin) =>
  app.call('POST', `/api/admin/contact-messages/${id}/answered`, { as })
const counts = async () =>
  (await app.call('GET', '/api/admin/contact-message-counts', { as: admin })).body
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

describe('an admin’s messages', () => {
  it('are in two lists with their numbers, without their texts', async () => {
    const [first, second] = [await write('First'), await write('Second')]
    expect(await counts()).toEqual({ new: 2, answered: 0 })
    const waiting = await list('new')
    expect(waiting[0]).toEqual({
      id: first,
      name: written.name,
      subject: 'First',
      submittedAt: expect.any(String),
      answered_at: null,
    })
    expect(idsOf(waiting)).toEqual([first, second])
    await mark(second)
    await mark(first)
    expect(await counts()).toEqual({ new: 0, answered: 2 })
    expect(await list('new')).toEqual([])
    expect(idsOf(await list('answered'))).toEqual([first, second])
    const wrong = await app.call('GET', '/api/admin/contact-messages?status=old', { as: admin })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['status']])
  })

  it('open with all that was written, and each reading is put on record without a word of it', async () => {
    const id = await write()
    expect(await open(id)).toMatchObject({
      status: 200,
      body: { id, ...written, answered_at: null },
    })
    const events = await auditEventsOf(app.database, id)
    expect(events).toMatchObject([{ actor_id: admin.user_id, action: 'contact_message.read' }])
    await list('new')
    const lists = await app.database.asOwner(
      `select from platform.audit_events where action = 'contact_messages.read' and actor_id = $1`,
      [admin.user_id],
    )
    expect(lists.length).toBeGreaterThan(0)
    const trail = await app.database.asOwner('select t::text from platform.audit_events t')
    expect(JSON.stringify(trail)).not.toMatch(/Natasha|children|nine/)
  })

  it('are marked as answered once, also where two press at the same moment', async () => {
    const id = await write()
    const answers = await Promise.all([
      mark(id),
      mark(id, colleague),
      mark(id),
      mark(id, colleague),
    ])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409,
    ])
    expect((await open(id)).body.answered_at).toEqual(expect.any(String))
    const marks = (await auditEventsOf(app.database, id)).filter(
      ({ action }) => action === 'contact_message.answer',
    )
    expect(marks).toHaveLength(1)
  })

  it('are not there under another id', async () => {
    expect((await open(randomUUID())).status).toBe(404)
    expect((await mark(randomUUID())).status).toBe(404)
    expect((await open('x')).status).toBe(422)
  })

  it('are for no client and no provider', async () => {
    const id = await write()
    for (const role of ['client', 'provider'] as const) {
      const person = await app.createPersona({ role })
      expect((await open(id, person)).status).toBe(403)
      expect((await mark(id, person)).status).toBe(403)
    }
    expect((await open(id)).body.answered_at).toBeNull()
  })
})
