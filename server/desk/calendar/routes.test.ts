import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'

let app: TestApp
let desk: Persona
let doctor: Persona
let patient: Persona
const booking = bookingIn(() => app)

beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk', full_name: 'Desk One' })
  doctor = await booking.provider({ profession: 'therapist' })
  patient = await app.createPersona({ full_name: 'Thandiwe Mwila' })
  await app.database.asOwner(`update user_profiles set phone_number = '0977123456' where id = $1`, [
    patient.user_id,
  ])
})
afterAll(() => app.close())

const list = (query: Record<string, string> = {}, as = desk) =>
  app.call(
    'GET',
    `/api/desk/appointments?${new URLSearchParams({ from: slotOn(1), to: slotOn(9), ...query }).toString()}`,
    { as },
  )

describe('the calendar of the front desk', () => {
  it('has name, phone number, time, type, status and provider, and nothing else', async () => {
    const { body: booked } = await booking.book(patient, slotOn(2), {
      provider_id: doctor.user_id,
      about: 'mind',
    })
    const { status, body } = await list()
    expect(status).toBe(200)
    expect(body).toEqual([
      {
        id: booked.id,
        appointment_time: new Date(slotOn(2)).toISOString(),
        duration_minutes: 60,
        session_type: 'Virtual',
        status: 'requested',
        answered_by: 'provider',
        provider_away: false,
        room: null,
        provider: { id: doctor.user_id, full_name: 'Chileshe Mumba', profession: 'therapist' },
        patient: { id: patient.user_id, full_name: 'Thandiwe Mwila', phone_number: '0977123456' },
      },
    ])
  })

  it('writes each reading into the record of the patient, once a page', async () => {
    const seen = () =>
      app.database.asOwner(
        `select from platform.audit_events where subject_id = $1 and actor_id = $2 and action = 'desk_calendar.read'`,
        [patient.user_id, desk.user_id],
      )
    const before = (await seen()).length
    await list()
    expect(await seen()).toHaveLength(before + 1)
    const { body } = await app.call('GET', '/api/me/record-openings', { as: patient })
    expect(JSON.stringify(body)).toContain('Desk One')
  })

  it('is found by starts of words of a name, by provider, and comes in pages', async () => {
    const other = await app.createPersona({ full_name: 'Joseph Banda' })
    await booking.book(other, slotOn(3), { provider_id: doctor.user_id })
    const names = async (query: Record<string, string>) =>
      (await list(query)).body.map(
        (row: { patient: { full_name: string } }) => row.patient.full_name,
      )
    expect(await names({ search: 'mwi' })).toEqual(['Thandiwe Mwila'])
    expect(await names({ search: 'band jos' })).toEqual(['Joseph Banda'])
    expect(await names({ search: '%' })).toEqual([])
    expect(await names({ provider_id: crypto.randomUUID() })).toEqual([])
    const [first] = (await list({ limit: '1' })).body
    expect(await names({ after: first.id })).toEqual(['Joseph Banda'])
    expect((await list({ to: slotOn(1) })).body.fields).toHaveProperty('to')
    expect((await list({ limit: '101' })).body.fields).toHaveProperty('limit')
  })

  it('leaves out what was cancelled, unless it is asked for', async () => {
    const someone = await app.createPersona({ full_name: 'Cancelled Person' })
    const { body } = await booking.book(someone, slotOn(4), { provider_id: doctor.user_id })
    await booking.cancel(someone, body.id)
    expect((await list({ search: 'cancelled' })).body).toEqual([])
    const shown = await list({ patient_id: someone.user_id, cancelled: 'shown' })
    expect(shown.body).toMatchObject([{ id: body.id, status: 'cancelled' }])
    expect((await list({ cancelled: 'yes' })).body.fields).toHaveProperty('cancelled')
    expect((await list({ patient_id: someone.user_id })).body).toEqual([])
  })

  it('names the providers in practice alone, and their free hours', async () => {
    const lapsed = await booking.provider({ certificate_expires_on: '2020-12-31' })
    const { body } = await app.call('GET', '/api/desk/providers', { as: desk })
    const ids = body.map(({ id }: { id: string }) => id)
    expect(ids).toContain(doctor.user_id)
    expect(ids).not.toContain(lapsed.user_id)
    const date = slotOn(2).slice(0, 10)
    const slots = await app.call(
      'GET',
      `/api/desk/providers/${doctor.user_id}/slots?date=${date}`,
      {
        as: desk,
      },
    )
    expect(slots.body).toHaveLength(6)
    expect(slots.body[0]).toMatchObject({ time: '09:00', free: false, reason: 'taken' })
    expect(slots.body[1]).toMatchObject({ free: true })
  })

  it('says which provider has set no hours or prices and cannot be booked yet', async () => {
    const recent = await booking.provider({ full_name: 'Recent Provider' })
    await app.database.asOwner(
      `insert into provider_registrations (provider_id, registration_body, registration_number, certificate_year,
         certificate_expires_on, document_type, document_hash, status, decided_at)
       select $1, 'HPCZ', '1', 2099, '2099-12-31', 'application/pdf', $2, 'approved', setup_since from clinic_calendar`,
      [recent.user_id, Buffer.alloc(32)],
    )
    const { body } = await app.call('GET', '/api/desk/providers', { as: desk })
    const isBookable = ({ user_id }: Persona) =>
      body.find(({ id }: { id: string }) => id === user_id).is_bookable
    expect(isBookable(doctor)).toBe(true)
    expect(isBookable(recent)).toBe(false)
  })
})
