import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consentTo } from '#domain/accounts/consent.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'

let app: TestApp
let desk: Persona
let nurse: Persona
const booking = bookingIn(() => app)
const password = 'Kalimba-2026!'
beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk' })
  nurse = await booking.provider({ profession: 'therapist', full_name: 'Nurse Phiri' })
})
afterAll(() => app.close())

const fresh = () => randomUUID().replaceAll(/[^a-z]/g, '')
const phone = '0977 123 456'

/** A registered person with a code in hand. */
async function registered(more: object = {}) {
  const id = randomUUID()
  const body = {
    id,
    full_name: `Mary ${fresh()} Banda`,
    gender: 'female',
    born_in: 1984,
    phone_number: phone,
    is_another_person: true,
    ...more,
  }
  expect((await app.call('POST', '/api/clinic/patients', { as: nurse, body })).status).toBe(201)
  return { id, code: await newCode(id) }
}
const askForCode = (id: string, as: Persona) =>
  app.call('POST', `/api/clinic/patients/${id}/take-over-code`, { as })
async function newCode(id: string): Promise<string> {
  const path = `/api/clinic/patients/${id}/take-over-code`
  const { status, body } = await app.call('POST', path, { as: nurse })
  expect(status).toBe(200)
  return body.code
}
const freshEmail = () => `${randomUUID()}@example.test`
const wish = (body: object) =>
  app.call('POST', '/api/take-overs/logins', { body: { password, reach: phone, ...body } })
const take = (body: object) =>
  app.call('POST', '/api/take-overs', { body: { reach: phone, ...body } })
const mailsTo = async (email: string) =>
  (await app.database.asOwner(
    'select subject, text_body from platform.mail_outbox where recipient = $1 order by created_at desc',
    [email],
  )) as { subject: string; text_body: string }[]
const codeIn = (mail: { text_body: string }) => /code: (\d{6})/i.exec(mail.text_body)?.[1]
const login = (email: string, secret = password) =>
  app.call('POST', '/auth/v1/token?grant_type=password', { body: { email, password: secret } })

