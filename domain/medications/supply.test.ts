import { describe, expect, it } from 'vitest'
import { weekdays } from '../values/weekdays.ts'
import { firstRefillBy, lastSuppliedDay, leftOn, refillBy, type Supplied } from './supply.ts'

const twiceADay = { from_day: '2026-11-01', times: ['08:00', '20:00'], days: weekdays, amount: 1 }
const medicine = (more: Partial<Supplied> = {}): Supplied => ({
  starts_on: '2026-11-01',
  ends_on: null,
  stopped_at: null,
  created_at: '2026-11-01T06:00:00.000Z',
  supply_left: 20,
  supply_on: '2026-11-10',
  plans: [twiceADay],
  ...more,
})

describe('a supply', () => {
  it.each<[string, string | null, Partial<Supplied>]>([
    ['ten days of two tablets', '2026-11-19', {}],
    ['what is not enough for a whole day', '2026-11-19', { supply_left: 21 }],
    ['nothing left', '2026-11-09', { supply_left: 0 }],
    ['what nobody counted', null, { supply_left: null, supply_on: null }],
    ['what lasts until the end of the medicine', null, { ends_on: '2026-11-19' }],
    ['what lasts for over a year', null, { supply_left: 1000 }],
    ['Mondays alone', '2027-01-24', { plans: [{ ...twiceADay, days: ['Monday'] }] }],
    [
      'a dose that is doubled later',
      '2026-11-15',
      { plans: [twiceADay, { ...twiceADay, from_day: '2026-11-13', amount: 2 }] },
    ],
    ['what was counted before the first day', '2026-11-29', { starts_on: '2026-11-20' }],
    [
      'parts of a millilitre',
      '2026-11-12',
      { supply_left: 0.6, plans: [{ ...twiceADay, amount: 0.1 }] },
    ],
  ])('of %s is enough until %s', (_, last, more) => {
    expect(lastSuppliedDay(medicine(more))).toBe(last)
  })

  it('is less by each planned dose since it was counted', () => {
    expect(leftOn(medicine(), '2026-11-10')).toBe(20)
    expect(leftOn(medicine(), '2026-11-13')).toBe(14)
    expect(leftOn(medicine(), '2027-02-01')).toBe(0)
    expect(leftOn(medicine({ supply_left: null, supply_on: null }), '2026-11-13')).toBeNull()
  })

  it('is to be refilled from seven days before its last day, until two weeks after', () => {
    expect(refillBy(medicine(), '2026-11-11')).toBeNull()
    expect(refillBy(medicine(), '2026-11-12')).toBe('2026-11-19')
    expect(refillBy(medicine(), '2026-12-03')).toBe('2026-11-19')
    expect(refillBy(medicine(), '2026-12-04')).toBeNull()
    expect(refillBy(medicine({ stopped_at: '2026-11-11T08:00:00.000Z' }), '2026-11-12')).toBeNull()
    expect(firstRefillBy([medicine({ supply_left: 24 }), medicine()], '2026-11-15')).toBe(
      '2026-11-19',
    )
    expect(firstRefillBy([], '2026-11-15')).toBeNull()
  })
})
