import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { bookingIn, slotOn, workday } from '#tests/support/booking.ts'

let app: TestApp
let desk: Persona
const booking = bookingIn(() => app)
beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk' })
})
afterAll(() => app.close())

const reason = 'Her child is ill.'
const firm = { agreed_how: 'by phone', session_type: 'Phone' }
const post = (as: Persona, path: string, body: object) =>
  app.call('POST', `/api${path}`, { as, body: { id: randomUUID(), ...body } })

/** A provider with a visit at nine, and a second patient of theirs. */
async function full(day: number) {
  const doctor = await booking.provider()
  const [first, second] = [await app.createPersona(), await app.createPersona()]
  const { body } = await booking.book(first, slotOn(day), { provider_id: doctor.user_id })
  const other = await booking.book(second, slotOn(day, '16:00'), { provider_id: doctor.user_id })
  return { doctor, first, second, booked: String(body.id), other: String(other.body.id) }
}

describe('a visit over another one', () => {
  it('is booked and moved by desk and provider with a reason alone, which they read and the patient does not', async () => {
    const { doctor, first, second, booked, other } = await full(2)
    const wanted = { ...firm, patient_id: second.user_id, appointment_time: slotOn(2) }
    for (const [as, path, more] of [
      [desk, '/desk/appointments', { provider_id: doctor.user_id }],
      [doctor, '/provider/appointments', {}],
    ] as const) {
      expect((await post(as, path, { ...wanted, ...more })).body.code).toBe('slot_taken')
      const short = await post(as, path, { ...wanted, ...more, overbook_reason: 'x' })
      expect([short.status, Object.keys(short.body.fields)]).toEqual([422, ['overbook_reason']])
      const asked = await post(as, path, {
        ...wanted,
        ...more,
        agreed_how: undefined,
        overbook_reason: reason,
      })
      expect([asked.status, Object.keys(asked.body.fields)]).toEqual([422, ['agreed_how']])
    }
    const body = { id: randomUUID(), ...wanted, overbook_reason: reason }
    const desks = { ...body, provider_id: doctor.user_id }
    const over = await app.call('POST', '/api/desk/appointments', { as: desk, body: desks })
    expect([over.status, over.body.status, over.body.overbook_reason]).toEqual([
      201,
      'confirmed',
      reason,
    ])
    const again = await app.call('POST', '/api/desk/appointments', { as: desk, body: desks })
    expect([again.status, again.body.id]).toEqual([200, body.id])
    // The patient is in one place at a time, also where staff book.
    const clash = await post(doctor, '/provider/appointments', {
      ...wanted,
      overbook_reason: reason,
    })
    expect(clash.body.code).toBe('own_clash')
    const moved = await post(doctor, `/provider/appointments/${other}/move`, {
      times: [slotOn(3).replace('07:00', '04:05')],
      agreed_how: 'at the clinic',
      overbook_reason: 'Before work.',
    })
    expect([moved.status, moved.body[0].overbook_reason]).toEqual([201, 'Before work.'])
    // A provider may write of health all the same: the desk reads that there is a reason.
    const { body: seen } = await app.call(
      'GET',
      `/api/desk/appointments?from=${slotOn(1)}&to=${slotOn(5)}&provider_id=${doctor.user_id}`,
      { as: desk },
    )
    expect(JSON.stringify(seen)).toContain(reason)
    expect(JSON.stringify(seen)).not.toContain('Before work.')
    expect(JSON.stringify(seen)).toContain('For a reason of the provider.')
    const own = JSON.stringify(await booking.list(second))
    expect(own).toContain(body.id)
    expect(own).not.toContain('child is ill')
    expect(
      JSON.stringify((await app.call('GET', '/api/me/export', { as: second })).body),
    ).not.toContain('child is ill')
    expect(await auditEventsOf(app.database, body.id)).toContainEqual(
      expect.objectContaining({ action: 'appointment.overbook', actor_id: desk.user_id }),
    )
    // What was booked before is still there, and a patient still cannot have the time.
    expect(await booking.list(first)).toMatchObject([{ id: booked, status: 'requested' }])
    const patient = await app.createPersona()
    const taken = await booking.book(patient, slotOn(2), { provider_id: doctor.user_id })
    expect(taken.body.code).toBe('slot_taken')
    const tried = await booking.book(patient, slotOn(2), {
      provider_id: doctor.user_id,
      overbook_reason: reason,
    })
    expect(tried.status).not.toBe(201)
    // Cancelling the first leaves the second: nothing is offered that is not free.
    await booking.cancel(first, booked)
    const still = await booking.book(patient, slotOn(2), { provider_id: doctor.user_id })
    expect(still.body.code).toBe('slot_taken')
  })

  it('is on no day after the certificate ends, with no one out of practice, and at no time that is over', async () => {
    const { doctor, second } = await full(4)
    const wanted = {
      ...firm,
      patient_id: second.user_id,
      provider_id: doctor.user_id,
      overbook_reason: reason,
    }
    const at = (appointment_time: string) =>
      post(desk, '/desk/appointments', { ...wanted, appointment_time })
    for (const time of [
      '2020-01-06T07:00:00Z',
      '2035-01-08T07:00:00Z',
      slotOn(5).replace(':00.', ':03.'),
    ]) {
      const { status, body } = await at(time)
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['appointment_time']])
    }
    await app.database.asOwner(
      'update user_profiles set certificate_expires_on = $2 where id = $1',
      [doctor.user_id, workday(5)],
    )
    expect((await at(slotOn(5))).status).toBe(201)
    expect((await at(slotOn(6))).status).toBe(422)
    await app.database.asOwner(
      `update user_profiles set provider_status = 'pending' where id = $1`,
      [doctor.user_id],
    )
    expect((await at(slotOn(5, '14:00'))).status).toBe(422)
  })

  it('needs the hours and the price that each booking needs', async () => {
    const { doctor, second } = await full(8)
    const over = () =>
      post(desk, '/desk/appointments', {
        ...firm,
        patient_id: second.user_id,
        provider_id: doctor.user_id,
        appointment_time: slotOn(9, '14:00'),
        overbook_reason: reason,
      })
    await app.database.asOwner(
      `insert into provider_registrations (provider_id, registration_body, registration_number, certificate_year,
         certificate_expires_on, document_type, document_hash, status, decided_at)
       values ($1, 'HPCZ', '1234', 2026, '2099-12-31', 'application/pdf', '\\x00', 'approved', now())`,
      [doctor.user_id],
    )
    const { status, body } = await over()
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['appointment_time']])
    await app.database.asOwner('delete from provider_registrations where provider_id = $1', [
      doctor.user_id,
    ])
    expect((await over()).status).toBe(201)
  })

  it('is of one’s own patients, and moves one’s own visits', async () => {
    const { doctor, second, other } = await full(7)
    const stranger = await booking.provider()
    const over = { ...firm, appointment_time: slotOn(7), overbook_reason: reason }
    const theirs = await post(stranger, '/provider/appointments', {
      ...over,
      patient_id: second.user_id,
    })
    expect(theirs.status).toBe(404)
    const move = { times: [slotOn(7)], agreed_how: 'by phone', overbook_reason: reason }
    expect((await post(stranger, `/provider/appointments/${other}/move`, move)).status).toBe(404)
    expect((await post(doctor, `/provider/appointments/${other}/move`, move)).status).toBe(201)
    const unnamed = await post(second, '/provider/appointments', over)
    expect(unnamed.status).toBe(403)
  })
})
