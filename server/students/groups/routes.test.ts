import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pseudonymCount } from '#domain/students/pseudonyms.ts'
import { asSystem } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { actionsOn } from '#tests/support/audit-events.ts'
import { deleteExpiredRows } from '../../accounts/expiry/data.ts'
import { drawPseudonyms } from './draw-pseudonyms.ts'

let app: TestApp
let admin: Persona

beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** A session so many hours from now. @returns its id */
async function plan(hours: number, more: object = {}): Promise<string> {
  const body = {
    topic: 'Exam nerves',
    description: 'How others get through the weeks before.',
    session_time: inHours(hours),
    duration_minutes: 60,
    capacity: 12,
    how_to_join: 'Dial 0977 000 111 and enter 4242.',
    ...more,
  }
  const { status, body: session } = await app.call('POST', '/api/admin/group-sessions', {
    as: admin,
    body,
  })
  expect(status).toBe(201)
  return session.id
}

/** Puts a session into the past, by SQL. */
const begin = (id: string) =>
  app.database.asOwner(
    `update public.group_sessions set session_time = now() - interval '10 minutes' where id = $1`,
    [id],
  )

const register = (as: Persona | undefined, id: string) =>
  app.call('POST', `/api/group-sessions/${id}/registration`, { as, body: {} })
const leave = (as: Persona, id: string) =>
  app.call('DELETE', `/api/group-sessions/${id}/registration`, { as })
const places = async (as: Persona) =>
  (await app.call('GET', '/api/group-registrations', { as })).body
const listed = async (id: string) =>
  (await app.call('GET', '/api/group-sessions?limit=1000')).body.find(
    (session: { id: string }) => session.id === id,
  )
const people = (count: number, traits = {}) =>
  Promise.all(Array.from({ length: count }, () => app.createPersona(traits)))

describe('the list of group sessions', () => {
  it('is public: upcoming sessions that are not cancelled, the next first', async () => {
    const [third, first, second] = [await plan(300), await plan(1), await plan(2)]
    await begin(await plan(3))
    const cancelled = await plan(1.5)
    await app.call('POST', `/api/admin/group-sessions/${cancelled}/cancellation`, {
      as: admin,
      body: {},
    })
    const { status, body } = await app.call('GET', '/api/group-sessions?limit=3')
    expect(status).toBe(200)
    expect(body.map(({ id }: { id: string }) => id)).toEqual([first, second, third])
    expect(body[0]).toEqual({
      id: first,
      topic: 'Exam nerves',
      description: 'How others get through the weeks before.',
      session_time: expect.stringMatching(/Z$/),
      duration_minutes: 60,
      capacity: 12,
      registered: null,
      is_full: false,
    })
    expect((await app.call('GET', '/api/group-sessions?limit=0')).status).toBe(422)
  })

  it('shows no number below 5, from 5 on the number, and never who or how to join', async () => {
    const id = await plan(5, { capacity: 6 })
    const numbers: unknown[] = []
    for (const client of await people(6)) {
      await register(client, id)
      const { registered, is_full } = await listed(id)
      numbers.push([registered, is_full])
    }
    const hidden = [null, false]
    expect(numbers).toEqual([hidden, hidden, hidden, hidden, [5, false], [6, true]])
    const rows = await app.database.asOwner(
      'select pseudonym from public.group_registrations where session_id = $1',
      [id],
    )
    const forAll = await app.call('GET', '/api/group-sessions?limit=1000')
    const forAdmin = await app.call('GET', '/api/admin/group-sessions', { as: admin })
    expect(JSON.stringify(forAll.body)).not.toContain('enter 4242')
    expect(rows).toHaveLength(6)
    for (const { pseudonym } of rows)
      expect(JSON.stringify([forAll.body, forAdmin.body])).not.toContain(pseudonym)
  })
})

