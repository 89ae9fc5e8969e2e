import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { callsIn } from '#tests/support/calls.ts'
import { practiceIn, statusesOf } from '#tests/support/practice.ts'

const TURN_SECRET = 'a secret that the relay and the tests share'
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ TURN_URLS: 'turn:relay.test:3478?transport=udp', TURN_SECRET })
})
afterAll(() => app.close())

const calls = callsIn(() => app)
const { admit, admitted, at, end, enter, read, session, trail, waiting } = calls
const { provider } = practiceIn(() => app)

describe('entering', () => {
  it('makes the patient wait, and the provider present', async () => {
    const { id, patient, doctor } = await session()
    const entry = { id: randomUUID(), relay_only: true }
    const entered = await enter(patient, id, entry)
    expect([entered.status, entered.body.call]).toMatchObject([
      201,
      { phase: 'waiting', entry_id: entry.id, relay_only: true, other: { is_present: false } },
    ])
    expect((await enter(doctor, id)).body.call).toMatchObject({
      phase: 'waiting',
      relay_only: true,
      waiting_since: entered.body.call.waiting_since,
      other: { is_present: true, entry_id: entry.id },
    })
    expect((await read(patient, id)).body.other.is_present).toBe(true)
    expect(await trail(id)).toEqual(['call.enter', 'call.enter'])
  })

  it('again, or five times at once, with the same id is one entry', async () => {
    const { id, patient } = await session()
    const entry = { id: randomUUID(), relay_only: false }
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => enter(patient, id, entry)))
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 201])
    expect(await trail(id)).toEqual(['call.enter'])
    expect((await enter(patient, id, { ...entry, relay_only: true })).status).toBe(409)
  })

  it('is rejected with the id of another entry', async () => {
    const { id, patient, doctor } = await session()
    const entry = { id: randomUUID(), relay_only: false }
    await enter(patient, id, entry)
    const other = await session()
    for (const [as, where] of [
      [doctor, id],
      [other.patient, other.id],
    ] as const) {
      const answer = await enter(as, where, entry)
      expect([answer.status, answer.body.code]).toEqual([409, 'conflict'])
    }
  })

  it('from a second device replaces the first, whose retry is stale', async () => {
    const { id, patient } = await session()
    const [first, second] = [randomUUID(), randomUUID()]
    await enter(patient, id, { id: first, relay_only: false })
    expect((await enter(patient, id, { id: second, relay_only: false })).body.call.entry_id).toBe(
      second,
    )
    const retry = await enter(patient, id, { id: first, relay_only: false })
    expect([retry.status, retry.body.code]).toEqual([409, 'stale_entry'])
    expect((await read(patient, id)).body.entry_id).toBe(second)
  })

  it.each([
    ['id', { relay_only: false }],
    ['relay_only', { id: randomUUID() }],
    ['role', { id: randomUUID(), relay_only: false, role: 'provider' }],
  ])('names %s where it is wrong', async (field, body) => {
    const { id, patient } = await session()
    const answer = await enter(patient, id, body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
  })

  it('gives each of the two a login of the relay for this session, which names no one', async () => {
    const { id, patient, doctor } = await session()
    const logins = []
    for (const as of [patient, doctor, patient]) {
      const { body } = await enter(as, id)
      expect(body.ice_servers).toHaveLength(1)
      const [{ urls, username, credential }] = body.ice_servers
      expect(urls).toEqual(['turn:relay.test:3478?transport=udp'])
      const [expiry, opaque] = username.split(':')
      expect(Number(expiry)).toBe(Math.floor(Date.parse(body.call.closes_at) / 1000) + 600)
      for (const known of [patient.user_id, doctor.user_id, id])
        expect(username).not.toContain(known)
      logins.push({ opaque, credential })
    }
    const [first, second, again] = logins
    expect(second!.opaque).not.toBe(first!.opaque)
    expect(again).toEqual(first)
  })
})

describe('the waiting room', () => {
  it('is opened by the provider alone, once', async () => {
    const { id, patient, doctor } = await session()
    for (const phase of ['empty', 'ended']) {
      const tooSoon = await admit(doctor, id)
      expect([phase, tooSoon.status, tooSoon.body.code]).toEqual([phase, 409, 'not_waiting'])
      await enter(patient, id)
      await end(patient, id)
    }
    await enter(patient, id)
    const own = await admit(patient, id)
    expect([own.status, own.body.code]).toEqual([403, 'forbidden'])
    for (let time = 0; time < 2; time++)
      expect((await admit(doctor, id)).body).toMatchObject({
        phase: 'admitted',
        waiting_since: null,
      })
    expect((await trail(id)).filter((action) => action === 'call.admit')).toHaveLength(1)
  })

  it('is skipped by a patient who comes back while admitted', async () => {
    const { id, patient } = await admitted()
    expect((await enter(patient, id)).body.call.phase).toBe('admitted')
  })

  it('is shown to its provider, with those who are present, as a reading of their record', async () => {
    const doctor = await provider()
    expect(await waiting(doctor)).toEqual([])
    const { id, patient, doctor: own } = await session()
    await enter(own, id)
    expect(await waiting(own)).toEqual([])
    const { body } = await enter(patient, id)
    expect(await waiting(own)).toEqual([
      {
        appointment_id: id,
        full_name: 'Natasha Phiri',
        date_of_birth: null,
        has_namesake: false,
        appointment_time: body.call.appointment_time,
        waiting_since: body.call.waiting_since,
      },
    ])
    expect(await waiting(doctor)).toEqual([])
    await app.database.asOwner(
      `update call_entries set seen_at = now() - interval '41 seconds' where appointment_id = $1`,
      [id],
    )
    expect(await waiting(own)).toEqual([])
    expect((await read(own, id)).body).toMatchObject({
      phase: 'waiting',
      other: { is_present: false },
    })
    expect((await app.call('GET', '/api/calls/waiting', { as: patient })).status).toBe(403)
  })
})

describe('where VIDEO_URL names a Jitsi', () => {
  const jitsiOf = async (as: Persona, id: string, method = 'GET', rest = '') => {
    const { env } = app.settings
    const other = createApp({ ...app.settings, env: { ...env, VIDEO_URL: 'https://meet.test' } })
    const body = { body: JSON.stringify({ id: randomUUID(), relay_only: false }) }
    const answer = await other.request(
      at(id, rest),
      {
        method,
        headers: { Authorization: `Bearer ${as.token}`, 'Content-Type': 'application/json' },
        ...(method === 'POST' ? body : {}),
      },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    )
    return (await answer.json()) as {
      code?: string
      video_url?: string
      ice_servers?: unknown[]
    }
  }

  it('both get the same room, whose name cannot be guessed, and no relay', async () => {
    const [one, other] = [await session(), await session()]
    const { video_url } = await jitsiOf(one.patient, one.id)
    expect(video_url).toMatch(/^https:\/\/meet\.test\/[0-9a-f]{32}$/)
    expect((await jitsiOf(one.doctor, one.id)).video_url).toBe(video_url)
    expect((await jitsiOf(other.patient, other.id)).video_url).not.toBe(video_url)
    expect(video_url).not.toContain(one.id.replaceAll('-', ''))
    const { ice_servers } = await jitsiOf(one.patient, one.id, 'POST', '/entries')
    expect(ice_servers).toEqual([])
  })

  it('no one gets the room before the window', async () => {
    const { id, patient } = await session(10.5)
    expect(await jitsiOf(patient, id)).toMatchObject({ code: 'too_early' })
  })
})
