import { randomUUID } from 'node:crypto'
import * as unpdf from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { printable } from '#server/platform/pdf/printable.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'
import { plainScreening } from '#tests/support/screenings.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, consent, withdraw, expireCertificate, accesses } = practiceIn(() => app)

const addressOf = (patient: { user_id: string }) =>
  `/api/provider/patients/${patient.user_id}/report.pdf`
const statusFor = async (patient: { user_id: string }, as: Persona) =>
  (await app.call('GET', addressOf(patient), { as })).status

/** The text of the report as a PDF reader shows it. */
async function open(patient: Persona, as: Persona) {
  const answer = await app.request('GET', addressOf(patient), { as })
  expect(answer.status).toBe(200)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const document = await unpdf.getDocumentProxy(bytes.slice())
  const { text, totalPages } = await unpdf.extractText(document, { mergePages: true })
  const { info } = await unpdf.getMeta(document)
  return { answer, bytes, text, totalPages, info }
}

/** A patient who has readings and a screening and shares nothing so far, and their provider. */
async function pair(full_name = 'Mwila Phiri') {
  const patient = await app.createPersona({ full_name })
  const doctor = await provider()
  await bookFor(patient, doctor, { status: 'completed', at: '2026-03-02T07:00:00Z' })
  const post = (path: string, body: object) =>
    app.call('POST', `/api/${path}`, { as: patient, body })
  await post('blood-pressure-readings', {
    systolic: 147,
    diastolic: 93,
    pulse: 71,
    notes: 'secret',
  })
  await post('blood-pressure-readings', { systolic: 139, diastolic: 85 })
  await post('glucose-readings', { glucose_level: 6.7, unit: 'mmol/L', context: 'Fasting' })
  await post('glucose-readings', { glucose_level: 203, unit: 'mg/dL', context: 'After Meal' })
  await post('screening-results', { answers: plainScreening(1) })
  return { patient, doctor }
}

