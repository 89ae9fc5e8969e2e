import { describe, expect, it } from 'vitest'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { usualAvailability as usual } from '#domain/practice/availability.ts'
import { instantAt } from '#domain/values/lusaka.ts'
import { formatTime } from '#web/platform/values/dates.ts'
import { nextWorkingDay, type OwnHours, rowsOf, whyClosed } from './day-plan.ts'

const usualAvailability: OwnHours = { ...usual, absences: [] }
const wednesday = '2026-11-25'
const appointment = (time: string, status = 'confirmed', duration_minutes = 60) =>
  ({
    status,
    appointment_time: instantAt(wednesday, time).toISOString(),
    duration_minutes,
  }) as ProviderAppointment

const rows = (
  { now = '08:00', availability = usualAvailability, day = wednesday },
  ...appointments: ProviderAppointment[]
) =>
  rowsOf(day, appointments, availability, instantAt(day, now).getTime()).map(
    ({ from, appointment: held, word }) => `${formatTime(from)} ${held?.status ?? word}`,
  )

describe('the plan of a day', () => {
  it('has the six slots, each with its appointment or a word', () => {
    expect(rows({ now: '10:30' }, appointment('14:00'), appointment('15:00', 'cancelled'))).toEqual(
      [
        '09:00 No appointment',
        '10:00 Free',
        '11:00 Free',
        '14:00 confirmed',
        '15:00 Free',
        '16:00 Free',
      ],
    )
  })

  it('keeps an appointment that is at no slot, instead of the slots that it covers', () => {
    expect(rows({}, appointment('09:30'), appointment('18:00'))).toEqual([
      '09:30 confirmed',
      '11:00 Free',
      '14:00 Free',
      '15:00 Free',
      '16:00 Free',
      '18:00 confirmed',
    ])
  })

  it('says that the provider is away in an absence, of the day and of single slots', () => {
    const away = (day: string, from: string, last: string, to: string): OwnHours => ({
      ...usualAvailability,
      absences: [
        {
          starts_at: instantAt(day, from).toISOString(),
          ends_at: instantAt(last, to).toISOString(),
        },
      ],
    })
    const afternoon = away(wednesday, '14:30', wednesday, '15:30')
    expect(rows({ now: '08:00', availability: afternoon })).toEqual([
      '09:00 Free',
      '10:00 Free',
      '11:00 Free',
      '14:00 You are away',
      '15:00 You are away',
      '16:00 Free',
    ])
    expect(whyClosed(afternoon, wednesday)).toBeUndefined()
    const days = away(wednesday, '06:00', '2026-11-26', '23:00')
    expect(whyClosed(days, wednesday)).toBe('away')
    expect(whyClosed(days, '2026-11-28')).toBe('off')
    expect(nextWorkingDay(days, wednesday)).toBe('2026-11-27')
  })

  it('closes slots by the hours, by the break, and by the free minutes around an appointment', () => {
    const hours = { weekday: 3, starts_at: '09:00', ends_at: '16:00' }
    const day = { ...hours, break_starts_at: '11:00', break_ends_at: '12:00' }
    const availability = { buffer_minutes: 10, hours: [day], days_away: [], absences: [] }
    expect(rows({ availability }, appointment('10:00'))).toEqual([
      '09:00 Kept free around an appointment',
      '10:00 confirmed',
      '11:00 Closed',
      '14:00 Free',
      '15:00 Free',
      '16:00 Closed',
    ])
  })

  it('keeps minutes free around an appointment at no slot, and around a long one', () => {
    const availability = { ...usualAvailability, buffer_minutes: 30 }
    expect(
      rows({ availability }, appointment('12:45'), appointment('15:00', 'confirmed', 45)),
    ).toEqual([
      '09:00 Free',
      '10:00 Free',
      '11:00 Free',
      '12:45 confirmed',
      '14:00 Kept free around an appointment',
      '15:00 confirmed',
      '16:00 Kept free around an appointment',
    ])
    expect(rows({ availability }, appointment('09:00', 'requested', 100))).toEqual([
      '09:00 requested',
      '11:00 Kept free around an appointment',
      '14:00 Free',
      '15:00 Free',
      '16:00 Free',
    ])
  })

  it('keeps nothing free around an appointment that is over', () => {
    const availability = { ...usualAvailability, buffer_minutes: 30 }
    expect(rows({ availability }, appointment('09:00', 'completed'))[1]).toBe('10:00 Free')
  })

  it('says that a day is off, or that the provider is away', () => {
    const away = [{ first_day: wednesday, last_day: '2026-11-26' }]
    const availability = { ...usualAvailability, days_away: away }
    expect(whyClosed(usualAvailability, wednesday)).toBeUndefined()
    expect(whyClosed(usualAvailability, '2026-11-28')).toBe('off')
    expect(whyClosed(availability, wednesday)).toBe('away')
    expect(new Set(rows({ availability }).map((row) => row.slice(6)))).toEqual(new Set(['Closed']))
  })

  it('names the next day with an open slot', () => {
    const friday = '2026-11-27'
    expect(nextWorkingDay(usualAvailability, wednesday)).toBe('2026-11-26')
    expect(nextWorkingDay(usualAvailability, friday)).toBe('2026-11-30')
    const away = [{ first_day: '2026-11-30', last_day: '2026-11-30' }]
    expect(nextWorkingDay({ ...usualAvailability, days_away: away }, friday)).toBe('2026-12-01')
    expect(nextWorkingDay({ ...usualAvailability, hours: [] }, friday)).toBeUndefined()
  })
})
