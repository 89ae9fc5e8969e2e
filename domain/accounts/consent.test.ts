import { expect, it } from 'vitest'
import { consentInForce, consentTo } from './consent.ts'
import type { Consent } from './consent-schemas.ts'

const given = (purpose: Consent['purpose'], withdrawn_at: string | null = null): Consent => ({
  ...consentTo(purpose),
  id: '4f0b2f4e-6d0e-4d8e-9a70-3f5f6f2d9b10',
  given_at: '2026-11-21T06:00:00.000Z',
  withdrawn_at,
  given_how: null,
  given_by: null,
  recorded_by_name: null,
})

it('finds the consent in force for a purpose, whatever else was given or withdrawn', () => {
  const inForce = given('share_screenings')
  const consents = [
    given('safety_alerts', '2026-11-21T07:00:00.000Z'),
    given('share_screenings', '2026-11-21T07:00:00.000Z'),
    given('health_data'),
    inForce,
  ]
  expect(consentInForce(consents, 'share_screenings')).toBe(inForce)
  expect(consentInForce(consents, 'safety_alerts')).toBeUndefined()
  expect(consentInForce([], 'health_data')).toBeUndefined()
})
