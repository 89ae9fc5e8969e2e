import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
let patient: Persona
let doctor: Persona
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, lapse, cancelAll, openings } = practiceIn(() => app)
const year = 365 * 24 * 60 * 60 * 1000

const open = (as: Persona, whom: object) => app.call('POST', '/api/threads', { as, body: whom })
const write = (as: Persona, thread: string, body: unknown) =>
  app.call('POST', `/api/threads/${thread}/messages`, { as, body })
const say = async (as: Persona, thread: string, body: string) => {
  const answer = await write(as, thread, { body })
  expect(answer.status).toBe(201)
  return answer.body
}
const threads = async (as: Persona, query = '') =>
  (await app.call('GET', `/api/threads${query}`, { as })).body
const messages = async (as: Persona, thread: string, query = '') =>
  (await app.call('GET', `/api/threads/${thread}/messages${query}`, { as })).body
const unread = async (as: Persona) =>
  (await app.call('GET', '/api/threads/unread', { as })).body.unread
const read = (as: Persona, thread: string, message_id: string) =>
  app.call('PUT', `/api/threads/${thread}/read`, { as, body: { message_id } })
const countOf = async () =>
  (await app.database.asOwner('select count(*)::int as n from messages'))[0]!.n
const bodies = (rows: { body: string }[]) => rows.map(({ body }) => body)

/** Two who have an appointment with each other, and their thread. */
async function pair(appointment: { status?: string; at?: string } = {}) {
  patient = await app.createPersona({ full_name: 'Natasha Phiri' })
  doctor = await provider()
  await bookFor(patient, doctor, appointment)
  const { body } = await open(patient, { provider_id: doctor.user_id })
  return body.id as string
}

describe('a conversation', () => {
  it('is opened by either of two who have an appointment, once, and shows each the other', async () => {
    const id = await pair()
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
        },
        last_message: null,
        unread: 0,
        may_write: true,
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
    patient = await app.createPersona()
    doctor = await provider()
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
      const { at, status } = appointment as { status: string; at?: number }
      await bookFor(one, other, {
        status,
        ...(at ? { at: new Date(Date.now() + at).toISOString() } : {}),
      })
    }
    const asked = await open(one, { provider_id: other.user_id })
    const told = await open(other, { patient_id: one.user_id })
    const nobody = await open(one, { provider_id: randomUUID() })
    expect([asked.status, told.status, nobody.status]).toEqual([404, 404, 404])
    expect(asked.body.message).toBe(nobody.body.message)
  })

  it.each([['requested'], ['confirmed'], ['completed']])(
    'can be opened while an appointment is %s',
    async (status) => {
      await pair({ status })
      expect((await open(doctor, { patient_id: patient.user_id })).status).toBe(200)
    },
  )

  it.each([
    [{}],
    [{ provider_id: 'x' }],
    [{ provider_id: randomUUID(), patient_id: randomUUID() }],
    [{ provider_id: randomUUID(), role: 'provider' }],
  ])('is refused with %j', async (body) => {
    const answer = await open(await app.createPersona(), body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [expect.any(String)]])
  })
})

describe('writing', () => {
  it('keeps the words as they are, trimmed, and shows them to both, newest first', async () => {
    const id = await pair()
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
    const id = await pair()
    const body = { id: randomUUID(), body: 'Can I come earlier?' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => write(patient, id, body)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
    expect(await messages(patient, id)).toHaveLength(1)
    expect(await unread(doctor)).toBe(1)
    expect((await write(patient, id, { ...body, body: 'Later?' })).status).toBe(409)
    expect((await write(doctor, id, body)).status).toBe(409)
    const elsewhere = await pair()
    const taken = await write(patient, elsewhere, body)
    expect([taken.status, JSON.stringify(taken.body)]).toEqual([
      409,
      expect.not.stringContaining('earlier'),
    ])
  })

  it('is in the order of what is seen, whoever writes at the same moment', async () => {
    const id = await pair()
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
  ] as [string, object][])('is refused by the name of %s: %j', async (field, wrong) => {
    const id = await pair()
    const before = await countOf()
    const answer = await write(patient, id, wrong)
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]])
    expect(await countOf()).toBe(before)
  })

  it('takes 2,000 letters of every kind', async () => {
    const id = await pair()
    const longest = `${'Ŋ'.repeat(1000)}${'😀'.repeat(500)}`
    expect((await say(patient, id, longest)).body).toBe(longest)
  })

  it('ends with the appointment, and what was written stays readable to both', async () => {
    const id = await pair()
    await say(patient, id, 'Thank you.')
    await cancelAll(patient)
    for (const as of [patient, doctor]) {
      expect(await threads(as)).toMatchObject([{ id, may_write: false }])
      expect(bodies(await messages(as, id))).toEqual(['Thank you.'])
      const refused = await write(as, id, { body: 'One more thing' })
      expect([refused.status, refused.body.code]).toEqual([403, 'no_appointment'])
    }
  })

  it('to a provider who is suspended or whose certificate has lapsed is refused; the words stay', async () => {
    for (const befall of [
      () => lapse(doctor),
      () =>
        app.database.asOwner(
          `update accounts.users set banned_until = '2100-01-01' where id = $1`,
          [doctor.user_id],
        ),
    ]) {
      const id = await pair()
      await say(patient, id, 'Are you there?')
      await befall()
      expect((await write(patient, id, { body: 'Hello?' })).status).toBe(403)
      expect(bodies(await messages(patient, id))).toEqual(['Are you there?'])
      expect([401, 403]).toContain((await app.call('GET', '/api/threads', { as: doctor })).status)
    }
  })
})