describe('the report on a patient', () => {
  it('holds appointments alone while nothing is shared, and says what is not', async () => {
    const { patient, doctor } = await pair()
    const { text, answer, info } = await open(patient, doctor)
    expect(text).toContain('Mwila Phiri')
    expect(text).toContain('No date of birth recorded')
    expect(text).toContain('Prepared for Chileshe Mumba')
    expect(text).toContain('2 Mar 2026 09:00 Virtual Completed')
    await app.database.asOwner(
      `update appointments set outcome = 'patient_no_show' where patient_id = $1 and status = 'completed'`,
      [patient.user_id],
    )
    expect((await open(patient, doctor)).text).toContain('Virtual Patient did not come')
    expect(text.match(/Not shared\./g)).toHaveLength(4)
    expect(text).not.toMatch(/147|203|6\.7|PHQ|secret/)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="report-mwila-phiri-\d{4}-\d\d-\d\d\.pdf"$/,
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(info).toMatchObject({ Title: 'Ubumi', Creator: 'Ubumi', Language: 'en-GB' })
    expect(JSON.stringify(info)).not.toMatch(/Mwila|pressure|screening|health|patient/i)
  })

  it('holds readings as typed with their categories and averages once they are shared', async () => {
    const { patient, doctor } = await pair()
    await consent(patient, 'share_readings')
    const { text } = await open(patient, doctor)
    expect(text).toMatch(/147\/93 71 Above target Stage 2 Hypertension/)
    expect(text).toMatch(/139\/85 Within target Stage 1 Hypertension/)
    expect(text).toContain('Average of all 2 readings: 143/89 mmHg.')
    expect(text).toMatch(/6\.7 mmol\/L Fasting A little above normal In Range/)
    expect(text).toMatch(/203 mg\/dL After Meal High High \(Hyperglycemia\)/)
    expect(text).toContain('Average of all 2 readings: 162 mg/dL.')
    expect(text.match(/Not shared\./g)).toHaveLength(1)
    // What was noted beside a reading is not asked for.
    expect(text).not.toMatch(/PHQ|secret/)
    await withdraw(patient, 'share_readings')
    expect((await open(patient, doctor)).text).not.toMatch(/147|203/)
  })

  it('names the dangers among the readings, and goes by the target with diabetes', async () => {
    const { patient, doctor } = await pair()
    await consent(patient, 'share_readings')
    expect((await open(patient, doctor)).text).toContain('No danger among these readings.')
    const say = (method: 'POST' | 'PATCH', path: string, body: object) =>
      app.call(method, `/api/${path}`, { as: patient, body })
    await say('POST', 'blood-pressure-readings', { systolic: 192, diastolic: 124 })
    await say('POST', 'glucose-readings', { glucose_level: 2.8, unit: 'mmol/L' })
    await say('PATCH', 'care-profile', { diabetes: 'yes' })
    const { text } = await open(patient, doctor)
    expect(text).toMatch(/1 dangerously high blood pressure: 192\/124 mmHg/)
    expect(text).toMatch(/1 dangerous low of glucose: 2\.8 mmol\/L/)
    expect(text).toContain('below 130/80, the usual target with diabetes')
    expect(text).toMatch(/139\/85 Above target Stage 1 Hypertension/)
    expect(text).not.toMatch(/\byour\b/i)
  })

  it('says of a corrected reading what it was, counts it as it is, and leaves out a removed one', async () => {
    const { patient, doctor } = await pair()
    await consent(patient, 'share_readings')
    const own = async (kind: string) =>
      (await app.call('GET', `/api/${kind}-readings?limit=20`, { as: patient })).body
    const [second, first] = await own('blood-pressure')
    const body = { change_id: randomUUID(), corrected_at: null, systolic: 117, diastolic: 73 }
    const address = (kind: string, { id }: { id: string }) => `/api/${kind}-readings/${id}`
    await app.call('PATCH', address('blood-pressure', first), { as: patient, body })
    await app.call('DELETE', address('glucose', (await own('glucose'))[0]), { as: patient })
    const { text } = await open(patient, doctor)
    expect(text).toMatch(/117\/73\s+Within target\s+Normal/)
    expect(text).toMatch(/Corrected \d+ \w+ \d{4},/)
    expect(text).toMatch(/was\s+147\/93/)
    expect(text).toContain('Average of all 2 readings: 128/79 mmHg.')
    expect(text).not.toMatch(/203|secret/)
    expect(second.corrected_at).toBeUndefined()
  })

  it('holds screenings with score and band once they are shared, and what they are not', async () => {
    const { patient, doctor } = await pair()
    await consent(patient, 'share_screenings')
    const { text } = await open(patient, doctor)
    expect(text).toMatch(/PHQ-9, Patient Health Questionnaire-9 9 of 27 Mild/)
    expect(text).toContain('It is not a diagnosis.')
    expect(text.match(/Not shared\./g)).toHaveLength(3)
    expect(text).not.toMatch(/147|203/)
  })

  it('holds no screening for a fitness expert, whatever is shared', async () => {
    const { patient } = await pair()
    const expert = await provider({ profession: 'fitness expert' })
    await bookFor(patient, expert)
    for (const purpose of ['share_screenings', 'share_screenings_dietitian'] as const)
      await consent(patient, purpose)
    const { text } = await open(patient, expert)
    expect(text).not.toMatch(/PHQ|item 9/)
    expect(text.match(/Not shared\./g)).toHaveLength(4)
  })

  it('names item 9, daily life and physical signs of each screening, though the score is low', async () => {
    const { patient, doctor } = await pair()
    await consent(patient, 'share_screenings')
    const low = plainScreening(0)
    const answers = { ...low, 'PHQ-9': { ...low['PHQ-9'], 8: 3, functional: 2 } }
    await app.call('POST', '/api/screening-results', { as: patient, body: { answers } })
    const { text } = await open(patient, doctor)
    expect(text).toMatch(/Patient Health Questionnaire-9 3 of 27 None-minimal/)
    expect(text).toMatch(/item 9 is above 0 \(nearly every day\)[^.]*\.\sPlease ask about safety/)
    expect(text).toMatch(/item 9 is above 0 \(several days\)/)
    expect(text).toContain('How difficult this makes daily life: Very difficult')
  })

  it('gives no band of adults to a person under 18', async () => {
    const patient = await app.createPersona()
    await app.database.asOwner(
      `update user_profiles set date_of_birth = '2012-03-01' where id = $1`,
      [patient.user_id],
    )
    const doctor = await provider()
    await bookFor(patient, doctor)
    await consent(patient, 'share_screenings')
    const body = { answers: plainScreening(1) }
    await app.call('POST', '/api/screening-results', { as: patient, body })
    const { text } = await open(patient, doctor)
    expect(text).toMatch(/Patient Health Questionnaire-9 9 of 27 –/)
    expect(text).toContain('Born 1 March 2012')
    expect(text).toContain('Under 18 when answered')
    expect(text).not.toMatch(/Mild|Minimal/)
  })

  it('says so where something is shared that has nothing in it', async () => {
    const [patient, doctor] = [await app.createPersona(), await provider()]
    await bookFor(patient, doctor)
    await consent(patient, 'share_readings')
    await consent(patient, 'share_screenings')
    const { text } = await open(patient, doctor)
    expect(text.match(/Shared\. Nothing is recorded yet\./g)).toHaveLength(4)
  })

  it('holds nothing of another provider’s appointments, or of another patient', async () => {
    const { patient, doctor } = await pair()
    const other = await pair('Someone Else')
    await bookFor(patient, other.doctor, { status: 'completed', at: '2026-04-06T07:00:00Z' })
    await bookFor(other.patient, doctor, { status: 'completed', at: '2026-05-04T07:00:00Z' })
    for (const one of [patient, other.patient]) await consent(one, 'share_readings')
    const { text } = await open(patient, doctor)
    expect(text).not.toMatch(/Someone|6 Apr 2026|4 May 2026/)
    expect(text).toContain('Average of all 2 readings')
  })

  it('is put on record each time it is made', async () => {
    const { patient, doctor } = await pair()
    await open(patient, doctor)
    expect(await accesses(patient)).toMatchObject([
      { action: 'patient_report.read', opened_by: { full_name: 'Chileshe Mumba' } },
    ])
    await open(patient, doctor)
    expect(await accesses(patient)).toHaveLength(2)
  })

  it('is for a provider who treats the patient, while in practice; for others it is 404', async () => {
    const { patient, doctor } = await pair()
    for (const purpose of ['share_readings', 'share_screenings'] as const)
      await consent(patient, purpose)
    expect(await statusFor(patient, await provider())).toBe(404)
    const declined = await provider()
    await bookFor(patient, declined, { status: 'cancelled' })
    expect(await statusFor(patient, declined)).toBe(404)
    expect(await statusFor({ user_id: randomUUID() }, doctor)).toBe(404)
    expect(await statusFor({ user_id: 'x' }, doctor)).toBe(422)
    expect(await statusFor(patient, patient)).toBe(403)
    const pending = await provider({ provider_status: 'pending' })
    await bookFor(patient, pending)
    expect(await statusFor(patient, pending)).toBe(403)
    await expireCertificate(doctor)
    expect(await statusFor(patient, doctor)).toBe(403)
    expect(await accesses(patient)).toEqual([])
  })

  it.each([
    ['letters of Zambia and Europe', 'Ŋandu Ng’andu Çelik Łukasz', 'Ŋandu Ng’andu Çelik Łukasz'],
    ['control characters', 'Mwila\u0007\n\t\u001b[31mPhiri', 'Mwila [31mPhiri'],
    ['marks of direction', '\u202eMwila\u202c \u2066Phiri\u2069', 'Mwila Phiri'],
    ['words of markup', '<b>Mwila</b> &amp; {{Phiri}} ${1}', '<b>Mwila</b> &amp; {{Phiri}} ${1}'],
    ['as many letters as a name may have', 'Mwila '.repeat(33), 'Mwila Mwila Mwila'],
    ['one word without an end', 'M'.repeat(200), 'MMMMMMMM'],
    ['another script', 'مويلا 姆维拉 🌳', ''],
    ['nothing', '  ', ''],
  ])('is made for a name of %s', async (_, full_name, expected) => {
    const { patient, doctor } = await pair(full_name)
    await consent(patient, 'share_readings')
    const { text, totalPages } = await open(patient, doctor)
    expect(text).toContain(expected)
    expect(text).toContain('Prepared for Chileshe Mumba')
    expect(totalPages).toBeLessThanOrEqual(3)
  })

  it('prints the first letters of a name of two thousand, whole ones', () => {
    expect(printable('Mwila '.repeat(400))).toMatch(/^(Mwila ){49}Mwila…$/)
    const trees = printable('🌳'.repeat(2000))
    expect([Array.from(trees).length, trees.isWellFormed()]).toEqual([300, true])
    expect(printable('\0\ud800 a')).toBe('\ufffd a')
  })

  it('stays short and small however much has been recorded, with the average of all of it', async () => {
    const { patient, doctor } = await pair()
    for (const purpose of ['share_readings', 'share_screenings'] as const)
      await consent(patient, purpose)
    await app.database.asOwner(
      `insert into blood_pressure_readings (user_id, systolic, diastolic, created_at)
        select $1, 120 + n % 2 * 20, 80, now() - n * interval '1 hour' from generate_series(1, 20000) n`,
      [patient.user_id],
    )
    const { text, totalPages, bytes } = await open(patient, doctor)
    expect(text).toContain('Average of all 20002 readings: 130/80 mmHg. The newest 60 follow.')
    expect(totalPages).toBeLessThanOrEqual(6)
    expect(bytes.length).toBeLessThan(200_000)
    expect(text).toContain(`Page ${totalPages} of ${totalPages}`)
  })
})
