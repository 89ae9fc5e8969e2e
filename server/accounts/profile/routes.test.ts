import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { healthDataConsent } from '#domain/accounts/consent.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'

describe('one’s own profile', () => {
  let app: TestApp
  let thandiwe: Persona
  let mwila: Persona

  beforeAll(async () => {
    app = await openTestApp()
    thandiwe = await app.createPersona({ full_name: 'Thandiwe Phiri' })
    mwila = await app.createPersona({ role: 'provider', provider_status: 'pending' })
  })
  afterAll(() => app.close())

  const patch = (body: unknown, as = thandiwe) => app.call('PATCH', '/api/profile', { as, body })

  it('shows the columns of the specification, the role and the provider status', async () => {
    const { status, body } = await app.call('GET', '/api/profile', { as: mwila })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: mwila.user_id, role: 'provider', provider_status: 'pending' })
    expect(Object.keys(body)).toHaveLength(24)
  })

  it('makes no one older than the year that the clinic asked, and takes a day of that year', async () => {
    const year = new Date().getFullYear() - 16
    const ofYear = async () => {
      const person = await app.createPersona()
      await app.database.asOwner('update user_profiles set date_of_birth = null where id = $1', [
        person.user_id,
      ])
      await app.database.asOwner(
        'insert into patient_registrations (user_id, born_in) values ($1, $2)',
        [person.user_id, year],
      )
      return person
    }
    const person = await ofYear()
    const older = await patch({ date_of_birth: `${year - 10}-05-03` }, person)
    expect([older.status, Object.keys(older.body.fields)]).toEqual([422, ['date_of_birth']])
    const guardian = { guardian_name: 'Grace Banda', guardian_agrees: true }
    const exact = await patch({ date_of_birth: `${year}-01-03`, ...guardian }, person)
    expect([exact.status, exact.body.date_of_birth]).toEqual([200, `${year}-01-03`])
    const named = await patch(guardian, await ofYear())
    expect([named.status, named.body.guardian_name]).toEqual([200, 'Grace Banda'])
  })

  it('keeps what is edited, trimmed, and leaves the rest', async () => {
    const edits = {
      full_name: '  Thandiwe Mwamba ',
      phone_number: ' 0977 123 456 ',
      gender: 'female',
      date_of_birth: '1994-03-27',
      qualifications: [' BSc Nursing ', 'MSc'],
      emergency_contact: { name: ' Joseph Phiri', phone: '+260 966 111 222 ' },
      known_allergies_conditions: 'Penicillin',
    }
    expect((await patch(edits)).status).toBe(200)
    expect((await patch({ bio: 'Runs at dawn.', known_allergies_conditions: ' ' })).status).toBe(
      200,
    )
    const { body } = await app.call('GET', '/api/profile', { as: thandiwe })
    expect(body).toMatchObject({
      full_name: 'Thandiwe Mwamba',
      phone_number: '+260977123456',
      gender: 'female',
      date_of_birth: '1994-03-27',
      qualifications: ['BSc Nursing', 'MSc'],
      emergency_contact: { name: 'Joseph Phiri', phone: '+260966111222' },
      bio: 'Runs at dawn.',
      known_allergies_conditions: null,
    })
  })

  it.each([
    '+260 (0)977 123 456',
    '\u202a+260 97 7123456\u202c',
    '0977\u2011123\u2011456\u200b',
    '260977123456',
    '977123456',
  ])('keeps the phone number %j in one form', async (phone_number) => {
    const person = await app.createPersona()
    const { status, body } = await app.call('PATCH', '/api/profile', {
      as: person,
      body: { phone_number },
    })
    expect([status, body.phone_number]).toEqual([200, '+260977123456'])
  })

  it('says what is wrong with a phone number that cannot be dialled', async () => {
    const person = await app.createPersona()
    const { status, body } = await app.call('PATCH', '/api/profile', {
      as: person,
      body: { phone_number: '0977 12 34 5' },
    })
    expect([status, body.fields]).toEqual([
      422,
      {
        phone_number:
          'This number has 9 digits; a Zambian mobile number has 10, such as 0977 123 456.',
      },
    ])
  })

  it('lets a number from before stay that cannot be read, sent beside what changes', async () => {
    const person = await app.createPersona()
    const older = '0977 12 34'
    await app.database.asOwner(
      `update user_profiles set phone_number = $2::text,
         emergency_contact = jsonb_build_object('name', 'Joseph', 'phone', $2::text) where id = $1`,
      [person.user_id, older],
    )
    const save = (body: object) => app.call('PATCH', '/api/profile', { as: person, body })
    const contact = { name: 'Joseph Phiri', phone: older }
    const { status, body } = await save({
      phone_number: older,
      gender: 'female',
      emergency_contact: contact,
    })
    expect([status, body.phone_number, body.gender, body.emergency_contact]).toEqual([
      200,
      older,
      'female',
      contact,
    ])
    const other = await save({
      phone_number: '0977 12',
      emergency_contact: { ...contact, phone: '12 34 5' },
    })
    expect([other.status, Object.keys(other.body.fields)]).toEqual([
      422,
      ['phone_number', 'emergency_contact.phone'],
    ])
    expect((await save({ phone_number: '0977 123 456' })).body.phone_number).toBe('+260977123456')
  })

  it.each([
    ['full_name', ' '],
    ['full_name', 'x'.repeat(201)],
    ['phone_number', 'call me'],
    ['gender', 'unknown'],
    ['date_of_birth', '2994-01-01'],
    ['date_of_birth', '1994-02-30'],
    ['bio', 'x'.repeat(2001)],
    ['qualifications', 'BSc'],
    ['emergency_contact', 'Joseph'],
  ])('rejects a wrong %s by name and writes nothing', async (name, value) => {
    const { status, body } = await patch({ specialty: 'Half written', [name]: value })
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual([name])
    const { body: own } = await app.call('GET', '/api/profile', { as: thandiwe })
    expect(own.specialty).toBeNull()
  })

  it('keeps no more allergies and conditions once consent is withdrawn, and all else', async () => {
    const chipo = await app.createPersona()
    const consent = (path: string, body: object) => app.call('POST', path, { as: chipo, body })
    await consent('/api/consents', healthDataConsent)
    expect((await patch({ known_allergies_conditions: 'Asthma' }, chipo)).status).toBe(200)
    await consent('/api/consents/withdraw', { purpose: 'health_data' })
    const rejected = await patch({ bio: 'New', known_allergies_conditions: 'Nuts' }, chipo)
    expect(rejected).toMatchObject({ status: 403, body: { code: 'consent_withdrawn' } })
    expect((await patch({ study_area: 'Law' }, chipo)).body).toMatchObject({
      bio: null,
      study_area: 'Law',
      known_allergies_conditions: 'Asthma',
    })
    expect((await patch({ known_allergies_conditions: null }, chipo)).status).toBe(200)
  })

  it('gives no role, status, flag or other person’s row away through the body', async () => {
    const grab = {
      id: mwila.user_id,
      role: 'admin',
      provider_status: 'approved',
      is_student: true,
      verification_status: 'verified',
      email: 'taken@example.test',
    }
    expect((await patch(grab)).status).toBe(200)
    const { body } = await app.call('GET', '/api/profile', { as: thandiwe })
    expect(body).toMatchObject({
      id: thandiwe.user_id,
      email: thandiwe.email,
      role: 'client',
      provider_status: null,
      is_student: false,
      verification_status: 'unverified',
    })
  })

  it('returns the membership, or null', async () => {
    const none = await app.call('GET', '/api/membership', { as: thandiwe })
    expect(none).toMatchObject({ status: 200, body: null })
    await app.database.asOwner(
      `insert into public.memberships (user_id, plan_name, status, end_date) values ($1, 'Wellness Starter', 'active', '2027-01-31')`,
      [thandiwe.user_id],
    )
    const { body } = await app.call('GET', '/api/membership', { as: thandiwe })
    expect(body).toEqual({
      plan_name: 'Wellness Starter',
      status: 'active',
      end_date: '2027-01-31',
    })
  })
})
