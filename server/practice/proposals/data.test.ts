import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn, upcomingSlots, statusesOf } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, cancelAll } = practiceIn(() => app)
const [treated, ...slots] = upcomingSlots(300) as [string, ...string[]]

/** A provider and a patient of an earlier appointment. */
async function pair() {
  const [patient, doctor] = [
    await app.createPersona({ full_name: 'Mwila Phiri' }),
    await provider(),
  ]
  await bookFor(patient, doctor, { at: new Date(Date.now() - 1e9).toISOString() })
  return { patient, doctor }
}
const propose = (as: Persona, patient: Persona, at: string, more: object = {}) =>
  app.call('POST', '/api/provider/appointments', {
    as,
    body: {
      patient_id: patient.user_id,
      appointment_time: at,
      session_type: 'Phone',
      ...more,
    },
  })
const openOf = async ({ user_id }: Persona) =>
  app.database.asOwner(
    `select id, status, requested_by, duration_minutes from appointments where patient_id = $1 and appointment_time > now() order by appointment_time`,
    [user_id],
  )

describe('a time that a provider proposes', () => {
  it('is a request to the patient, an hour long, with its trace and its event', async () => {
    const { patient, doctor } = await pair()
    const answer = await propose(doctor, patient, slots[0]!, {
      status: 'confirmed',
      duration_minutes: 5,
      provider_id: patient.user_id,
    })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      status: 'requested',
      requested_by: 'provider',
      duration_minutes: 60,
      appointment_time: slots[0],
      session_type: 'Phone',
      patient: { id: patient.user_id, full_name: 'Mwila Phiri', email: patient.email },
    })
    const { id } = answer.body
    const [stored] = await app.database.asOwner(
      `select (select json_agg(kind) from appointment_events where appointment_id = $1::uuid) as events,
        (select json_agg(json_build_array(actor_id, subject_id, action)) from platform.audit_events where record_id = $1::text) as trail`,
      [id],
    )
    expect(stored).toEqual({
      events: ['requested'],
      trail: [[doctor.user_id, patient.user_id, 'appointment.propose']],
    })
  })

  it('is written once, however often it is sent, and returned as it is', async () => {
    const { patient, doctor } = await pair()
    const id = randomUUID()
    const first = await propose(doctor, patient, slots[0]!, { id })
    expect(first).toMatchObject({ status: 201, body: { id } })
    expect(await propose(doctor, patient, slots[0]!, { id })).toMatchObject({
      status: 200,
      body: first.body,
    })
    const atOnce = randomUUID()
    const both = await Promise.all(
      [0, 1].map(() => propose(doctor, patient, slots[1]!, { id: atOnce })),
    )
    expect(statusesOf(both)).toEqual([200, 201])
    expect(await openOf(patient)).toHaveLength(2)
    expect((await propose(doctor, patient, slots[2]!, { id })).status).toBe(409)
    const other = await pair()
    expect((await propose(other.doctor, other.patient, slots[2]!, { id })).status).toBe(409)
    expect(await openOf(other.patient)).toEqual([])
  })

  it('is for one’s own patients alone', async () => {
    const { patient, doctor } = await pair()
    const stranger = await app.createPersona()
    const declined = await app.createPersona()
    await bookFor(declined, doctor, { status: 'cancelled' })
    for (const other of [stranger, declined, doctor]) {
      expect((await propose(doctor, other, slots[0]!)).status).toBe(404)
      expect(await openOf(other)).toMatchObject(other === declined ? [{ status: 'cancelled' }] : [])
    }
    await cancelAll(patient)
    expect((await propose(doctor, patient, slots[0]!)).status).toBe(404)
  })

  it.each([
    ['half past', slots[0]!.replace(':00:00', ':30:00')],
    ['with seconds', slots[0]!.replace(':00.000', ':30.000')],
    ['past', '2026-01-05T09:00:00+02:00'],
    ['too far', new Date(Date.parse(treated) + 97 * 24 * 60 * 60 * 1000).toISOString()],
    ['without an offset', '2027-01-05T09:00:00'],
    ['no time', 'tomorrow'],
  ])('is rejected when it is %s, by the field’s name', async (_, at) => {
    const { patient, doctor } = await pair()
    const answer = await propose(doctor, patient, at)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['appointment_time']])
    expect(await openOf(patient)).toEqual([])
  })

  it('is rejected where the provider does not work, or has another patient', async () => {
    const { patient, doctor } = await pair()
    const other = await app.createPersona()
    await bookFor(other, doctor, { at: slots[0]! })
    const saturday = upcomingSlots(300)
      .map((at) => new Date(Date.parse(at) + 24 * 60 * 60 * 1000))
      .find((at) => at.getUTCDay() === 6)!
    for (const at of [slots[0]!, saturday.toISOString()])
      expect(await propose(doctor, patient, at)).toMatchObject({
        status: 409,
        body: { code: 'slot_taken' },
      })
    expect(await openOf(patient)).toEqual([])
  })

  it('is rejected where the patient has another appointment, without saying with whom', async () => {
    const { patient, doctor } = await pair()
    await bookFor(patient, await provider(), { at: slots[0]! })
    const { status, body } = await propose(doctor, patient, slots[0]!)
    expect([status, body]).toEqual([
      409,
      {
        code: 'own_clash',
        message: 'This patient is not free at this time. Please choose another.',
        request_id: expect.any(String),
      },
    ])
  })

  it('stops at five upcoming ones, also when ten come at once', async () => {
    const { patient, doctor } = await pair()
    const other = await provider()
    await bookFor(patient, other, { status: 'completed' })
    const answers = await Promise.all(
      slots.slice(0, 10).map((at, index) => propose(index % 2 ? doctor : other, patient, at)),
    )
    expect(statusesOf(answers)).toEqual([
      ...Array.from({ length: 5 }, () => 201),
      ...Array.from({ length: 5 }, () => 409),
    ])
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('too_many_open')
    expect(await openOf(patient)).toHaveLength(5)
  })

  it('keeps the buffer, also when neighbouring hours are proposed at once', async () => {
    const { patient, doctor } = await pair()
    await app.database.asOwner(
      `insert into availability (provider_id, buffer_minutes) values ('${doctor.user_id}', 30)`,
    )
    await app.database.asOwner(
      `insert into weekly_hours (provider_id, weekday, starts_at, ends_at) select '${doctor.user_id}', d, '08:00', '18:00' from generate_series(1, 7) d`,
    )
    const nine = slots.find((at) => at.includes('T07:00'))!
    const [eight, ten] = [nine, new Date(Date.parse(nine) + 60 * 60 * 1000).toISOString()]
    const answers = await Promise.all([eight, ten].map((at) => propose(doctor, patient, at)))
    expect(statusesOf(answers)).toEqual([201, 409])
  })
})
