import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinAs } from '#tests/support/accounts.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { openTestApp, type Persona, type PersonaTraits, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'
import { wordsOf } from '#server/platform/db/search-terms.ts'

let app: TestApp
let admin: Persona
const booking = bookingIn(() => app)

beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin', full_name: 'Admin One' })
})
afterAll(() => app.close())

const find = (query: Record<string, string>, as = admin) =>
  app.call('GET', `/api/admin/accounts?${new URLSearchParams(query).toString()}`, { as })
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
const open = (id: string, as = admin) => app.call('GET', `/api/admin/accounts/${id}`, { as })
const suspend = (id: string, more: object = {}, as = admin) =>
  app.call('POST', `/api/admin/accounts/${id}/suspension`, {
    as,
    body: {
      reason: 'Shares the account with others.',
      call_off: false,
      password: goodPassword,
      ...more,
    },
  })
const restore = (id: string, as = admin) =>
  app.call('POST', `/api/admin/accounts/${id}/restoration`, {
    as,
    body: { password: goodPassword },
  })
const mailsTo = ({ email }: { email: string }) =>
  app.database.asOwner(
    'select subject, text_body from platform.mail_outbox where recipient = $1 order by created_at',
    [email],
  ) as Promise<{ subject: string; text_body: string }[]>
const person = (full_name: string, traits: PersonaTraits = {}) =>
  app.createPersona({ full_name, ...traits })

describe('finding an account', () => {
  it('goes by the start of words of a name in any order, and of the address, without case and accents', async () => {
    const student = await person('Thandiwe Mwila-Zulu', { is_student: true })
    for (const q of [
      'thandi',
      'MWILA',
      'zul',
      'Zulu Thandiwe',
      'zul tha',
      student.email.slice(0, 12),
    ])
      expect(idsOf((await find({ q })).body), q).toEqual([student.user_id])
    for (const q of ['andiwe', 'thandiwe banda', 'example.test'])
      expect((await find({ q })).body, q).toEqual([])
    expect((await find({ q: 'thandi' })).body[0]).toEqual({
      id: student.user_id,
      full_name: 'Thandiwe Mwila-Zulu',
      email: student.email,
      role: 'student',
      is_suspended: false,
      created_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      last_sign_in_on: null,
    })
  })

  it('takes nothing typed for a sign of its own', async () => {
    const apostrophe = await person("Ng'andu O\\Brien")
    const accented = await person('Zoë Ŋoma Dr.Banda')
    for (const q of ['zoe', 'ZOË', 'ŋoma zo', 'banda Ŋ'])
      expect(idsOf((await find({ q })).body), q).toEqual([accented.user_id])
    await person('Percy Percent')
    for (const q of ["ng'an", "Ng'andu", 'ng’andu', 'ngandu', 'brien ng'])
      expect(idsOf((await find({ q })).body)).toEqual([apostrophe.user_id])
    for (const q of [
      '%%',
      '__',
      "''",
      "x' | 'percy",
      '!percy & !x',
      ':*:*',
      '\\\\',
      '<->',
      '"; drop table',
      '((',
      'a\u0301\u0301',
      '+++',
      '--',
      'm n '.repeat(25).trim(),
      'x'.repeat(100),
    ])
      expect((await find({ q })).status, q).toBe(200)
    for (const q of ['%e', '_ercy', '%%', '<->']) expect((await find({ q })).body, q).toEqual([])
    expect(wordsOf(`o'brien | 'percy`)).toBe(`'obrien':* & 'percy':*`)
    expect(wordsOf('ma Mary m ban Banda')).toBe(`'mary':* & 'banda':*`)
    expect((await find({ q: 'a\0' })).status).toBe(422)
  })

  it('asks for two letters at least, or for those who are suspended', async () => {
    const rejected = [
      {},
      { q: ' ' },
      { q: 'a' },
      { q: 'x'.repeat(101) },
      { q: 'a', state: 'suspended' },
    ]
    for (const query of rejected) {
      const { status, body } = await find(query as Record<string, string>)
      expect([status, Object.keys(body.fields)]).toEqual([422, ['q']])
    }
    expect((await find({ q: 'ab', state: 'gone' })).status).toBe(422)
    const { user_id } = await person('Suspended Someone', { isSuspended: true })
    expect(idsOf((await find({ state: 'suspended' })).body)).toContain(user_id)
  })

  it('gives a page at a time, the newest first, and writes each reading into its person’s record', async () => {
    const made = []
    for (const count of [1, 2, 3]) made.push(await person(`Paged Person ${count}`))
    const newestFirst = made.map(({ user_id }) => user_id).toReversed()
    const first = (await find({ q: 'paged', limit: '2' })).body
    expect(idsOf(first)).toEqual(newestFirst.slice(0, 2))
    const rest = (await find({ q: 'paged', limit: '2', before: first[1].id })).body
    expect(idsOf(rest)).toEqual(newestFirst.slice(2))
    const { body } = await app.call('GET', '/api/me/record-openings', { as: made[0] })
    expect(body).toMatchObject([{ action: 'accounts.read' }])
    expect(JSON.stringify(body)).toContain('Admin One')
  })
})

