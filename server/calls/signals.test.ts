import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maxSignal } from '#domain/calls/schema.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { callsIn, signalFrom } from '#tests/support/calls.ts'
import { engine } from '#tests/support/database.ts'
import { statusesOf } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { admitted, end, enter, admit, send, session, signals } = callsIn(() => app)

describe('a signal', () => {
  it('reaches the other participant only, oldest first, and after the one they know', async () => {
    const { id, patient, doctor, of_patient, of_doctor } = await admitted()
    const sent = []
    for (const kind of ['offer', 'candidates', 'candidates']) {
      const signal = signalFrom(of_patient, of_doctor, { kind, body: `${kind} ${sent.length}` })
      expect([(await send(patient, id, signal)).status, signal.kind]).toEqual([201, kind])
      sent.push(signal)
    }
    const received = sent.map(({ id: signal, from_entry, kind, body }) => ({
      id: signal,
      from_entry,
      kind,
      body,
      created_at: expect.stringMatching(/Z$/),
    }))
    expect(await signals(doctor, id)).toEqual(received)
    expect(await signals(doctor, id, `?after=${sent[0]!.id}`)).toEqual(received.slice(1))
    expect(await signals(doctor, id, `?after=${randomUUID()}`)).toEqual(received)
    expect(await signals(patient, id)).toEqual([])
    await send(doctor, id, signalFrom(of_doctor, of_patient, { kind: 'answer' }))
    expect(await signals(patient, id)).toMatchObject([{ kind: 'answer', from_entry: of_doctor }])
  })

  it('sent again, or five times at once, with the same id is one signal', async () => {
    const { id, patient, doctor, of_patient, of_doctor } = await admitted()
    const signal = signalFrom(of_patient, of_doctor)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(patient, id, signal)))
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 201])
    expect(await signals(doctor, id)).toHaveLength(1)
    for (const [as, other] of [
      [patient, { ...signal, body: 'v=1' }],
      [doctor, { ...signal, from_entry: of_doctor, to_entry: of_patient }],
      [doctor, signal],
    ] as const) {
      const answer = await send(as, id, other)
      expect([answer.status, answer.body.code]).toEqual([409, 'conflict'])
    }
  })

  it('is rejected until the patient is admitted, and after the end, which deletes all', async () => {
    const { id, patient, doctor } = await session()
    const [of_patient, of_doctor] = [randomUUID(), randomUUID()]
    await enter(patient, id, { id: of_patient, relay_only: false })
    await enter(doctor, id, { id: of_doctor, relay_only: false })
    const sendOne = async () => {
      const { status, body } = await send(patient, id, signalFrom(of_patient, of_doctor))
      return status === 201 ? 'sent' : [status, body.code]
    }
    expect(await sendOne()).toEqual([409, 'not_admitted'])
    await admit(doctor, id)
    expect(await sendOne()).toBe('sent')
    await end(doctor, id)
    expect(await sendOne()).toEqual([409, 'not_admitted'])
    expect(await signals(doctor, id)).toEqual([])
  })

  it.runIf(engine === 'postgres')(
    'waits for another change of the call, so that none is committed behind one that was read',
    async () => {
      const { id, patient, of_patient, of_doctor } = await admitted()
      const address = new URL(process.env.TEST_DATABASE_URL!)
      address.pathname = new URL(app.database.settings.DATABASE_URL!).pathname
      const other = new pg.Client(address.href)
      await other.connect()
      await other.query('begin')
      await other.query('select from calls where appointment_id = $1 for update', [id])
      const sending = send(patient, id, signalFrom(of_patient, of_doctor))
      const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%calls.send_signal%'`
      const isWaiting = async () => {
        // Within a transaction the activity is read once only.
        await other.query('select pg_stat_clear_snapshot()')
        return (await other.query(waiting)).rowCount
      }
      try {
        await expect.poll(isWaiting).toBe(1)
      } finally {
        await other.end()
      }
      expect((await sending).status).toBe(201)
    },
  )

  it('is stale from or to an entry that was replaced, or of anyone else', async () => {
    const { id, patient, doctor, of_patient, of_doctor } = await admitted()
    const elsewhere = await admitted()
    const early = signalFrom(of_patient, of_doctor)
    expect((await send(patient, id, early)).status).toBe(201)
    const newer = randomUUID()
    await enter(patient, id, { id: newer, relay_only: false })
    for (const [as, from, to] of [
      [patient, of_patient, of_doctor],
      [doctor, of_doctor, of_patient],
      [patient, of_doctor, newer],
      [patient, newer, newer],
      [patient, newer, elsewhere.of_doctor],
      [patient, elsewhere.of_patient, of_doctor],
    ] as const) {
      const answer = await send(as, id, signalFrom(from, to))
      expect([answer.status, answer.body.code]).toEqual([409, 'stale_entry'])
    }
    // A retry of what was written before is answered as such.
    expect((await send(patient, id, early)).status).toBe(200)
    expect((await send(patient, id, signalFrom(newer, of_doctor))).status).toBe(201)
    expect(await signals(patient, id)).toEqual([])
  })

  it.each([
    ['kind', { kind: 'bye' }],
    ['body', { body: '' }],
    ['body', { body: 'x'.repeat(maxSignal + 1) }],
    ['body', { body: { sdp: 'v=0' } }],
    ['to_entry', { to_entry: 'mine' }],
    ['role', { role: 'provider' }],
  ])('names %s where it is wrong', async (field, wrong) => {
    const { id, patient, of_patient, of_doctor } = await admitted()
    const answer = await send(patient, id, signalFrom(of_patient, of_doctor, wrong))
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
  })

  it('may be as long as the longest description', async () => {
    const { id, patient, doctor, of_patient, of_doctor } = await admitted()
    const body = 'x'.repeat(maxSignal)
    await send(patient, id, signalFrom(of_patient, of_doctor, { body }))
    expect((await signals(doctor, id))[0].body).toBe(body)
  })

  it('is rejected after 120 in a minute, of one person alone', async () => {
    await app.close()
    app = await openTestApp({ AUTH_LIMITS: 'true' })
    const { id, patient, doctor, of_patient, of_doctor } = await admitted()
    for (let count = 0; count < 120; count++)
      expect((await send(patient, id, signalFrom(of_patient, of_doctor))).status).toBe(201)
    const rejected = await send(patient, id, signalFrom(of_patient, of_doctor))
    expect(rejected.status).toBe(429)
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await send(doctor, id, signalFrom(of_doctor, of_patient))).status).toBe(201)
    const first = await signals(doctor, id)
    expect(first).toHaveLength(100)
    expect(await signals(doctor, id, `?after=${first.at(-1).id}`)).toHaveLength(20)
  })
})
