import { describe, expect, it } from 'vitest'
import { unknownCare } from '../care.ts'
import { byDoses, byLastDays, byWeekday, periodBefore } from './groups.ts'
import { patternsOfBloodPressure, patternsOfGlucose } from './patterns.ts'
import { changeInWords, shareInWords } from './words.ts'

const at = (when: string) => new Date(`${when}:00+02:00`)
const pressure = (when: string, systolic: number, diastolic = 80) => ({
  systolic,
  diastolic,
  created_at: at(when),
})
const level = (when: string, mmol: number, meter_shows: 'HI' | 'LO' | null = null) => ({
  glucose_level: mmol * 18.0156,
  entered_value: mmol,
  entered_unit: 'mmol/L' as const,
  meter_shows,
  context: null,
  created_at: at(when),
})

describe('groups of readings', () => {
  it('puts a reading on the weekday of Lusaka, Monday first', () => {
    // 22:30 UTC on a Sunday is Monday, half past midnight.
    const groups = byWeekday([{ created_at: new Date('2026-11-29T22:30:00Z') }])
    expect(groups.map(({ readings }) => readings.length)).toEqual([1, 0, 0, 0, 0, 0, 0])
    expect(groups[0]!.weekday).toBe('Monday')
  })

  it.each([
    ['a minute after a missed dose', '2026-11-10T08:01', 'missed'],
    ['24 hours after it, without the minute', '2026-11-11T07:59', 'missed'],
    ['24 hours after it', '2026-11-11T08:00', 'neither'],
    ['before any dose was due', '2026-11-10T07:59', 'neither'],
    ['after a dose that was taken late', '2026-11-12T09:00', 'taken'],
    ['after one taken and one missed', '2026-11-14T21:00', 'missed'],
  ])('puts a reading %s, %s, into: %s', (_, when, group) => {
    const doses = [
      { day: '2026-11-10', time: '08:00', outcome: 'missed' as const },
      { day: '2026-11-12', time: '08:00', outcome: 'taken_late' as const },
      { day: '2026-11-14', time: '08:00', outcome: 'missed' as const },
      { day: '2026-11-14', time: '20:00', outcome: 'taken' as const },
    ]
    const { missed, taken } = byDoses([{ created_at: at(when) }], doses.toReversed())
    expect([missed.length, taken.length]).toEqual(
      { missed: [1, 0], taken: [0, 1], neither: [0, 0] }[group],
    )
  })

  it('takes the last 7 days for a moving average, and none with fewer than 3 days', () => {
    const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-08', '2026-11-20']
    const found = byLastDays(days.map((day) => ({ created_at: at(`${day}T08:00`) })))
    expect(found.map(({ day, days: of }) => [day, of.length])).toEqual([
      ['2026-11-03', 3],
      ['2026-11-08', 3],
    ])
  })

  it.each([
    [
      { from: '2026-11-01', to: '2026-11-30' },
      { from: '2026-10-02', to: '2026-10-31' },
    ],
    [
      { from: '2026-03-01', to: '2026-03-01' },
      { from: '2026-02-28', to: '2026-02-28' },
    ],
  ])('compares %j with %j', (period, before) => {
    expect(periodBefore(period)).toEqual(before)
  })
})

describe('patterns of blood pressure', () => {
  const from = '2026-11-01'

  it('have no average of two readings, and one of three', () => {
    const now = [pressure('2026-11-02T07:00', 120), pressure('2026-11-03T07:00', 130)]
    const periods = { from, now, before: [...now, pressure('2026-10-04T07:00', 141)] }
    const patterns = patternsOfBloodPressure(periods, [], unknownCare)
    expect(patterns.now).toEqual({ count: 2, average: null, within: 2, above: 0, below: 0 })
    expect(patterns.before).toMatchObject({ average: '130/80', within: 2, above: 1 })
    expect(patterns.doses).toBeNull()
  })

  it('count each reading as within, above or below the target of the person', () => {
    const now = [118, 150, 190, 80].map((systolic, day) =>
      pressure(`2026-11-0${day + 1}T19:00`, systolic, systolic === 80 ? 50 : 80),
    )
    const {
      now: whole,
      evening,
      morning,
    } = patternsOfBloodPressure({ from, now, before: [] }, [], unknownCare)
    expect(whole).toMatchObject({ count: 4, within: 1, above: 2, below: 1 })
    expect([evening.count, morning.count]).toEqual([4, 0])
  })

  it('let the moving average begin with the days before the period, and show only those of it', () => {
    const before = ['2026-10-30', '2026-10-31'].map((day) => pressure(`${day}T08:00`, 140))
    const now = [pressure('2026-11-01T08:00', 110), pressure('2026-11-01T20:00', 130)]
    const { moving } = patternsOfBloodPressure({ from, now, before }, [], unknownCare)
    // The day has an average of its own, 120: two readings do not count twice.
    expect(moving).toEqual([{ day: '2026-11-01', values: [133, 80] }])
  })
})

describe('patterns of glucose', () => {
  it('count HI and LO where they lie, and in no average', () => {
    const now = [
      level('2026-11-02T07:00', 5),
      level('2026-11-03T07:00', 6),
      level('2026-11-04T07:00', 5.5),
      level('2026-11-05T07:00', 33.3, 'HI'),
      level('2026-11-06T07:00', 1.1, 'LO'),
    ]
    const patterns = patternsOfGlucose(
      { from: '2026-11-01', now, before: [] },
      [],
      'mmol/L',
      unknownCare,
    )
    expect(patterns.now).toEqual({ count: 5, average: '5.5', within: 3, above: 1, below: 1 })
    expect(patterns.moving.map(({ day }) => day)).toEqual(['2026-11-04'])
  })
})

describe('the words', () => {
  const figure = (within: number, count: number) => ({
    within,
    count,
    average: count < 3 ? null : '1',
    above: count - within,
    below: 0,
  })

  it.each([
    [0, 0, 'no readings'],
    [1, 1, '1 of 1 reading, 100 %'],
    [30, 40, '30 of 40 readings, 75 %'],
  ])('say %i of %i as: %s', (within, count, words) => {
    expect(shareInWords(figure(within, count))).toBe(words)
  })

  it.each([
    [figure(3, 4), figure(1, 2), undefined],
    [figure(3, 4), figure(3, 4), 'As many within the target as before.'],
    [figure(3, 4), figure(2, 4), '25 percentage points more within the target than before.'],
    [figure(49, 100), figure(50, 100), '1 percentage point fewer within the target than before.'],
  ])('compare %j with %j: %s', (now, before, words) => {
    expect(changeInWords({ now, before })).toBe(words)
  })
})
