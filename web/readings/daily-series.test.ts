import { expect, it } from 'vitest'
import { dailyGlucose, dailyPressure } from './daily-series.ts'

const at = '2026-11-21T10:00:00.000Z'

it('draws the average of a day at noon of Lusaka', () => {
  const days = [{ day: '2026-11-21', count: 2, systolic: 128, diastolic: 82 }]
  expect(dailyPressure(days)).toEqual([
    { label: 'Systolic', points: [{ at, value: 128 }] },
    { label: 'Diastolic', points: [{ at, value: 82 }] },
  ])
})

it('draws a day on which the meter showed no number by what it showed', () => {
  const level = { day: '2026-11-21', count: 1, value: 33.3 }
  expect(dailyGlucose([{ ...level, meter_shows: 'HI' }])).toEqual([
    { label: 'Glucose', points: [{ at, value: 33.3, word: 'HI' }] },
  ])
  expect(dailyGlucose([{ ...level, meter_shows: null }])[0]!.points).toEqual([{ at, value: 33.3 }])
})
