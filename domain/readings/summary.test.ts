import { describe, expect, it } from 'vitest'
import { summaryOfBloodPressure, summaryOfGlucose, trendPeriods } from './summary.ts'

const pressure = (systolic: number, diastolic: number) => ({
  count: 12,
  average: { systolic, diastolic },
})
const sugar = (average: number, unit: 'mg/dL' | 'mmol/L' = 'mmol/L') => ({
  count: 12,
  average,
  unit,
})
const none = { count: 0, average: null }
const few = { count: 2, average: null }

describe('the sentence above a trend', () => {
  it.each([
    [pressure(126, 80), 'Average 128/83, upper number 2 higher than the month before.'],
    [pressure(131, 83), 'Average 128/83, upper number 3 lower than the month before.'],
    [pressure(128, 90), 'Average 128/83, upper number the same as the month before.'],
    [none, 'Average 128/83, no readings in the month before.'],
    [few, 'Average 128/83, too few readings in the month before to compare.'],
  ])('compares a blood pressure with %o', (before, sentence) => {
    expect(summaryOfBloodPressure(pressure(128, 83), before, 'month')).toBe(sentence)
  })

  it.each([
    [sugar(7.5), 'Average 7.2 mmol/L, 0.3 lower than the week before.'],
    [sugar(7), 'Average 7.2 mmol/L, 0.2 higher than the week before.'],
    [sugar(7.2), 'Average 7.2 mmol/L, the same as the week before.'],
    [sugar(130, 'mg/dL'), 'Average 7.2 mmol/L, the same as the week before.'],
    [{ ...none, unit: 'mmol/L' as const }, 'Average 7.2 mmol/L, no readings in the week before.'],
  ])('compares a glucose with %o, in one unit', (before, sentence) => {
    expect(summaryOfGlucose(sugar(7.2), before, 'week')).toBe(sentence)
  })

  it('gives no average of one or two readings', () => {
    expect(summaryOfBloodPressure({ count: 1, average: null }, none, 'week')).toBe(
      '1 reading, too few for an average. It takes 3.',
    )
    expect(summaryOfGlucose({ ...few, unit: 'mg/dL' }, sugar(7), 'week')).toBe(
      '2 readings, too few for an average. It takes 3.',
    )
  })

  it('has at most 20 words in every period', () => {
    for (const { name } of trendPeriods)
      for (const before of [none, few, pressure(120, 80)])
        expect(
          summaryOfBloodPressure(pressure(128, 83), before, name).split(' ').length,
        ).toBeLessThanOrEqual(20)
  })
})
