import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AttentionRow } from '#domain/practice/attention/schema.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'
import { phq9, plainScreening } from '#tests/support/screenings.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, consent, withdraw, cancelAll, accesses } = practiceIn(() => app)
const path = '/api/provider/attention'
const list = async (as: Persona, state = 'open') =>
  (await app.call('GET', `${path}?state=${state}`, { as })).body
const count = async (as: Persona) => (await app.call('GET', `${path}/count`, { as })).body
const inDays = (days: number) => dayAfter(todayInLusaka(), days)

/** A patient whose newest PHQ-9 has item 9 above 0, and their therapist. */
async function pair() {
  const [patient, doctor] = [
    await app.createPersona({ full_name: 'Mwila Phiri' }),
    await provider(),
  ]
  await bookFor(patient, doctor)
  for (const purpose of ['health_data', 'share_screenings', 'share_readings'] as const)
    await consent(patient, purpose)
  await screen(patient)
  return { patient, doctor }
}
const screen = (as: Persona) =>
  app.call('POST', '/api/screening-results', {
    as,
    body: { answers: { ...plainScreening(0), 'PHQ-9': phq9(4, 1) } },
  })
const shownTo = async (as: Persona) => {
  const { reasons } = (await list(as)).patients[0] as AttentionRow
  return reasons.map(({ reason, newest }) => ({ reason, newest }))
}
const note = async (doctor: Persona, patient: Persona, more: object = {}) =>
  app.call('POST', `${path}/acknowledgements`, {
    as: doctor,
    body: {
      id: randomUUID(),
      patient_id: patient.user_id,
      reasons: await shownTo(doctor),
      note: 'Spoke about it. Safety plan renewed.',
      return_on: inDays(7),
      ...more,
    },
  })
/** As if the note were so many days old. */
const age = (doctor: Persona, days: number) =>
  app.database.asOwner(
    `update attention_acknowledgements set return_on = return_on - $1::integer, created_at = created_at - $1 * interval '1 day' where provider_id = $2`,
    [days, doctor.user_id],
  )