describe('a person takes their record over', () => {
  it('with the code and the number that the clinic has: they log in, and everything is there', async () => {
    const { id, code } = await registered()
    await app.call('POST', `/api/clinic/patients/${id}/consents`, {
      as: nurse,
      body: { given_how: 'paper', consents: [{ id: randomUUID(), ...consentTo('health_data') }] },
    })
    const email = freshEmail()
    expect((await wish({ code: code.toLowerCase().replace('-', ' '), email })).status).toBe(204)
    expect((await login(email)).status).toBe(400)
    const [mail] = await mailsTo(email)
    expect(JSON.stringify(mail)).not.toMatch(/Mary|Banda|clinic|health|patient/i)
    const email_code = codeIn(mail!)!
    expect((await take({ code, email_code })).status).toBe(204)
    const session = await login(email)
    expect([session.status, session.body.user.id]).toEqual([200, id])
    const headers = { Authorization: `Bearer ${session.body.access_token}` }
    const consents = await app.call('GET', '/api/consents', { headers })
    expect(consents.body).toMatchObject([
      { purpose: 'health_data', given_how: 'paper', recorded_by_name: 'Nurse Phiri' },
    ])
    const reading = await app.call('POST', '/api/blood-pressure-readings', {
      headers,
      body: { id: randomUUID(), systolic: 120, diastolic: 80 },
    })
    expect(reading.status).toBe(201)
    const withdrawn = await app.call('POST', '/api/consents/withdraw', {
      headers,
      body: { purpose: 'health_data' },
    })
    expect(withdrawn.status).toBe(200)
    const opened = await app.call('GET', `/api/clinic/patients/${id}`, { as: nurse })
    expect(opened.body).toMatchObject({ gets_email: true, consents: [] })
    for (const as of [desk, nurse]) {
      const path = `/api/clinic/patients/${id}/consent-withdrawals`
      const refused = await app.call('POST', path, { as, body: { purpose: 'health_data' } })
      expect([refused.status, refused.body.code]).toEqual([409, 'has_login'])
    }
    const agreedAgain = await app.call('POST', '/api/consents', {
      headers,
      body: { id: randomUUID(), ...consentTo('health_data') },
    })
    expect(agreedAgain.status).toBeLessThan(300)
    const reopened = await app.call('GET', `/api/clinic/patients/${id}`, { as: desk })
    expect(reopened.body.consents).toEqual([])
    // From then on it is theirs: staff neither change it nor make a code.
    const again = await app.call('POST', `/api/clinic/patients/${id}/take-over-code`, { as: nurse })
    expect([again.status, again.body.code]).toEqual([409, 'has_login'])
    // A code is used once.
    expect((await take({ code, email_code })).status).toBe(404)
    expect((await wish({ code, email: freshEmail() })).status).toBe(404)
  })

  it('never with another’s code, number or email code', async () => {
    const [one, other] = [await registered(), await registered({ phone_number: '0966 000 111' })]
    const email = freshEmail()
    expect((await wish({ code: one.code, email, reach: '0966 000 111' })).status).toBe(404)
    expect((await wish({ code: other.code, email })).status).toBe(404)
    expect((await wish({ code: 'AAAAA-BBBBB', email })).status).toBe(404)
    expect(await mailsTo(email)).toEqual([])
    await wish({ code: one.code, email })
    const right = codeIn((await mailsTo(email))[0]!)!
    // The code of the email is of one record alone.
    expect(
      (await take({ code: other.code, reach: '0966 000 111', email_code: right })).status,
    ).toBe(422)
    const wrong = right === '000000' ? '111111' : '000000'
    for (let i = 0; i < 5; i += 1)
      expect((await take({ code: one.code, email_code: wrong })).body.fields).toHaveProperty(
        'email_code',
      )
    // Five wrong ones end it, also for the right one, until another email is asked for.
    expect((await take({ code: one.code, email_code: right })).status).toBe(422)
    await wish({ code: one.code, email })
    const next = codeIn((await mailsTo(email))[0]!)!
    expect((await take({ code: one.code, email_code: next })).status).toBe(204)
  })

  it('with a code of their own provider alone, which ends when another number or address is entered', async () => {
    const { id, code } = await registered()
    const admin = await app.createPersona({ role: 'admin' })
    for (const as of [desk, admin]) {
      const refused = await askForCode(id, as)
      expect([refused.status, refused.body.message]).toEqual([
        403,
        'Their provider gives them the code.',
      ])
    }
    const stranger = await booking.provider({ profession: 'therapist' })
    expect((await askForCode(id, stranger)).status).toBe(404)
    const opened = await app.call('GET', `/api/clinic/patients/${id}`, { as: desk })
    const { full_name, gender, born_in } = opened.body
    const change = (more: object) =>
      app.call('PUT', `/api/clinic/patients/${id}`, {
        as: desk,
        body: { full_name, gender, born_in, phone_number: phone, ...more },
      })
    expect((await change({ address: 'Plot 5' })).status).toBe(200)
    expect((await wish({ code, email: freshEmail() })).status).toBe(204)
    expect((await change({ phone_number: '0966 000 222' })).status).toBe(200)
    for (const reach of ['0966 000 222', phone])
      expect((await wish({ code, email: freshEmail(), reach })).status).toBe(404)
    const next = await newCode(id)
    const email = freshEmail()
    expect((await change({ phone_number: '0966 000 222', email })).status).toBe(200)
    expect((await wish({ code: next, email, reach: email })).status).toBe(404)
    // A person whom the desk registered gets the code of the provider with whom they were booked.
    const other = await app.call('POST', '/api/clinic/patients', {
      as: desk,
      body: {
        id: randomUUID(),
        full_name: `Ruth ${fresh()} Banda`,
        gender,
        born_in,
        phone_number: phone,
        is_another_person: true,
      },
    })
    expect((await askForCode(other.body.id, nurse)).status).toBe(404)
    const booked = await app.call('POST', '/api/desk/appointments', {
      as: desk,
      body: {
        id: randomUUID(),
        patient_id: other.body.id,
        provider_id: nurse.user_id,
        appointment_time: slotOn(3),
        session_type: 'In-person',
      },
    })
    expect(booked.status, JSON.stringify(booked.body)).toBe(201)
    expect((await askForCode(other.body.id, nurse)).status).toBe(200)
  })

  it('is ended by five wrong numbers, by a newer code and by time', async () => {
    const person = await registered()
    const newer = await newCode(person.id)
    expect((await wish({ code: person.code, email: freshEmail() })).status).toBe(404)
    for (let i = 0; i < 5; i += 1)
      expect((await wish({ code: newer, email: freshEmail(), reach: '0955 111 222' })).status).toBe(
        404,
      )
    expect((await wish({ code: newer, email: freshEmail() })).status).toBe(404)
    const last = await newCode(person.id)
    await app.database.asOwner(
      `update accounts.take_over_codes set expires_at = now() - interval '1 second' where user_id = $1`,
      [person.id],
    )
    expect((await wish({ code: last, email: freshEmail() })).status).toBe(404)
    const rows = await app.database.asOwner('select * from accounts.take_over_codes')
    expect(JSON.stringify(rows)).not.toContain(last.replace('-', ''))
  })

  it('answers the same for an address that has an account, which stays as it is', async () => {
    const person = await registered()
    const known = await app.createPersona()
    const answers = [
      await wish({ code: person.code, email: known.email }),
      await wish({ code: person.code, email: freshEmail() }),
    ]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [204, ''],
      [204, ''],
    ])
    await wish({ code: person.code, email: known.email })
    const [mail] = await mailsTo(known.email)
    expect([mail!.subject, codeIn(mail!)]).toEqual([
      expect.stringMatching(/already have/),
      undefined,
    ])
    for (const email_code of ['000000', '123456'])
      expect((await take({ code: person.code, email_code })).status).toBe(422)
    const [account] = await app.database.asOwner('select id from accounts.users where email = $1', [
      known.email,
    ])
    expect(account).toEqual({ id: known.user_id })
  })

  it('gives the address to one of two who confirm it at the same moment', async () => {
    const [one, other] = [await registered(), await registered({ phone_number: '0966 000 333' })]
    const email = freshEmail()
    await wish({ code: one.code, email })
    const first = codeIn((await mailsTo(email))[0]!)!
    await wish({ code: other.code, email, reach: '0966 000 333' })
    const codes = (await mailsTo(email)).map(codeIn)
    const second = codes.find((code) => code !== first) ?? first
    const answers = await Promise.all([
      take({ code: one.code, email_code: first }),
      take({ code: other.code, reach: '0966 000 333', email_code: second }),
    ])
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(answers.every(({ status }) => status < 500)).toBe(true)
  })

  it('names a weak password, and the guardian of a person under 18; a child gets no login', async () => {
    const year = new Date().getFullYear()
    const adult = await registered()
    const weak = await wish({ code: adult.code, email: freshEmail(), password: 'abc' })
    expect(Object.keys(weak.body.fields)).toEqual(['password'])
    const teen = await registered({ born_in: year - 16 })
    const asked = await wish({ code: teen.code, email: freshEmail() })
    expect(Object.keys(asked.body.fields)).toEqual(['guardian_name', 'guardian_agrees'])
    const agreed = { guardian_name: 'Grace Banda', guardian_agrees: true }
    const email = freshEmail()
    expect((await wish({ code: teen.code, email, ...agreed })).status).toBe(204)
    const guardian = 'select guardian_name as name from user_profiles where id = $1'
    // Only with the address that was confirmed: a person who holds the paper could name anyone.
    expect(await app.database.asOwner(guardian, [teen.id])).toEqual([{ name: null }])
    const email_code = codeIn((await mailsTo(email))[0]!)!
    expect((await take({ code: teen.code, email_code })).status).toBe(204)
    expect(await app.database.asOwner(guardian, [teen.id])).toEqual([{ name: 'Grace Banda' }])
    const child = await registered({ born_in: year - 8 })
    const rejected = await wish({ code: child.code, email: freshEmail(), ...agreed })
    expect(rejected.body.message).toMatch(/Childline/)
  })

  it('with the email address where the clinic has no number, and with nothing where it has neither', async () => {
    const address = freshEmail()
    const person = await registered({
      phone_number: undefined,
      has_no_phone: true,
      email: address.toUpperCase(),
    })
    for (const reach of [address, `Mary Banda <${address.toUpperCase()}>,`])
      expect((await wish({ code: person.code, email: address, reach })).status, reach).toBe(204)
    const id = randomUUID()
    const body = {
      id,
      full_name: `No ${fresh()} Phone`,
      gender: 'male',
      born_in: 1960,
      has_no_phone: true,
    }
    await app.call('POST', '/api/clinic/patients', { as: nurse, body })
    const refused = await app.call('POST', `/api/clinic/patients/${id}/take-over-code`, {
      as: nurse,
    })
    expect([refused.status, refused.body.code]).toEqual([409, 'no_reach'])
  })
})
