import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppointmentStatus } from '#domain/appointments/status.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'
import { inDays } from '#tests/support/safety-alerts.ts'
import { plainScreening } from '#tests/support/screenings.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, consent, withdraw, expireCertificate, cancelAll, accesses } = practiceIn(
  () => app,
)

describe('the screenings that a patient shares', () => {
  const shared = (as: Persona) => app.call('GET', '/api/provider/shared-screenings', { as })
  const resultsOf = (patient_id: string, as: Persona, query = '') =>
    app.call('GET', `/api/provider/patients/${patient_id}/screening-results${query}`, { as })
  const save = (as: Persona, value = 1) =>
    app.call('POST', '/api/screening-results', { as, body: { answers: plainScreening(value) } })
  const nothingHere = { status: 404, body: { code: 'not_found' } }

  /** A patient with a screening who shares it, and their provider. */
  async function sharing(status: AppointmentStatus = 'confirmed') {
    const [patient, doctor] = [
      await app.createPersona({ full_name: 'Mwila Phiri' }),
      await provider(),
    ]
    await bookFor(patient, doctor, { status })
    await consent(patient, 'share_screenings')
    const { body: result } = await save(patient)
    return { patient, doctor, result }
  }

  it('are read by the provider as the patient reads them, newest first, in pages', async () => {
    const { patient, doctor, result } = await sharing()
    const { body: second } = await save(patient, 0)
    const { status, body } = await resultsOf(patient.user_id, doctor)
    expect([status, body]).toEqual([200, [second, result]])
    expect((await resultsOf(patient.user_id, doctor, '?limit=1')).body).toEqual([second])
    const older = await resultsOf(patient.user_id, doctor, `?before=${second.id}`)
    expect(older.body).toEqual([result])
  })

  it('are listed with name, date of birth, address and time, and nothing else of the person', async () => {
    const { patient, doctor, result } = await sharing()
    const newcomer = await app.createPersona({ full_name: 'Abel Sakala' })
    await bookFor(newcomer, doctor, { status: 'requested' })
    await consent(newcomer, 'share_screenings')
    expect((await shared(doctor)).body).toEqual([
      {
        id: patient.user_id,
        full_name: 'Mwila Phiri',
        email: patient.email,
        date_of_birth: null,
        has_namesake: false,
        newest_result_at: result.created_at,
      },
      {
        id: newcomer.user_id,
        full_name: 'Abel Sakala',
        email: newcomer.email,
        date_of_birth: null,
        has_namesake: false,
        newest_result_at: null,
      },
    ])
    expect((await resultsOf(newcomer.user_id, doctor)).body).toEqual([])
  })

  it('are shown to the patient as opened, each time, by whom', async () => {
    const { patient, doctor } = await sharing()
    await resultsOf(patient.user_id, doctor)
    await shared(doctor)
    await resultsOf(patient.user_id, doctor)
    expect(await accesses(patient)).toMatchObject(
      ['screening_results.read', 'shared_screenings.read', 'screening_results.read'].map(
        (action) => ({
          action,
          opened_by: { full_name: 'Chileshe Mumba', specialty: 'Therapist' },
        }),
      ),
    )
    // A page that has nothing left was opened all the same.
    await resultsOf(patient.user_id, doctor, '?before=2020-01-01T00:00:00Z')
    expect(await accesses(patient)).toHaveLength(4)
  })

  it('look missing to a caller who may not see them, and are not audited then', async () => {
    const { patient, doctor } = await sharing()
    const stranger = await provider()
    const cancelled = await provider()
    await bookFor(patient, cancelled, { status: 'cancelled' })
    for (const other of [stranger, cancelled]) {
      const rejected = await resultsOf(patient.user_id, other)
      expect(rejected).toMatchObject(nothingHere)
      const absent = await resultsOf(randomUUID(), other)
      expect({ ...rejected.body, request_id: '' }).toEqual({ ...absent.body, request_id: '' })
      expect((await shared(other)).body).toEqual([])
    }
    const expired = await provider()
    await bookFor(patient, expired)
    await expireCertificate(expired)
    const pending = await provider({ provider_status: 'pending' })
    await bookFor(patient, pending)
    const admin = await app.createPersona({ role: 'admin' })
    for (const other of [expired, pending, admin, patient]) {
      expect((await resultsOf(patient.user_id, other)).status).toBe(403)
      expect((await shared(other)).status).toBe(403)
    }
    expect(await accesses(patient)).toEqual([])
    expect((await resultsOf(patient.user_id, doctor)).status).toBe(200)
  })

  it.each([
    [
      'the consent is withdrawn',
      ({ patient }: { patient: Persona }) => withdraw(patient, 'share_screenings'),
    ],
    ['the appointment is cancelled', ({ patient }: { patient: Persona }) => cancelAll(patient)],
    [
      'the account is erased',
      ({ patient }: { patient: Persona }) =>
        app.database.asOwner('delete from user_profiles where id = $1', [patient.user_id]),
    ],
  ])('are gone as soon as %s', async (_, end) => {
    const pair = await sharing()
    expect((await resultsOf(pair.patient.user_id, pair.doctor)).body).toHaveLength(1)
    await end(pair)
    expect(await resultsOf(pair.patient.user_id, pair.doctor)).toMatchObject(nothingHere)
    expect((await shared(pair.doctor)).body).toEqual([])
  })

  it.each(['health_data', 'safety_alerts'] as const)(
    'are not opened by consent to %s alone',
    async (purpose) => {
      const { patient, doctor } = await sharing()
      await withdraw(patient, 'share_screenings')
      await consent(patient, purpose)
      expect(await resultsOf(patient.user_id, doctor)).toMatchObject(nothingHere)
    },
  )

  it('stay those of the patient: a provider lists their own screenings alone', async () => {
    const { doctor, result } = await sharing()
    await consent(doctor, 'health_data')
    const { body: own } = await save(doctor, 0)
    expect((await app.call('GET', '/api/screening-results', { as: doctor })).body).toEqual([own])
    const again = { id: result.id, answers: plainScreening(1) }
    expect(
      (await app.call('POST', '/api/screening-results', { as: doctor, body: again })).status,
    ).toBe(409)
  })

  it('name the field of what cannot be asked for', async () => {
    const { patient, doctor } = await sharing()
    expect((await resultsOf('x', doctor)).body.fields).toHaveProperty('patient_id')
    expect((await resultsOf(patient.user_id, doctor, '?limit=0')).body.fields).toHaveProperty(
      'limit',
    )
  })
})

