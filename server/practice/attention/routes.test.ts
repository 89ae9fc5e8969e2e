import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AttentionRow } from '#domain/practice/attention/schema.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'
import { questionnairesIn } from '#tests/support/questionnaires.ts'
import { phq9, plainScreening } from '#tests/support/screenings.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, consent, withdraw, expireCertificate, cancelAll, accesses } = practiceIn(
  () => app,
)
const { ask, answer, decide, expire } = questionnairesIn(() => app)

const path = '/api/provider/attention'
const list = (as: Persona, query = '') => app.call('GET', `${path}${query}`, { as })
const count = async (as: Persona) => (await app.call('GET', `${path}/count`, { as })).body
const reasonsOf = async (as: Persona) =>
  (await list(as)).body.patients.map((row: AttentionRow) => [
    row.full_name,
    ...row.reasons.map(({ reason }) => reason),
  ])

/** A patient of a provider. */
async function pair(full_name = 'Mwila Phiri') {
  const [patient, doctor] = [await app.createPersona({ full_name }), await provider()]
  await bookFor(patient, doctor)
  await consent(patient, 'health_data')
  return { patient, doctor }
}

const screen = (as: Persona, score: number, item_9 = 0) =>
  app.call('POST', '/api/screening-results', {
    as,
    body: { answers: { ...plainScreening(0), 'WHO-5': good, 'PHQ-9': phq9(score, item_9) } },
  })
const good = { 0: 4, 1: 4, 2: 4, 3: 4, 4: 4 }
const measure = (as: Persona, systolic = 190) =>
  app.call('POST', '/api/blood-pressure-readings', {
    as,
    body: { id: randomUUID(), systolic, diastolic: 100 },
  })
const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
const hold = async (patient: Persona, doctor: Persona, days: number, outcome = 'held') => {
  const id = await bookFor(patient, doctor, { at: ago(days), status: 'completed' })
  await app.database.asOwner('update appointments set outcome = $1 where id = $2', [outcome, id])
}

