import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'
import { plainScreening } from '#tests/support/screenings.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, consent, withdraw, expireCertificate, cancelAll, accesses } = practiceIn(
  () => app,
)
const open = (patient_id: string, as: Persona) =>
  app.call('GET', `/api/provider/patients/${patient_id}/page`, { as })
const pageOf = async (patient: Persona, as: Persona) => (await open(patient.user_id, as)).body

/** A patient who has entered something of each kind and shares nothing, and their provider. */
async function pair(traits: Parameters<typeof provider>[0] = {}) {
  const patient = await app.createPersona({
    full_name: 'Mary Zulu',
    gender: 'female',
  })
  await app.database.asOwner(
    `update user_profiles set phone_number = '+260977123456', date_of_birth = '1985-04-09' where id = $1`,
    [patient.user_id],
  )
  const doctor = await provider(traits)
  await bookFor(patient, doctor, { status: 'completed', at: '2026-03-02T07:00:00Z' })
  const post = (path: string, body: object) =>
    app.call('POST', `/api/${path}`, { as: patient, body })
  await post('blood-pressure-readings', { systolic: 147, diastolic: 93, notes: 'secret words' })
  await post('glucose-readings', { glucose_level: 6.7, unit: 'mmol/L' })
  await post('screening-results', { answers: plainScreening(1) })
  return { patient, doctor, post }
}

describe('the page of a patient', () => {
  it('has who they are and what was done together, and nothing that they do not share', async () => {
    const { patient, doctor } = await pair()
    expect(await pageOf(patient, doctor)).toMatchObject({
      id: patient.user_id,
      full_name: 'Mary Zulu',
      email: patient.email,
      date_of_birth: '1985-04-09',
      gender: 'female',
      phone_number: '+260977123456',
      intake: null,
      open_alerts: [],
      appointments: [{ status: 'completed', patient: { id: patient.user_id } }],
      shares_screenings: false,
      screenings: [],
      may_ask: true,
      requests: [],
      readings: null,
      plans: [],
      thread: null,
      invoices: [{ status: 'draft', number: null }],
    })
  })

  it('has what they share, from the moment on which they do until they stop, without their notes', async () => {
    const { patient, doctor } = await pair()
    await consent(patient, 'share_readings')
    await consent(patient, 'share_screenings')
    const page = await pageOf(patient, doctor)
    expect(page.readings).toMatchObject({
      blood_pressure: [{ systolic: 147, diastolic: 93, notes: null }],
      glucose: [{ entered_value: 6.7, entered_unit: 'mmol/L', notes: null }],
      care: { pregnancy: 'possible', is_under_18: false, target: null },
    })
    expect(page.screenings).toHaveLength(1)
    expect(page.shares_screenings).toBe(true)
    expect(JSON.stringify(page)).not.toContain('secret words')
    await withdraw(patient, 'share_readings')
    await withdraw(patient, 'share_screenings')
    expect(await pageOf(patient, doctor)).toMatchObject({
      readings: null,
      shares_screenings: false,
      screenings: [],
    })
  })

  it('shows screenings to no fitness expert, and says that no consent would', async () => {
    const { patient, doctor } = await pair({ profession: 'fitness expert' })
    await consent(patient, 'share_screenings')
    expect(await pageOf(patient, doctor)).toMatchObject({
      shares_screenings: null,
      screenings: [],
      may_ask: false,
    })
  })

  it('has the newest intake form as far as it is needed at a glance, and the messages that wait', async () => {
    const { patient, doctor, post } = await pair()
    await bookFor(patient, doctor)
    await post('intake-forms', {
      fullName: 'Mary Zulu',
      dateOfBirth: '1985-04-09',
      phone: '0977 123 456',
      address: '12 Great East Road, Lusaka',
      emergencyContact: 'Peter Zulu',
      emergencyPhone: '0966 123 456',
      allergies: 'Penicillin',
      currentMedications: 'Amlodipine 5 mg',
      reasonForVisit: 'I sleep badly.',
    })
    const { body: thread } = await post('threads', { provider_id: doctor.user_id })
    await post(`threads/${thread.id}/messages`, { body: 'May I come earlier?' })
    const page = await pageOf(patient, doctor)
    expect(page.intake).toMatchObject({
      allergies: 'Penicillin',
      current_medications: 'Amlodipine 5 mg',
      reason_for_visit: 'I sleep badly.',
    })
    expect(page.thread).toMatchObject({ is_unread: true, urgent_at: null })
    expect(JSON.stringify(page)).not.toMatch(/Peter Zulu|Great East Road/)
  })

  it('is one entry in the record of the patient each time, whatever is on it', async () => {
    const { patient, doctor } = await pair()
    await consent(patient, 'share_readings')
    await pageOf(patient, doctor)
    expect(await accesses(patient)).toMatchObject([
      { action: 'patient_page.read', opened_by: { full_name: 'Chileshe Mumba' } },
    ])
    await pageOf(patient, doctor)
    expect(await accesses(patient)).toHaveLength(2)
  })

  it('shows a provider nothing that a colleague wrote or did', async () => {
    const { patient, doctor } = await pair()
    const colleague = await provider({ full_name: 'Bwalya Tembo' })
    await bookFor(patient, colleague)
    const page = await pageOf(patient, colleague)
    expect(page.appointments).toHaveLength(1)
    expect(page.appointments[0].status).toBe('confirmed')
    expect(page.invoices).toEqual([])
    expect((await pageOf(patient, doctor)).appointments[0].status).toBe('completed')
  })

  it('is missing to a provider who does not treat them, and leaves no entry then', async () => {
    const { patient } = await pair()
    const [stranger, cancelled, expired] = [await provider(), await provider(), await provider()]
    await bookFor(patient, cancelled, { status: 'cancelled' })
    await bookFor(patient, expired)
    await expireCertificate(expired)
    expect((await open(patient.user_id, stranger)).status).toBe(404)
    expect((await open(patient.user_id, cancelled)).status).toBe(404)
    expect((await open(randomUUID(), stranger)).status).toBe(404)
    const others = [
      expired,
      patient,
      await app.createPersona({ role: 'admin' }),
      await app.createPersona({ role: 'front_desk' }),
      await provider({ provider_status: 'pending' }),
    ]
    for (const other of others) expect((await open(patient.user_id, other)).status).toBe(403)
    expect(await accesses(patient)).toEqual([])
  })

  it('is missing once all appointments are cancelled', async () => {
    const patient = await app.createPersona()
    const doctor = await provider()
    await bookFor(patient, doctor)
    expect((await open(patient.user_id, doctor)).status).toBe(200)
    await cancelAll(patient)
    expect((await open(patient.user_id, doctor)).status).toBe(404)
  })
})
