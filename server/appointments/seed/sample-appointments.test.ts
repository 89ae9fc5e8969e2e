import { describe, expect, it } from 'vitest'
import { describeAppointments } from './sample-appointments.ts'

describe('the story of the appointments', () => {
  it.each(['2026-11-21T03:00:00Z', '2026-11-21T21:59:59Z', '2026-11-21T22:00:00Z'])(
    'keeps to the hours of booking in Lusaka, past ones before and the others after %s',
    (time) => {
      const now = new Date(time)
      const hour = new Intl.DateTimeFormat('en-GB', {
        timeZone: 'Africa/Lusaka',
        timeStyle: 'short',
      })
      for (const { appointment_time, status } of describeAppointments(now)) {
        expect(['09:00', '10:00', '11:00', '14:00', '15:00', '16:00']).toContain(
          hour.format(appointment_time),
        )
        expect(appointment_time < now).toBe(['completed', 'cancelled'].includes(status))
      }
    },
  )
})

it('has a patient confirmed today as long as an hour of today is left', () => {
  const today = (time: string) =>
    describeAppointments(new Date(time)).filter(({ appointment_time }) =>
      appointment_time.toISOString().startsWith('2026-11-21'),
    )
  expect(today('2026-11-21T07:00:00Z')).toMatchObject([{ status: 'confirmed' }])
  expect(today('2026-11-21T13:59:59Z')).toMatchObject([
    { appointment_time: new Date('2026-11-21T14:00:00Z') },
  ])
  expect(today('2026-11-21T14:00:00Z')).toEqual([])
})
