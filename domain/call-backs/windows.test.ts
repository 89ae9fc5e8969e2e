import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt, lusakaClock } from '../values/lusaka.ts'
import { momentOf, windowsAt } from './windows.ts'

const shown = (day: string, time: string, hours?: Parameters<typeof windowsAt>[1]) =>
  windowsAt(instantAt(day, time), hours).map(({ day: on, part, starts_at, ends_at }) =>
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

  it('have an evening where the team works in the evening, and none where it never works', () => {
    const everyDay = [0, 1, 2, 3, 4, 5, 6]
    expect(shown('2026-11-28', '13:00', { weekdays: everyDay, from: 10, to: 20 })).toEqual([
      '2026-11-28 afternoon 12:00 17:00',
      '2026-11-28 evening 17:00 20:00',
      '2026-11-29 morning 10:00 12:00',
      '2026-11-29 afternoon 12:00 17:00',
      '2026-11-29 evening 17:00 20:00',
    ])
    expect(shown('2026-11-28', '13:00', { weekdays: [], from: 8, to: 17 })).toEqual([])
  })

  it('leave at least an hour, never overlap, and are always there', () => {
    const moments = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2028-12-31'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(moments, (now) => {
        const windows = windowsAt(now)
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
