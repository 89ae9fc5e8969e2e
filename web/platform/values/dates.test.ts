import { describe, expect, it } from 'vitest'
import {
  ageOn,
  dayOf,
  formatAge,
  formatDate,
  formatDateTime,
  formatDay,
  formatDayAndTime,
  formatRecent,
  formatRecentDay,
  formatShortDate,
  formatSoon,
  greeting,
  startOfDay,
} from './dates.ts'
import { dayAfter, daysBetween } from '#domain/values/lusaka.ts'

describe('dates in Lusaka', () => {
  it('agrees with the time-zone database on every hour of two years', () => {
    const official = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Africa/Lusaka',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    })
    for (let at = Date.UTC(2025, 0, 1); at < Date.UTC(2027, 0, 1); at += 3_600_000) {
      expect(formatDateTime(at)).toBe(official.format(at).replace(' at ', ', '))
    }
  })

  it('puts an instant late in the evening of London on the next day of Lusaka', () => {
    expect(dayOf('2026-11-11T22:30:00Z')).toBe('2026-11-12')
    expect(dayOf('2026-11-11T21:59:59Z')).toBe('2026-11-11')
  })

  it('starts a day at midnight of Lusaka', () => {
    expect(new Date(startOfDay('2026-11-12')).toISOString()).toBe('2026-11-11T22:00:00.000Z')
  })

  it('names today and tomorrow, and other days to come by weekday and date', () => {
    const now = '2026-11-11T21:00:00Z'
    expect(formatSoon('2026-11-11T21:30:00Z', now)).toBe('Today, 23:30')
    expect(formatSoon('2026-11-12T07:00:00Z', now)).toBe('Tomorrow, 09:00')
    expect(formatSoon('2026-11-13T07:00:00Z', now)).toBe('Fri 13 Nov, 09:00')
    expect(formatSoon('2026-11-10T07:00:00Z', now)).toBe('Tue 10 Nov, 09:00')
  })

  it('names the year of a day in an earlier year, and of none to come', () => {
    const now = '2026-12-30T07:00:00Z'
    expect(formatSoon('2027-01-04T07:00:00Z', now)).toBe('Mon 4 Jan, 09:00')
    expect(formatSoon('2026-12-31T22:30:00Z', now)).toBe('Fri 1 Jan, 00:30')
    expect(formatSoon('2026-12-31T22:30:00Z', '2026-12-31T07:00:00Z')).toBe('Tomorrow, 00:30')
    expect(formatRecent('2025-12-29T07:00:00Z', now)).toBe('29 Dec 2025, 09:00')
    expect(formatRecent('2026-12-29T07:00:00Z', '2027-01-01T07:00:00Z')).toBe('Tuesday, 09:00')
    expect(formatShortDate('2025-12-31T21:59:59Z', now)).toBe('31 Dec 2025')
    expect(formatShortDate('2026-12-31T22:00:00Z', '2027-01-01T07:00:00Z')).toBe('1 Jan')
    expect(formatDay('2025-12-31', now)).toBe('Wednesday 31 December 2025')
    expect(formatDayAndTime('2026-12-31T07:00:00Z', now)).toBe('Thursday 31 December, 09:00')
    expect(formatDay('2027-01-08', now)).toBe('Friday 8 January')
    expect(formatShortDate('2025-11-12', '2026-11-12')).toBe('12 Nov 2025')
  })

  it('shows a plain date unchanged', () => {
    expect(formatDate('1994-03-01')).toBe('1 March 1994')
    expect(formatDay('2026-11-12')).toBe('Thursday 12 November')
    expect(formatShortDate('2026-09-05')).toBe('5 Sep')
  })

  it('counts days over the end of a month and of a year', () => {
    expect(dayAfter('2026-12-30', 3)).toBe('2027-01-02')
    expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29')
    expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2)
  })

  it('uses everyday names for recent days', () => {
    const now = '2026-11-12T07:00:00Z'
    expect(formatRecent('2026-11-11T22:05:00Z', now)).toBe('today, 00:05')
    expect(formatRecent('2026-11-11T21:55:00Z', now)).toBe('yesterday, 23:55')
    expect(formatRecent('2026-11-09T07:00:00Z', now)).toBe('Monday, 09:00')
    expect(formatRecent('2026-11-05T07:00:00Z', now)).toBe('5 Nov, 09:00')
  })

  it('names recent days, and the year of a day in another one', () => {
    const now = '2026-11-12T07:00:00Z'
    expect(formatRecentDay('2026-11-11T22:05:00Z', now)).toBe('Today')
    expect(formatRecentDay('2026-11-11T21:55:00Z', now)).toBe('Yesterday')
    expect(formatRecentDay('2026-11-09T07:00:00Z', now)).toBe('Monday 9 November')
    expect(formatRecentDay('2026-11-11', now)).toBe('Yesterday')
    expect(formatRecentDay('2025-11-10T07:00:00Z', now)).toBe('Monday 10 November 2025')
  })

  it('says for how long something has been pending', () => {
    const now = '2026-11-12T07:00:00Z'
    expect(formatAge('2026-11-12T06:59:40Z', now)).toBe('just now')
    expect(formatAge('2026-11-12T06:15:00Z', now)).toBe('45 min')
    expect(formatAge('2026-11-11T20:00:00Z', now)).toBe('11 h')
    expect(formatAge('2026-11-11T07:00:00Z', now)).toBe('1 day')
  })

  it('greets by the time in Lusaka', () => {
    expect(greeting('2026-11-12T09:59:00Z')).toBe('Good morning')
    expect(greeting('2026-11-12T10:00:00Z')).toBe('Good afternoon')
    expect(greeting('2026-11-12T16:00:00Z')).toBe('Good evening')
  })

  it('turns a year older at midnight in Lusaka on the birthday', () => {
    expect(ageOn('2008-11-21', '2026-11-20T21:59:59Z')).toBe(17)
    expect(ageOn('2008-11-21', '2026-11-20T22:00:00Z')).toBe(18)
    expect(ageOn('2008-11-21', '2026-12-01T00:00:00Z')).toBe(18)
  })
})
