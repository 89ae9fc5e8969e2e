import { describe, expect, it } from 'vitest'
import type { Appointment } from '#domain/appointments/schema.ts'
import { sortOut } from './order.ts'

const now = Date.parse('2026-11-21T08:00:00Z')
const hour = 60 * 60 * 1000
const at = (hours: number, status: Appointment['status'] = 'confirmed') =>
  ({
    id: `${status} ${hours}`,
    status,
    appointment_time: new Date(now + hours * hour).toISOString(),
    duration_minutes: 60,
  }) as Appointment
const sorted = (...rows: Appointment[]) => {
  const { upcoming, past } = sortOut(rows, now)
  return [upcoming.map(({ id }) => id), past.map(({ id }) => id)]
}

describe('a list of appointments', () => {
  it('has the next one first, and of the past the last one', () => {
    expect(sorted(at(48), at(24), at(-24, 'completed'), at(-48, 'completed'))).toEqual([
      ['confirmed 24', 'confirmed 48'],
      ['completed -24', 'completed -48'],
    ])
  })

  it('lists an appointment under way as upcoming until its hour is over', () => {
    expect(sorted(at(-0.5), at(-1))).toEqual([['confirmed -0.5'], ['confirmed -1']])
  })

  it('lists a cancelled appointment as past, whatever its time', () => {
    expect(sorted(at(24, 'cancelled'), at(72, 'requested'))).toEqual([
      ['requested 72'],
      ['cancelled 24'],
    ])
  })
})
