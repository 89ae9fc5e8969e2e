import { describe, expect, it } from 'vitest'
import { dayAfter, daysBetween, inLusaka, instantAt, lusakaClock } from './lusaka.ts'

describe('days and times in Lusaka', () => {
  it('begin two hours before those of UTC', () => {
    expect(lusakaClock('2026-11-12T21:59:59Z')).toEqual({ day: '2026-11-12', time: '23:59' })
    expect(lusakaClock(new Date('2026-11-12T22:00:00Z'))).toEqual({
      day: '2026-11-13',
      time: '00:00',
    })
    expect(inLusaka('2026-12-31T23:30:00Z')).toEqual({
      year: 2027,
      month: 0,
      day: 1,
      weekday: 5,
      hour: 1,
      minute: 30,
    })
  })

  it('are instants by their offset', () => {
    expect(instantAt('2026-11-12').toISOString()).toBe('2026-11-11T22:00:00.000Z')
    expect(instantAt('2026-11-12', '09:00').toISOString()).toBe('2026-11-12T07:00:00.000Z')
  })

  it('are counted over months, years and leap days', () => {
    expect(dayAfter('2027-12-31', 1)).toBe('2028-01-01')
    expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29')
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
    expect(daysBetween('2026-11-12', '2026-11-01')).toBe(-11)
  })
})
