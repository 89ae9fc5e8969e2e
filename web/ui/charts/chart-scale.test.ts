import { describe, expect, it } from 'vitest'
import {
  dayTicks,
  daySpan,
  linePoints,
  markerPercent,
  niceSpan,
  rowsByMoment,
  valueTicks,
} from './chart-scale.ts'
import { startOfDay } from '#web/platform/values/dates.ts'

describe('the value axis', () => {
  it('has round ends around all values', () => {
    expect(niceSpan([76, 146])).toEqual({ from: 60, to: 160, step: 20 })
    expect(niceSpan([4.1, 7.9])).toEqual({ from: 4, to: 8, step: 1 })
  })

  it('is never flat, not even for one value or for zero', () => {
    for (const values of [[120], [0], [5.6, 5.6], [-3]]) {
      const { from, to } = niceSpan(values)
      expect(to).toBeGreaterThan(from)
    }
  })

  it('labels its round numbers without stray decimals', () => {
    expect(valueTicks(niceSpan([5.1, 5.6])).map((tick) => tick.label)).toEqual([
      '5.1',
      '5.2',
      '5.3',
      '5.4',
      '5.5',
      '5.6',
    ])
  })
})

describe('the axis of days', () => {
  const span = daySpan([Date.parse('2026-11-08T22:30:00Z'), Date.parse('2026-11-21T05:00:00Z')])

  it('covers whole days of Lusaka', () => {
    expect(span).toEqual({ from: startOfDay('2026-11-09'), to: startOfDay('2026-11-22') })
  })

  it('names few days, evenly apart, and always the last', () => {
    expect(dayTicks(span, 4).map((tick) => tick.label)).toEqual([
      '9 Nov',
      '13 Nov',
      '17 Nov',
      '21 Nov',
    ])
    for (let count = 2; count <= 8; count += 1) {
      expect(dayTicks(span, count).length).toBeLessThanOrEqual(count)
      expect(dayTicks(span, count).at(-1)?.label).toBe('21 Nov')
    }
  })

  it('places a single day between its neighbours', () => {
    const day = daySpan([Date.parse('2026-11-09T08:00:00Z')])
    expect(dayTicks(day, 4)).toEqual([
      { percent: 16.67, label: '8 Nov' },
      { percent: 50, label: '9 Nov' },
      { percent: 83.33, label: '10 Nov' },
    ])
  })
})

describe('lines and rows', () => {
  const systolic = [
    { at: '2026-11-10T22:00:00Z', value: 60 },
    { at: '2026-11-09T22:00:00Z', value: 160 },
  ]

  it('draws from the oldest point, high values at the top', () => {
    const days = { from: startOfDay('2026-11-10'), to: startOfDay('2026-11-12') }
    expect(linePoints(systolic, days, { from: 60, to: 160 })).toEqual([
      { x: 0, y: 0 },
      { x: 50, y: 100 },
    ])
  })

  it('puts two series of one moment into one row, newest first, and leaves gaps open', () => {
    const rows = rowsByMoment([
      { points: systolic },
      { points: [{ at: '2026-11-11T00:00:00+02:00', value: 40 }] },
    ])
    expect(rows.map((row) => row.values)).toEqual([
      [60, 40],
      [160, undefined],
    ])
  })
})

describe('the marker on a band', () => {
  const bands = [
    { from: 90, to: 120 },
    { from: 120, to: 130 },
    { from: 130, to: 140 },
    { from: 140, to: 180 },
  ]

  it('is in its own band, by value', () => {
    expect(markerPercent(bands, 1, 125)).toBe(37.5)
  })

  it('is in the middle when another measure decided the band, or none was given', () => {
    expect(markerPercent(bands, 3, 118)).toBe(87.5)
    expect(markerPercent(bands, 0, undefined)).toBe(12.5)
    expect(markerPercent([{ from: 0, to: Number.POSITIVE_INFINITY }], 0, 5)).toBe(8)
  })

  it('never touches the edge of its band, so that the band is beyond doubt', () => {
    expect(markerPercent(bands, 1, 120)).toBe(27)
    expect(markerPercent(bands, 1, 130)).toBe(48)
  })
})