describe('a patient who needs attention, once the provider has noted what was done', () => {
  it('is no longer listed or counted, and is found among those put aside with the note', async () => {
    const { patient, doctor } = await pair()
    const written = await note(doctor, patient)
    expect([written.status, written.body]).toEqual([
      201,
      {
        note: 'Spoke about it. Safety plan renewed.',
        return_on: inDays(7),
        created_at: expect.any(String),
      },
    ])
    expect(await list(doctor)).toEqual({ total: 0, aside: 1, patients: [] })
    expect(await count(doctor)).toEqual({ total: 0, urgent: 0 })
    const { total, patients } = await list(doctor, 'aside')
    expect([total, patients]).toMatchObject([
      1,
      [{ id: patient.user_id, reasons: [{ reason: 'item_9' }], last_note: written.body }],
    ])
    expect((await accesses(patient))[0]).toMatchObject({ action: 'attention.read' })
  })

  it('comes back on the day that the provider chose, with the note', async () => {
    const { patient, doctor } = await pair()
    await note(doctor, patient)
    await age(doctor, 6)
    expect((await list(doctor)).total).toBe(0)
    await age(doctor, 1)
    expect((await list(doctor)).patients).toMatchObject([
      { id: patient.user_id, last_note: { note: 'Spoke about it. Safety plan renewed.' } },
    ])
    expect(await count(doctor)).toEqual({ total: 1, urgent: 1 })
  })

  it('comes back at once when something new happens: the same reason again, or another', async () => {
    const { patient, doctor } = await pair()
    await note(doctor, patient)
    await screen(patient)
    expect((await list(doctor)).total).toBe(1)
    await note(doctor, patient)
    expect((await list(doctor)).total).toBe(0)
    await app.call('POST', '/api/blood-pressure-readings', {
      as: patient,
      body: { id: randomUUID(), systolic: 190, diastolic: 100 },
    })
    const [row] = (await list(doctor)).patients
    expect(row.reasons.map(({ reason }: { reason: string }) => reason)).toEqual([
      'emergency_reading',
    ])
    await note(doctor, patient)
    expect(await list(doctor)).toMatchObject({ total: 0, aside: 1 })
    // It was measured before what the provider has noted, waited on a phone, and is worse.
    const late = { id: randomUUID(), systolic: 240, diastolic: 140, seconds_ago: 3600 }
    await app.call('POST', '/api/blood-pressure-readings', { as: patient, body: late })
    const [again] = (await list(doctor)).patients
    expect(again.reasons[0].words).toContain('240/140')
    await note(doctor, patient)
    expect((await list(doctor)).total).toBe(0)
    const body = { change_id: randomUUID(), corrected_at: null, systolic: 250, diastolic: 140 }
    const path = `/api/blood-pressure-readings/${late.id}`
    expect((await app.call('PATCH', path, { as: patient, body })).status).toBe(200)
    expect((await list(doctor)).patients[0].reasons[0].words).toContain('250/140')
  })

  it('is brought back by the provider, once and again, with the note kept', async () => {
    const { patient, doctor } = await pair()
    await note(doctor, patient)
    for (const _ of [1, 2])
      expect(
        (await app.call('DELETE', `${path}/${patient.user_id}/aside`, { as: doctor })).status,
      ).toBe(204)
    expect((await list(doctor)).patients[0].last_note.note).toMatch(/^Spoke/)
  })

  it('is listed to another provider all the same, who does not read the note', async () => {
    const { patient, doctor } = await pair()
    const other = await provider()
    await bookFor(patient, other)
    await note(doctor, patient)
    expect((await list(other)).patients).toMatchObject([{ last_note: null }])
    const stranger = await provider()
    const back = await app.call('DELETE', `${path}/${patient.user_id}/aside`, { as: stranger })
    expect(back.status).toBe(404)
    const of = { patient_id: (await app.createPersona()).user_id }
    expect((await note(other, patient, of)).status).toBe(404)
    expect((await list(doctor)).total).toBe(0)
  })

  it('is gone with what it is about: no note shows what is not shared any more', async () => {
    const { patient, doctor } = await pair()
    await note(doctor, patient)
    await withdraw(patient, 'share_screenings')
    expect(await list(doctor, 'aside')).toMatchObject({ total: 0, aside: 0, patients: [] })
    await cancelAll(patient)
    const rows = await app.database.asOwner(
      'select 1 from attention_acknowledgements where provider_id = $1',
      [doctor.user_id],
    )
    expect(rows).toHaveLength(1)
  })
})

describe('the note itself', () => {
  it('is written once by a retry, and its id is of no other note', async () => {
    const { patient, doctor } = await pair()
    const body = { id: randomUUID(), reasons: await shownTo(doctor) }
    const first = await note(doctor, patient, body)
    const again = await app.call('POST', `${path}/acknowledgements`, {
      as: doctor,
      body: {
        ...body,
        patient_id: patient.user_id,
        note: 'Spoke about it. Safety plan renewed.',
        return_on: inDays(7),
      },
    })
    expect([again.status, again.body]).toEqual([200, first.body])
    const other = await app.call('POST', `${path}/acknowledgements`, {
      as: doctor,
      body: { ...body, patient_id: patient.user_id, note: 'Other', return_on: inDays(7) },
    })
    expect(other.status).toBe(409)
  })

  it.each([
    [{ note: ' ' }, 'note'],
    [{ return_on: inDays(0) }, 'return_on'],
    [{ return_on: inDays(15) }, 'return_on'],
    [{ return_on: 'soon' }, 'return_on'],
    [{ reasons: [] }, 'reasons'],
    [{ reasons: [{ reason: 'item_9', newest: '2100-01-01T00:00:00Z' }] }, 'reasons'],
  ])('is rejected with %o, by its field', async (more, field) => {
    const { patient, doctor } = await pair()
    const { status, body } = await note(doctor, patient, more)
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
    expect((await list(doctor)).total).toBe(1)
  })
})
