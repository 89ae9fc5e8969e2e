import { describe, expect, it } from 'vitest'
import { instantAt } from '#domain/values/lusaka.ts'
import { weekOf } from '../month/month.ts'
import { formatWeek, hoursOf } from './week-hours.ts'

const at = (time: string) => ({ appointment_time: instantAt('2026-11-25', time).toISOString() })

describe('a week', () => {
  it('shows the hours from 8 to 17, and those of earlier and later appointments', () => {
    expect(hoursOf([])).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17])
    expect(hoursOf([at('06:30'), at('19:00')])).toEqual([
      6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    ])
  })

  it('runs from Sunday to Saturday, and is named by its first and last day', () => {
    expect(weekOf('2026-11-25')).toEqual([
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
    ])
    expect(formatWeek(weekOf('2026-11-28'))).toBe('22 to 28 November 2026')
    expect(formatWeek(weekOf('2026-11-29'))).toBe('29 November to 5 December 2026')
    expect(formatWeek(weekOf('2026-12-31'))).toBe('27 December 2026 to 2 January 2027')
  })
})
