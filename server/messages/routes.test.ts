import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppointmentStatus } from '#domain/appointments/status.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bodies, correspondenceIn } from '#tests/support/messages.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, expireCertificate, cancelAll } = practiceIn(() => app)
const { messages, open, pair, read, say, threads, unread, write } = correspondenceIn(() => app)
const year = 365 * 24 * 60 * 60 * 1000
const countOf = async () =>
  (await app.database.asOwner('select count(*)::int as n from messages'))[0]!.n

describe('a conversation', () => {
  it('is opened by either of two who have an appointment, once, and shows each the other', async () => {
    const { patient, doctor, id } = await pair()
    const again = await open(patient, { provider_id: doctor.user_id })
    expect([again.status, again.body]).toEqual([
      200,
      {
        id,
        as: 'patient',
        person: {
          id: doctor.user_id,
          full_name: 'Chileshe Mumba',
          specialty: 'Therapist',
          profile_picture_url: null,
          date_of_birth: null,
          has_namesake: false,
        },
        last_message: null,
        unread: 0,
        read_by_other_until: null,
        phone_number: null,
        is_away: false,
        is_out_of_hours: expect.any(Boolean),
        next_working_day: expect.any(String),
        may_write: true,
        urgent_at: null,
        is_archived: false,
      },
    ])
    const other = await open(doctor, { patient_id: patient.user_id })
    expect([other.status, other.body]).toMatchObject([
      200,
      { id, as: 'provider', person: { full_name: 'Natasha Phiri', specialty: null } },
    ])
    expect(await threads(patient)).toEqual([])
  })

  it('opened ten times at once is one', async () => {
    const patient = await app.createPersona()
    const doctor = await provider()
    await bookFor(patient, doctor)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => open(patient, { provider_id: doctor.user_id })),
    )
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  it.each([
    ['nothing', undefined],
    ['a cancelled appointment', { status: 'cancelled' }],
    ['one of more than a year ago', { status: 'completed', at: -1.1 * year }],
  ])('cannot be opened by two who share %s', async (_, appointment) => {
    const [one, other] = [await app.createPersona(), await provider()]
    if (appointment) {
      const { at, status } = appointment as { status: AppointmentStatus; at?: number }
      await bookFor(one, other, {
        status,
        ...(at ? { at: new Date(Date.now() + at).toISOString() } : {}),
      })
    }
    const asked = await open(one, { provider_id: other.user_id })
    const toPatient = await open(other, { patient_id: one.user_id })
    const nobody = await open(one, { provider_id: randomUUID() })
    expect([asked.status, toPatient.status, nobody.status]).toEqual([404, 404, 404])
    expect(asked.body.message).toBe(nobody.body.message)
  })

  it.each(['requested', 'confirmed', 'completed'] as const)(
    'can be opened while an appointment is %s',
    async (status) => {
      const { patient, doctor } = await pair({ status })
      expect((await open(doctor, { patient_id: patient.user_id })).status).toBe(200)
    },
  )

  it.each([
    [{}],
    [{ provider_id: 'x' }],
    [{ provider_id: randomUUID(), patient_id: randomUUID() }],
    [{ provider_id: randomUUID(), role: 'provider' }],
  ])('is rejected with %j', async (body) => {
    const answer = await open(await app.createPersona(), body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [expect.any(String)]])
  })
})

