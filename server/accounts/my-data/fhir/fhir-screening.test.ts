import { expect, it } from 'vitest'
import { phq9 } from '#tests/support/screenings.ts'
import { screeningResources } from './fhir-screening.ts'

const [patient, provider] = [crypto.randomUUID(), crypto.randomUUID()]
const stored = {
  id: crypto.randomUUID(),
  user_id: patient,
  created_at: '2026-11-30T08:00:00.000Z',
  answers: { 'PHQ-9': phq9(4) },
  results: { 'PHQ-9': 4 },
  at_clinic: true,
  recorded_by: provider,
}

it('has the provider who recorded it at the clinic as its author, and the person as its source', () => {
  const [response] = screeningResources(stored, [{ id: provider }])
  expect(JSON.stringify(response!['author'])).toContain(provider)
  expect(JSON.stringify(response!['source'])).toContain(patient)
  const [erased] = screeningResources({ ...stored, recorded_by: null }, [])
  expect(erased!['author']).toEqual({ display: 'A provider whose account has been erased' })
})

it('has its person as the author where they answered alone', () => {
  const alone = { ...stored, at_clinic: false, recorded_by: null }
  const [response] = screeningResources(alone, [{ id: provider }])
  expect(JSON.stringify(response!['author'])).toContain(patient)
  expect(response).not.toHaveProperty('source')
})