describe('suspending an account', () => {
  it('ends every session at once, and allows no login until it is restored', async () => {
    const { access_token, refresh_token, user } = await joinAs(app, 'mabvuto@example.test')
    const live = { token: access_token } as Persona
    const refresh = () =>
      app.call('POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } })
    expect((await app.call('GET', '/api/profile', { as: live })).status).toBe(200)
    expect(await suspend(user.id)).toMatchObject({
      status: 200,
      body: {
        is_suspended: true,
        suspension: { reason: 'Shares the account with others.', suspended_by: 'Admin One' },
      },
    })
    for (const [method, path] of [
      ['GET', '/api/profile'],
      ['GET', '/api/blood-pressure-readings'],
      ['POST', '/api/appointments'],
      ['DELETE', '/api/me'],
    ] as const)
      expect(
        (await app.call(method, path, { as: live, body: method === 'GET' ? undefined : {} }))
          .status,
      ).toBe(401)
    expect((await refresh()).status).toBe(400)
    expect(
      await app.database.asOwner('select from accounts.sessions where user_id = $1', [user.id]),
    ).toEqual([])
    expect((await restore(user.id)).body).toMatchObject({ is_suspended: false, suspension: null })
    // No session comes back.
    expect((await refresh()).status).toBe(400)
    expect((await app.call('GET', '/api/profile', { as: live })).status).toBe(401)
    const mails = await mailsTo({ email: 'mabvuto@example.test' })
    const sent = mails.slice(-2)
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Your Ubumi account: please read this',
      'Your Ubumi account is open again',
    ])
    expect(JSON.stringify(sent)).not.toContain('Shares the account')
  })

  it('is put on record with its reason’s id, and never its words', async () => {
    const { user_id } = await person('Recorded Person')
    await suspend(user_id)
    const [row] = await app.database.asOwner(
      'select id from accounts.suspensions where user_id = $1',
      [user_id],
    )
    await restore(user_id)
    expect(await auditEventsOf(app.database, String(row!.id))).toMatchObject([
      { action: 'account.suspend', actor_id: admin.user_id, subject_id: user_id },
      { action: 'account.restore', actor_id: admin.user_id, subject_id: user_id },
    ])
    const trail = await app.database.asOwner('select t::text from platform.audit_events t')
    expect(JSON.stringify(trail)).not.toContain('Shares')
  })

  it('is done once, also where several press at the same moment', async () => {
    const { user_id } = await person('Pressed Person')
    const statuses = async (calls: Promise<{ status: number }>[]) =>
      (await Promise.all(calls)).map(({ status }) => status).toSorted((one, other) => one - other)
    expect(await statuses([1, 2, 3].map(() => suspend(user_id)))).toEqual([200, 409, 409])
    expect(await statuses([1, 2, 3].map(() => restore(user_id)))).toEqual([200, 409, 409])
    expect(await mailsTo({ email: `${user_id}@example.test` })).toHaveLength(2)
  })

  it('leaves one admin at least, also where two shut each other out at the same moment', async () => {
    expect((await suspend(admin.user_id)).status).toBe(409)
    for (let round = 0; round < 3; round += 1) {
      const two = [
        await person('Admin A', { role: 'admin' }),
        await person('Admin B', { role: 'admin' }),
      ] as const
      const answers = await Promise.all([
        suspend(two[0].user_id, {}, two[1]),
        suspend(two[1].user_id, {}, two[0]),
      ])
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        200, 401,
      ])
    }
  })

  it('takes a provider off the list and out of booking, and cancels upcoming appointments on request', async () => {
    const provider = await booking.provider({ full_name: 'Suspended Provider' })
    const patient = await person('Patient Of Hers')
    const kept = (await booking.book(patient, slotOn(2), { provider_id: provider.user_id })).body
    const listed = async () =>
      JSON.stringify((await app.call('GET', '/api/providers', { as: patient })).body).includes(
        provider.user_id,
      )
    expect(await listed()).toBe(true)
    expect((await open(provider.user_id)).body.appointments_ahead).toBe(1)
    await suspend(provider.user_id)
    expect(await listed()).toBe(false)
    expect(await booking.book(patient, slotOn(3), { provider_id: provider.user_id })).toMatchObject(
      { status: 422, body: { fields: { provider_id: expect.any(String) } } },
    )
    expect((await booking.list(patient))[0]).toMatchObject({ id: kept.id, status: 'requested' })
    await restore(provider.user_id)
    expect(await listed()).toBe(true)
    await suspend(provider.user_id, { call_off: true })
    expect((await booking.list(patient))[0]).toMatchObject({ id: kept.id, status: 'cancelled' })
    expect((await open(provider.user_id)).body.appointments_ahead).toBe(0)
    expect(await auditEventsOf(app.database, kept.id)).toContainEqual(
      expect.objectContaining({
        action: 'appointment.call_off',
        actor_id: admin.user_id,
        subject_id: patient.user_id,
      }),
    )
    const events = await app.database.asOwner(
      `select from public.appointment_events where appointment_id = $1 and kind = 'lapsed'`,
      [kept.id],
    )
    expect(events).toHaveLength(1)
  })

  it.each<[string, object, string]>([
    ['no reason', { reason: ' ' }, 'reason'],
    ['too long a reason', { reason: 'x'.repeat(501) }, 'reason'],
    ['a reason that cannot be kept', { reason: 'a\0b' }, 'reason'],
    ['no word about appointments', { call_off: undefined }, 'call_off'],
    ['more than is asked', { role: 'admin' }, 'role'],
  ])('rejects %s by name, and changes nothing', async (_, more, field) => {
    const { user_id } = await person('Unchanged Person')
    const { status, body } = await suspend(user_id, more)
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
    expect((await open(user_id)).body.is_suspended).toBe(false)
  })

  it('needs an account, and an admin', async () => {
    expect((await suspend(randomUUID())).status).toBe(404)
    expect((await restore(randomUUID())).status).toBe(404)
    expect((await open(randomUUID())).status).toBe(404)
    const client = await person('A Client')
    for (const as of [client, await booking.provider()]) {
      expect((await find({ q: 'ab' }, as)).status).toBe(403)
      expect((await suspend(client.user_id, {}, as)).status).toBe(403)
    }
  })

  it('can be lifted where the operator of the server set it', async () => {
    const { user_id } = await person('Banned Otherwise', { isSuspended: true })
    expect((await open(user_id)).body).toMatchObject({ is_suspended: true, suspension: null })
    expect((await restore(user_id)).body.is_suspended).toBe(false)
    await suspend(user_id)
    await app.database.asOwner('update accounts.users set banned_until = null where id = $1', [
      user_id,
    ])
    expect((await open(user_id)).body).toMatchObject({ is_suspended: false, suspension: null })
    expect((await suspend(user_id, { reason: 'Once more' })).body.suspension.reason).toBe(
      'Once more',
    )
  })
})