describe('a stranger', () => {
  it('finds no thread, reads no message, writes none and marks none as read', async () => {
    const id = await pair()
    const { id: message_id } = await say(patient, id, 'Between us.')
    const strangers = [await app.createPersona(), await provider()]
    // Somebody who has another appointment with the same provider, and one with the same patient.
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

describe('what is unread', () => {
  it('is counted for the reader alone, on their tile as well, until they have seen it', async () => {
    const id = await pair()
    const first = await say(patient, id, 'One')
    const second = await say(patient, id, 'Two')
    const tile = async () =>
      (await app.call('GET', '/api/provider/stats', { as: doctor })).body.unread_messages
    expect([await unread(doctor), await tile(), await unread(patient)]).toEqual([2, 2, 0])
    expect((await read(doctor, id, first.id)).status).toBe(204)
    expect([await unread(doctor), await tile()]).toEqual([1, 1])
    await read(doctor, id, second.id)
    // Late, or twice, it says the same.
    await read(doctor, id, first.id)
    expect([await unread(doctor), await tile()]).toEqual([0, 0])
    await say(patient, id, 'Three')
    expect(await unread(doctor)).toBe(1)
  })

  it('of a patient who is a provider elsewhere is not on their tile', async () => {
    const id = await pair()
    const colleague = await provider()
    await bookFor(doctor, colleague)
    const own = (await open(doctor, { provider_id: colleague.user_id })).body.id
    await say(colleague, own, 'How are you?')
    await say(patient, id, 'Hello')
    const { body } = await app.call('GET', '/api/provider/stats', { as: doctor })
    expect([body.unread_messages, await unread(doctor)]).toEqual([1, 2])
  })
})

describe('the list of conversations', () => {
  it('goes on behind a row or an instant', async () => {
    doctor = await provider()
    const ids: string[] = []
    for (const name of ['One', 'Two', 'Three', 'Four']) {
      const one = await app.createPersona({ full_name: name })
      await bookFor(one, doctor)
      const { body } = await open(one, { provider_id: doctor.user_id })
      await say(one, body.id, name)
      ids.unshift(body.id)
    }
    const all = await threads(doctor)
    expect(all.map(({ id }: { id: string }) => id)).toEqual(ids)
    expect(await threads(doctor, `?limit=2&before=${ids[0]}`)).toEqual(all.slice(1, 3))
    const at = encodeURIComponent(all[1].last_message.created_at)
    expect(await threads(doctor, `?before=${at}`)).toEqual(all.slice(2))
  })
})

describe('the record', () => {
  it('says once an hour that a provider read a patient’s messages, and nothing of the patient reading', async () => {
    const id = await pair()
    await say(patient, id, 'I slept.')
    await threads(doctor)
    await messages(doctor, id)
    await messages(doctor, id)
    await threads(doctor)
    await messages(patient, id)
    const actions = (await openings(patient)).map(({ action }: { action: string }) => action)
    expect(actions.toSorted()).toEqual(['messages.read', 'threads.read'])
    expect(await openings(doctor)).toEqual([])
  })
})

describe('erasing an account', () => {
  it('of a provider takes their words, and leaves the patient theirs', async () => {
    const id = await pair()
    await say(patient, id, 'Mine')
    await say(doctor, id, 'Yours')
    await app.database.asOwner('delete from user_profiles where id = $1', [doctor.user_id])
    expect(bodies(await messages(patient, id))).toEqual(['Mine'])
    expect(await threads(patient)).toMatchObject([{ person: null, may_write: false }])
  })

  it('of a patient takes the whole conversation', async () => {
    const id = await pair()
    await say(patient, id, 'Mine')
    await say(doctor, id, 'Yours')
    await app.database.asOwner('delete from user_profiles where id = $1', [patient.user_id])
    expect(await threads(doctor)).toEqual([])
    expect(await app.database.asOwner('select from messages where thread_id = $1', [id])).toEqual(
      [],
    )
  })

  it('after a copy that holds one’s own words', async () => {
    const id = await pair()
    await say(patient, id, 'Mine')
    await say(doctor, id, 'Yours')
    const { body } = await app.call('GET', '/api/me/export', { as: patient })
    expect(bodies(body.tables.messages)).toEqual(['Mine'])
    expect(body.tables.threads).toHaveLength(1)
  })
})

describe('many messages', () => {
  it('of one person wait, and say how long; another’s do not', async () => {
    await app.close()
    app = await openTestApp({ AUTH_LIMITS: 'true' })
    const id = await pair()
    for (let n = 0; n < 20; n++) await say(patient, id, `${n}`)
    const refused = await write(patient, id, { body: 'One more' })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await messages(doctor, id)).toHaveLength(20)
    expect((await write(doctor, id, { body: 'Slowly' })).status).toBe(201)
  })
})
