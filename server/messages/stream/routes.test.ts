import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { followed } from '#tests/support/event-streams.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
let patient: Persona
let doctor: Persona
let thread: string
beforeAll(async () => {
  app = await openTestApp()
  patient = await app.createPersona()
  doctor = await provider()
  await bookFor(patient, doctor)
  const body = { provider_id: doctor.user_id }
  thread = (await app.call('POST', '/api/threads', { as: patient, body })).body.id
})
afterAll(() => app.close())

const { provider, consent } = practiceIn(() => app)
const follow = async (as: Persona) =>
  followed(await app.request('GET', '/api/messages/stream', { as }))
const write = async (as: Persona, body: string) =>
  (await app.call('POST', `/api/threads/${thread}/messages`, { as, body: { body } })).body

describe('the stream of messages', () => {
  it('is ready once, also the first of a server, and announces what is written from then on', async () => {
    const stream = await follow(patient)
    expect(await stream.next()).toMatchObject({ event: 'ready' })
    const { id } = await write(patient, 'Are you listening?')
    expect((await stream.next())?.data).toEqual({ thread_id: thread, message_id: id })
    await stream.leave()
  })

  it('sends ids alone to both of the two, and to no one else', async () => {
    const stranger = await provider()
    const streams = [await follow(patient), await follow(doctor), await follow(stranger)]
    for (const stream of streams) expect(await stream.next()).toMatchObject({ event: 'ready' })
    const { id } = await write(patient, 'For your eyes alone')
    const message = { event: 'message', data: { thread_id: thread, message_id: id } }
    for (const stream of streams.slice(0, 2)) expect(await stream.next()).toEqual(message)
    expect(streams[2]!.seen.filter(({ event }) => event === 'message')).toEqual([])
    for (const stream of streams) await stream.leave()
  })

  it('says at the start how long ago the newest message of the caller was written', async () => {
    await write(patient, 'Good morning')
    for (const [as, expected] of [
      [patient, expect.any(Number)],
      [await provider(), null],
    ] as const) {
      const stream = await follow(as)
      expect(await stream.next()).toEqual({
        event: 'ready',
        data: { quiet_ms: expected, open_alerts: 0 },
      })
      await stream.leave()
    }
  })

  it('notifies the writer alone, and once, that their message was read', async () => {
    const { id } = await write(patient, 'Are you in today?')
    const streams = [await follow(patient), await follow(doctor)]
    for (const stream of streams) expect(await stream.next()).toMatchObject({ event: 'ready' })
    const mark = { as: doctor, body: { message_id: id } }
    for (const status of [204, 204])
      expect((await app.call('PUT', `/api/threads/${thread}/read`, mark)).status).toBe(status)
    const { id: last } = await write(doctor, 'Until five.')
    for (const stream of streams)
      for (;;) if ((await stream.next())?.data.message_id === last) break
    const [toPatient, toDoctor] = streams.map(({ seen }) =>
      seen.filter(({ event }) => event === 'read'),
    )
    expect(toPatient).toEqual([{ event: 'read', data: { thread_id: thread, read_id: id } }])
    expect(toDoctor).toEqual([])
    for (const stream of streams) await stream.leave()
  })

  it('notifies a provider alone of a safety alert, by its id, and counts the open ones at the start', async () => {
    const [person, helper] = [await app.createPersona(), await provider()]
    await bookFor(person, helper)
    await consent(person, 'safety_alerts')
    const streams = [await follow(helper), await follow(person)]
    for (const stream of streams)
      expect((await stream.next())?.data).toMatchObject({ open_alerts: 0 })
    await app.call('POST', '/api/safety-alerts', { as: person, body: { id: randomUUID() } })
    const [alert] = (await app.call('GET', '/api/provider/safety-alerts', { as: helper })).body
    expect(await streams[0]!.next()).toEqual({ event: 'alert', data: { alert_id: alert.id } })
    await app.call('POST', `/api/provider/safety-alerts/${alert.id}/acknowledgement`, {
      as: helper,
      body: { outcome: 'on_it' },
    })
    expect(await streams[0]!.next()).toEqual({ event: 'alert', data: { alert_id: alert.id } })
    expect(streams[1]!.seen).toHaveLength(1)
    const later = await follow(helper)
    expect((await later.next())?.data).toMatchObject({ open_alerts: 1 })
    for (const stream of [...streams, later]) await stream.leave()
  })

  it('ends, and sends nothing more, once its reader is suspended or has logged out', async () => {
    const second = await app.createPersona()
    await bookFor(second, doctor)
    const body = { provider_id: doctor.user_id }
    const own = (await app.call('POST', '/api/threads', { as: second, body })).body.id
    const stream = await follow(second)
    await stream.next()
    await app.database.asOwner('delete from accounts.sessions where id = $1', [second.session_id])
    await app.call('POST', `/api/threads/${own}/messages`, { as: doctor, body: { body: 'Hello' } })
    for (;;) if (!(await stream.next())) break
    expect(stream.seen.filter(({ event }) => event === 'message')).toEqual([])
  })

  it('closes the first of seven streams, and says so to it', async () => {
    const reader = await app.createPersona()
    const streams = []
    for (let place = 0; place < 7; place++) streams.push(await follow(reader))
    for (;;) if (!(await streams[0]!.next())) break
    expect(streams[0]!.seen.at(-1)).toMatchObject({ event: 'elsewhere' })
    expect(await streams[6]!.next()).toMatchObject({ event: 'ready' })
    for (const stream of streams) await stream.leave()
  })

  it('ends when the server stops, and at once for a HEAD request', async () => {
    const stopping = new AbortController()
    const other = createApp({ ...app.settings, stopping: stopping.signal })
    const headers = { Authorization: `Bearer ${patient.token}` }
    const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
    const stream = followed(await other.request('/api/messages/stream', { headers }, bindings))
    expect(await stream.next()).toMatchObject({ event: 'ready' })
    stopping.abort()
    for (;;) if (!(await stream.next())) break
    const head = await other.request('/api/messages/stream', { method: 'HEAD', headers }, bindings)
    expect([head.status, head.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ])
  })

  it('asks for a token like every call', async () => {
    expect((await app.call('GET', '/api/messages/stream')).status).toBe(401)
  })
})
