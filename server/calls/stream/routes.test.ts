import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { callsIn, signalFrom } from '#tests/support/calls.ts'
import { followed } from '#tests/support/event-streams.ts'

let app: TestApp
const { admit, admitted, at, end, enter, follow, read, send, session } = callsIn(() => app)

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** Enters, and follows by that entry until the stream is ready. */
async function present(as: Persona, id: string, entry: string = randomUUID()) {
  await enter(as, id, { id: entry, relay_only: false })
  const stream = await follow(as, id, entry)
  await until(stream, 'ready')
  return { ...stream, entry }
}

type Stream = ReturnType<typeof followed>

/** The next event of this name; undefined where the stream ends first. */
async function until(stream: Stream, event: string) {
  for (;;) {
    const received = await stream.next()
    if (!received || received.event === event) return received
  }
}

const isOtherPresent = async (as: Persona, id: string) =>
  (await read(as, id)).body.other.is_present as boolean

describe('the stream of a call', () => {
  it('announces each change to both participants, by the id of the appointment alone', async () => {
    const { id, patient, doctor } = await session()
    const streams = [await follow(patient, id), await follow(doctor, id)]
    for (const stream of streams) expect(await stream.next()).toEqual({ event: 'ready', data: {} })
    for (const change of [
      () => enter(patient, id),
      () => enter(doctor, id),
      () => admit(doctor, id),
      () => end(patient, id),
    ]) {
      await change()
      for (const stream of streams)
        expect(await stream.next()).toEqual({ event: 'call', data: { appointment_id: id } })
    }
    for (const stream of streams) await stream.leave()
  })

  it('announces a signal to the entry that it is for, by its id alone', async () => {
    const { id, patient, doctor, of_patient, of_doctor } = await admitted()
    const streams = [
      await follow(patient, id, of_patient),
      await follow(doctor, id, of_doctor),
      await follow(doctor, id),
    ]
    for (const stream of streams) await until(stream, 'ready')
    const signal = signalFrom(of_patient, of_doctor)
    await send(patient, id, signal)
    expect(await until(streams[1]!, 'signal')).toEqual({
      event: 'signal',
      data: { signal_id: signal.id },
    })
    await end(doctor, id)
    for (const stream of [streams[0]!, streams[2]!]) {
      await until(stream, 'call')
      expect(stream.seen.filter(({ event }) => event === 'signal')).toEqual([])
    }
    for (const stream of streams) await stream.leave()
  })

  it('says nothing of another call of the same person', async () => {
    const { id, patient, doctor } = await session()
    const other = await session()
    await app.database.asOwner('update appointments set provider_id = $1 where id = $2', [
      doctor.user_id,
      (await session(600)).id,
    ])
    await app.database.asOwner(
      `update appointments set provider_id = $1, appointment_time = appointment_time - interval '80 minutes' where id = $2`,
      [doctor.user_id, other.id],
    )
    const stream = await follow(doctor, id)
    await until(stream, 'ready')
    await enter(other.patient, other.id)
    await enter(patient, id)
    expect(await stream.next()).toEqual({ event: 'call', data: { appointment_id: id } })
    await stream.leave()
  })

  it('makes its participant present until it ends', async () => {
    const { id, patient, doctor } = await session()
    const watching = await follow(doctor, id)
    await until(watching, 'ready')
    const entry = randomUUID()
    await enter(patient, id, { id: entry, relay_only: false })
    // Entering counts as present for a while: only the stream is left to say so.
    const expired = `update call_entries set seen_at = now() - interval '41 seconds' where id = $1`
    await app.database.asOwner(expired, [entry])
    expect(await isOtherPresent(doctor, id)).toBe(false)
    for (let time = 0; time < 2; time++) {
      const stream = await follow(patient, id, entry)
      await until(stream, 'ready')
      expect(await isOtherPresent(doctor, id)).toBe(true)
      await stream.leave()
      await expect.poll(() => isOtherPresent(doctor, id)).toBe(false)
    }
    await watching.leave()
  })

  it('makes no one present without an entry', async () => {
    const { id, patient, doctor } = await session()
    const stream = await follow(patient, id)
    await until(stream, 'ready')
    expect(await isOtherPresent(doctor, id)).toBe(false)
    await stream.leave()
  })

  it('ends with "elsewhere" when the same person enters from a second device', async () => {
    const { id, patient, doctor } = await session()
    const first = await present(patient, id)
    const second = await present(patient, id)
    expect(await until(first, 'elsewhere')).toEqual({ event: 'elsewhere', data: {} })
    expect(await first.next()).toBeUndefined()
    // The end of the first does not make the second absent.
    expect(await isOtherPresent(doctor, id)).toBe(true)
    const late = await follow(patient, id, first.entry)
    expect(await late.next()).toMatchObject({ event: 'elsewhere' })
    expect(await late.next()).toBeUndefined()
    await second.leave()
  })

  it('ends without an event when the same entry follows again', async () => {
    const { id, patient, doctor } = await session()
    const first = await present(patient, id)
    const again = await follow(patient, id, first.entry)
    await until(again, 'ready')
    await enter(doctor, id)
    expect(await until(again, 'call')).toBeDefined()
    while (await first.next());
    expect(first.seen.filter(({ event }) => event === 'elsewhere')).toEqual([])
    expect(await isOtherPresent(doctor, id)).toBe(true)
    await again.leave()
  })

  it('is not opened by an entry of anyone else', async () => {
    const { id, patient, doctor } = await session()
    const other = await admitted()
    const { entry, leave } = await present(patient, id)
    await enter(doctor, id)
    for (const [as, which] of [
      [doctor, entry],
      [patient, randomUUID()],
      [patient, other.of_patient],
      [other.patient, other.of_patient],
    ] as const)
      expect((await app.call('GET', at(id, `/stream?entry=${which}`), { as })).status).toBe(404)
    await leave()
  })

  it('ends, and says nothing more, once its participant is suspended, or the session cancelled', async () => {
    for (const change of [
      ({ patient }: { patient: Persona }) =>
        app.database.asOwner(
          `update accounts.users set banned_until = '2100-01-01' where id = $1`,
          [patient.user_id],
        ),
      ({ id }: { id: string }) =>
        app.database.asOwner(
          `update appointments set status = 'cancelled', cancelled_by = 'provider', cancelled_at = now() where id = $1`,
          [id],
        ),
    ]) {
      const found = await session()
      const stream = await present(found.patient, found.id)
      const before = stream.seen.length
      await change(found)
      await app.database.asOwner('select calls.announce($1)', [found.id])
      while (await stream.next());
      expect(stream.seen.slice(before).map(({ event }) => event)).toEqual([])
    }
  })

  it('ends when the server stops, and at once for a HEAD request', async () => {
    const { id, patient } = await session()
    const stopping = new AbortController()
    const other = createApp({ ...app.settings, stopping: stopping.signal })
    const headers = { Authorization: `Bearer ${patient.token}` }
    const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
    const stream = followed(await other.request(at(id, '/stream'), { headers }, bindings))
    expect(await stream.next()).toMatchObject({ event: 'ready' })
    stopping.abort()
    while (await stream.next());
    const head = await other.request(at(id, '/stream'), { method: 'HEAD', headers }, bindings)
    expect([head.status, head.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ])
  })

  it('is announced with ids only, whatever is written', async () => {
    const { id, patient, doctor, of_patient, of_doctor } = await admitted()
    const [row] = await app.database.asOwner(
      `select string_agg(prosrc, ' ') as text from pg_proc where pronamespace = 'calls'::regnamespace and prosrc like '%pg_notify%'`,
    )
    const heard = Array.from(String(row!.text).matchAll(/'(\w+)', /g), ([, name]) => name)
    expect(new Set(heard)).toEqual(
      new Set(['ubumi_calls', 'appointment_id', 'entry_id', 'signal_id', 'people']),
    )
    const stream = await follow(doctor, id, of_doctor)
    await until(stream, 'ready')
    await send(patient, id, signalFrom(of_patient, of_doctor, { body: 'secret words' }))
    await until(stream, 'signal')
    expect(JSON.stringify(stream.seen)).not.toContain('secret words')
    await stream.leave()
  })
})
