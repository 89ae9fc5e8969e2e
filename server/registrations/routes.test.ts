import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consentTo } from '#domain/accounts/consent.ts'
import { sweep } from '#server/accounts/expiry/jobs.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'
import { goodPassword } from '#tests/support/good-password.ts'

let app: TestApp
let desk: Persona
let doctor: Persona
const booking = bookingIn(() => app)
beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk' })
  doctor = await booking.provider({ profession: 'therapist' })
})
afterAll(() => app.close())

/** Letters for a name that no other test has. */
const fresh = () => randomUUID().replaceAll(/[^a-z]/g, '')
const mary = (more: object = {}) => ({
  id: randomUUID(),
  full_name: `Mary ${fresh()} Banda`,
  gender: 'female',
  born_in: 1984,
  phone_number: '0977 123 456',
  phone_of: 'sister',
  ...more,
})
const post = (path: string, body: unknown, as = desk) =>
  app.call('POST', `/api/clinic${path}`, { as, body })
const register = async (more: object = {}, as = desk) => {
  const { status, body } = await post('/patients', mary(more), as)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
const fieldsOf = async (more: object) =>
  Object.keys((await post('/patients', mary(more))).body.fields ?? {})
const agree = (id: string, purposes: readonly string[], more: object = {}, as = desk) =>
  post(
    `/patients/${id}/consents`,
    {
      given_how: 'paper',
      consents: purposes.map((purpose) => ({ id: randomUUID(), ...consentTo(purpose as never) })),
      ...more,
    },
    as,
  )

describe('a person without a login', () => {
  it('is registered once, however often the call is repeated, with all that was asked', async () => {
    const typed = mary({
      date_of_birth: '1984-05-03',
      born_in: undefined,
      nrc: '123456 10 1',
      nhima_number: 'nh-12345',
      email: 'Mary@Example.test',
      next_of_kin_name: 'Grace Banda',
      next_of_kin_phone: '0966 123 456',
      next_of_kin_relation: 'sister',
      language: 'Bemba',
      address: 'Plot 5, Kalingalinga',
    })
    const first = await post('/patients', typed)
    expect(first.status, JSON.stringify(first.body)).toBe(201)
    expect(first.body).toMatchObject({
      full_name: typed.full_name,
      nrc: '123456/10/1',
      nhima_number: 'NH12345',
      email: 'mary@example.test',
      phone_number: '+260977123456',
      phone_of: 'sister',
      next_of_kin_phone: '+260966123456',
      gets_email: false,
      consents: [],
    })
    expect(await post('/patients', typed)).toMatchObject({ status: 200, body: first.body })
    expect((await post('/patients', { ...typed, full_name: 'Someone Else' })).status).toBe(409)
    const other = await app.createPersona({ role: 'front_desk' })
    expect((await post('/patients', typed, other)).status).toBe(409)
    expect(await auditEventsOf(app.database, typed.id)).toMatchObject([
      { action: 'patient.register', actor_id: desk.user_id, subject_id: typed.id },
    ])
  })

  it('is asked for by fields, each with its own error', async () => {
    expect(await fieldsOf({ full_name: ' ' })).toEqual(['full_name'])
    expect(await fieldsOf({ gender: undefined })).toEqual(['gender'])
    expect(await fieldsOf({ born_in: undefined })).toEqual(['date_of_birth'])
    expect(await fieldsOf({ born_in: 84 })).toEqual(['born_in'])
    expect(await fieldsOf({ born_in: 2199 })).toEqual(['born_in'])
    expect(await fieldsOf({ date_of_birth: '1985-05-03' })).toEqual(['born_in'])
    expect(await fieldsOf({ date_of_birth: '2184-05-03', born_in: 2184 })).toEqual([
      'date_of_birth',
    ])
    expect(await fieldsOf({ phone_number: undefined })).toEqual(['phone_number'])
    expect(await fieldsOf({ phone_number: '0977 12' })).toEqual(['phone_number'])
    expect(await fieldsOf({ phone_number: undefined, has_no_phone: true })).toEqual([])
    expect(await fieldsOf({ email: 'mary' })).toEqual(['email'])
    expect(await fieldsOf({ nrc: '12345' })).toEqual(['nrc'])
    expect(await fieldsOf({ nhima_number: '1' })).toEqual(['nhima_number'])
    expect(await fieldsOf({ next_of_kin_phone: '0966123456' })).toEqual(['next_of_kin_name'])
    expect(await fieldsOf({ id: 'x' })).toEqual(['id'])
  })

  it('is booked by the desk at once: confirmed, treated by that provider, and no email is written', async () => {
    const { id } = await register()
    const before = await app.database.asOwner('select count(*)::int as n from platform.mail_outbox')
    const { status, body } = await app.call('POST', '/api/desk/appointments', {
      as: desk,
      body: {
        id: randomUUID(),
        patient_id: id,
        provider_id: doctor.user_id,
        appointment_time: slotOn(3),
        session_type: 'In-person',
      },
    })
    expect([status, body.status, body.patient.has_no_login]).toEqual([201, 'confirmed', true])
    const listed = await app.call('GET', '/api/provider/patients', { as: doctor })
    expect(listed.body.find((row: { id: string }) => row.id === id)).toMatchObject({
      email: null,
      has_no_login: true,
      date_of_birth: null,
      born_in: 1984,
    })
    const moved = await app.call('POST', `/api/desk/appointments/${body.id}/move`, {
      as: desk,
      body: { id: randomUUID(), times: [slotOn(4)] },
    })
    expect([moved.status, moved.body.status]).toEqual([201, 'confirmed'])
    const after = await app.database.asOwner(
      `select count(*)::int as n, count(*) filter (where recipient is null or recipient = '')::int as nowhere from platform.mail_outbox`,
    )
    expect(after).toEqual([{ ...before[0], nowhere: 0 }])
  })

  it('is measured at the clinic once they agreed on paper, and not before nor after', async () => {
    const { id } = await register({}, doctor)
    const measure = () =>
      app.call('POST', `/api/provider/patients/${id}/blood-pressure-readings`, {
        as: doctor,
        body: { id: randomUUID(), systolic: 138, diastolic: 86 },
      })
    expect((await measure()).body.code).toBe('no_consent')
    const agreed = await agree(id, ['health_data', 'clinic_readings'], {}, doctor)
    expect(agreed.body.consents).toEqual(['clinic_readings', 'health_data'])
    expect((await measure()).status).toBe(201)
    const withdrawn = await post(`/patients/${id}/consent-withdrawals`, { purpose: 'health_data' })
    expect(withdrawn.body.consents).toEqual(['clinic_readings'])
    expect((await measure()).body.code).toBe('no_consent')
  })

  it('is a patient of the provider who registers them, with a visit that is invoiced', async () => {
    const { id } = await register({ notes: 'Headaches since May.' }, doctor)
    const [visit] = await app.database.asOwner(
      `select a.status, a.notes, i.status as invoice from appointments a left join invoices i on i.appointment_id = a.id where a.patient_id = $1`,
      [id],
    )
    expect(visit).toMatchObject({
      status: 'completed',
      notes: 'Headaches since May.',
      invoice: 'draft',
    })
  })

  it('stays when accounts that were never confirmed are deleted', async () => {
    const { id } = await register()
    await app.database.asOwner(
      `update accounts.users set created_at = now() - interval '3 years' where id = $1`,
      [id],
    )
    await sweep.run()
    const opened = await app.call('GET', `/api/clinic/patients/${id}`, { as: desk })
    expect(opened.status).toBe(200)
  })
})

describe('the registration of a patient', () => {
  it('is erased with everything in it by an admin, at the wish of a person without a login', async () => {
    const { id, full_name } = await register({}, doctor)
    await agree(id, ['health_data', 'clinic_readings'], {}, doctor)
    await app.call('POST', `/api/provider/patients/${id}/blood-pressure-readings`, {
      as: doctor,
      body: { id: randomUUID(), systolic: 138, diastolic: 86 },
    })
    const body = { typed_name: full_name, password: goodPassword }
    const erase = (as: Persona, of = id, more = {}) =>
      app.call('DELETE', `/api/clinic/patients/${of}`, { as, body: { ...body, ...more } })
    expect([(await erase(desk)).status, (await erase(doctor)).status]).toEqual([403, 403])
    const admin = await app.createPersona({ role: 'admin' })
    const { user_id } = await app.createPersona()
    expect((await erase(admin, user_id)).status).toBe(404)
    const others = ['', 'Someone Else', full_name.slice(1)]
    for (const typed_name of others) {
      const rejected = await erase(admin, id, { typed_name })
      expect([rejected.status, Object.keys(rejected.body.fields)]).toEqual([422, ['typed_name']])
    }
    const typed_name = ` ${full_name.toUpperCase().replace(' ', '  ')}`
    expect((await erase(admin, id, { typed_name })).status).toBe(204)
    expect((await erase(admin)).status).toBe(404)
    const rows = await app.database.asOwner(
      `select 1 from accounts.users where id = $1 union all select 1 from user_profiles where id = $1
       union all select 1 from appointments where patient_id = $1 union all select 1 from blood_pressure_readings where user_id = $1`,
      [id],
    )
    expect(rows).toEqual([])
    // That it was done stays in the trail of the admin.
    const trail = await app.database.asOwner(
      `select 1 from platform.audit_events where actor_id = $1 and subject_id = $1 and action = 'patient.erase' and record_id = $2`,
      [admin.user_id, id],
    )
    expect(trail).toHaveLength(1)
  })

  it('is corrected over what was seen alone: a second counter gets an error, and nothing of it is lost', async () => {
    const { id, version } = await register()
    const put = (body: object) =>
      app.call('PUT', `/api/clinic/patients/${id}`, {
        as: desk,
        body: { ...mary(), id: undefined, ...body },
      })
    const first = await put({ full_name: 'Mary Phiri', version })
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    expect(first.body.version).not.toBe(version)
    expect(await put({ full_name: 'Mary Zulu', version })).toMatchObject({
      status: 409,
      body: { code: 'stale_registration' },
    })
    const stored = await app.call('GET', `/api/clinic/patients/${id}`, { as: desk })
    expect(stored.body).toEqual(first.body)
    // What was seen then is put in its place; the same call again answers that it is stale, and stores nothing.
    const second = await put({ full_name: 'Mary Zulu', version: stored.body.version })
    expect([second.status, second.body.full_name]).toEqual([200, 'Mary Zulu'])
    // An app of before names no version.
    expect((await put({ full_name: 'Mary Tembo' })).status).toBe(200)
  })

  it('is opened and changed by the desk, by admins, and by providers who treat the person', async () => {
    const { id } = await register()
    const admin = await app.createPersona({ role: 'admin' })
    const open = async (as: Persona) =>
      (await app.call('GET', `/api/clinic/patients/${id}`, { as })).status
    expect([await open(desk), await open(admin), await open(doctor)]).toEqual([200, 200, 404])
    const { id: _, ...typed } = mary({ phone_number: '0955 123 456', phone_of: '' })
    const changed = await app.call('PUT', `/api/clinic/patients/${id}`, { as: desk, body: typed })
    expect(changed.body).toMatchObject({ full_name: typed.full_name, phone_of: null })
    expect(
      (await app.call('PUT', `/api/clinic/patients/${id}`, { as: doctor, body: typed })).status,
    ).toBe(404)
    const { user_id } = await app.createPersona()
    for (const as of [desk, admin, doctor])
      expect((await app.call('GET', `/api/clinic/patients/${user_id}`, { as })).status).toBe(404)
    for (const as of [
      await app.createPersona(),
      await app.createPersona({ role: 'provider', provider_status: 'pending' }),
    ])
      expect((await post('/patients', mary(), as)).status).toBe(403)
  })

  it('keeps a consent once, and a parent’s name for a child', async () => {
    const { id } = await register()
    const sent = {
      given_how: 'words',
      consents: [{ id: randomUUID(), ...consentTo('health_data') }],
    }
    for (let i = 0; i < 3; i += 1)
      expect((await post(`/patients/${id}/consents`, sent)).status).toBe(200)
    const rows = await app.database.asOwner(
      'select recorded_by, given_how, given_by from consents where user_id = $1',
      [id],
    )
    expect(rows).toEqual([{ recorded_by: desk.user_id, given_how: 'words', given_by: null }])
    const child = await register({ born_in: new Date().getFullYear() - 8 })
    const refused = await agree(child.id, ['health_data'])
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['given_by']])
    expect((await agree(child.id, ['health_data'], { given_by: 'Grace Banda' })).status).toBe(200)
    const never = await post(`/patients/${child.id}/consent-withdrawals`, {
      purpose: 'share_readings',
    })
    expect([never.status, never.body.code]).toEqual([409, 'no_consent'])
    expect((await agree(id, ['health_data'], { given_how: 'smoke' })).body.fields).toHaveProperty(
      'given_how',
    )
    const old = { id: randomUUID(), purpose: 'health_data', version: '1999-01' }
    expect((await post(`/patients/${id}/consents`, { ...sent, consents: [old] })).status).toBe(422)
  })
})