/** No call, referral, check-in or question waits. */
const noQueue = {
  calls_to_make: 0,
  referrals_to_answer: 0,
  late_referrals: 0,
  oldest_call_back_at: null,
  check_ins_to_answer: 0,
  oldest_check_in_at: null,
  care_plans_due: 0,
  questions_to_answer: 0,
  oldest_question_at: null,
}

describe('what is pending for a provider', () => {
  const waiting = async (as: Persona) => await app.call('GET', '/api/provider/waiting', { as })

  it('is counted without opening a record, for the caller alone', async () => {
    const [patient, doctor, other] = [await app.createPersona(), await provider(), await provider()]
    await bookFor(patient, doctor)
    expect((await waiting(doctor)).body).toMatchObject({
      ...noQueue,
      open_safety_alerts: 0,
      shared_screenings: 0,
    })
    await consent(patient, 'share_screenings')
    await consent(patient, 'safety_alerts')
    await app.call('POST', '/api/safety-alerts', { as: patient, body: {} })
    expect((await waiting(doctor)).body).toMatchObject({
      ...noQueue,
      open_safety_alerts: 1,
      shared_screenings: 1,
    })
    expect((await waiting(other)).body).toMatchObject({
      ...noQueue,
      open_safety_alerts: 0,
      shared_screenings: 0,
    })
    expect(await accesses(patient)).toEqual([])
  })

  it('counts what patients ask for, still to come and not answered, and says since when', async () => {
    const [patient, doctor, other] = [await app.createPersona(), await provider(), await provider()]
    expect((await waiting(doctor)).body).toEqual({
      ...noQueue,
      open_safety_alerts: 0,
      oldest_safety_alert_at: null,
      follow_ups_due: 0,
      oldest_follow_up_on: null,
      urgent_messages: 0,
      oldest_urgent_at: null,
      open_requests: 0,
      oldest_request_at: null,
      shared_screenings: 0,
      plans_to_write: 0,
      oldest_plan_request_at: null,
    })
    const [first, proposed] = [
      await bookFor(patient, doctor, { status: 'requested' }),
      await bookFor(patient, doctor, { status: 'requested' }),
    ]
    await bookFor(patient, doctor, { status: 'requested', at: '2026-01-05T07:00:00Z' })
    await bookFor(patient, doctor)
    await bookFor(patient, other, { status: 'requested' })
    const asked_at = '2026-11-02T07:15:00.000Z'
    const { database } = app
    await database.asOwner('update appointments set created_at = $2 where id = $1', [
      first,
      asked_at,
    ])
    await database.asOwner(`update appointments set requested_by = 'provider' where id = $1`, [
      proposed,
    ])
    await consent(patient, 'safety_alerts')
    await app.call('POST', '/api/safety-alerts', { as: patient, body: {} })
    expect((await waiting(doctor)).body).toMatchObject({
      ...noQueue,
      open_safety_alerts: 1,
      oldest_safety_alert_at: expect.stringMatching(/^\d{4}-.*T/),
      open_requests: 1,
      oldest_request_at: asked_at,
    })
    expect((await waiting(other)).body).toMatchObject({ open_requests: 1 })
  })

  it('is less as soon as an alert is acknowledged or a consent is withdrawn', async () => {
    const [patient, doctor] = [await app.createPersona(), await provider()]
    await bookFor(patient, doctor)
    await consent(patient, 'share_screenings')
    await consent(patient, 'safety_alerts')
    await app.call('POST', '/api/safety-alerts', { as: patient, body: {} })
    const { body: alerts } = await app.call('GET', '/api/provider/safety-alerts', { as: doctor })
    await app.call('POST', `/api/provider/safety-alerts/${alerts[0].id}/acknowledgement`, {
      as: doctor,
      body: { outcome: 'seen', next_on: inDays(2) },
    })
    expect((await waiting(doctor)).body).toMatchObject({
      ...noQueue,
      open_safety_alerts: 0,
      shared_screenings: 1,
    })
    await withdraw(patient, 'share_screenings')
    expect((await waiting(doctor)).body).toMatchObject({
      ...noQueue,
      open_safety_alerts: 0,
      shared_screenings: 0,
    })
  })
})
