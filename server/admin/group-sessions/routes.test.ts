import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'

const sessions = '/api/admin/group-sessions'

let app: TestApp
let admin: Persona

beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const circle = (more: object = {}) => ({
  topic: 'Grief and loss',
  description: 'For those who miss someone.',
  session_time: inHours(24),
  duration_minutes: 90,
  capacity: 10,
  how_to_join: 'Room 4, behind the library.',
  ...more,
})
const plan = (body: unknown, as = admin) => app.call('POST', sessions, { as, body })
const cancel = (id: string, as = admin) =>
  app.call('POST', `${sessions}/${id}/cancellation`, { as, body: {} })
const list = async (query = '') => (await app.call('GET', sessions + query, { as: admin })).body
const register = (as: Persona, id: string) =>
  app.call('POST', `/api/group-sessions/${id}/registration`, { as, body: {} })
const mailsTo = ({ email }: Persona) =>
  app.database.asOwner('select * from platform.mail_outbox where recipient = $1', [email])

describe('planning a group session', () => {
  it('answers the session, lists it, and leaves a trace', async () => {
    const id = randomUUID()
    const body = circle({ id, topic: '  Grief and loss ' })
    const answer = await plan(body)
    expect(answer).toMatchObject({
      status: 201,
      body: {
        ...body,
        topic: 'Grief and loss',
        registered: null,
        is_full: false,
        cancelled_at: null,
      },
    })
    expect(await list()).toContainEqual(answer.body)
    expect(await auditEventsOf(app.database, id)).toMatchObject([
      { actor_id: admin.user_id, action: 'group_session.plan' },
    ])
  })

  it('plans once whatever is sent again, and rejects the id for another', async () => {
    const id = randomUUID()
    const body = circle({ id })
    const first = await plan(body)
    expect(await plan(body)).toMatchObject({ status: 200, body: first.body })
    expect((await plan({ ...body, topic: 'Another' })).status).toBe(409)
    expect(await auditEventsOf(app.database, id)).toHaveLength(1)
  })

  it.each<[name: string, how: string, value: unknown]>([
    ['topic', 'empty', ' '],
    ['topic', 'too long', 'x'.repeat(121)],
    ['description', 'empty', ''],
    ['description', 'too long', 'x'.repeat(1001)],
    ['session_time', 'past', inHours(-1)],
    ['session_time', 'too far ahead', inHours(24 * 400)],
    ['session_time', 'vague', 'tomorrow'],
    ['duration_minutes', 'too short', 14],
    ['duration_minutes', 'too long', 241],
    ['duration_minutes', 'broken', 60.5],
    ['capacity', 'too small to hide in', 4],
    ['capacity', 'too large', 61],
    ['how_to_join', 'not keepable', '\0'],
    ['how_to_join', 'missing', undefined],
  ])('rejects a %s that is %s, by name', async (name, _, value) => {
    const before = await list()
    const { status, body } = await plan(circle({ [name]: value }))
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual([name])
    expect(await list()).toEqual(before)
  })

  it('lists the latest first, and what comes behind a session', async () => {
    const [near, far] = [await plan(circle()), await plan(circle({ session_time: inHours(5000) }))]
    const all: { id: string }[] = await list()
    expect(all[0]!.id).toBe(far.body.id)
    const rest: { id: string }[] = await list(`?limit=1000&before=${far.body.id}`)
    expect(rest.map(({ id }) => id)).toContain(near.body.id)
    expect(rest).toHaveLength(all.length - 1)
  })
})

