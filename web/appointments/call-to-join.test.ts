import { expect, it } from 'vitest'
import { callToJoin } from './call-to-join.ts'

const start = Date.parse('2026-11-26T12:00:00Z')
const session = {
  id: '7',
  appointment_time: '2026-11-26T12:00:00Z',
  duration_minutes: 60,
  session_type: 'Virtual',
  status: 'confirmed',
} as const

it('lets a confirmed Virtual session be joined from 10 minutes before to 30 after, and nothing else', () => {
  const minutes = (count: number) => start + count * 60_000
  for (const inside of [-10, 0, 89]) expect(callToJoin(session, minutes(inside))).toBe('/call/7')
  for (const outside of [-10.1, 90]) expect(callToJoin(session, minutes(outside))).toBeUndefined()
  expect(callToJoin({ ...session, session_type: 'Phone' }, start)).toBeUndefined()
  expect(callToJoin({ ...session, status: 'requested' }, start)).toBeUndefined()
})