describe('the list of patients who need attention', () => {
  it('has each reason that the provider may know, the most urgent first, then the longest', async () => {
    const doctor = await provider()
    const known = async (full_name: string) => {
      const patient = await app.createPersona({ full_name })
      await bookFor(patient, doctor)
      for (const purpose of ['health_data', 'share_screenings', 'share_readings'] as const)
        await consent(patient, purpose)
      return patient
    }
    const absent = await known('Absent')
    await hold(absent, doctor, 20, 'patient_no_show')
    await hold(absent, doctor, 10, 'patient_no_show')
    // What the provider missed is nothing that the patient did.
    const waiting = await known('Waiting')
    for (const days of [20, 10]) await hold(waiting, doctor, days, 'provider_no_show')
    const worse = await known('Worse')
    await screen(worse, 3)
    await screen(worse, 12)
    const unchanged = await known('Unchanged')
    await screen(unchanged, 15)
    await app.database.asOwner(
      `update screening_results set created_at = now() - interval '50 days' where user_id = $1`,
      [unchanged.user_id],
    )
    for (const days of [40, 31, 22, 13]) await hold(unchanged, doctor, days)
    await screen(unchanged, 14)
    const measured = await known('Measured')
    await measure(measured)
    const unsafe = await known('Unsafe')
    await screen(unsafe, 4, 1)
    await known('Fine')
    const { status, body } = await list(doctor)
    expect([status, body.total]).toEqual([200, 5])
    // Both of today, the newest first.
    expect(await reasonsOf(doctor)).toEqual([
      ['Unsafe', 'item_9'],
      ['Measured', 'emergency_reading'],
      ['Worse', 'worse'],
      ['Absent', 'missed_sessions'],
      ['Unchanged', 'no_improvement'],
    ])
    expect(body.patients[0]).toMatchObject({
      id: unsafe.user_id,
      email: unsafe.email,
      level: 'urgent',
      reasons: [{ words: 'PHQ-9 item 9 is above 0.', action: 'questionnaires' }],
    })
    expect(await count(doctor)).toEqual({ total: 5, urgent: 2 })
    const names = async (query: string) =>
      (await list(doctor, query)).body.patients.map((row: AttentionRow) => row.full_name)
    expect(await names('?limit=2')).toEqual(['Unsafe', 'Measured'])
    expect(await names(`?limit=2&after=${measured.user_id}`)).toEqual(['Worse', 'Absent'])
    expect(await names(`?after=${randomUUID()}`)).toEqual([])
  })

  it('has what asks a pregnant person to be seen the same day, and a third low within an hour', async () => {
    const { patient, doctor } = await pair('Pregnant')
    await consent(patient, 'share_readings')
    await app.call('PATCH', '/api/care-profile', { as: patient, body: { pregnancy: 'pregnant' } })
    for (const body of [
      { systolic: 152, diastolic: 98 },
      { systolic: 146, diastolic: 92 },
    ])
      await app.call('POST', '/api/blood-pressure-readings', { as: patient, body })
    const low = await app.createPersona({ full_name: 'Low' })
    await bookFor(low, doctor)
    for (const purpose of ['health_data', 'share_readings'] as const) await consent(low, purpose)
    const readings: string[] = []
    const measureLow = async (seconds_ago: number) => {
      const id = randomUUID()
      readings.push(id)
      const body = { id, glucose_level: 3.5, unit: 'mmol/L', seconds_ago }
      expect((await app.call('POST', '/api/glucose-readings', { as: low, body })).status).toBe(201)
    }
    for (const seconds of [1800, 1000]) await measureLow(seconds)
    expect(await reasonsOf(doctor)).toEqual([['Pregnant', 'today_reading']])
    await measureLow(10)
    expect(await reasonsOf(doctor)).toEqual([
      ['Low', 'emergency_reading'],
      ['Pregnant', 'today_reading'],
    ])
    await app.call('POST', `/api/glucose-readings/${readings.at(-1)}/answers`, {
      as: low,
      body: { id: randomUUID(), answer: 'wrong' },
    })
    const { patients } = (await list(doctor)).body
    expect(patients.map((row: AttentionRow) => row.reasons[0]!.words)).toEqual([
      'Emergency reading: glucose 3.5 mmol/L, low for the third time within an hour. The patient says: “It was a wrong reading.”',
      'To be seen today: blood pressure 146/92 mmHg.',
    ])
    expect(await count(doctor)).toEqual({ total: 2, urgent: 2 })
  })

  it.each([
    ['corrected', 'it was blood pressure 190/100 mmHg, and is blood pressure 119/79 mmHg'],
    ['removed', 'it was blood pressure 190/100 mmHg.'],
  ])(
    'says of an emergency reading that it was %s, where the provider has seen it',
    async (change, words) => {
      const { patient, doctor } = await pair()
      const other = await provider()
      await bookFor(patient, other)
      await consent(patient, 'share_readings')
      const { id } = (await measure(patient)).body
      expect(await reasonsOf(doctor)).toEqual([['Mwila Phiri', 'emergency_reading']])
      const path = `/api/blood-pressure-readings/${id}`
      const body = { change_id: randomUUID(), corrected_at: null, systolic: 119, diastolic: 79 }
      if (change === 'corrected') await app.call('PATCH', path, { as: patient, body })
      else await app.call('DELETE', path, { as: patient })
      const [row] = (await list(doctor)).body.patients
      expect(row).toMatchObject({ level: 'routine', reasons: [{ reason: 'changed_reading' }] })
      expect(row.reasons[0].words).toContain(words)
      // Who never saw it has nothing to unlearn.
      expect(await reasonsOf(other)).toEqual([])
      await withdraw(patient, 'share_readings')
      expect(await reasonsOf(doctor)).toEqual([])
    },
  )

  it('leaves out what is not shared, and what is no longer shared', async () => {
    const { patient, doctor } = await pair()
    await screen(patient, 4, 2)
    await measure(patient)
    expect(await reasonsOf(doctor)).toEqual([])
    await consent(patient, 'share_readings')
    expect(await reasonsOf(doctor)).toEqual([['Mwila Phiri', 'emergency_reading']])
    await consent(patient, 'share_screenings')
    expect((await reasonsOf(doctor))[0].toSorted()).toEqual([
      'Mwila Phiri',
      'emergency_reading',
      'item_9',
    ])
    await withdraw(patient, 'share_readings')
    expect(await reasonsOf(doctor)).toEqual([['Mwila Phiri', 'item_9']])
    await withdraw(patient, 'share_screenings')
    expect(await list(doctor)).toMatchObject({ body: { total: 0, patients: [] } })
    expect(await count(doctor)).toEqual({ total: 0, urgent: 0 })
  })

  it('has a result shared on request for that provider alone, until it is taken back', async () => {
    const { patient, doctor } = await pair()
    const other = await provider()
    await bookFor(patient, other)
    const { body: request } = await ask(doctor, patient)
    const { body: result } = await answer(patient, { 'PHQ-9': phq9(4, 1) })
    expect(await reasonsOf(doctor)).toEqual([])
    await decide(patient, request.id, result.id)
    // A newer one that no one asked for stays theirs.
    await answer(patient, { 'PHQ-9': phq9(20, 3) })
    expect(await reasonsOf(doctor)).toEqual([['Mwila Phiri', 'item_9']])
    expect(await reasonsOf(other)).toEqual([])
    await decide(patient, request.id, null)
    expect(await reasonsOf(doctor)).toEqual([])
  })

  it('has nothing of a request that expired without a decision', async () => {
    const { patient, doctor } = await pair()
    const { body: request } = await ask(doctor, patient)
    const { body: result } = await answer(patient, { 'PHQ-9': phq9(4, 1) })
    await expire(request.id)
    expect((await decide(patient, request.id, result.id)).status).toBe(409)
    expect(await reasonsOf(doctor)).toEqual([])
  })

  it('has nothing of another provider’s patients and sessions', async () => {
    const { patient, doctor } = await pair()
    const [stranger, second] = [await provider(), await provider()]
    await bookFor(patient, second)
    for (const purpose of ['share_screenings', 'share_readings'] as const)
      await consent(patient, purpose)
    await screen(patient, 4, 1)
    await measure(patient)
    await hold(patient, doctor, 20, 'patient_no_show')
    await hold(patient, doctor, 10, 'patient_no_show')
    expect((await reasonsOf(doctor))[0]).toContain('missed_sessions')
    expect((await reasonsOf(second))[0]).not.toContain('missed_sessions')
    expect(await list(stranger)).toMatchObject({ body: { total: 0, patients: [] } })
    // A cursor of another provider's patient reveals nothing either.
    expect((await list(stranger, `?after=${patient.user_id}`)).body.patients).toEqual([])
  })

  it.each([
    ['the appointments are cancelled', ({ patient }: { patient: Persona }) => cancelAll(patient)],
    [
      'the account is erased',
      ({ patient }: { patient: Persona }) =>
        app.database.asOwner('delete from user_profiles where id = $1', [patient.user_id]),
    ],
  ])('is empty once %s', async (_, end) => {
    const both = await pair()
    for (const purpose of ['share_screenings', 'share_readings'] as const)
      await consent(both.patient, purpose)
    await screen(both.patient, 4, 1)
    await measure(both.patient)
    expect(await reasonsOf(both.doctor)).toHaveLength(1)
    await end(both)
    expect(await list(both.doctor)).toMatchObject({ body: { total: 0, patients: [] } })
  })

  it('is closed to everyone but a provider in practice', async () => {
    const { patient } = await pair()
    for (const purpose of ['share_screenings', 'share_readings'] as const)
      await consent(patient, purpose)
    await screen(patient, 4, 1)
    await measure(patient)
    const suspended = await provider({ isSuspended: true })
    const others = [
      await provider(),
      await provider({ provider_status: 'pending' }),
      suspended,
      await app.createPersona({ role: 'admin' }),
      await app.createPersona({ is_student: true }),
    ]
    for (const one of others) await bookFor(patient, one)
    await expireCertificate(others[0]!)
    for (const other of [...others, patient])
      for (const call of [path, `${path}/count`])
        expect((await app.call('GET', call, { as: other })).status).toBe(
          other === suspended ? 401 : 403,
        )
    expect(await accesses(patient)).toEqual([])
  })

  it('is put on record for the patients whose names were read, and the count is not', async () => {
    const { patient, doctor } = await pair()
    await consent(patient, 'share_screenings')
    await screen(patient, 4, 1)
    const unnamed = await app.createPersona({ full_name: 'Unnamed' })
    await bookFor(unnamed, doctor)
    await count(doctor)
    expect(await accesses(patient)).toEqual([])
    await list(doctor)
    expect(await accesses(patient)).toMatchObject([{ action: 'attention.read' }])
    expect(await accesses(unnamed)).toEqual([])
  })

  it.each([
    ['limit=0', 'limit'],
    ['limit=51', 'limit'],
    ['after=x', 'after'],
  ])('is not listed for %s, by the field’s name', async (query, field) => {
    const answered = await list(await provider(), `?${query}`)
    expect([answered.status, Object.keys(answered.body.fields)]).toEqual([422, [field]])
  })
})
