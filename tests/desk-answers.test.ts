import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answersOf } from './support/answers-of.ts'
import { openTestApp, type Persona, type TestApp } from './support/app.ts'
import { bookingIn, slotOn } from './support/booking.ts'

/** A value that is planted in all that is of health, and in nothing else. */
const planted = 'Qzxhealth'
let app: TestApp
let appointment: string
let patient: Persona
let doctor: Persona
const booking = bookingIn(() => app)

beforeAll(async () => {
  app = await openTestApp()
  doctor = await booking.provider({ profession: 'therapist' })
  patient = await app.createPersona({ full_name: 'Thandiwe Mwila' })
  const { body } = await booking.book(patient, slotOn(2), {
    provider_id: doctor.user_id,
    session_type: 'In-person',
  })
  appointment = body.id
  await plant()
})
afterAll(() => app.close())

/** Writes the value where health data of the patient are: the visit, the profile, readings, a walk-in record. */
async function plant() {
  const asOwner = (text: string, values: unknown[] = []) => app.database.asOwner(text, values)
  await asOwner(`update appointments set notes = $2 where id = $1`, [appointment, planted])
  await asOwner(
    `update user_profiles set known_allergies_conditions = $2, bio = $2, specialty = $2, emergency_contact = jsonb_build_object('name', $2::text, 'phone', '0977') where id = $1`,
    [patient.user_id, planted],
  )
  await asOwner(
    `insert into blood_pressure_readings (user_id, systolic, diastolic, notes) values ($1, 187, 113, $2)`,
    [patient.user_id, planted],
  )
  await asOwner(
    `insert into screening_results (user_id, answers, results, instrument_versions, scoring_version, at_clinic, recorded_by, removal_reason)
     values ($1, '{"PHQ-9": {"8": 2}}', '{"PHQ-9": 19}', '{}', '1', true, $2, $3)`,
    [patient.user_id, doctor.user_id, planted],
  )
  await asOwner(
    `insert into day_waits (patient_id, day, about, session_type, visit_type_id)
     select $1, $2, 'mind', 'Phone', id from visit_types limit 1`,
    [patient.user_id, slotOn(2).slice(0, 10)],
  )
  await asOwner(
    `insert into support_questions (id, user_id, topic, team, asked_at, remind_at, due_at)
     values ($1, $2, 'health', 'therapist', now(), now(), now())`,
    [appointment, patient.user_id],
  )
  await asOwner(
    `insert into support_messages (id, question_id, user_id, words, due_at) values ($1, $1, $2, $3, now())`,
    [appointment, patient.user_id, planted],
  )
  await asOwner(`insert into patient_registrations (user_id, address) values ($1, 'Plot 5')`, [
    patient.user_id,
  ])
  await asOwner(
    `insert into clinic_records (id, provider_id, full_name, email, notes) values ($1, $2, 'Walk In', 'walk@example.test', $3)`,
    [randomUUID(), doctor.user_id, planted],
  )
}

it.each(['front-desk', 'admin'] as const)(
  'no answer to the %s has health data of a patient',
  async (audience) => {
    const as = await app.createPersona({ role: audience === 'admin' ? 'admin' : 'front_desk' })
    const answers = await answersOf(app, as, [audience, 'clinic-staff'], {
      ids: [appointment, patient.user_id, doctor.user_id],
      patient,
      provider: doctor,
      ...(audience === 'front-desk' ? { required: audience } : {}),
    })
    expect(answers.length).toBeGreaterThan(3)
    const withName = answers.filter((answer) => answer.includes('Thandiwe Mwila'))
    expect(withName.length).toBeGreaterThan(0)
    for (const answer of answers) {
      expect(answer).not.toContain(planted)
      expect(answer).not.toMatch(/\b(187|113)\b/)
      expect(answer).not.toMatch(/"(notes|outcome|known_allergies_conditions|removal_reason)":/)
      expect(answer).not.toContain('PHQ-9')
    }
  },
)