describe('writing', () => {
  it('keeps the words as they are, trimmed, and shows them to both, newest first', async () => {
    const { patient, doctor, id } = await pair()
    const words = '<b>Muli shani?</b>\n\n😀 & "quotes"'
    const first = await say(patient, id, `  ${words}\n`)
    expect(first).toEqual({
      id: expect.any(String),
      thread_id: id,
      author_id: patient.user_id,
      body: words,
      created_at: expect.stringMatching(/Z$/),
    })
    await say(doctor, id, 'Bwino.')
    expect(bodies(await messages(patient, id))).toEqual(['Bwino.', words])
    expect(await messages(doctor, id)).toEqual(await messages(patient, id))
    expect(await threads(patient)).toMatchObject([
      { id, last_message: { body: 'Bwino.', is_own: false }, unread: 1 },
    ])
    expect(await threads(doctor)).toMatchObject([
      { id, last_message: { body: 'Bwino.', is_own: true }, unread: 1 },
    ])
  })

  it('again, or ten times at once, with the same id is one message', async () => {
    const { patient, doctor, id } = await pair()
    const body = { id: randomUUID(), body: 'Can I come earlier?' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => write(patient, id, body)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
    expect(await messages(patient, id)).toHaveLength(1)
    expect(await unread(doctor)).toBe(1)
    expect((await write(patient, id, { ...body, body: 'Later?' })).status).toBe(409)
    expect((await write(doctor, id, body)).status).toBe(409)
    const elsewhere = await pair()
    const taken = await write(elsewhere.patient, elsewhere.id, body)
    expect([taken.status, JSON.stringify(taken.body)]).toEqual([
      409,
      expect.not.stringContaining('earlier'),
    ])
  })

  it('has the order of visibility, also of simultaneous messages', async () => {
    const { patient, doctor, id } = await pair()
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => say(n % 2 ? patient : doctor, id, `${n}`)),
    )
    const rows = await messages(patient, id)
    expect(new Set(rows.map(({ created_at }: { created_at: string }) => created_at)).size).toBe(12)
    const older = await messages(patient, id, `?limit=5&before=${rows[4].id}`)
    expect(older).toEqual(rows.slice(5, 10))
  })

  it.each([
    ['body', {}],
    ['body', { body: '' }],
    ['body', { body: ' \n\t ' }],
    ['body', { body: 'x'.repeat(2001) }],
    ['body', { body: ['x'] }],
    ['body', { body: 'a\u0000b' }],
    ['body', { body: '\ud800' }],
    ['id', { body: 'x', id: 'mine' }],
    ['author_id', { body: 'x', author_id: randomUUID() }],
    ['created_at', { body: 'x', created_at: '2020-01-01T00:00:00Z' }],
  ] as [string, object][])('is rejected by the name of %s: %j', async (field, wrong) => {
    const { patient, id } = await pair()
    const before = await countOf()
    const answer = await write(patient, id, wrong)
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]])
    expect(await countOf()).toBe(before)
  })

  it('takes 2,000 letters of every kind', async () => {
    const { patient, id } = await pair()
    const longest = `${'Ŋ'.repeat(1000)}${'😀'.repeat(500)}`
    expect((await say(patient, id, longest)).body).toBe(longest)
  })

  it('ends with the appointment, and what was written stays readable to both', async () => {
    const { patient, doctor, id } = await pair()
    await say(patient, id, 'Thank you.')
    await cancelAll(patient)
    for (const as of [patient, doctor]) {
      expect(await threads(as)).toMatchObject([{ id, may_write: false }])
      expect(bodies(await messages(as, id))).toEqual(['Thank you.'])
      const rejected = await write(as, id, { body: 'One more thing' })
      expect([rejected.status, rejected.body.code]).toEqual([403, 'no_appointment'])
    }
  })

  it('to a provider who is suspended or whose certificate has lapsed is rejected; the text stays', async () => {
    for (const befall of [
      (doctor: Persona) => expireCertificate(doctor),
      (doctor: Persona) =>
        app.database.asOwner(
          `update accounts.users set banned_until = '2100-01-01' where id = $1`,
          [doctor.user_id],
        ),
    ]) {
      const { patient, doctor, id } = await pair()
      await say(patient, id, 'Are you there?')
      await befall(doctor)
      expect((await write(patient, id, { body: 'Hello?' })).status).toBe(403)
      expect(bodies(await messages(patient, id))).toEqual(['Are you there?'])
      expect([401, 403]).toContain((await app.call('GET', '/api/threads', { as: doctor })).status)
    }
  })
})

describe('a stranger', () => {
  it('finds no thread, reads no message, writes none and marks none as read', async () => {
    const { patient, doctor, id } = await pair()
    const { id: message_id } = await say(patient, id, 'Between us.')
    const strangers = [await app.createPersona(), await provider()]
    // Another patient of the same provider, and another provider of the same patient.
    await bookFor(strangers[0]!, doctor)
    await bookFor(patient, strangers[1]!)
    for (const as of strangers) {
      const answers = [
        await app.call('GET', `/api/threads/${id}`, { as }),
        await app.call('GET', `/api/threads/${id}/messages`, { as }),
        await write(as, id, { body: 'Let me in' }),
        await read(as, id, message_id),
      ]
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
      expect(await threads(as)).toEqual([])
      expect(await unread(as)).toBe(0)
    }
    expect(bodies(await messages(doctor, id))).toEqual(['Between us.'])
  })

  it('is an admin, too, and a provider who is not approved', async () => {
    for (const traits of [
      { role: 'admin' },
      { role: 'provider', provider_status: 'pending' },
    ] as const) {
      const as = await app.createPersona(traits)
      expect((await app.call('GET', '/api/threads', { as })).status).toBe(403)
      expect((await app.call('GET', '/api/messages/stream', { as })).status).toBe(403)
    }
  })
})

describe('many messages', () => {
  it('of one person wait, and say how long; those of another person do not', async () => {
    await app.close()
    app = await openTestApp({ AUTH_LIMITS: 'true' })
    const { patient, doctor, id } = await pair()
    for (let n = 0; n < 20; n++) await say(patient, id, `${n}`)
    const rejected = await write(patient, id, { body: 'One more' })
    expect(rejected.status).toBe(429)
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await messages(doctor, id)).toHaveLength(20)
    expect((await write(doctor, id, { body: 'Slowly' })).status).toBe(201)
  })
})
