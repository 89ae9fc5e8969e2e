import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { emailsTo } from '#tests/support/appointment-mails.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider } = practiceIn(() => app)

/** Shares a note with a patient, twice, and returns the emails about it. */
async function shared(patient: Persona) {
  const doctor = await provider()
  const appointment_id = await bookFor(patient, doctor, {
    status: 'completed',
    at: '2026-03-02T07:00:00Z',
  })
  await app.database.asOwner(`update appointments set outcome = 'held' where id = $1`, [
    appointment_id,
  ])
  const id = randomUUID()
  const body = { patient_id: patient.user_id, form: 'free', free_text: 'Sleep first', version: 0 }
  await app.call('PUT', `/api/provider/notes/${id}`, {
    as: doctor,
    body: { ...body, appointment_id },
  })
  for (let time = 0; time < 2; time += 1)
    await app.call('POST', `/api/provider/notes/${id}/signature`, {
      as: doctor,
      body: { version: 1, readers: 'both' },
    })
  return (await emailsTo(app, patient)).filter(({ subject }) => /read/.test(subject))
}

it('sends the patient one email about shared notes, which says nothing of what is in them', async () => {
  const emails = await shared(await app.createPersona({ full_name: 'Mwila Phiri' }))
  expect(emails).toHaveLength(1)
  const { subject, text_body, html_body } = emails[0]!
  expect(text_body).toContain('/appointments')
  for (const text of [subject, text_body, html_body])
    expect(text).not.toMatch(/Sleep|note|Mwila|mental|therap|session|doctor|patient|clinic/i)
})

it('leads a student to the page that has their visits', async () => {
  const [email] = await shared(await app.createPersona({ is_student: true }))
  expect(email?.text_body).toContain('/book-appointment')
  expect(email?.text_body).not.toContain('/appointments')
})