describe('registering for a group session', () => {
  it('gives a client, student or not, a pseudonym and shows how to join', async () => {
    const id = await plan(6)
    for (const client of [await app.createPersona({ is_student: true }), ...(await people(1))]) {
      const { status, body } = await register(client, id)
      expect(status).toBe(201)
      expect(body).toEqual({
        session_id: id,
        pseudonym: expect.stringMatching(/^[A-Z][a-z]+ [A-Z]/),
        topic: 'Exam nerves',
        description: 'How others get through the weeks before.',
        session_time: expect.any(String),
        duration_minutes: 60,
        how_to_join: 'Dial 0977 000 111 and enter 4242.',
        cancelled_at: null,
        created_at: expect.any(String),
      })
      expect(await places(client)).toEqual([body])
    }
  })

  it('answers a retry with the same place, also when the group is full or has begun by then', async () => {
    const id = await plan(7, { capacity: 5 })
    const [client, ...others] = await people(5)
    const first = await register(client!, id)
    for (const other of others) await register(other, id)
    const again = await register(client!, id)
    expect(again).toMatchObject({ status: 200, body: first.body })
    await begin(id)
    expect(await register(client!, id)).toMatchObject({ status: 200 })
    expect(await actionsOn(app.database, client!, 'group_registration')).toHaveLength(1)
  })

  it('gives each pseudonym once in a group, and once for each person', async () => {
    const clients = await people(10)
    const sessions = [await plan(8), await plan(9), await plan(10)]
    for (const id of sessions) {
      const names = await Promise.all(clients.map((one) => register(one, id)))
      expect(new Set(names.map(({ body }) => body.pseudonym)).size).toBe(10)
    }
    for (const client of clients) {
      const own: { pseudonym: string }[] = await places(client)
      expect(new Set(own.map(({ pseudonym }) => pseudonym)).size).toBe(3)
    }
  })

  it('gives another pseudonym where the drawn one is taken', async () => {
    expect(new Set(drawPseudonyms()).size).toBe(pseudonymCount)
    // Of 60 names drawn blindly, two would be alike 94 times in 100.
    const id = await plan(11, { capacity: 60 })
    const answers = await Promise.all((await people(60)).map((one) => register(one, id)))
    expect(answers.filter(({ status }) => status !== 201)).toEqual([])
    expect(new Set(answers.map(({ body }) => body.pseudonym)).size).toBe(60)
  })

  it('holds the capacity when 50 press at once: exactly 12 come in', async () => {
    const id = await plan(12)
    const clients = await people(50)
    const answers = await Promise.all(clients.map((one) => register(one, id)))
    const count = (status: number) => answers.filter((one) => one.status === status).length
    expect([count(201), count(409)]).toEqual([12, 38])
    expect(answers.find((one) => one.status === 409)!.body).toMatchObject({
      code: 'full',
      message: 'This group is full. Please choose another.',
    })
    expect(await listed(id)).toMatchObject({ registered: 12, is_full: true })
  })

  it('is rejected once the group has started or was cancelled, and for an unknown id', async () => {
    const [client] = await people(1)
    const begun = await plan(13)
    await begin(begun)
    expect(await register(client!, begun)).toMatchObject({ status: 409, body: { code: 'begun' } })
    const off = await plan(14)
    await app.call('POST', `/api/admin/group-sessions/${off}/cancellation`, { as: admin, body: {} })
    expect(await register(client!, off)).toMatchObject({ status: 409, body: { code: 'cancelled' } })
    expect((await register(client!, randomUUID())).status).toBe(404)
    expect((await register(client!, 'none')).status).toBe(422)
    expect((await register(undefined, begun)).status).toBe(401)
    expect(await places(client!)).toEqual([])
  })

  it('is not for providers and admins, not even in a full group', async () => {
    const id = await plan(15, { capacity: 5 })
    const provider = await app.createPersona({ role: 'provider' })
    for (const staff of [provider, admin]) {
      expect((await register(staff, id)).status).toBe(403)
      expect(await places(staff)).toEqual([])
    }
    for (const client of await people(5)) await register(client, id)
    expect((await register(provider, id)).status).toBe(403)
  })

  it('leaves a trace of the person’s own, without which group it was', async () => {
    const id = await plan(16)
    const [client] = await people(1)
    await register(client!, id)
    await leave(client!, id)
    expect(await actionsOn(app.database, client!, 'group_registration')).toEqual([
      'group_registration.register',
      'group_registration.leave',
    ])
    const rows = await app.database.asOwner(
      `select from platform.audit_events where record_id = $1 and action like 'group_registration%'`,
      [id],
    )
    expect(rows).toEqual([])
  })
})

it('forgets who came to a group 30 days after it', async () => {
  const [old, recent] = [await plan(20), await plan(21)]
  const [client] = await people(1)
  for (const id of [old, recent]) await register(client!, id)
  for (const [id, days] of [
    [old, 31],
    [recent, 29],
  ])
    await app.database.asOwner(
      'update public.group_sessions set session_time = now() - make_interval(days => $2) where id = $1',
      [id, days],
    )
  await asSystem('sweep in a test', deleteExpiredRows)
  const left = await app.database.asOwner(
    'select session_id from public.group_registrations where user_id = $1',
    [client!.user_id],
  )
  expect(left).toEqual([{ session_id: recent }])
})

describe('giving a place back', () => {
  it('frees it for another person, once, and a retry returns the same', async () => {
    const id = await plan(17, { capacity: 5 })
    const clients = await people(6)
    for (const one of clients.slice(0, 5)) await register(one, id)
    expect((await register(clients[5]!, id)).status).toBe(409)
    expect((await leave(clients[0]!, id)).status).toBe(204)
    expect((await leave(clients[0]!, id)).status).toBe(204)
    expect(await places(clients[0]!)).toEqual([])
    expect((await register(clients[5]!, id)).status).toBe(201)
  })

  it('removes no other person’s place', async () => {
    const id = await plan(18)
    const [one, other] = await people(2)
    await register(one!, id)
    expect((await leave(other!, id)).status).toBe(204)
    expect(await places(one!)).toHaveLength(1)
  })

  it('is too late once the group has begun; there the place stays in view until it is over', async () => {
    const id = await plan(19)
    const [client] = await people(1)
    await register(client!, id)
    await begin(id)
    expect(await leave(client!, id)).toMatchObject({ status: 409, body: { code: 'begun' } })
    expect(await places(client!)).toHaveLength(1)
    await app.database.asOwner(
      `update public.group_sessions set session_time = now() - interval '61 minutes' where id = $1`,
      [id],
    )
    expect(await places(client!)).toEqual([])
    expect((await leave(client!, randomUUID())).status).toBe(404)
  })
})
