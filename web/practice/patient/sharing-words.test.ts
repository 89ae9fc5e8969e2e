import { expect, it } from 'vitest'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import { firstNameOf, readingsNotShared, screeningsNotShared } from './sharing-words.ts'
import { stepsFor } from './next-steps.ts'
import { timelineOf } from './timeline-items.ts'

const patient: PatientPage = {
  id: '7d9f1b54-1a0c-4a5d-8f3a-0f5c1c1b2a10',
  full_name: 'Mary Zulu',
  email: null,
  date_of_birth: '1985-04-09',
  has_namesake: false,
  gender: 'female',
  phone_number: null,
  intake: null,
  open_alerts: [],
  notes: [],
  appointments: [],
  shares_screenings: false,
  screenings: [],
  may_ask: true,
  requests: [],
  readings: null,
  plans: [],
  thread: null,
  invoices: [],
}
const reading = (day: string, systolic: number) => ({
  id: crypto.randomUUID(),
  user_id: patient.id,
  systolic,
  diastolic: 80,
  pulse: null,
  notes: null,
  created_at: `${day}T08:00:00.000Z`,
  category: 'Normal' as const,
})
const care = {
  pregnancy: 'no' as const,
  diabetes: null,
  insulin: null,
  sulfonylurea: null,
  heart_disease: null,
  kidney_disease: null,
  is_under_18: false,
  target: null,
}

it('says why a part is hidden, by the name of the patient', () => {
  expect(readingsNotShared(patient)).toMatch(/^Mary does not share readings with you\./)
  expect(screeningsNotShared(patient)).toMatch(/^Mary does not share questionnaires with you\./)
  expect(screeningsNotShared({ ...patient, shares_screenings: null })).toMatch(/therapists/)
  expect(screeningsNotShared({ ...patient, shares_screenings: true })).toBeUndefined()
  expect(firstNameOf({ full_name: '' })).toBe('The patient')
})

it('lists what is open now, and nothing of what is not', () => {
  expect(stepsFor(patient, Date.now())).toEqual(['They have sent no intake form.'])
  const thread = { last_message_at: '2026-11-28T08:00:00.000Z', is_unread: true, urgent_at: null }
  expect(stepsFor({ ...patient, thread }, Date.now())[0]).toBe('A message is not read yet.')
})

it('has the readings of a day in one line with the newest, and the latest day first', () => {
  const readings = {
    blood_pressure: [
      reading('2026-11-28', 128),
      reading('2026-11-27', 131),
      { ...reading('2026-11-27', 119), created_at: '2026-11-27T05:00:00.000Z' },
    ],
    glucose: [],
    weights: null,
    care,
  }
  const lines = timelineOf({ ...patient, readings })
  expect(lines.map(({ at }) => at)).toEqual([
    '2026-11-28T08:00:00.000Z',
    '2026-11-27T08:00:00.000Z',
  ])
  expect(lines[1]!.words).toMatch(/^131\/80 mmHg, .*, and 1 more$/)
})
