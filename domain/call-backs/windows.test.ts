import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt, lusakaClock } from '../values/lusaka.ts'
import { momentOf, windowsAt } from './windows.ts'

/** Independence Day and the day before it, a Friday and a Saturday. */
const isClosed = (day: string) => ['2026-10-23', '2026-10-24'].includes(day)

const shown = (day: string, time: string, hours?: Parameters<typeof windowsAt>[2]) =>
  windowsAt(instantAt(day, time), isClosed, hours).map(({ day: on, part, starts_at, ends_at }) =>
    [on, part, lusakaClock(starts_at).time, lusakaClock(ends_at).time].join(' '),
  )

describe('the times in which we call', () => {
  it('are what is left of today, and tomorrow, within the opening hours', () => {
    // A Tuesday.
    expect(shown('2026-11-24', '07:00')).toEqual([
      '2026-11-24 morning 08:00 12:00',
      '2026-11-24 afternoon 12:00 17:00',
      '2026-11-25 morning 08:00 12:00',
      '2026-11-25 afternoon 12:00 17:00',
    ])
    expect(shown('2026-11-24', '11:01')[0]).toBe('2026-11-24 afternoon 12:00 17:00')
    expect(shown('2026-11-24', '16:01')[0]).toBe('2026-11-25 morning 08:00 12:00')
  })

  it('are on the next open day where tomorrow is closed', () => {
    expect(shown('2026-11-27', '18:00')[0]).toBe('2026-11-30 morning 08:00 12:00')
    expect(shown('2026-11-28', '09:00')[0]).toBe('2026-11-30 morning 08:00 12:00')
  })

  it('are on no day on which the clinic is closed, also at the end of a week', () => {
    expect(shown('2026-10-22', '16:01')[0]).toBe('2026-10-26 morning 08:00 12:00')
    expect(shown('2026-10-23', '09:00')[0]).toBe('2026-10-26 morning 08:00 12:00')
    const hours = { work_days: [7], work_from: 8, work_to: 17 }
    expect(shown('2026-10-23', '09:00', hours)[0]).toBe('2026-10-25 morning 08:00 12:00')
  })

  it('have an evening where the team works in the evening, and none where it never works', () => {
    const everyDay = [1, 2, 3, 4, 5, 6, 7]
    expect(
      shown('2026-11-28', '13:00', { work_days: everyDay, work_from: 10, work_to: 20 }),
    ).toEqual([
      '2026-11-28 afternoon 12:00 17:00',
      '2026-11-28 evening 17:00 20:00',
      '2026-11-29 morning 10:00 12:00',
      '2026-11-29 afternoon 12:00 17:00',
      '2026-11-29 evening 17:00 20:00',
    ])
    expect(shown('2026-11-28', '13:00', { work_days: [], work_from: 8, work_to: 17 })).toEqual([])
  })

  it('leave at least an hour, never overlap, and are always there', () => {
    const moments = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2028-12-31'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(moments, (now) => {
        const windows = windowsAt(now, isClosed)
        expect(windows.length).toBeGreaterThan(0)
        for (const [index, { starts_at, ends_at }] of windows.entries()) {
          expect(Date.parse(ends_at) - now.getTime()).toBeGreaterThanOrEqual(60 * 60_000)
          const before = windows[index - 1]
          if (before)
            expect(Date.parse(starts_at)).toBeGreaterThanOrEqual(Date.parse(before.ends_at))
        }
      }),
    )
  })

  it('are coming, present or late', () => {
    const window = { starts_at: '2026-11-24T06:00:00Z', ends_at: '2026-11-24T10:00:00Z' }
    const at = (time: string) => momentOf(window, Date.parse(`2026-11-24T${time}Z`))
    expect([at('05:59:59'), at('06:00:00'), at('09:59:59'), at('10:00:00')]).toEqual([
      'coming',
      'now',
      'now',
      'late',
    ])
  })
})
