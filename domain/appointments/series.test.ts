import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter } from '../values/lusaka.ts'
import { maxInSeries, whyNotASeries } from './series.ts'
import { slotTimes, startOfSlot } from './slots.ts'

const now = new Date('2026-11-26T06:00:00Z')
const interval = fc.constantFrom(1 as const, 2 as const)

describe('the times of a series', () => {
  it('are any hours of the same weekday, some weeks left out, the first within 90 days', () => {
    const steps = fc.uniqueArray(fc.nat(maxInSeries - 1), { minLength: 1, maxLength: maxInSeries })
    fc.assert(
      fc.property(
        steps,
        interval,
        fc.nat(120),
        fc.constantFrom(...slotTimes),
        (chosen, every, start, time) => {
          const least = Math.min(...chosen)
          const times = chosen.map((step) =>
            startOfSlot(dayAfter('2026-11-27', start + (step - least) * every * 7), time),
          )
          // 27 November is tomorrow.
          expect(whyNotASeries(times, every, now) === undefined).toBe(start + 1 <= 90)
        },
      ),
    )
  })

  it('are on no other day than those of the interval, and one a day', () => {
    fc.assert(
      fc.property(interval, fc.integer({ min: 1, max: 90 }), (every, days) => {
        const times = [0, days].map((later) => startOfSlot(dayAfter('2026-11-27', later), '09:00'))
        const fits = days % (every * 7) === 0 && days / (every * 7) < maxInSeries
        expect(whyNotASeries(times, every, now) === undefined).toBe(fits)
      }),
    )
    const twice = ['09:00', '10:00'] as const
    expect(
      whyNotASeries(
        twice.map((time) => startOfSlot('2026-11-27', time)),
        1,
        now,
      ),
    ).toMatch(/one time a day/)
    expect(whyNotASeries([], 1, now)).toBeDefined()
  })
})
