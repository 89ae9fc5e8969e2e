import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter } from '../values/lusaka.ts'
import { firstMonth, monthsOfCare } from './months.ts'

const aDay = fc.integer({ min: 0, max: 365 }).map((days) => dayAfter('2025-12-01', days))
const someDays = fc.array(aDay, { maxLength: 60 })

describe('the months of care', () => {
  it('hold every day once, newest month first, and this month also when it is empty', () => {
    fc.assert(
      fc.property(someDays, (days) => {
        const months = monthsOfCare(days, '2026-11-21')
        expect(months.flatMap((one) => one.days).toSorted()).toEqual([...new Set(days)].toSorted())
        const names = months.map(({ month }) => month)
        expect(names).toEqual(names.toSorted().toReversed())
        expect(names).toContain('2026-11')
      }),
    )
  })

  it.each([
    ['2026-12-31', '2026-01'],
    ['2026-11-01', '2025-12'],
    ['2026-01-15', '2025-02'],
  ])('on %s start in %s', (today, first) => expect(firstMonth(today)).toBe(first))
})
