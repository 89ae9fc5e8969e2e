import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Invitation } from '#domain/practice/clinic-records.ts'
import { joinAs } from '#tests/support/accounts.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider } = practiceIn(() => app)
const phone_number = '+260977123456'
const add = async (as: Persona, body: object) =>
  (
    await app.call('POST', '/api/provider/clinic-records', {
      as,
      body: { full_name: 'Mary Banda', notes: 'Headaches.', ...body },
    })
  ).body as { record: { id: string; created_at: string }; code: string }
const invitations = async (as: Persona): Promise<Invitation[]> =>
  (await app.call('GET', '/api/me/invitations', { as })).body
const find = (as: Persona, code: string, number = '0977123456') =>
  app.call('POST', '/api/me/invitations', { as, body: { code, phone_number: number } })
const answer = (as: Persona, id: string, wanted: string, proof?: object) =>
  app.call('POST', '/api/me/invitation-answers', {
    as,
    body: { id, answer: wanted, ...(proof ? { proof } : {}) },
  })
const patientsOf = async (as: Persona) =>
  (await app.call('GET', '/api/provider/patients', { as })).body
const recordsOf = async (as: Persona) =>
  (await app.call('GET', '/api/provider/clinic-records', { as })).body
/** The profile of an account that has neither name nor number. */
const empty = ({ user_id }: Persona) =>
  app.database.asOwner(
    `update user_profiles set full_name = '', phone_number = null where id = $1`,
    [user_id],
  )

describe('a person whom a clinic wrote down', () => {
  it('sees who it was and little else, and makes the record their own: the visit moves with it', async () => {
    const [doctor, mary] = [await provider(), await app.createPersona()]
    await empty(mary)
    const { record } = await add(doctor, { email: mary.email, phone_number })
    expect(await invitations(mary)).toEqual([
      {
        id: record.id,
        name_hint: 'Mary B.',
        visited_at: record.created_at,
        provider: { full_name: 'Chileshe Mumba', specialty: 'Therapist' },
      },
    ])
    expect((await answer(mary, record.id, 'claim')).status).toBe(204)
    // A retry whose first answer was lost.
    expect((await answer(mary, record.id, 'claim')).status).toBe(204)
    expect(await invitations(mary)).toEqual([])
    expect(await recordsOf(doctor)).toEqual([])
    expect(await patientsOf(doctor)).toMatchObject([
      { id: mary.user_id, full_name: 'Mary Banda', last_session: record.created_at },
    ])
    const visits = await app.database.asOwner(
      'select status, session_type, notes from appointments where patient_id = $1',
      [mary.user_id],
    )
    expect(visits).toEqual([
      { status: 'completed', session_type: 'In-person', notes: 'Headaches.' },
    ])
    const { body: profile } = await app.call('GET', '/api/profile', { as: mary })
    expect(profile.phone_number).toBe(phone_number)
  })

  it('keeps the name and number that they gave themselves', async () => {
    const [doctor, mary] = [await provider(), await app.createPersona({ full_name: 'M. Banda' })]
    const { record } = await add(doctor, { email: mary.email })
    await answer(mary, record.id, 'claim')
    expect(await patientsOf(doctor)).toMatchObject([{ full_name: 'M. Banda' }])
  })

  it('has it erased instead: nothing of it is left, and the provider does not treat them', async () => {
    const [doctor, mary] = [await provider(), await app.createPersona()]
    const { record } = await add(doctor, { email: mary.email })
    expect((await answer(mary, record.id, 'erase')).status).toBe(204)
    expect([await recordsOf(doctor), await patientsOf(doctor)]).toEqual([[], []])
    expect((await answer(mary, record.id, 'claim')).status).toBe(404)
  })

  it('has it erased once, however often the call is repeated, by email and by code', async () => {
    const [doctor, mary, other] = [
      await provider(),
      await app.createPersona(),
      await app.createPersona(),
    ]
    const byEmail = await add(doctor, { email: mary.email })
    const byCode = await add(doctor, { phone_number })
    const proof = { code: byCode.code, phone_number }
    for (let call = 0; call < 2; call += 1) {
      expect((await answer(mary, byEmail.record.id, 'erase')).status).toBe(204)
      expect((await answer(mary, byCode.record.id, 'erase', proof)).status).toBe(204)
    }
    // To others it looks as if it had never been, with the stolen code too.
    expect((await answer(other, byEmail.record.id, 'erase')).status).toBe(404)
    expect((await answer(other, byCode.record.id, 'erase', proof)).status).toBe(404)
    expect((await answer(mary, randomUUID(), 'erase')).status).toBe(404)
    const trail = await app.database.asOwner(
      `select count(*)::integer as events from platform.audit_events
        where actor_id = $1 and action = 'clinic_record.refuse'`,
      [mary.user_id],
    )
    expect(trail).toEqual([{ events: 2 }])
  })

  it('opens it with the code and the number that the clinic has, however both are typed', async () => {
    const [doctor, mary] = [await provider(), await app.createPersona()]
    const { record, code } = await add(doctor, { phone_number })
    const typed = ` ${code.toLowerCase().replace('-', ' ')} `
    expect(await find(mary, typed)).toMatchObject({ status: 200, body: { id: record.id } })
    expect(await invitations(mary)).toEqual([])
    expect((await answer(mary, record.id, 'claim')).status).toBe(404)
    const proof = { code: typed, phone_number: '260977123456' }
    expect((await answer(mary, record.id, 'claim', proof)).status).toBe(204)
    expect((await answer(mary, record.id, 'claim', proof)).status).toBe(204)
    expect(await patientsOf(doctor)).toMatchObject([{ id: mary.user_id }])
    expect((await find(mary, code)).status).toBe(404)
  })

  it('finds it in the copy of their data without name, number and notes until they accept, and erases it with their account', async () => {
    const doctor = await provider()
    const email = `${randomUUID()}@example.test`
    const { access_token, user } = await joinAs(app, email)
    const mary = { user_id: user.id, session_id: '', email, token: access_token }
    const { record } = await add(doctor, { email, phone_number })
    const copyOf = async () => (await app.call('GET', '/api/me/export', { as: mary })).body.tables
    const copy = await copyOf()
    // The provider may have mistyped the address: its owner gets no more than the invitation shows.
    expect(copy.clinic_records).toEqual([
      { id: record.id, provider_id: doctor.user_id, email, created_at: expect.any(String) },
    ])
    for (const secret of ['Banda', phone_number, '977123456', 'Headaches', 'code_digest'])
      expect(JSON.stringify(copy)).not.toContain(secret)
    const fhir = await app.call('GET', '/api/me/export?format=fhir', { as: mary })
    expect(JSON.stringify(fhir.body)).not.toMatch(/Banda|977 123 456|Headaches/)
    const own = await app.call('GET', '/api/me/export', { as: doctor })
    expect(JSON.stringify(own.body)).not.toContain('Mary Banda')
    await answer(mary, record.id, 'claim')
    expect(await copyOf()).toMatchObject({
      clinic_records: [],
      appointments: [{ notes: 'Headaches.' }],
      user_profiles: [{ phone_number }],
    })
    const second = await add(await provider(), { email })
    expect(await invitations(mary)).toMatchObject([{ id: second.record.id }])
    await app.call('DELETE', '/api/me', { as: mary, body: { password: goodPassword } })
    const left = await app.database.asOwner('select 1 from clinic_records where id = $1', [
      second.record.id,
    ])
    expect(left).toEqual([])
  })
})

