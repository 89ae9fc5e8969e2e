import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import type { ConsentPurpose } from '#domain/accounts/consent.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { clinicScreeningsIn } from '#tests/support/clinic-screenings.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'
import { safetyAlertsIn } from '#tests/support/safety-alerts.ts'

let app: TestApp
let doctor: Persona
let patient: Persona
const { provider, consent } = practiceIn(() => app)
const { register, agree, record, notify, pageOf } = clinicScreeningsIn(() => app)
const { alerts, answer, run, wait } = safetyAlertsIn(
  () => app,
  () => patient,
)
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** A person without a login, registered by a provider of their own. */
async function registered(...more: ConsentPurpose[]) {
  doctor = await provider()
  const person = await register(doctor)
  patient = person as Persona
  await agree(doctor, person, 'health_data', 'clinic_screenings', ...more)
  return person
}

const openAlerts = ({ user_id }: { user_id: string }) =>
  app.database.asOwner(
    `select provider_id, raise_id from safety_alerts where user_id = $1 and acknowledged_at is null order by raised_at, id`,
    [user_id],
  )

describe('item 9 above 0 in a questionnaire at the clinic', () => {
  it.each([1, 2, 3])(
    'raises an alert at %i, with who recorded it first, once for a retry',
    async (item9) => {
      const person = await registered('safety_alerts')
      const id = randomUUID()
      const { status, body } = await record(doctor, person, item9, { id })
      expect([status, body.alert]).toEqual([201, 'open'])
      expect(await openAlerts(person)).toEqual([{ provider_id: doctor.user_id, raise_id: id }])
      expect((await record(doctor, person, item9, { id })).body.alert).toBe('open')
      expect(await openAlerts(person)).toHaveLength(1)
    },
  )

  it('shows the phone number, and the next of kin once that was agreed at the clinic', async () => {
    const person = await registered('safety_alerts')
    await record(doctor, person, 2)
    const shown = async () => (await alerts(doctor)).body[0].patient
    expect(await shown()).toMatchObject({ phone_number: '+260977123456', emergency_contact: null })
    await agree(doctor, person, 'emergency_contact')
    expect((await shown()).emergency_contact).toEqual({
      name: 'Grace Banda (sister)',
      phone: '+260966123456',
    })
  })

  it('reaches other therapists after 30 minutes without a step', async () => {
    const person = await registered('safety_alerts')
    const other = await provider({ full_name: 'Bwalya Zulu' })
    await bookFor(patient, other)
    await record(doctor, person, 2)
    await run()
    expect((await alerts(other)).body).toEqual([])
    await wait(31)
    await run()
    expect((await alerts(other)).body).toMatchObject([{ patient: { id: person.user_id } }])
    expect((await alerts(doctor)).body).toHaveLength(1)
  })

  it('is with its recorder first, also where another therapist has an alert already', async () => {
    doctor = await provider()
    const other = await provider({ full_name: 'Bwalya Zulu' })
    patient = await app.createPersona()
    await bookFor(patient, other)
    await bookFor(patient, doctor, { status: 'completed' })
    for (const purpose of ['health_data', 'clinic_screenings', 'safety_alerts'] as const)
      await consent(patient, purpose)
    await app.call('POST', '/api/safety-alerts', { as: patient, body: { id: randomUUID() } })
    expect((await record(doctor, patient, 1)).body.alert).toBe('open')
    const open = await openAlerts(patient)
    expect(open.map((one) => one['provider_id'])).toEqual([other.user_id, doctor.user_id])
  })

  it('is with a dietitian who recorded it, and goes on to a therapist', async () => {
    const dietitian = await provider({ profession: 'dietitian', specialty: 'Dietitian' })
    doctor = dietitian
    const person = await register(dietitian)
    patient = person as Persona
    await agree(dietitian, person, 'health_data', 'clinic_screenings', 'safety_alerts')
    const therapist = await provider({ full_name: 'Bwalya Zulu' })
    await bookFor(patient, therapist)
    expect((await record(dietitian, person, 3)).body.alert).toBe('open')
    expect((await alerts(dietitian)).body).toHaveLength(1)
    await run()
    expect((await alerts(therapist)).body).toHaveLength(1)
  })

  it('says that no one else is notified without that consent; afterwards the result raises it once they agree', async () => {
    const person = await registered()
    const id = randomUUID()
    expect((await record(doctor, person, 2, { id })).body.alert).toBe('not_agreed')
    const shown = async () => (await pageOf(doctor, person)).body.screenings
    expect(await shown()).toMatchObject([{ id, is_notified: false }])
    expect((await notify(doctor, person, id)).body).toEqual({ alert: 'not_agreed' })
    expect(await openAlerts(person)).toEqual([])
    await agree(doctor, person, 'safety_alerts')
    const answers = await Promise.all([1, 2].map(() => notify(doctor, person, id)))
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { alert: 'open' }],
      [200, { alert: 'open' }],
    ])
    expect(await openAlerts(person)).toEqual([{ provider_id: doctor.user_id, raise_id: id }])
    expect(await shown()).toMatchObject([{ id, is_notified: true }])
  })

  it('is raised for who recorded it alone, never for a result without item 9, nor once they may record no more', async () => {
    const person = await registered('safety_alerts')
    const calm = (await record(doctor, person, 0)).body
    expect(calm).not.toHaveProperty('is_notified')
    expect((await notify(doctor, person, calm.id)).body).toEqual({ alert: 'none' })
    const { id } = (await record(doctor, person, 1)).body
    const other = await provider()
    await bookFor(patient, other)
    expect((await notify(other, person, id)).status).toBe(404)
    expect((await notify(doctor, person, randomUUID())).status).toBe(404)
    await app.call('POST', `/api/clinic/patients/${person.user_id}/consent-withdrawals`, {
      as: doctor,
      body: { purpose: 'clinic_screenings' },
    })
    expect((await notify(doctor, person, id)).body.code).toBe('no_consent')
  })

  it('is sent again without effect: what was raised again and closed since stays closed', async () => {
    const person = await registered('safety_alerts')
    const id = randomUUID()
    const first = await record(doctor, person, 2, { id })
    // Another answer raises the same alert again, and then it is closed.
    await wait(90)
    expect((await record(doctor, person, 3)).body.alert).toBe('open')
    const closed = await answer(doctor, {
      outcome: 'seen',
      next_on: dayAfter(todayInLusaka(), 1),
    })
    expect(closed.status, JSON.stringify(closed.body)).toBe(200)
    const again = await record(doctor, person, 2, { id })
    expect([again.status, again.body]).toEqual([200, first.body])
    expect((await notify(doctor, person, id)).body).toEqual({ alert: 'open' })
    expect(await openAlerts(person)).toEqual([])
  })

  it('raises nothing at 0', async () => {
    const person = await registered('safety_alerts')
    expect((await record(doctor, person, 0)).body.alert).toBe('none')
    expect(await openAlerts(person)).toEqual([])
  })
})