describe('changing a group session', () => {
  const change = (id: string, body: unknown, as = admin) =>
    app.call('PUT', `${sessions}/${id}`, { as, body })

  it('stores what is typed, and notifies the registered of a new time alone, once', async () => {
    const first = circle()
    const { id } = (await plan(first)).body
    const client = await app.createPersona()
    await register(client, id)
    const renamed = { ...first, topic: 'Sleep', how_to_join: 'Room 5' }
    expect(await change(id, renamed)).toMatchObject({ status: 200, body: { id, ...renamed } })
    expect(await mailsTo(client)).toEqual([])
    const moved = { ...renamed, session_time: inHours(48) }
    expect(await change(id, moved)).toMatchObject({ status: 200, body: { id, ...moved } })
    expect((await change(id, moved)).status).toBe(200)
    const mails = await mailsTo(client)
    expect(mails).toHaveLength(1)
    const { subject, text_body } = mails[0] as { subject: string; text_body: string }
    expect(subject).toMatch(/^New time: \w+day \d+ \w+ \d{4}, \d\d:\d\d$/)
    expect(subject + text_body).not.toMatch(/grief|loss|sleep|group|miss|room|library/i)
    expect((await auditEventsOf(app.database, id)).map(({ action }) => action)).toContain(
      'group_session.change',
    )
  })

  it('leaves a place to each who registered, and keeps out of the past', async () => {
    const first = circle({ capacity: 10 })
    const { id } = (await plan(first)).body
    for (let count = 0; count < 6; count += 1) await register(await app.createPersona(), id)
    for (const [more, field] of [
      [{ capacity: 5 }, 'capacity'],
      [{ capacity: 4 }, 'capacity'],
      [{ session_time: inHours(-1) }, 'session_time'],
      [{ session_time: inHours(24 * 400) }, 'session_time'],
      [{ topic: ' ' }, 'topic'],
    ] as const) {
      const { status, body } = await change(id, { ...first, ...more })
      expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
    }
    expect((await list()).find((one: { id: string }) => one.id === id)).toMatchObject(first)
    expect((await change(id, { ...first, capacity: 6 })).body).toMatchObject({ is_full: true })
  })

  it('is over once it has begun or is cancelled, needs a session, and is the admin’s alone', async () => {
    const first = circle()
    const { id } = (await plan(first)).body
    expect((await change(id, first, await app.createPersona())).status).toBe(403)
    expect((await change(randomUUID(), first)).status).toBe(404)
    await cancel(id)
    expect(await change(id, first)).toMatchObject({ status: 409, body: { code: 'cancelled' } })
    const begun = (await plan(first)).body.id
    await app.database.asOwner(
      'update public.group_sessions set session_time = now() where id = $1',
      [begun],
    )
    expect(await change(begun, first)).toMatchObject({ status: 409, body: { code: 'begun' } })
  })
})

describe('cancelling a group session', () => {
  it('emails each registered person without a revealing word, and no one twice', async () => {
    const { id, session_time } = (await plan(circle())).body
    const clients = await Promise.all(Array.from({ length: 6 }, () => app.createPersona()))
    const [suspended, silent, gone, ...notified] = clients
    for (const client of clients) await register(client, id)
    await app.database.asOwner(
      `update accounts.users set banned_until = '2100-01-01' where id = $1`,
      [suspended!.user_id],
    )
    await app.database.asOwner(
      'insert into public.mail_settings (user_id, appointments) values ($1, false)',
      [silent!.user_id],
    )
    await app.call('DELETE', `/api/group-sessions/${id}/registration`, { as: gone })
    const answer = await cancel(id)
    expect(answer).toMatchObject({ status: 200, body: { id, session_time, registered: 5 } })
    expect(answer.body.cancelled_at).not.toBeNull()
    expect(await cancel(id)).toMatchObject({ status: 200, body: answer.body })
    for (const client of notified) {
      const mails = await mailsTo(client)
      expect(mails).toHaveLength(1)
      const { subject, text_body } = mails[0] as { subject: string; text_body: string }
      expect(subject).toMatch(/^Cancelled: \w+day \d+ \w+ \d{4}, \d\d:\d\d$/)
      expect(subject + text_body).not.toMatch(/grief|loss|group|miss|room|library/i)
      expect(text_body).toMatch(/^http:\S+\/student-profile$/m)
    }
    for (const client of [suspended!, silent!, gone!]) expect(await mailsTo(client)).toEqual([])
    const { body: own } = await app.call('GET', '/api/group-registrations', { as: notified[0] })
    expect(own[0].cancelled_at).toBe(answer.body.cancelled_at)
    expect(await auditEventsOf(app.database, id)).toMatchObject([
      { action: 'group_session.plan' },
      { action: 'group_session.call_off', actor_id: admin.user_id, subject_id: admin.user_id },
    ])
  })

  it('is too late once it has begun, and needs a session', async () => {
    const { id } = (await plan(circle())).body
    await app.database.asOwner(
      'update public.group_sessions set session_time = now() where id = $1',
      [id],
    )
    expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'begun' } })
    expect((await cancel(randomUUID())).status).toBe(404)
    expect((await cancel('none')).status).toBe(422)
  })

  it('is the admin’s alone, like all of it', async () => {
    const { id } = (await plan(circle())).body
    for (const traits of [{}, { is_student: true }, { role: 'provider' as const }]) {
      const somebody = await app.createPersona(traits)
      expect((await cancel(id, somebody)).status).toBe(403)
      expect((await plan(circle(), somebody)).status).toBe(403)
      expect((await app.call('GET', sessions, { as: somebody })).status).toBe(403)
    }
    expect((await list()).find((one: { id: string }) => one.id === id).cancelled_at).toBeNull()
  })
})
