import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt } from '#domain/values/lusaka.ts'
import type { BoardVisit } from '#domain/desk/board-schema.ts'
import {
  axisOf,
  columnsOf,
  labelsOf,
  lanesOf,
  placeOf,
  sizeOf,
  timeOfMinute,
  topOf,
} from './board-axis.ts'

const usual = {
  opening: [
    { starts_at: '09:00', ends_at: '12:00' },
    { starts_at: '14:00', ends_at: '17:00' },
  ],
  slot_minutes: 60,
  visits: [],
}
const visitAt = (time: string, duration_minutes: number) =>
  ({
    appointment_time: instantAt('2026-11-30', time).toISOString(),
    duration_minutes,
  }) as BoardVisit

describe('the axis of the board', () => {
  it('has the hours that are open, with a short gap where the clinic is closed', () => {
    const axis = axisOf(usual)
    expect(axis.height).toBe(6 * 64 + 24)
    expect(topOf(axis, 9 * 60)).toBe(0)
    expect(topOf(axis, 13 * 60)).toBe(3 * 64 + 12)
    expect(topOf(axis, 14 * 60)).toBe(3 * 64 + 24)
    expect(labelsOf(axis).map(timeOfMinute)).toEqual([
      '09:00',
      '10:00',
      '11:00',
      '14:00',
      '15:00',
      '16:00',
    ])
  })

  it('shows visits outside of the opening hours too', () => {
    const axis = axisOf({ ...usual, visits: [visitAt('12:30', 60), visitAt('07:15', 30)] })
    expect(topOf(axis, 7 * 60 + 15)).toBe(0)
    expect(labelsOf(axis).map(timeOfMinute)).toContain('07:15')
    expect(axis.segments.filter(({ isOpen }) => isOpen)).toHaveLength(4)
    expect(axisOf({ ...usual, opening: [] }).height).toBe(0)
  })

  it('never draws a later minute above an earlier one', () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 })
    fc.assert(
      fc.property(
        minute,
        minute,
        fc.constantFrom(10, 15, 20, 30, 60),
        (one, other, slot_minutes) => {
          const axis = axisOf({ ...usual, slot_minutes })
          const [first, second] = [Math.min(one, other), Math.max(one, other)]
          expect(topOf(axis, first)).toBeLessThanOrEqual(topOf(axis, second))
          expect(placeOf(axis, { from: first, to: second }).height).toBeGreaterThanOrEqual(22)
        },
      ),
    )
  })
})

it('puts spans that overlap beside each other, and no two in one lane', () => {
  const span = fc
    .record({ from: fc.integer({ min: 0, max: 600 }), minutes: fc.integer({ min: 10, max: 180 }) })
    .map(({ from, minutes }) => ({ from, to: from + minutes }))
  fc.assert(
    fc.property(fc.array(span, { maxLength: 15 }), (spans) => {
      const placed = lanesOf(spans)
      expect(placed).toHaveLength(spans.length)
      for (const one of placed) {
        expect(one.lane).toBeLessThan(one.lanes)
        for (const other of placed)
          if (one !== other && one.row.from < other.row.to && other.row.from < one.row.to)
            expect([one.lane, one.lanes]).not.toEqual([other.lane, one.lanes])
      }
    }),
  )
})

it('gives half an hour two lines in each grid, so that the name is never beside its state', () => {
  for (const slot_minutes of [30, 60]) {
    const axis = axisOf({ ...usual, slot_minutes })
    const size = (minutes: number) => sizeOf(placeOf(axis, { from: 600, to: 600 + minutes }).height)
    expect([size(60), size(slot_minutes)]).toEqual(['tall', slot_minutes === 30 ? 'pair' : 'tall'])
  }
  expect(sizeOf(22)).toBe('line')
})

it('makes the column of a provider wider for visits at one time, and the others fit beside it', () => {
  expect(columnsOf([1, 3])).toBe('3.25rem minmax(8rem, 1fr) minmax(16.5rem, 1.6666666666666665fr)')
  const least = (lanes: readonly number[]) =>
    [...columnsOf(lanes).matchAll(/([\d.]+)rem/g)].reduce((sum, [, rem]) => sum + Number(rem), 0)
  // What a screen of 1280 px has for them.
  expect(least([1, 3, 1, 1, 1, 1, 1, 1])).toBeLessThanOrEqual(76)
})
