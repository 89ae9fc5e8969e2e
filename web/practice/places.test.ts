import { expect, test } from 'vitest'

import { practicePlaces } from './places.ts'

const labels = (provider?: Parameters<typeof practicePlaces>[0]) =>
  practicePlaces(provider).map(({ label }) => label)

const ofAll = [
  'Today',
  'Appointments',
  'Patients',
  'Alerts',
  'Screenings',
  'Hours',
  'Billing',
  'Messages',
  'Registration',
]

test('links only those who write plans to the requests for them', () => {
  const approved = { provider_status: 'approved' } as const
  expect(labels({ ...approved, profession: 'therapist' })).toEqual(ofAll)
  expect(labels({ ...approved, profession: null })).toEqual(ofAll)
  expect(labels()).toEqual(ofAll)
  for (const profession of ['dietitian', 'fitness expert'] as const)
    expect(labels({ ...approved, profession })).toEqual(ofAll.toSpliced(3, 0, 'Plans'))
})

test('links a provider who is not approved only to pages that work for them', () => {
  for (const provider_status of ['pending', 'refused', null] as const)
    expect(labels({ provider_status, profession: 'dietitian' })).toEqual([
      'Today',
      'Hours',
      'Registration',
    ])
})
