import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maxOpen } from '#domain/appointments/slots.ts'
import { asActor, tables } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'

let app: TestApp
let desk: Persona
const booking = bookingIn(() => app)

beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk' })
})
afterAll(() => app.close())

const post = (as: Persona, path: string, body: object) =>
  app.call('POST', `/api${path}`, { as, body })

/** A visit that the desk books at once, because the patient has agreed. */
async function firm(day = 2, more: object = {}) {
  const [patient, doctor] = [await app.createPersona(), await booking.provider()]
  const sent = {
    id: randomUUID(),
    patient_id: patient.user_id,
    provider_id: doctor.user_id,
    appointment_time: slotOn(day),
    session_type: 'Phone',
    agreed_how: 'by phone',
    ...more,
  }
  return { patient, doctor, sent, id: sent.id, made: await post(desk, '/desk/appointments', sent) }
}

const own = async (patient: Persona) =>
  (await booking.list(patient)).map(
    ({ status, appointment_time }: { status: string; appointment_time: string }) => [
      status,
      appointment_time,
    ],
  )
const eventsOf = async (id: string) =>
  (
    await app.database.asOwner('select kind from appointment_events where appointment_id = $1', [
      id,
    ])
  ).map(({ kind }) => kind)
const move = async (as: Persona, path: string, day: number, more: object = {}) => {
  const body = { id: randomUUID(), times: [slotOn(day)], ...more }
  return { id: body.id, answer: await post(as, path, body) }
}

describe('a visit that the patient has agreed to', () => {
  it('is confirmed at once, opens the record to its provider, and can be cancelled by the patient', async () => {
    const { patient, doctor, sent, id, made } = await firm()
    expect([made.status, made.body.status]).toEqual([201, 'confirmed'])
    expect((await post(desk, '/desk/appointments', sent)).status).toBe(200)
    expect(await eventsOf(id)).toEqual(['confirmed'])
    expect(await auditEventsOf(app.database, id)).toMatchObject([
      { action: 'appointment.book_agreed', actor_id: desk.user_id, subject_id: patient.user_id },
    ])
    const by_doctor = await post(doctor, '/threads', { patient_id: patient.user_id })
    expect(by_doctor.status).toBe(201)
    expect((await booking.cancel(patient, id)).status).toBe(204)
  })

  it('is booked where the patient has as many ahead as they may book themselves', async () => {
    const patient = await app.createPersona()
    const doctor = await booking.provider()
    for (let day = 1; day <= maxOpen; day++)
      expect(
        (await booking.book(patient, slotOn(day), { provider_id: doctor.user_id })).status,
      ).toBe(201)
    const ids = { patient_id: patient.user_id, provider_id: doctor.user_id }
    const one = { ...ids, appointment_time: slotOn(7), session_type: 'Phone' }
    const tryAs = async (more: object) =>
      (await post(desk, '/desk/appointments', { ...one, id: randomUUID(), ...more })).status
    expect([await tryAs({}), await tryAs({ agreed_how: 'at the clinic' })]).toEqual([409, 201])
  })

  it('is booked by a provider for a patient of theirs, and for no one else', async () => {
    const { patient, doctor } = await firm()
    const one = { appointment_time: slotOn(4), session_type: 'Phone', agreed_how: 'at the clinic' }
    const made = await post(doctor, '/provider/appointments', {
      ...one,
      patient_id: patient.user_id,
    })
    expect([made.status, made.body.status]).toEqual([201, 'confirmed'])
    const stranger = await app.createPersona()
    const other = await post(doctor, '/provider/appointments', {
      ...one,
      patient_id: stranger.user_id,
    })
    expect(other.status).toBe(404)
  })

  it('takes no agreement from a patient, and no other word for it', async () => {
    const patient = await app.createPersona()
    const doctor = await booking.provider()
    const provider_id = doctor.user_id
    const asked = await booking.book(patient, slotOn(2), { provider_id, agreed_how: 'by phone' })
    expect([asked.status, asked.body.status]).toEqual([201, 'requested'])
    const refused = await firm(3, { agreed_how: 'moved' })
    expect(Object.keys(refused.made.body.fields)).toEqual(['agreed_how'])
    const own = {
      patient_id: patient.user_id,
      provider_id,
      appointment_time: new Date(slotOn(4)),
      session_type: 'Phone' as const,
      agreed_how: 'by phone' as const,
    }
    const { user_id, session_id } = patient
    const actor = { user_id, session_id, audience: 'signed-in', authorized: false } as const
    for (const requested_by of ['patient', 'provider'] as const)
      await expect(
        asActor(actor, (tx) =>
          tx.run(tables.insertInto('appointments').values({ ...own, requested_by })),
        ),
      ).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|23514)$/) })
  })
})

describe('a visit that staff move', () => {
  it.each([
    ['the desk', (id: string) => `/desk/appointments/${id}/move`],
    ['its provider', (id: string) => `/provider/appointments/${id}/move`],
  ])('stays confirmed where it was, when %s moves it', async (who, pathOf) => {
    const { patient, doctor, id } = await firm()
    const as = who === 'the desk' ? desk : doctor
    const moved = await move(as, pathOf(id), 5)
    expect(moved.answer.status).toBe(201)
    expect(await own(patient)).toContainEqual(['confirmed', slotOn(5)])
    expect(await eventsOf(moved.id)).toEqual(['confirmed'])
    // Moved once more, and cancelled by the patient whom the new time does not suit.
    const again = await move(as, pathOf(moved.id), 6)
    expect((await booking.cancel(patient, again.id)).status).toBe(204)
  })

  it('waits for its patient where it was not confirmed, unless they have agreed', async () => {
    const { patient, id } = await firm(2, { agreed_how: undefined })
    const asked = await move(desk, `/desk/appointments/${id}/move`, 3)
    expect(asked.answer.body.status).toBe('requested')
    const agreed = await move(desk, `/desk/appointments/${asked.id}/move`, 4, {
      agreed_how: 'by phone',
    })
    expect(agreed.answer.body.status).toBe('confirmed')
    expect(await own(patient)).toContainEqual(['confirmed', slotOn(4)])
  })

  it('gives back the later visit that it was to replace', async () => {
    const { patient, doctor } = await firm(8)
    const later = (await app.call('GET', '/api/appointments', { as: patient })).body[0].id
    const earlier = randomUUID()
    await app.database.asOwner(
      `insert into appointments (id, patient_id, provider_id, appointment_time, session_type, replaces)
       values ($1, $2, $3, $4, 'Phone', $5)`,
      [earlier, patient.user_id, doctor.user_id, slotOn(2), later],
    )
    const moved = await move(doctor, `/provider/appointments/${earlier}/move`, 3, {
      agreed_how: 'by phone',
    })
    expect(moved.answer.status).toBe(201)
    expect(await own(patient)).toEqual([['confirmed', slotOn(3)]])
  })
})

describe('a patient who calls to cancel', () => {
  it('is who cancelled, and the time is offered to others', async () => {
    const { patient, id } = await firm()
    const body = { reason: 'Travels to Ndola.', asked_by: 'patient' }
    const cancelled = await post(desk, `/desk/appointments/${id}/cancellation`, body)
    expect(cancelled.body.status).toBe('cancelled')
    const [row] = await app.database.asOwner(
      'select cancelled_by from appointments where id = $1',
      [id],
    )
    expect(row).toEqual({ cancelled_by: 'patient' })
    expect(await own(patient)).toEqual([])
    expect(await eventsOf(id)).toContain('cancelled')
  })
})
