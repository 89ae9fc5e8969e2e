import { expect, it } from 'vitest'
import { type Happening, notificationTypeOf } from './notification-type.ts'

const now = new Date('2026-11-02T08:00:00Z')
const cancelled: Happening = {
  kind: 'called_off',
  status: 'cancelled',
  requested_by: 'patient',
  cancelled_by: 'provider',
  cancelled_at: now,
  appointment_time: new Date('2026-11-12T08:00:00Z'),
  answer: null,
  expires_at: null,
  is_replaced: false,
  is_moved: false,
  moved_time: null,
  agreed_how: null,
}

it('distinguishes a cancellation of the provider from one of the clinic, of which the provider gets an email', () => {
  expect(notificationTypeOf(cancelled, now)).toBe('cancelled_by_provider')
  const byClinic: Happening = { ...cancelled, kind: 'lapsed', cancelled_by: 'system' }
  expect(notificationTypeOf(byClinic, now)).toBe('called_off')
})