describe('someone else', () => {
  it('does not see or take it: with another address, an unconfirmed one, or one they only wish to have', async () => {
    const doctor = await provider()
    const { record } = await add(doctor, { email: `${randomUUID()}@example.test` })
    const [{ email }] = (await recordsOf(doctor)) as [{ email: string }]
    const [stranger, unconfirmed] = [await app.createPersona(), await app.createPersona()]
    await app.database.asOwner('update accounts.users set new_email = $2 where id = $1', [
      stranger.user_id,
      email,
    ])
    await app.database.asOwner(
      'update accounts.users set email = $2, email_confirmed_at = null where id = $1',
      [unconfirmed.user_id, email],
    )
    for (const as of [stranger, unconfirmed]) {
      expect(await invitations(as)).toEqual([])
      expect((await answer(as, record.id, 'claim')).status).toBe(404)
      expect((await answer(as, record.id, 'erase')).status).toBe(404)
      const copy = await app.call('GET', '/api/me/export', { as })
      expect(JSON.stringify(copy.body)).not.toContain('Mary Banda')
    }
    expect(await recordsOf(doctor)).toHaveLength(1)
  })

  it('with a stolen code needs the number too, and five wrong ones end the code until it is renewed', async () => {
    const [doctor, thief, mary] = [
      await provider(),
      await app.createPersona(),
      await app.createPersona(),
    ]
    const { record, code } = await add(doctor, { phone_number })
    for (let count = 0; count < 5; count += 1) {
      const guess = { code, phone_number: `09771234${50 + count}` }
      expect((await answer(thief, record.id, 'claim', guess)).status).toBe(404)
    }
    expect((await find(mary, code)).status).toBe(404)
    const renewed = await app.call('POST', `/api/provider/clinic-records/${record.id}/invitation`, {
      as: doctor,
      body: { by: 'code' },
    })
    expect((await find(mary, code)).status).toBe(404)
    expect((await find(mary, renewed.body.code)).status).toBe(200)
  })

  it('cannot use a code of another record for it, nor one that has expired', async () => {
    const [doctor, mary] = [await provider(), await app.createPersona()]
    const [one, other] = [
      await add(doctor, { phone_number }),
      await add(doctor, { phone_number: '0966 000 111' }),
    ]
    const proof = { code: one.code, phone_number }
    expect((await answer(mary, other.record.id, 'claim', proof)).status).toBe(404)
    await app.database.asOwner(
      `update clinic_records set code_expires_at = now() - interval '1 second' where id = $1`,
      [one.record.id],
    )
    expect((await answer(mary, one.record.id, 'claim', proof)).status).toBe(404)
    expect(await recordsOf(doctor)).toHaveLength(2)
  })

  it('as the provider who added it takes nothing over', async () => {
    const doctor = await provider()
    const { record } = await add(doctor, { email: doctor.email })
    expect(await invitations(doctor)).toEqual([])
    expect((await answer(doctor, record.id, 'claim')).status).toBe(404)
  })
})
