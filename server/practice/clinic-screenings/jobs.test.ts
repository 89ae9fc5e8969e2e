import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { emailsTo, PUBLIC_URL } from '#tests/support/appointment-mails.ts'
import { clinicScreeningsIn } from '#tests/support/clinic-screenings.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'
import { announceClinicScreenings } from './jobs.ts'

let app: TestApp
let doctor: Persona
const { provider, consent } = practiceIn(() => app)
const { record, register, agree } = clinicScreeningsIn(() => app)
const queue = announceClinicScreenings({
  PUBLIC_URL,
  AUTH_LIMITS: true,
  AUTH_SECRET: 'a secret of the tests, long enough for anything',
})
const run = (id: string) => queue.run({ id, attempt: 1, isLast: false })
beforeAll(async () => {
  app = await openTestApp()
  doctor = await provider()
})
afterAll(() => app.close())

it('emails the patient once an hour, with no word about health and no name; one without a login gets none', async () => {
  const patient = await app.createPersona()
  await bookFor(patient, doctor, { status: 'completed' })
  await consent(patient, 'health_data')
  await consent(patient, 'clinic_screenings')
  for (let times = 0; times < 2; times += 1) await run((await record(doctor, patient)).body.id)
  const emails = await emailsTo(app, patient)
  expect(emails).toHaveLength(1)
  expect(JSON.stringify(emails)).not.toMatch(/questionnaire|PHQ|mood|Mumba/i)

  const person = await register(doctor)
  await agree(doctor, person, 'health_data', 'clinic_screenings')
  const before = await app.database.asOwner('select count(*)::int as n from platform.mail_outbox')
  await run((await record(doctor, person)).body.id)
  expect(await app.database.asOwner('select count(*)::int as n from platform.mail_outbox')).toEqual(
    before,
  )
})
